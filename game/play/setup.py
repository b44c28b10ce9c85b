"""What a table may agree on before a game: the questions of the new-game page, and how the game is begun with them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.store.kept_game import KeptGame
from game.store.settings import LastTable, Settings
from game.text.messages import say
from game.text.names import card_name
from rules.engine.rules import Rules
from rules.players.opponent import Opponent

HANDS = "hands"
"""Not an option of the rules: whether hands are face down or open for all."""
REWIND = "rewind"
"""Not an option of the rules: whether the table may put the game back beyond what can be taken back."""


ADVICE = "advice"
"""Not an option of the rules: whether moves are suggested to whoever asks."""


class Agreement(NamedTuple):
    """A question of the page: its name and answers, the first being the usual one, and the card it is about, if any."""

    name: str
    answers: tuple[str, ...]
    card: str = ""

    @property
    def title(self) -> str:
        """The words of the question."""
        return say(f"new-{self.name.replace('_', '-')}", card=card_name(self.card) if self.card else "")

    @property
    def what(self) -> str:
        """What it changes, in a sentence."""
        return say(f"new-{self.name.replace('_', '-')}-what")

    def words(self, answer: str) -> str:
        """The words of an answer."""
        return say(f"new-{self.name.replace('_', '-')}-answer", answer=answer)


REWINDING = Agreement(REWIND, ("blocked", "allowed"))
ADVISING = Agreement(ADVICE, ("allowed", "none"))


class Setup(ABC):
    """How one game is set up; each game has one of these."""

    def __init__(
        self, game: str, least: int, most: int, minutes: tuple[int, int], folds: int = 1, own_cards: bool = False
    ) -> None:
        """``game`` is the name of its rules, ``least`` and ``most`` are its fewest and most seats.

        ``minutes`` are how long it takes at least and at most, as its box says.

        ``folds`` is how many sets of questions the page has, of which the first one is always seen.
        ``own_cards``: it can be played with cards of one's own.
        """
        self.game = game
        self.least, self.most = least, most
        self.minutes = minutes
        self.folds = folds
        self.own_cards = own_cards

    @abstractmethod
    def questions(self, fold: int) -> tuple[Agreement, ...]:
        """The questions that are always seen (0), or those of a sheet: the rules (1), single cards (2)."""

    @abstractmethod
    def usual(self) -> dict[str, str]:
        """The usual answer of every option of the rules."""

    @abstractmethod
    def last(self, settings: Settings) -> LastTable | None:
        """What the last table of this game was begun with."""

    @abstractmethod
    def remember(self, settings: Settings, table: LastTable, answers: Mapping[str, str]) -> None:
        """Let the next table begin with this one."""

    @abstractmethod
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
        """Deal a new game; ``options`` are the answers about the rules that are not the usual ones.

        ``rules`` are those with cards of one's own, where some were chosen; ``opponents`` play seats without a person,
        ``innkeepers`` are seen of those that people play.
        """


def may_advise(answers: Mapping[str, str]) -> bool:
    """Whether it was agreed that moves may be suggested."""
    return answers[ADVICE] == ADVISING.answers[0]


def may_rewind(answers: Mapping[str, str]) -> bool:
    """Whether it was agreed that the game may be put back."""
    return answers[REWIND] == REWINDING.answers[1]
