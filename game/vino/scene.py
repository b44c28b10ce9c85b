"""The scenes of Vino's table: a game that is played, and one that is played again."""

from __future__ import annotations

from collections.abc import Callable

from game.play.animator import Animator
from game.play.answer import Answering
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
from game.vino.animator import VinoAnimator
from game.vino.ask import VinoAsk
from game.vino.asked_rule import VinoAskedRule
from game.vino.control import VinoControl
from game.vino.focus import VinoFocus
from game.vino.inspector_box import inspector_box
from game.vino.interaction import VinoInteraction
from game.vino.preview import VinoPreview
from game.vino.render import VinoRenderer, sheet_of
from game.vino.render_table import VinoDrawing
from game.vino.summary import VinoSummary
from game.vino.teller import VinoTeller
from game.window.app import App


def table(app: App, kept: KeptGame) -> TableScene:
    """The table at which a game goes on."""
    return at_table(app, _parts(app, VinoInteraction(app, Session(kept)), Review))


def replay(app: App, kept: KeptGame) -> TableScene:
    """The table at which a game is played again from its record."""
    interaction = VinoInteraction(app, again(kept, ()), asking=False)
    return TableScene(app, _parts(app, interaction, lambda at, animator: Replay(at, animator, kept)))


def example(app: App, shown: Shown) -> TableScene:
    """The table at which an example of the rulebook plays."""
    interaction = VinoInteraction(app, again(shown.kept, ()), asking=False)
    return ExampleScene(app, _parts(app, interaction, lambda at, animator: ExampleReplay(at, animator, shown)))


def _parts(app: App, interaction: VinoInteraction, review_of: Callable[[Interaction, Animator], Review]) -> Parts:
    session = interaction.session
    drawing = VinoDrawing(session.names, session.colours, session.innkeepers)
    animator = VinoAnimator(
        interaction,
        lambda view: drawing.tab(app.screen, sheet_of(interaction, review)._replace(view=view, phase="")),
        lambda: drawing.faces(app.screen, sheet_of(interaction, review)),
    )
    review = review_of(interaction, animator)
    answering = Answering(interaction, animator)
    preview = VinoPreview(interaction)
    ask = VinoAsk(interaction, answering, review, preview)
    focus = VinoFocus(interaction, answering, review)
    zoom = Zoom(interaction, lambda: inspector_box(interaction, renderer.rule_key()))
    control = VinoControl(interaction, answering, review, focus, zoom, ask.advising)
    renderer = VinoRenderer(interaction, preview, review, focus, zoom, ask, drawing)
    return Parts(
        interaction, answering, review, ask, focus, zoom, control, renderer,
        lambda: (True for _ in drawing.draw_ahead(app.screen, interaction.view, interaction.layout)),
        VinoAskedRule(interaction, zoom, review), VinoTeller(interaction, focus, review, zoom),
        VinoSummary(interaction, zoom),
    )  # fmt: skip
