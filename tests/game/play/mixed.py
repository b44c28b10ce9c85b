"""Tables at which people and opponents sit, and opponents that answer at once, by chance."""

from __future__ import annotations

from collections.abc import Callable, Collection

from game import paths
from game.play.curtain import CurtainScene
from game.play.opponents import Opponents
from game.play.playing import Playing
from game.play.scene import TableScene
from game.play.session import Session
from game.store.kept_game import KeptGame
from game.store.records import vino, viticulture
from game.window.app import App
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot
from rules.players.thinking import Asked
from tests.tables import vino_table, viticulture_table

NAMES = ("lago", "cotto", "sole", "salvia", "nero", "calce")
OPPONENT = "1 host 5"


class Waiting(Playing):
    """Opponents that are answered for by the test: they ask nobody, and their moves need not be read."""

    def update(self, seconds: float) -> None:
        while self.answering.pacing.resting:
            self.interaction.queue.go_on()


class Chance(Opponents):
    """Opponents that have answered as soon as they are asked, by chance."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, paths.data())
        self.stream = Stream(5, "opponents")
        self.open: Asked | None = None

    def begin(self) -> None:
        """There is no process."""

    def think(self, asked: Asked) -> None:
        self.open = asked

    def answer(self, seconds: float) -> Choice | None:
        asked, self.open = self.open, None
        return asked.answers[self.stream.below(len(asked.answers))] if asked is not None else None

    def drop(self) -> None:
        self.open = None


def game_of(rules: Rules, seats: int, people: Collection[int], seed: int = 3) -> Game:
    """A new game in which people play these seats, and opponents the others."""
    every = [{"name": name.title(), "colour": name} for name in NAMES[:seats]]
    return Game.new(
        rules, [one if at in people else one | {"opponent": OPPONENT} for at, one in enumerate(every)], seed
    )


def mixed(app: App, seats: int, people: Collection[int], game: str = "viticulture", seed: int = 3) -> TableScene:
    """The table of such a game, in a window."""
    rules: Rules = viticulture() if game == "viticulture" else vino()
    session = Session(KeptGame(game_of(rules, seats, people, seed)))
    scene = viticulture_table(app, session) if game == "viticulture" else vino_table(app, session)
    scene.playing = Waiting(scene.interaction, scene.parts.answering)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


def pass_time(scene: TableScene, seconds: float) -> None:
    """Let time pass at a table without anybody seeing it: what is not drawn takes no time."""
    scene.app.scenes.update(seconds, still=True)


def played_by_chance(scene: TableScene) -> TableScene:
    """The table with opponents that answer by chance, and at once, when they may."""
    scene.playing = Playing(scene.interaction, scene.parts.answering)
    scene.playing.opponents = Chance(scene.interaction.session.game.rules)
    return scene


class Table:
    """Plays a table on: ``chance`` answers for all, people and opponents; ``look`` sees it at every question."""

    def __init__(self, scene: TableScene, look: Callable[[], None], seed: int = 1) -> None:
        self.scene = scene
        self.app = scene.app
        self.look = look
        self.bot = ChanceBot(Stream(seed, "table"), curious=True)

    @property
    def curtain(self) -> bool:
        """Whether the table is covered."""
        return isinstance(self.app.scenes.scenes[-1], CurtainScene)

    def lift(self) -> None:
        """Come out from behind the curtain."""
        scene = self.app.scenes.scenes[-1]
        assert isinstance(scene, CurtainScene)
        button = scene.buttons.named("lift")
        assert button is not None
        button.act()
        self.app.scenes.settle()

    def on(self) -> bool:
        """Answer the open question, whosever it is; False when the game is over."""
        session = self.scene.interaction.session
        decision = session.decision
        if decision is None:
            return False
        self.scene.parts.answering.answered(session.choose(self.bot.choose(decision)), decision.decider)
        pass_time(self.scene, 0.02)
        if self.scene.interaction.end_moment():
            pass_time(self.scene, 0.02)
        self.look()
        return True
