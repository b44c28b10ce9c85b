"""The games of a campaign, and what they make of its progress by the cards with which it was begun."""

from __future__ import annotations

from datetime import datetime
from functools import reduce
from typing import Literal

import msgspec

from game.store import editions, records
from game.text.messages import say
from rules.engine.game import Game
from rules.viticulture.rules import Viticulture
from rules.viticulture.scoring import SoloResult
from rules.viticulture.solo import campaign
from rules.viticulture.solo.campaign import Campaign, CampaignFault


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that counted: its number, challenge, result, points on both sides, its last year, and the day.

    ``given_up`` is one that was not played to its end; whatever becomes of it later counts no more.
    """

    game: str
    challenge: int
    result: Literal["win", "draw", "loss"]
    vp: int
    automa_vp: int
    year: int
    day: str
    given_up: bool = False


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that is being played: its number and the name of its file among the saved games."""

    game: str
    file: str


class OtherCards(CampaignFault):
    """The campaign was begun with other challenges, of which no copy is kept. It is left as it is."""


def rules(data: str) -> Viticulture:
    """The rules with the cards with which a campaign was begun, else those of the program. Raises OtherCards.

    ``data`` is the digest of those cards, empty for a campaign from before they were kept.
    """
    own = records.viticulture()
    if data in ("", own.data_digest):
        return own
    try:
        kept = editions.rules_of(Viticulture.name, data)
    except editions.BadEdition as fault:
        raise OtherCards(str(fault)) from None
    return kept if isinstance(kept, Viticulture) else own


def played(number: str, ended: SoloResult, game: Game) -> Played:
    """The game of this number that has ended so."""
    year, _ = game.moment_at(game.made)
    vp = ended.standings[0][0]
    result: Literal["win", "draw", "loss"] = "win" if ended.passed else "draw" if ended.result == "draw" else "loss"
    return Played(number, ended.challenge, result, vp, ended.automa_vp, year, today())


def today() -> str:
    """The day that is written beside a game: year, month, day."""
    return f"{datetime.now():%Y-%m-%d}"


def after(progress: Campaign, games: tuple[Played, ...], data: str = "") -> Campaign:
    """The progress of a campaign like this one after these games. Raises CampaignFault where they do not follow."""
    solo = rules(data).solo
    fresh = campaign.begin(progress.name, solo, progress.aggressive, progress.draw_counts_as_loss)
    try:
        return reduce(lambda made, one: made.after(_result(one), solo), games, fresh)
    except ValueError:
        raise CampaignFault(say("campaign-fault-history")) from None


def _result(one: Played) -> SoloResult:
    won = one.result == "win"
    return SoloResult((0,) if won else (), (0,), "vp", (), one.result, one.automa_vp, one.challenge, won)
