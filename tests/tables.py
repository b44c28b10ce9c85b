"""Tables for the tests: of either game, played or played again, and what kind of table a scene is."""

from __future__ import annotations

from game.play.interaction import Interaction
from game.play.replay import Replay
from game.play.scene import TableScene
from game.play.session import Session
from game.store.kept_game import KeptGame
from game.vino import scene as vino
from game.vino.interaction import VinoInteraction
from game.viticulture import scene as viticulture
from game.viticulture.interaction import ViticultureInteraction
from game.window.app import App


def kept(game: Session | KeptGame) -> KeptGame:
    """The game itself."""
    return game.kept if isinstance(game, Session) else game


def viticulture_table(app: App, game: Session | KeptGame) -> TableScene:
    """A table of Viticulture."""
    return viticulture.table(app, kept(game))


def vino_table(app: App, game: Session | KeptGame) -> TableScene:
    """A table of Vino."""
    return vino.table(app, kept(game))


def viticulture_replay(app: App, game: Session | KeptGame) -> TableScene:
    """A game of Viticulture played again."""
    return viticulture.replay(app, kept(game))


def vino_replay(app: App, game: Session | KeptGame) -> TableScene:
    """A game of Vino played again."""
    return vino.replay(app, kept(game))


def is_vino(scene: object) -> bool:
    """Whether a scene is a table of Vino."""
    return isinstance(scene, TableScene) and isinstance(scene.interaction, VinoInteraction)


def is_viticulture(scene: object) -> bool:
    """Whether a scene is a table of Viticulture."""
    return isinstance(scene, TableScene) and isinstance(scene.interaction, ViticultureInteraction)


def is_replay(scene: object) -> bool:
    """Whether a game is played again at a scene."""
    return isinstance(scene, TableScene) and isinstance(scene.parts.review, Replay)


def replay_of(scene: TableScene) -> Replay:
    """What plays a game again at a scene."""
    review = scene.parts.review
    assert isinstance(review, Replay)
    return review


def interaction_of(scene: TableScene) -> Interaction:
    """What goes on at a table."""
    return scene.interaction
