"""The tour's pages on how the games are played, and their rulebooks."""

from __future__ import annotations

from functools import partial

from game.pages.how_to_play import HowToPlayScene
from game.pages.rulebook import RulebookScene
from game.play.example import ExampleReplay
from game.play.scene import TableScene
from game.text import rulebook
from game.tools.tour_pictures import Tour
from game.window.scene import Scene

RULE = "V-WIN-HARV-01"
"""What the entry tells that is looked for."""

EXAMPLES = (("example", "viticulture", "fill_order"), ("vino-example", "vino", "one_falls"))
"""Names of pictures, and of what entry of which game the example is shown, before its second choice."""


def draw_rulebooks(tour: Tour) -> None:
    """Both pages on how to play, an entry, one with a term that is pointed at, and what a search finds."""
    tour.show("how-to-play", HowToPlayScene(tour.app, "viticulture", ("vino",)))
    tour.show("how-to-play-vino", HowToPlayScene(tour.app, "vino", ("viticulture",)))
    tour.show("rulebook", RulebookScene(tour.app, "viticulture"))
    tour.show("rulebook-vino", RulebookScene(tour.app, "vino"))
    page = RulebookScene(tour.app, "viticulture")
    tour.show("rulebook-search", page, lambda: _search(page))
    for name, game, entry in EXAMPLES:
        example = tour.app.routes.example(game, entry)
        tour.show(name, example, partial(_show, example))


def _show(scene: Scene) -> None:
    """Let an example stand before its second choice."""
    assert isinstance(scene, TableScene) and isinstance(scene.parts.review, ExampleReplay)
    scene.parts.review.play_next()
    scene.interaction.queue.skip()
    scene.parts.review.pause()
    scene.interaction.show_question()


def _search(page: RulebookScene) -> None:
    """Look for a word of an entry's title, open what comes first, and point at a term in it."""
    about = rulebook.of_rule(page.game, RULE)
    assert about is not None, f"an entry tells {RULE}"
    page.look_for(max(rulebook.title(page.game, about.entry).split(), key=len))
    page.read(about.entry)
    page.buttons.focus(next((one.name for one in page.buttons.all if one.name.startswith("term-")), None))
