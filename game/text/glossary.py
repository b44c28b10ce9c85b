"""The words of the game that have an entry of their own, and where they stand in a text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from game.text.messages import language_in_use, say

TERMS = {
    "viticulture": (
        "worker", "grande", "temporary", "train", "retrieve", "rooster", "pass", "action", "bonus",
        "points", "residual", "field", "vine", "value", "plant", "uproot", "harvest", "grape", "crush_pad",
        "wine", "blush", "sparkling", "cellar", "slot", "age", "order", "visitor", "draw", "discard", "structure",
        "trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room", "tour", "automa",
        "bonus_token",
    ),
    "vino": (
        "vino_private", "vino_government", "vino_marker", "vino_variety", "vino_tile", "vino_bottle", "vino_barrel",
        "vino_cellar", "vino_demand", "vino_price_table", "vino_income", "vino_order", "vino_owner", "vino_newcomer",
        "vino_gift", "vino_preliminary",
    ),
}  # fmt: skip
"""The entries of each game; each has a title, a text, and the forms by which texts call it, as messages."""

MOST_TEXTS = 4000
"""Of so many texts it is remembered where terms stand in them."""


class Spot(NamedTuple):
    """A term in a text: where it begins and ends, and which it is."""

    start: int
    end: int
    term: str


def title(term: str) -> str:
    """What an entry is headed."""
    return say(f"glossary-{term.replace('_', '-')}")


def text(term: str) -> str:
    """What an entry says."""
    return say(f"glossary-{term.replace('_', '-')}-text")


def game_of(term: str) -> str:
    """The game to which an entry belongs."""
    return next(game for game, terms in TERMS.items() if term in terms)


def spots(words: str, game: str) -> tuple[Spot, ...]:
    """The terms of a game in a text, from its beginning."""
    return _spots(words, game, language_in_use())


def spots_in(lines: Sequence[str], game: str) -> tuple[tuple[Spot, ...], ...]:
    """The terms on each line of a broken text; one that goes over the end of a line has a part on both."""
    found: list[list[Spot]] = [[] for _ in lines]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    for spot in spots(" ".join(lines), game):
        for i, line in enumerate(lines):
            start, end = max(0, spot.start - starts[i]), min(len(line), spot.end - starts[i])
            if start < end:
                found[i].append(Spot(start, end, spot.term))
    return tuple(tuple(line) for line in found)


@lru_cache(MOST_TEXTS)
def _spots(words: str, game: str, code: str) -> tuple[Spot, ...]:
    pattern, terms = _forms(game, code)
    found = [(one.span(), terms.get(one[0]) or terms.get(one[0].casefold(), "")) for one in pattern.finditer(words)]
    return tuple(Spot(*span, term) for span, term in found if term)


@cache
def _forms(game: str, _code: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """A pattern of all forms of a game, and the term that each means; none for words that mean something else there.

    A form in capitals is one only so: letters such as those of "VP" may be a common word otherwise.
    """
    none = say("glossary-no-terms") if game == "viticulture" else ""
    terms = {words.strip().casefold(): "" for words in none.split(",") if words}
    terms |= {
        form if form.isupper() else form.casefold(): term
        for term in TERMS[game]
        for form in map(str.strip, say(f"glossary-{term.replace('_', '-')}-forms").split(","))
    }
    longest_first = sorted(terms, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE), terms


def terms_in(words: str, game: str) -> tuple[str, ...]:
    """The terms of a game in a text, each once, from its beginning."""
    return tuple(dict.fromkeys(spot.term for spot in spots(words, game)))
