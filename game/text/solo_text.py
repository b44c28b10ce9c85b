"""The Automa, its levels and the challenges of the campaign in words, made from their data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from game.text.calls import spoken
from game.text.describe import phrase
from game.text.messages import say
from game.text.names import joined, space_name
from game.text.printed import automa, challenges, effect


class Band(NamedTuple):
    """One band of an Automa card: its colour, the action, and whether it counts in the base game."""

    colour: str
    action: str
    counts: bool


def bands(card: str) -> tuple[Band, ...]:
    """The bands of an Automa card from top to bottom. Raises KeyError for an unknown card."""
    return tuple(
        Band(band["colour"], band["action"], not band.get("tuscany", False)) for band in automa_card(card)["bands"]
    )


def automa_card(card: str) -> Mapping[str, Any]:
    """What the data says of an Automa card. Raises KeyError for an unknown card."""
    found: Mapping[str, Any] | None = next((one for one in automa()["cards"] if one["id"] == card), None)
    if found is None:
        raise KeyError(card)
    return found


def season_of(colour: str) -> str:
    """The season in which bands of this colour count."""
    return next(str(season) for season, colours in automa()["seasons"].items() if colour in colours)


def placed_by(card: str, season: str) -> tuple[str, ...]:
    """The actions on which a card puts workers in a season."""
    colours = automa()["seasons"].get(season, ())
    return tuple(band.action for band in bands(card) if band.counts and band.colour in colours)


def automa_card_text(card: str, season: str) -> str:
    """What a card does in a season."""
    season = season if season in automa()["seasons"] else "winter"
    actions = placed_by(card, season)
    told = (
        say("table-automa-card-text", season=season, actions=joined([space_name(action) for action in actions]))
        if actions
        else say("table-automa-card-none", season=season)
    )
    return f"{told} {say('table-automa-card-other')}"


def level_text(level: str, aggressive: bool) -> str:
    """What a level is like. Raises StopIteration for an unknown one."""
    found = next(one for one in automa()["levels"] if one["id"] == level)
    start = found.get("setup", {}).get("gain", {}).get("vp", 0)
    free = found.get("free_years", [0])[0]
    targets = automa()["aggressive"]["targets"]
    told = say("level-about", years=found["years"], vp=found["vp"], start=start, least=found.get("least", 0), free=free)
    if aggressive:
        worded = ", ".join(str(target).replace("-", "\u2212") for target in targets)
        told = f"{told} {say('level-about-aggressive', targets=worded)}"
    return told


def offers_aggressive(level: str) -> bool:
    """Whether the aggressive variant is offered at a level."""
    return level in automa()["aggressive"]["levels"]


def aggressive_levels() -> str:
    """The levels that offer the aggressive variant, as a list in words."""
    return joined([say(f"level-{level}").lower() for level in automa()["aggressive"]["levels"]])


def challenge_name(number: int) -> str:
    """The name of a challenge's vineyard, 1 to 8."""
    return say(f"challenge-name-{number}")


def challenge_sentences(number: int) -> tuple[str, ...]:
    """What a challenge (from 1) changes, a sentence each."""
    return tuple(_sentences(challenges()[number - 1]))


def challenge_text(number: int) -> str:
    """What a challenge changes, and that it must be won."""
    return " ".join((*challenge_sentences(number), say("challenge-plain")))


def left_out(number: int) -> bool:
    """Whether an aggressive campaign leaves this challenge out."""
    return bool(challenges()[number - 1].get("rules", {}).get("aggressive") == "skip")


UNSAID = frozenset({("vp_costs", "payable"), ("aggressive", "skip")})
"""Words of a challenge that change nothing while it is played."""


def _sentences(challenge: Mapping[str, Any]) -> Iterator[str]:
    rules = dict(challenge.get("rules", {}))
    later = {"vine_deck": rules.pop("vine_deck")} if "vine_deck" in rules else {}
    yield from _rules(rules)
    if "setup" in challenge:
        yield say("challenge-begin", what=spoken(phrase(effect(challenge["setup"], board=True))))
    yield from _rules(later)
    for action, written in challenge.get("action", {}).items():
        yield say("challenge-action", action=space_name(action), what=spoken(phrase(effect(written, board=True))))
    if "must" in challenge:
        must = challenge["must"]
        ((measure, test),) = must["if"].items()
        what = say(f"challenge-must-{measure}", n=test["at_least"])
        yield say("challenge-must", year=must["year"], what=what)
    if "end" in challenge:
        yield say("challenge-end", what=spoken(phrase(effect(challenge["end"], board=True))))


def _rules(rules: Mapping[str, Any]) -> Iterator[str]:
    for word, value in rules.items():
        if isinstance(value, int):
            yield say(f"challenge-{word}", n=value)
        elif (word, value) not in UNSAID:
            yield say(f"challenge-{word}-{value}")
