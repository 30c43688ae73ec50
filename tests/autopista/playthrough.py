"""A game written out turn by turn; ``python -m tests.autopista.playthrough`` writes it anew."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.autopista.greedy import best_move
from tiles2d.autopista import GAME
from tiles2d.autopista.rules.account import account
from tiles2d.autopista.rules.movement import legal_moves
from tiles2d.autopista.rules.notation import format_move
from tiles2d.autopista.rules.options import Options
from tiles2d.autopista.rules.pieces import PIECES

FILE = Path(__file__).with_name("playthrough.txt")
SEED = 83


def lines(seed=SEED, player=best_move):
    """Every turn: the number of legal moves, the move, who left, the score, the pieces."""
    rules, chance = GAME.rules, Random(seed)
    state = rules.new(Options(), 2, seed)
    while state.end is None:
        count = len(legal_moves(state))
        move = rules.resolve(state, player(state, chance))
        played = account(state, move)
        gone = " ".join(f"{PIECES[piece]}:{cause}" for piece, cause in played.removed)
        state = rules.apply(state, move)
        poses = " ".join(map(state.board.pose_text, state.pieces))
        score = "-".join(map(str, state.score))
        yield f"{state.ply:3} {count:2} {format_move(move):32} {score:5} {poses} {gone}".rstrip()
    yield f"winners {state.end.winners} {state.end.reason}"


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
