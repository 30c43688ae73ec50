"""Games of computers against each other: seats changed on each deal, and what they prove."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec

from highway3d.players.contestants import Contestant, NoMove
from highway3d.players.process import Trouble
from highway3d.players.statistics import Sprt, Verdict, wilson
from highway3d.table.foreign import quoted
from highway3d.table.game import Game, IllegalMove, NotationError, Outcome, TableEnd
from highway3d.table.seating import PROGRAM, Player, default_players
from highway3d.table.session import Session
from highway3d.table.thinking import AT_THE_TABLE

SIDES = "AB"


@dataclass(frozen=True, slots=True)
class Match:
    """What is played, how often, and where an endless game is cut."""

    game: Game
    options: Any
    players: int
    games: int
    seed: int = 0
    turns: int = 600
    sprt: Sprt | None = None

    def seatings(self) -> list[str]:
        """Who sits where in the games on one deal, as ``"AB"``; each place is A's once.

        Where two sides play, A and B are these; otherwise A is alone against several B.
        """
        rules = self.game.rules
        state = rules.new(self.options, self.players, self.seed)
        others = set(rules.forfeit(state, 0, TableEnd.RESIGNED).winners)
        with_first = [seat not in others for seat in range(self.players)]
        second = min(others)
        is_two_sided = all(
            (seat in rules.forfeit(state, second, TableEnd.RESIGNED).winners) == mine
            for seat, mine in enumerate(with_first)
        )
        if is_two_sided:
            first = "".join(SIDES[not mine] for mine in with_first)
            return [first, first.translate(str.maketrans("AB", "BA"))]
        seats = range(self.players)
        return ["".join(SIDES[seat != alone] for seat in seats) for alone in seats]


@dataclass(slots=True)
class Played:
    """One game: who sat where, how it ended, and how long each thought."""

    number: int
    seed: int
    seating: str
    moves: int = 0
    seconds: dict[str, list[float]] = field(default_factory=lambda: {side: [] for side in SIDES})
    outcome: Outcome | None = None
    loser: str = ""
    """The side that lost by a fault of its own, else empty."""
    trouble: Trouble | None = None
    detail: str = ""

    @property
    def winner(self) -> str:
        """The side that has won; ``draw``, or ``unfinished`` where the game was cut."""
        if self.outcome is None:
            return "unfinished"
        if not self.outcome.winners:
            return "draw"
        return self.seating[self.outcome.winners[0]]

    @property
    def score(self) -> float:
        """What A has of the game, 0 to 1."""
        return {"A": 1.0, "B": 0.0}.get(self.winner, 0.5)

    def told(self) -> dict[str, Any]:
        """The line of this game."""
        reason = self.trouble or (self.outcome.reason if self.outcome else "CUT")
        line: dict[str, Any] = {
            "game": self.number,
            "seed": self.seed,
            "seats": list(self.seating),
            "winner": self.winner,
            "reason": str(reason),
            "moves": self.moves,
            "seconds": {side: spent(times) for side, times in self.seconds.items()},
        }
        if self.trouble is not None:
            line |= {"loser": self.loser, "detail": self.detail}
        return line


def play(
    match: Match,
    contestants: Mapping[str, Contestant],
    names: Mapping[str, str],
    now: Callable[[], float] = time.monotonic,
) -> Iterator[tuple[Played, Session]]:
    """Plays the games one after the other; a round on one deal is always played to its end."""
    seatings = match.seatings()
    pairs: list[float] = []
    for number in range(0, match.games, len(seatings)):
        deal = match.seed + number // len(seatings)
        scores = []
        for place, seating in enumerate(seatings):
            seats = [_seated(player) for player in default_players([names[s] for s in seating])]
            session = Session.new(match.game, match.options, seats, deal)
            played = Played(number + place + 1, deal, seating)
            _play_one(match, played, session, contestants, now)
            scores.append(played.score)
            yield played, session
        pairs.append(sum(scores) / len(scores))
        if match.sprt and match.sprt.verdict(pairs) is not Verdict.OPEN:
            return


def _seated(player: Player) -> Player:
    """The player as a saved game knows a computer."""
    is_known = player.name in AT_THE_TABLE or player.name.startswith(PROGRAM)
    return msgspec.structs.replace(player, computer=player.name) if is_known else player


def _play_one(
    match: Match,
    played: Played,
    session: Session,
    contestants: Mapping[str, Contestant],
    now: Callable[[], float],
) -> None:
    chance = Random(f"thinking {match.seed} {played.number}")
    thought = 0.0
    while session.outcome is None and session.live.number < match.turns:
        seat = session.to_act
        side = played.seating[seat]
        session.check_time(thought)
        begun = now()
        try:
            text = contestants[side].move(session.state, seat, chance.getrandbits(31))
            played.seconds[side].append(now() - begun)
            thought += played.seconds[side][-1]
            session.play(match.game.rules.parse(text), thought)
        except NoMove as error:
            played.trouble, played.detail = error.trouble, str(error)
        except (NotationError, IllegalMove) as error:
            played.trouble, played.detail = Trouble.ILLEGAL, f"{quoted(text)}: {error}"
        if played.trouble is not None:  # who fails has lost; the record tells it as resigning
            session.resign(thought, seat)
            played.loser = side
    played.moves, played.outcome = session.live.number, session.outcome


class Tally:
    """What all games so far come to."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._games: list[Played] = []

    def add(self, played: Played) -> None:
        """Counts one more game."""
        self._games.append(played)

    def told(self, names: Mapping[str, str]) -> dict[str, Any]:
        """The last line: how often A has won, how sure that is, seat by seat."""
        ends = Counter(played.winner for played in self._games)
        decided = ends["A"] + ends["B"]
        interval = wilson(ends["A"], decided)
        times = {side: self._times(side) for side in SIDES}
        line = {
            "summary": dict(names),
            "games": len(self._games),
            "wins": ends["A"],
            "losses": ends["B"],
            "draws": ends["draw"],
            "unfinished": ends["unfinished"],
            "rate": round(ends["A"] / decided, 4) if decided else None,
            "interval": [round(end, 4) for end in interval],
            "par": round(1 / len(self._match.seatings()), 4),
            "seats": self._by_seat(),
            "faults": {side: self._faults(side) for side in SIDES},
            "seconds": {side: spent(spans) for side, spans in times.items()},
        }
        if self._match.sprt:
            line["sprt"] = self._sprt(self._match.sprt)
        return line

    def _times(self, side: str) -> list[float]:
        return [span for played in self._games for span in played.seconds[side]]

    def _by_seat(self) -> list[dict[str, int]]:
        """For each seat A's games and wins there, and what whoever sat there has won."""
        return [
            {
                "games": sum(played.seating[seat] == "A" for played in self._games),
                "wins": sum(played.seating[seat] == "A" == played.winner for played in self._games),
                "of_all": sum(
                    played.outcome is not None and seat in played.outcome.winners
                    for played in self._games
                ),
            }
            for seat in range(self._match.players)
        ]

    def _faults(self, side: str) -> dict[str, int]:
        return dict(
            Counter(
                str(played.trouble)
                for played in self._games
                if played.trouble is not None and played.loser == side
            )
        )

    def _sprt(self, sprt: Sprt) -> dict[str, Any]:
        scores = [played.score for played in self._games]
        pairs = [sum(pair) / 2 for pair in zip(scores[::2], scores[1::2], strict=False)]
        return {
            "elo": [sprt.elo0, sprt.elo1],
            "ratio": round(sprt.ratio(pairs), 3),
            "verdict": str(sprt.verdict(pairs)),
        }


def spent(spans: list[float]) -> dict[str, float]:
    """Median and 95th percentile of seconds a move."""
    if not spans:
        return {"median": 0.0, "p95": 0.0}
    high = quantiles(spans, n=20, method="inclusive")[-1] if len(spans) > 1 else spans[0]
    return {"median": round(median(spans), 4), "p95": round(high, 4)}
