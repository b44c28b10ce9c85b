"""How a game of Vino is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args, get_type_hints

from game.play.setup import ADVISING, REWINDING, Agreement, Setup, may_advise, may_rewind
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import LastTable, Settings
from rules.engine.rules import Rules
from rules.players.opponent import Opponent
from rules.vino.options import Options
from rules.vino.rules import Vino

SHOWN = "money_shown"
"""The option that every table would want to settle."""
MORE = ("first_order", "negative_sale", "preliminary_gift")


class VinoSetup(Setup):
    """Three to five seats and what is left open by the rules."""

    def __init__(self) -> None:
        super().__init__(Vino.name, 3, 5, (60, 90), folds=2)

    def questions(self, fold: int) -> tuple[Agreement, ...]:
        return (ADVISING, *_asked(*MORE)) if fold else (*_asked(SHOWN), REWINDING)

    def usual(self) -> dict[str, str]:
        return {asked.name: asked.answers[0] for asked in _asked(SHOWN, *MORE)}

    def last(self, settings: Settings) -> LastTable | None:
        return settings.vino

    def remember(self, settings: Settings, table: LastTable, answers: Mapping[str, str]) -> None:
        settings.vino, settings.game = table, "vino"

    def begin(
        self,
        names: Sequence[str],
        colours: Sequence[str],
        seed: int,
        options: Mapping[str, str],
        answers: Mapping[str, str],
        rules: Rules | None = None,
        opponents: Sequence[Opponent | None] = (),
        innkeepers: Sequence[str] = (),
    ) -> KeptGame:
        own = rules or records.vino()
        back = may_rewind(answers)
        return KeptGame.begin(
            names, colours, seed, options, may_rewind=back, rules=own, opponents=opponents, innkeepers=innkeepers,
            advice=may_advise(answers),
        )  # fmt: skip


def _asked(*options: str) -> tuple[Agreement, ...]:
    hints = get_type_hints(Options)
    return tuple(Agreement(name, get_args(hints[name])) for name in options)
