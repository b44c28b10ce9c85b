"""Which scenes a scene may open: every way from one screen of the program to another has a name here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.store import campaigns
from game.store.kept_game import KeptGame
from game.store.lessons import LessonGame, People
from game.window.scene import Scene

Sitting = tuple[str, str] | tuple[str, str, int, str, str]
"""Colour and name of a seat, and level and character of the opponent that plays it, if one does, and its innkeeper."""


class Routes(Protocol):
    """Makes the scenes that can be opened; whoever asks for one puts it on the stack."""

    def title(self) -> Scene:
        """The title with the menu."""

    def evening(self, people: Sequence[Sitting] = (), before: str = "") -> Scene:
        """The posters between which to choose; ``people`` are those who sat down for the game ``before``."""

    def new_game(self, people: Sequence[Sitting], game: str) -> Scene:
        """The page that sets up a game; ``people`` are the seats to begin with instead of those of the last table."""

    def last_table(self) -> Scene:
        """The page of the game that was played last, which begins at once as its last table was."""

    def how_to_play(self, game: str = "") -> Scene:
        """How a game is played; without one that is told of the last one, and the others can be turned to."""

    def lesson(self, lesson: str, anew: bool = False, seats: int = 0, sitting: People = ()) -> Scene:
        """The table at which a lesson goes on, or begins: ``anew``, or with so many seats where that is not 0.

        A lesson for several numbers of people begins with the page that asks for them, unless they are ``sitting``.
        """

    def lesson_end(self, game: LessonGame) -> Scene:
        """The page over the table of a lesson that is over."""

    def rulebook(self, game: str, entry: str = "") -> Scene:
        """The rulebook of a game, open at the entry of this id or at its beginning."""

    def about(self, game: str) -> Scene:
        """Where the numbers of a game come from that has a page about it."""

    def opponents(self, game: str) -> Scene:
        """The page about the opponents of a game."""

    def seats(self, game: KeptGame) -> Scene:
        """The sheet over a table on which its seats are handed over."""

    def solo(self) -> Scene:
        """The page that sets up a game alone."""

    def campaign(self, shown: str = "") -> Scene:
        """The campaigns; ``shown`` is the file of the one to begin with, else it is the one written last."""

    def campaign_game(self, kept: campaigns.KeptCampaign) -> Scene:
        """The table of a new game of a campaign."""

    def saved_games(self) -> Scene:
        """The saved games."""

    def statistics(self) -> Scene:
        """The statistics."""

    def settings(self) -> Scene:
        """The settings."""

    def languages(self) -> Scene:
        """The list of languages."""

    def keys(self) -> Scene:
        """The keys and buttons of controllers."""

    def sound(self) -> Scene:
        """The volumes."""

    def menu(self, game: KeptGame | None = None) -> Scene:
        """The small menu over the table at which a game is played; without a game, what can be done everywhere."""

    def unsaved(self) -> Scene:
        """What is asked before the program ends while lines of a game wait that cannot be written."""

    def silent(self) -> Scene:
        """What tells that nothing can read aloud here, and what would help."""

    def table(self, game: KeptGame) -> Scene:
        """The table at which a game goes on."""

    def replay(self, game: KeptGame) -> Scene:
        """A game played again from its record."""

    def example(self, game: str, entry: str) -> Scene:
        """The example of an entry of a game's rulebook, played on the table. Raises DataFault where that cannot be."""

    def score(self, game: KeptGame) -> Scene:
        """The score of a game that is over."""
