"""The Automa at a table of one: where its panel and its things lie, and what the panel shows of a view."""

from __future__ import annotations

from collections.abc import Iterator

from game.art import signs
from game.art.automa import AutomaLook, BandLook, Parts, parts
from game.art.kit.boxes import Box
from game.text.messages import say
from game.text.names import card_name, space_name
from game.text.solo_text import bands, challenge_name, challenge_sentences, season_of
from game.text.wording import raised
from game.viticulture.actions import actions_of
from rules.engine.choice import Ref
from rules.viticulture.view import AutomaView, SeatView, View

SEAT, KIND = -1, "automa"
"""How an Automa worker stands in a view: as a seat and a kind of worker."""
TOKEN = Ref("token", "own")
"""The player's bonus action tokens."""
PANEL = Ref("automa", "panel")


def where(panel: Box, challenge: int) -> Parts:
    """The parts of the Automa's panel in a box."""
    return parts(panel, bool(challenge))


def things(automa: AutomaView, panel: Box) -> Iterator[tuple[Ref, Box]]:
    """What can be pointed at on the Automa's panel in a box, from below to above."""
    lie = where(panel, automa.challenge)
    yield PANEL, lie.frame
    if automa.shown:
        yield Ref("automa_card", automa.shown[-1]), lie.card
    yield TOKEN, lie.tokens


def placed(view: View) -> tuple[str, ...]:
    """The actions of the present season on which Automa workers stand."""
    spaces = (space for space, stands in view.occupied.items() if (SEAT, KIND) in stands)
    actions = [space.partition(".")[0] for space in spaces]
    return tuple(action for action in actions_of(view.season) if action in actions)


def first_row(view: View) -> str:
    """The word on the first row; alone there is nobody before whom one could act."""
    return say("table-wake-up-first") if view.automa is None else ""


def is_first(view: View, own: SeatView) -> bool:
    """Whether a seat is the first player; alone there is none (V-SOLO-17)."""
    return view.automa is None and own.seat == view.first_player


def look(view: View, automa: AutomaView, colour: str) -> AutomaLook:
    """What the panel shows, at a table where somebody has this colour."""
    standing = placed(view)
    number = automa.challenge
    rules = " ".join(challenge_sentences(number)) if number else ""
    challenge = (f"campaign{number}", challenge_name(number), rules) if number else ("", "", "")
    return AutomaLook(
        name=say("table-automa"),
        level="" if number else level_words(automa.level, automa.aggressive),
        points=automa.vp,
        at_end=automa.vp_at_end,
        season=view.season,
        card=raised(card_name(automa.shown[-1])) if automa.shown else "",
        bands=_bands(automa.shown[-1], view.season) if automa.shown else (),
        more=say("table-automa-more", count=len(automa.shown) - 1) if len(automa.shown) > 1 else "",
        deck=say("table-automa-deck", left=automa.deck),
        placed=tuple(signs.ACTIONS[action] for action in standing),
        placed_words=say("table-automa-workers", left=automa.workers),
        left=automa.workers,
        tokens=automa.tokens,
        tokens_words=say("table-automa-tokens"),
        usable=automa.may_spend or not automa.tokens,
        colour=colour,
        challenge=challenge,
        empty=say("table-automa-none", season=view.season),
    )


def level_words(level: str, aggressive: bool) -> str:
    """The level of a solo game with its variant."""
    return say("table-automa-level", level=say(f"level-{level}"), aggressive="yes" if aggressive else "no")


def _bands(card: str, season: str) -> tuple[BandLook, ...]:
    found = []
    for band in bands(card):
        if not band.counts:
            found.append(BandLook(band.colour, "", say("table-automa-foreign"), "never"))
            continue
        counts = "now" if season_of(band.colour) == season else "later"
        found.append(BandLook(band.colour, signs.ACTIONS[band.action], space_name(band.action), counts))
    return tuple(found)
