"""What a table may agree on before a game: the options of the rules with their answers, and how hands are held."""

from __future__ import annotations

from typing import NamedTuple, get_args, get_type_hints

from game.text.messages import say
from game.text.names import card_name
from rules.viticulture.options import Options

HANDS = "hands"
"""Not an option of the rules: whether hands are face down or open for all."""
REWIND = "rewind"
"""Not an option of the rules: whether the table may put the game back beyond what can be taken back."""
RULES = "rules"
"""Not an option of the rules: whether all of them have their usual answers."""
USUALLY, OTHERWISE = "usual", "own"
"""Its answers."""
TABLE = {HANDS: ("closed", "open"), REWIND: ("blocked", "allowed")}
USUAL = ("setup", "bonus_spaces", "cottage", "first_player_moves", "last_tie")
"""The options that a table would want to settle."""
MORE = ("zymologist_ageing", "zymologist_above_six", "organizer_second_visitor", "producer_exclusion")
"""Questions about single cards that the printed rules leave open."""

CARDS = ("zymologist", "organizer", "producer")
"""The cards they are about; the name of such an option begins with its card."""


class Wish(NamedTuple):
    """A question of the page: its name and answers, the first being the usual one."""

    name: str
    answers: tuple[str, ...]

    @property
    def title(self) -> str:
        """The words of the question."""
        card = next((card for card in CARDS if self.name.startswith(card)), "")
        return say(f"new-{self.name.replace('_', '-')}", card=card_name(card) if card else "")

    def words(self, answer: str) -> str:
        """The words of an answer."""
        return say(f"new-{self.name.replace('_', '-')}-answer", answer=answer)


def wishes(fold: int) -> tuple[Wish, ...]:
    """The questions of the page (0), or those behind its folds: about rules (1), and about single cards (2)."""
    if fold == 0:
        return (*(Wish(name, answers) for name, answers in TABLE.items()), Wish(RULES, (USUALLY, OTHERWISE)))
    hints = get_type_hints(Options)
    return tuple(Wish(name, get_args(hints[name])) for name in (USUAL, MORE)[fold - 1])


def usual_answers() -> dict[str, str]:
    """The usual answer of every option of the rules."""
    return {wish.name: wish.answers[0] for fold in (1, 2) for wish in wishes(fold)}
