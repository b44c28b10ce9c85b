"""Which scene opens which: here alone pages and tables are imported by name.

All but the title are imported when they are opened first: whoever starts the program does not wait for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.pages.title import TitleScene
from game.play.setup import Setup
from game.program import crash
from game.store import campaigns
from game.store import lessons as progress
from game.store.examples import Shown
from game.store.kept_game import KeptGame, any_seed
from game.store.lessons import LessonGame, People
from game.store.records import BadRecord
from game.text import edition, lessons
from game.vino.setup import VinoSetup
from game.viticulture.setup import ViticultureSetup
from game.window.app import App
from game.window.opening import open_game
from game.window.routes import Sitting
from game.window.scene import Scene
from rules.vino.rules import Vino

SETUPS: dict[str, Setup] = {setup.game: setup for setup in (ViticultureSetup(), VinoSetup())}
"""How each game is set up, in the order in which the games are offered."""


class GameRoutes:
    """The scenes of the program, made for its window; what each is, ``game.window.routes`` says."""

    def __init__(self, app: App) -> None:
        self.app = app

    def _look_at(self, game: KeptGame | None = None) -> None:
        """Show the cards and numbers of this game from now on; without one those of the program."""
        if game:
            edition.use(game.game.rules)
        else:
            edition.use_own()

    def title(self) -> Scene:
        return TitleScene(self.app)

    def evening(self, people: Sequence[Sitting] = (), before: str = "") -> Scene:
        from game.pages.evening import EveningScene

        self._look_at()
        return EveningScene(self.app, SETUPS, people, before)

    def new_game(self, people: Sequence[Sitting], game: str) -> Scene:
        from game.pages.new_game import NewGameScene

        self._look_at()
        return NewGameScene(self.app, SETUPS[game], people)

    def last_table(self) -> Scene:
        from game.pages.new_game import NewGameScene

        self._look_at()
        return NewGameScene(self.app, SETUPS[self.app.settings.game], at_once=True)

    def how_to_play(self, game: str = "") -> Scene:
        from game.pages.how_to_play import HowToPlayScene

        return HowToPlayScene(self.app, game or self.app.settings.game, () if game else tuple(SETUPS))

    def lesson(self, lesson: str, anew: bool = False, seats: int = 0, sitting: People = ()) -> Scene:
        self._look_at()
        wanted = lessons.lesson(lesson)
        if len(wanted.content.seats) > 1 and not (anew or seats) and progress.state(wanted) != "begun":
            from game.pages.learners import LearnersScene

            return LearnersScene(self.app, lesson)
        return self.table(LessonGame.taken_up(wanted, seats, anew, sitting))

    def lesson_end(self, game: LessonGame) -> Scene:
        from game.pages.lesson_end import LessonEnd

        return LessonEnd(self.app, game)

    def rulebook(self, game: str, entry: str = "") -> Scene:
        from game.pages.rulebook import RulebookScene

        return RulebookScene(self.app, game, entry)

    def about(self, game: str) -> Scene:
        assert game == Vino.name, "only the numbers of Vino had to be found out"
        from game.vino.about import AboutVino

        if not self.app.scenes.played:
            self._look_at()
        return AboutVino(self.app)

    def opponents(self, game: str) -> Scene:
        from game.pages.opponents import AboutOpponents

        return AboutOpponents(self.app, game)

    def seats(self, game: KeptGame) -> Scene:
        from game.pages.seats import SeatsScene

        return SeatsScene(self.app, game)

    def solo(self) -> Scene:
        from game.pages.solo import SoloScene

        self._look_at()
        return SoloScene(self.app)

    def campaign(self, shown: str = "") -> Scene:
        from game.pages.campaign import CampaignScene

        self._look_at()
        return CampaignScene(self.app, shown)

    def campaign_game(self, kept: campaigns.KeptCampaign) -> Scene:
        from game.pages.new_game_form import typed_names
        from game.pages.solo import player_of

        seat = player_of(self.app)
        (name,) = typed_names([seat], [seat.name])
        return self.table(KeptGame.of_campaign(kept, name, seat.colour, any_seed(), seat.innkeeper))

    def saved_games(self) -> Scene:
        from game.pages.saved import SavedScene

        return SavedScene(self.app)

    def statistics(self) -> Scene:
        from game.pages.statistics import StatisticsScene

        self._look_at()
        return StatisticsScene(self.app)

    def settings(self) -> Scene:
        from game.pages.settings import SettingsScene

        return SettingsScene(self.app)

    def languages(self) -> Scene:
        from game.pages.languages import LanguagesScene

        return LanguagesScene(self.app)

    def keys(self) -> Scene:
        from game.pages.keys import KeysScene

        return KeysScene(self.app)

    def sound(self) -> Scene:
        from game.pages.sound import SoundScene

        return SoundScene(self.app)

    def menu(self, game: KeptGame | None = None) -> Scene:
        from game.pages.menu import MenuScene

        return MenuScene(self.app, game)

    def unsaved(self) -> Scene:
        from game.pages.unsaved import UnsavedScene

        return UnsavedScene(self.app)

    def silent(self) -> Scene:
        from game.pages.silent import SilentScene

        return SilentScene(self.app)

    def table(self, game: KeptGame) -> Scene:
        from game.play.scene import TableScene

        self._look_at(game)
        if _is_vino(game):
            from game.vino.scene import table
        else:
            from game.viticulture.scene import table
        scene = table(self.app, game)
        for before in self.app.scenes.scenes:
            if isinstance(before, TableScene) and before.played is game:
                scene.go_on_from(before)
        return scene

    def replay(self, game: KeptGame) -> Scene:
        self._look_at(game)
        if _is_vino(game):
            from game.vino.scene import replay as vino_replay

            return vino_replay(self.app, game)
        from game.viticulture.scene import replay

        return replay(self.app, game)

    def example(self, game: str, entry: str) -> Scene:
        if not self.app.scenes.played:
            self._look_at()
        shown = Shown(game, entry)
        if _is_vino(shown.kept):
            from game.vino.scene import example as vino_example

            return vino_example(self.app, shown)
        from game.viticulture.scene import example

        return example(self.app, shown)

    def score(self, game: KeptGame) -> Scene:
        from game.play.session import Session

        self._look_at(game)
        if _is_vino(game):
            from game.vino.score import VinoScore

            return VinoScore(self.app, Session(game))
        from game.viticulture.score import ViticultureScore
        from game.viticulture.solo_score import SoloScore

        return (SoloScore if len(game.names) == 1 else ViticultureScore)(self.app, Session(game))


def _is_vino(game: KeptGame) -> bool:
    return game.game.rules.name == Vino.name


def show_first(app: App, record: Path | None) -> None:
    """Show the scene to begin with: the title, or the game of a record named on the command line.

    Raises BadRecord, here or while the window is open.
    """
    if record is None:
        app.warn(crash.notice())
        app.begin(app.routes.title())
    else:
        open_game(app, record, stop)
        app.begin()


def stop(fault: BadRecord) -> None:
    """End the program for this fault."""
    raise fault
