"""The scenes of Viticulture's table: a game that is played, and one that is played again."""

from __future__ import annotations

from collections.abc import Callable

from game.play.animator import Animator
from game.play.answer import Answering
from game.play.control import Control
from game.play.example import ExampleReplay, ExampleScene
from game.play.interaction import Interaction
from game.play.lesson_table import at_table
from game.play.replay import Replay, again
from game.play.review import Review
from game.play.scene import Parts, TableScene
from game.play.session import Session
from game.play.zoom import Zoom
from game.store.examples import Shown
from game.store.kept_game import KeptGame
from game.viticulture.animator import ViticultureAnimator
from game.viticulture.ask import ViticultureAsk
from game.viticulture.asked_rule import ViticultureAskedRule
from game.viticulture.draw_ahead import DrawAhead
from game.viticulture.focus import ViticultureFocus
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.preview import ViticulturePreview
from game.viticulture.render import ViticultureRenderer, sheet_of
from game.viticulture.render_table import TableDrawing
from game.viticulture.summary import ViticultureSummary
from game.viticulture.teller import ViticultureTeller
from game.window.app import App


def table(app: App, kept: KeptGame) -> TableScene:
    """The table at which a game goes on."""
    return at_table(app, _parts(app, ViticultureInteraction(app, Session(kept)), Review))


def replay(app: App, kept: KeptGame) -> TableScene:
    """The table at which a game is played again from its record."""
    interaction = ViticultureInteraction(app, again(kept, ()), asking=False)
    return TableScene(app, _parts(app, interaction, lambda at, animator: Replay(at, animator, kept)))


def example(app: App, shown: Shown) -> TableScene:
    """The table at which an example of the rulebook plays."""
    interaction = ViticultureInteraction(app, again(shown.kept, ()), asking=False)
    return ExampleScene(app, _parts(app, interaction, lambda at, animator: ExampleReplay(at, animator, shown)))


def _parts(
    app: App, interaction: ViticultureInteraction, review_of: Callable[[Interaction, Animator], Review]
) -> Parts:
    session = interaction.session
    drawing = TableDrawing(session.names, session.colours, session.innkeepers)
    animator = ViticultureAnimator(
        interaction, lambda view: drawing.tab(app.screen, sheet_of(interaction, review)._replace(view=view))
    )
    review = review_of(interaction, animator)
    answering = Answering(interaction, animator)
    preview = ViticulturePreview(interaction)
    ask = ViticultureAsk(interaction, answering, review, preview)
    focus = ViticultureFocus(interaction, answering, review)
    zoom = Zoom(interaction, lambda: interaction.frame.log)
    control = Control(interaction, answering, review, focus, zoom, ask.advising)
    renderer = ViticultureRenderer(interaction, preview, review, focus, zoom, drawing)
    begun = DrawAhead(interaction, drawing, zoom, lambda: sheet_of(interaction, review))
    return Parts(
        interaction,
        answering,
        review,
        ask,
        focus,
        zoom,
        control,
        renderer,
        begun.drawings,
        ViticultureAskedRule(interaction, zoom, review),
        ViticultureTeller(interaction, focus, review, zoom),
        ViticultureSummary(interaction, zoom),
    )
