"""A second opinion: Autopista once more, slowly, on the words of the rules and nothing else.

It shares no code with ``tiles2d.autopista``: cells are ``(column, row)``, a piece on the board is
``(cell, direction)``, moves are texts and chance is ``random.Random`` itself.
"""

from __future__ import annotations

from itertools import product

PIECES = ["A1", "A2", "B1", "B2"]
AHEAD = {"U": (0, 1), "R": (1, 0), "D": (0, -1), "L": (-1, 0)}
SIDES = {"U": "LR", "D": "LR", "L": "UD", "R": "UD"}
BACK = {"U": "D", "D": "U", "L": "R", "R": "L"}
DEFAULTS = {
    "target": 10, "flag_points": 2, "coin_points": 1, "coin_prob": 0.15, "coin_max": 2,
    "edge_turn": "optional", "pushed_turn": "mover", "chain": "unlimited", "no_move": "withdraw",
    "removal": "simultaneous", "two_on_one": "adjacent", "headon_tie": "both", "initial": "off",
    "flag_mode": "piece", "max_turns": 0,
}  # fmt: skip


def cell_of(name):
    return "abcdefghijklmnopqrstuvwxyz".index(name[0]), int(name[1:]) - 1


def name_of(cell):
    return "abcdefghijklmnopqrstuvwxyz"[cell[0]] + str(cell[1] + 1)


class Plain:
    def __init__(self, board, options=None):
        self.opt = DEFAULTS | (options or {})
        self.rows = board["rows"][::-1]
        self.width, self.height = len(self.rows[0]), len(self.rows)
        self.start = dict(zip(PIECES, map(cell_of, board["starts"]), strict=True))
        self.flag = dict(zip(PIECES, map(cell_of, board["flags"]), strict=True))
        if self.opt["flag_mode"] == "player":
            self.flag |= {"A2": self.flag["A1"], "B2": self.flag["B1"]}
        self.coin_cells = self._coin_cells()

    # The board

    def inside(self, cell):
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def next(self, cell, way):
        return cell[0] + AHEAD[way][0], cell[1] + AHEAD[way][1]

    def out(self, cell, way):
        return not self.inside(self.next(cell, way))

    def cells_ahead(self, cell, way):
        count = 0
        while not self.out(cell, way):
            cell = self.next(cell, way)
            count += 1
        return count

    def is_corner(self, cell):
        return cell[0] in (0, self.width - 1) and cell[1] in (0, self.height - 1)

    def turns(self, cell, way, pushed):
        if self.is_corner(cell):
            return [side for side in SIDES[way] if not self.out(cell, side)]
        kind = self.opt["pushed_turn"] if pushed else "mover"
        if kind == "none" or (kind == "forced" and not self.out(cell, way)):
            return [way]
        if self.rows[cell[1]][cell[0]] == "+":
            return [turn for turn in "URDL" if not self.out(cell, turn)]
        if self.out(cell, way):
            stay = [] if pushed or self.opt["edge_turn"] == "mandatory" else [way]
            return stay + list(SIDES[way])
        return [way]

    def _coin_cells(self):
        seen = set()
        todo = [
            (piece, self.start[piece], way)
            for piece in PIECES
            for way in "URDL"
            if not self.out(self.start[piece], way)
        ]
        while todo:
            piece, cell, way = todo.pop()
            if (piece, cell, way) in seen:
                continue
            seen.add((piece, cell, way))
            if cell == self.flag[piece] or self.out(cell, way):
                continue
            there = self.next(cell, way)
            todo += [(piece, there, turn) for turn in self.turns(there, way, False)]
        reached = {cell for _, cell, _ in seen}
        closed = {*self.start.values(), *self.flag.values()}
        return sorted(reached - closed, key=lambda cell: (cell[1], cell[0]))

    # Moves

    def first(self):
        pieces = dict.fromkeys(PIECES)
        if self.opt["initial"] == "on":
            pieces = {p: (self.start[p], "U" if p[0] == "A" else "D") for p in PIECES}
        return {
            "turn": "A", "score": {"A": 0, "B": 0}, "coins": set(), "pieces": pieces,
            "passes": 0, "ply": 0, "winner": None,
        }  # fmt: skip

    def chain(self, pieces, piece):
        """The pieces that move, rear first, or None."""
        cell, way = pieces[piece]
        there = self.next(cell, way)
        if not self.inside(there):
            return None
        for other, at in pieces.items():
            if at and at[0] == there:
                if at[1] != way:
                    return None
                rest = self.chain(pieces, other)
                if rest is None or (self.opt["chain"] == "two" and len(rest) > 1):
                    return None
                return [piece, *rest]
        return [piece]

    def moved(self, pos, chain):
        """After moving and collecting: pieces, score, coins, those still standing, the winner."""
        pieces, score, coins = dict(pos["pieces"]), dict(pos["score"]), set(pos["coins"])
        for piece in chain:
            pieces[piece] = (self.next(*pieces[piece]), pieces[piece][1])
        standing = []
        for piece in chain:
            standing.append(piece)
            if pieces[piece][0] in coins:
                coins.remove(pieces[piece][0])
                score[piece[0]] += self.opt["coin_points"]
            if pieces[piece][0] == self.flag[piece]:
                score[piece[0]] += self.opt["flag_points"]
                pieces[piece] = None
                standing.remove(piece)
            if score[piece[0]] >= self.opt["target"]:
                return pieces, score, coins, [], piece[0]
        return pieces, score, coins, standing, None

    def legal(self, pos):
        if pos["winner"]:
            return []
        mine = [piece for piece in PIECES if piece[0] == pos["turn"]]
        texts = []
        for piece in mine:
            if pos["pieces"][piece] is None:
                ways = [way for way in "URDL" if not self.out(self.start[piece], way)]
                texts += [f"{piece} enter {way}" for way in ways]
            elif chain := self.chain(pos["pieces"], piece):
                pieces, _, _, standing, _ = self.moved(pos, chain)
                ways = [self.turns(*pieces[p], p != piece) for p in standing]
                for chosen in product(*ways):
                    words = [f"{p}={way}" for p, way in zip(standing, chosen, strict=True)]
                    texts.append(" ".join([piece, "step", *words]))
        if not texts and self.opt["no_move"] == "withdraw":
            texts = [f"{piece} withdraw" for piece in mine]
        return sorted(texts)

    # A turn

    def play(self, pos, text, rng=None):
        """The position after a legal move or a forced pass, and ``[[piece, cause], ...]``."""
        if text == "pass":
            return self._pass(pos, rng), []
        piece, verb, *words = text.split()
        pos = dict(pos, pieces=dict(pos["pieces"]))
        removed = []
        if verb == "withdraw":
            pos["pieces"][piece] = None
            return self._close(pos, rng, 0), []
        if verb == "enter":
            for other, at in pos["pieces"].items():
                if at and at[0] == self.start[piece]:
                    cause = "displaced-own" if other[0] == piece[0] else "displaced-opp"
                    removed.append([other, cause])
                    pos["pieces"][other] = None
            pos["pieces"][piece] = (self.start[piece], words[0])
            if self.start[piece] in pos["coins"]:
                pos["coins"] = pos["coins"] - {self.start[piece]}
                points = pos["score"][piece[0]] + self.opt["coin_points"]
                pos["score"] = pos["score"] | {piece[0]: points}
                if points >= self.opt["target"]:
                    return dict(pos, winner=piece[0]), removed
        else:
            chain = self.chain(pos["pieces"], piece)
            pieces, score, coins, _, winner = self.moved(pos, chain)
            pos |= {"pieces": pieces, "score": score, "coins": coins, "winner": winner}
            if winner:
                return pos, removed
            for word in words:
                name, way = word.split("=")
                pieces[name] = (pieces[name][0], way)
        left = self.removed(pos["pieces"], pos["score"], pos["turn"])
        for name, _ in left:
            pos["pieces"][name] = None
        return self._close(pos, rng, 0), removed + left

    def _pass(self, pos, rng):
        other = "AB".replace(pos["turn"], "")
        if self.opt["no_move"] == "lose":
            return dict(pos, winner=other)
        if pos["passes"] == 1:
            return dict(pos, winner=self.richer(pos["score"]) or "draw", passes=2)
        return self._close(pos, rng, pos["passes"] + 1)

    def _close(self, pos, rng, passes):
        coins = set(pos["coins"])
        has_room = len(coins) < self.opt["coin_max"] and self.opt["coin_prob"] > 0
        if rng and has_room and rng.random() < self.opt["coin_prob"]:
            taken = {at[0] for at in pos["pieces"].values() if at} | coins
            cells = [cell for cell in self.coin_cells if cell not in taken]
            if cells:
                coins.add(cells[rng.randrange(len(cells))])
        pos = dict(pos, coins=coins, passes=passes, ply=pos["ply"] + 1)
        if pos["ply"] == self.opt["max_turns"]:
            return dict(pos, winner=self.richer(pos["score"]) or "draw")
        return dict(pos, turn="AB".replace(pos["turn"], ""))

    @staticmethod
    def richer(score):
        if score["A"] == score["B"]:
            return None
        return max("AB", key=score.get)

    # Removals

    def removed(self, pieces, score, turn):
        if self.opt["removal"] == "simultaneous":
            return self.head_on(pieces, score, turn) + self.two_on_one(pieces) + self.wheel(pieces)
        found = []
        for rule in (lambda on: self.head_on(on, score, turn), self.two_on_one, self.wheel):
            names = [name for name, _ in found]
            found += rule({p: None if p in names else at for p, at in pieces.items()})
        return found

    def pointed(self, pieces, far=False):
        """Which piece each piece points at."""
        result = {}
        for piece, at in pieces.items():
            if not at:
                continue
            cell = self.next(*at)
            while self.inside(cell):
                there = [p for p, place in pieces.items() if place and place[0] == cell]
                if there:
                    result[piece] = there[0]
                if there or not far:
                    break
                cell = self.next(cell, at[1])
        return result

    def head_on(self, pieces, score, turn):
        at = self.pointed(pieces)
        found = []
        for one in PIECES:
            other = at.get(one)
            if other is None or other < one or at.get(other) != one:
                continue
            rich = self.richer(score)
            near = {p: self.cells_ahead(*pieces[p]) for p in (one, other)}
            if one[0] != other[0] and rich:
                found.append([one if one[0] == rich else other, "headon-points"])
            elif near[one] != near[other]:
                cause = "headon-own" if one[0] == other[0] else "headon-dist"
                found.append([max(near, key=near.get), cause])
            elif one[0] == other[0]:
                found += [[one, "headon-own-tie"], [other, "headon-own-tie"]]
            else:
                tie = self.opt["headon_tie"]
                for piece in (one, other):
                    if tie == "both" or (tie == "mover") == (piece[0] == turn):
                        found.append([piece, "headon-dist-tie"])
        return found

    def two_on_one(self, pieces):
        at = list(self.pointed(pieces, self.opt["two_on_one"] == "line").values())
        return [[piece, "two-on-one"] for piece in PIECES if at.count(piece) >= 2]

    def wheel(self, pieces):
        if None in pieces.values():
            return []
        cells = [at[0] for at in pieces.values()]
        left, low = min(c[0] for c in cells), min(c[1] for c in cells)
        square = [(left, low), (left + 1, low), (left + 1, low + 1), (left, low + 1)]
        for ring in (square, square[::-1]):
            after = dict(zip(ring, ring[1:] + ring[:1], strict=True))
            if all(after.get(at[0]) == self.next(*at) for at in pieces.values()):
                return [[piece, "four-cycle"] for piece in PIECES]
        return []
