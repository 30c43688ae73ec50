"""A proposed build in words: where, what, and what speaks for it (``player.reasons``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from highway3d.tokyo.rules.turns import Build

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from highway3d.shell.scene import Proposal
    from highway3d.shell.texts import Texts
    from highway3d.table.session import Entry
    from highway3d.table.thinking import Valued
    from highway3d.tokyo.rules.highway import Highway

PAYS: Final = ("EARNS", "EXIT")
VALUES: Final = {
    "TAKES_AWAY": ("before", "after"),
    "GIVES": ("cars",),
    "BLOCKS": ("base",),
    "LEAVES": ("cars", "base"),
    "COSTS": ("grey", "yellow"),
    "CLOSES": ("base",),
}
"""What the sentence of a fact may use, in the fact's order."""


def marked(proposal: Proposal, *, what: bool) -> list[str]:
    """The pieces to be lit up: the base, or all that the reasons name."""
    move = proposal.move
    base = [move.base] if isinstance(move, Build) else []
    if not what:
        return base
    named = [fact[1] for fact in proposal.facts if fact[0] in ("EARNS", "BLOCKS", "CLOSES")]
    named += [fact[2] for fact in proposal.facts if fact[0] == "LEAVES"]
    return [*base, *map(str, named)]


def sentences(texts: Texts, proposal: Proposal, highway: Highway) -> list[str]:
    """The base to build from, the build, then what speaks for it and against it."""
    move = proposal.move
    if isinstance(move, Build):
        where = texts("tokyo-hint-where", base=move.base)
    else:
        where = texts("tokyo-hint-nowhere")
    return [where, _what(texts, proposal), *_reasons(texts, proposal, highway)]


def reckoned(texts: Texts, entry: Entry, found: Sequence[Valued]) -> list[str]:
    """How many cars there were to be earned before a build, and how many it took."""
    if not isinstance(entry.move, Build):
        return []
    taken = len(entry.move.cars)
    there = max((sum(fact[0] in PAYS for fact in each.facts) for each in found), default=0)
    return [texts("tokyo-analysis-cars", there=max(there, taken), taken=taken)]


def _what(texts: Texts, proposal: Proposal) -> str:
    move = proposal.move
    if not isinstance(move, Build):
        return texts(f"tokyo-hint-{type(move).__name__.lower()}")
    kind = "exit" if not move.height else "junction" if move.junction else "pillar"
    return texts(f"tokyo-hint-{kind}", base=move.base, height=move.height)


def _reasons(texts: Texts, proposal: Proposal, highway: Highway) -> Iterator[str]:
    pays = [
        texts("tokyo-why-exit") if code == "EXIT"
        else texts("tokyo-why-crossing", road=names[0], relation=names[1])
        for code, *names in proposal.facts
        if code in PAYS
    ]  # fmt: skip
    won = any(fact[0] == "WINS" for fact in proposal.facts)
    if won:
        yield texts("tokyo-why-WINS")
    if pays:
        yield texts("tokyo-why-earns", cars=len(pays), where=", ".join(pays))
    for code, *values in proposal.facts:
        if code in PAYS or code == "WINS":
            continue
        said = dict(zip(VALUES.get(str(code), ()), values, strict=True))
        if "base" in said:
            said["new"] = "no" if highway.pillar(str(said["base"])) else "yes"
        yield texts(f"tokyo-why-{code}", **said)
