"""The solo table: Automa cards, levels and challenges from data, and the terms that hold in one solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from rules.engine.agenda import Node
from rules.engine.catalog import EffectFault, Folder, load, located, nearest
from rules.engine.effect import Measure, Test
from rules.engine.reason import Reason
from rules.viticulture.components import Components
from rules.viticulture.options import Options
from rules.viticulture.spaces import Spaces
from rules.viticulture.state import SEASONS

Colour = Literal["green", "yellow", "red", "blue"]
Key = tuple[str, str | int, bool]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Band(_Strict, frozen=True):
    """One band of an Automa card: the action on which a worker is placed, unless it belongs to Tuscany."""

    colour: Colour
    action: str
    tuscany: bool = False


class AutomaCard(_Strict, frozen=True):
    """An Automa card with its bands from top to bottom."""

    id: str
    bands: list[Band]


class Level(_Strict, frozen=True):
    """A level of difficulty: years, the Automa's vp, workers to be placed at least in a season, a head start."""

    id: str
    years: int
    vp: int
    least: int = 0
    free_years: list[int] = []
    setup: Any = None


class Aggressive(_Strict, frozen=True):
    """The aggressive variant: the levels that offer it, and the Automa's vp in each year."""

    levels: list[str]
    targets: list[int]


class Automa(_Strict, frozen=True):
    """All of automa.yaml."""

    seasons: dict[Literal["summer", "winter"], list[Colour]]
    workers: int
    no_moving_to_rows: list[int]
    levels: list[Level]
    aggressive: Aggressive
    cards: list[AutomaCard]


class Tweak(_Strict, frozen=True):
    """The rules that a challenge changes; the first word of each is what holds without it."""

    mama: Literal["dealt", "none"] = "dealt"
    mama_with_order: Literal["kept", "may_redraw"] = "kept"
    vine_deck: Literal["as_dealt", "reshuffle_after_setup"] = "as_dealt"
    regular_workers: int = 0
    spaces: str = ""
    bonus_tokens: Literal["usable", "unusable"] = "usable"
    years: int = 0
    wake_up_rows: Literal["with_token", "any"] = "with_token"
    points: Literal["scored", "none_in_play"] = "scored"
    vp_costs: Literal["payable", "barred"] = "payable"
    aggressive: Literal["allowed", "skip"] = "allowed"
    forbidden: Literal["", "fill_order"] = ""


class Must(_Strict, frozen=True, rename={"test": "if"}):
    """What must be true at the end of a year."""

    year: int
    test: dict[str, Any]


class Challenge(_Strict, frozen=True):
    """A challenge of the campaign."""

    id: str
    rules: Tweak = Tweak()
    setup: Any = None
    end: Any = None
    action: dict[str, Any] = {}
    must: Must | None = None
    because: dict[str, str] = {}


class _Campaign(_Strict, frozen=True):
    challenges: list[Challenge]


PLAIN = Challenge("")
"""No challenge: nothing is changed."""


class Terms(msgspec.Struct, frozen=True):
    """What holds in one solo game: its level with its challenge and variant.

    ``targets`` are the Automa's vp year by year in the aggressive variant, else empty. ``open`` are the open spaces
    of each action. ``setup`` are done between mama and papa, ``end`` when the game is scored. ``must`` is (year,
    measure, test).
    """

    level: Level
    challenge: Challenge
    years: int
    vp: int
    targets: tuple[int, ...]
    places: tuple[int, ...]
    open: tuple[tuple[int, ...], ...]
    regulars: int
    setup: tuple[Node, ...]
    end: Node | None
    must: tuple[int, Measure, Test] | None = None

    @property
    def rules(self) -> Tweak:
        """What the challenge changes."""
        return self.challenge.rules

    def automa_vp(self, year: int) -> int:
        """Where the Automa's cork stands in this year (V-SOLO-03, V-AGGR-02, V-EDGE-140)."""
        return self.targets[min(max(year, 1), len(self.targets)) - 1] if self.targets else self.vp

    def barred(self, word: str, thing: str = "", have: int = 0) -> Reason:
        """The reason that the challenge forbids it, with the rule behind this word of its data."""
        need = self.regulars if word == "regular_workers" else 0
        return Reason("forbidden_by_challenge", need, have, thing, self.challenge.because.get(word, "V-CAMP-04"))

    def any_row(self, year: int) -> bool:
        """Whether rows without a token may be chosen too (V-SOLO-DIFF-VEASY-01, V-CAMP-CH5-01)."""
        return self.rules.wake_up_rows == "any" or year in self.level.free_years

    def brings_token(self, year: int) -> bool:
        """Whether a row without a token brings one all the same."""
        return self.rules.wake_up_rows != "any" and year in self.level.free_years


class SoloTable:
    """Everything that only the solo game has: its data, and the terms of every game that can be played alone.

    ``placings`` gives for each season and card the actions on which the Automa's workers go; ``useless`` are the
    visitors with which nothing happens at a table of one (V-SOLO-06). Raises DataFault.
    """

    def __init__(self, components: Components, spaces: Spaces, folder: Folder) -> None:
        self.file = folder / "automa.yaml"
        self.campaign_file = folder / "campaign.yaml"
        self.automa = load(self.file, Automa)
        self.challenges = load(self.campaign_file, _Campaign).challenges
        self.cards = self.automa.cards
        self.number = {card.id: i for i, card in enumerate(self.cards)}
        self.placings = tuple(
            tuple(self._placed(spaces.actions, i, season) for i in range(len(self.cards)))
            if season in self.automa.seasons
            else ()
            for season in SEASONS
        )
        self.useless: tuple[int, ...] = ()
        self.mamas_with_orders = frozenset(i for i, mama in enumerate(components.mamas) if _draws(mama.effect, "order"))
        self._terms: Mapping[Key, Terms] = {}

    def complete(self, useless: tuple[int, ...], terms: Mapping[Key, Terms]) -> None:
        """Take in what is known only when all effects are compiled."""
        self.useless, self._terms = useless, terms

    def terms(self, options: Options) -> Terms:
        """What holds in a game with these options."""
        return self._terms[(options.level, options.challenge, options.aggressive)]

    def check(self, options: Options) -> None:
        """Raises ValueError with a sentence where options do not go together in a solo game."""
        if options.setup != "standard":
            raise ValueError("the setup 'advanced' is for 2 to 6 players; leave it out in a solo game")
        levels = self.automa.aggressive.levels
        if options.aggressive and options.level not in levels:
            raise ValueError(f"the aggressive variant is for the levels {', '.join(levels)}, not for {options.level}")
        if options.challenge == "none":
            return
        if options.challenge > len(self.challenges):
            raise ValueError(f"there is no challenge {options.challenge}; they are 1 to {len(self.challenges)}")
        if options.level != "normal":
            raise ValueError(f"challenges are played at level normal, not {options.level}")
        if (options.level, options.challenge, options.aggressive) not in self._terms:
            raise ValueError(f"challenge {options.challenge} is left out in an aggressive campaign")

    def _placed(self, actions: tuple[str, ...], card: int, season: str) -> tuple[int, ...]:
        """The actions of a card in a season of the base game, in the order of its bands (V-SOLO-11)."""
        found = []
        for i, band in enumerate(self.cards[card].bands):
            if band.tuscany or band.colour not in self.automa.seasons[season]:  # type: ignore[index]
                continue
            if band.action not in actions:
                cure = nearest(band.action, actions)
                raise located(self.file, EffectFault(("cards", card, "bands", i), f"'{band.action}': {cure}"))
            found.append(actions.index(band.action))
        return tuple(found)


def _draws(effect: Any, thing: str) -> bool:
    """Whether this effect draws such cards anywhere."""
    if isinstance(effect, list):
        return any(_draws(part, thing) for part in effect)
    if not isinstance(effect, dict):
        return False
    return thing in effect.get("draw", ()) or any(_draws(part, thing) for part in effect.values())
