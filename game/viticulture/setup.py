"""How a game of Viticulture with several seats is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args, get_type_hints

from game.play.setup import ADVISING, HANDS, REWINDING, Agreement, Setup, may_advise, may_rewind
from game.store.kept_game import KeptGame
from game.store.settings import LastTable, Settings
from rules.engine.rules import Rules
from rules.players.opponent import Opponent
from rules.viticulture.options import Options
from rules.viticulture.rules import Viticulture

USUAL = ("setup", "bonus_spaces", "cottage", "first_player_moves", "last_tie")
"""The options that a table would want to settle."""
MORE = ("zymologist_ageing", "zymologist_above_six", "organizer_second_visitor", "producer_exclusion")
"""Questions about single cards that the printed rules leave open."""
CARDS = ("zymologist", "organizer", "producer")
"""The cards they are about; the name of such an option begins with its card."""


class ViticultureSetup(Setup):
    """Two to six seats, how hands are held, and behind the folds options of the rules and questions about cards."""

    def __init__(self) -> None:
        super().__init__(Viticulture.name, 2, 6, (45, 90), folds=3, own_cards=True)

    def questions(self, fold: int) -> tuple[Agreement, ...]:
        if fold == 0:
            return Agreement(HANDS, ("closed", "open")), REWINDING
        hints = get_type_hints(Options)
        found = tuple(Agreement(name, get_args(hints[name]), _card(name)) for name in (USUAL, MORE)[fold - 1])
        return (ADVISING, *found) if fold == 1 else found

    def usual(self) -> dict[str, str]:
        return {asked.name: asked.answers[0] for fold in (1, 2) for asked in self.questions(fold) if asked != ADVISING}

    def last(self, settings: Settings) -> LastTable | None:
        return settings.table

    def remember(self, settings: Settings, table: LastTable, answers: Mapping[str, str]) -> None:
        settings.table, settings.game = table, "viticulture"
        settings.hands = "open" if answers[HANDS] == "open" else "closed"

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
        open_hands, back = answers[HANDS] == "open", may_rewind(answers)
        return KeptGame.begin(
            names, colours, seed, options, open_hands, back,
            rules=rules, opponents=opponents, innkeepers=innkeepers, advice=may_advise(answers),
        )  # fmt: skip


def _card(option: str) -> str:
    return next((card for card in CARDS if option.startswith(card)), "")
