"""What happens at a table is announced, each thing once, in the language in use; nothing of a closed hand is."""

from __future__ import annotations

import pytest

from game.play.curtain import CurtainScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season, show_year_end
from game.window.announcements import Announcement, sentences
from game.window.app import App
from game.window.input import Action
from rules.engine.chance import Stream
from rules.engine.choice import Ref
from rules.players.chance_bot import ChanceBot
from tests.game.laid import shown, summer_turn
from tests.game.play.mixed import mixed, pass_time, played_by_chance

SIZE = (320, 180)


class Heard(list[Announcement]):
    """Everything that was announced in a window."""

    def __init__(self, app: App) -> None:
        super().__init__()
        app.announcements.listeners.append(self.append)

    def of(self, kind: str) -> list[str]:
        """The words of all announcements of a kind."""
        return [one.words for one in self if one.kind == kind]


def begun(settings: Settings | None = None) -> tuple[App, TableScene, Heard]:
    app = App(GameRoutes, SIZE, settings or Settings(animation="instant"))
    heard = Heard(app)
    return app, shown(app, summer_turn({"lira": 3, "hand": ["wine_critic"]})), heard


def test_the_question_is_announced_once_with_who_is_asked() -> None:
    app, scene, heard = begun()
    for _ in range(5):
        app.step(0.02)
    (question,) = heard.of("question")
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert question.startswith(f"{scene.interaction.session.names[0]}. {asked.look.title}")


def test_a_refusal_and_a_remark_are_announced_as_they_are_read() -> None:
    app, scene, heard = begun()
    scene.parts.focus.enter("mat")
    thing = next(thing for thing in scene.interaction.things if thing.ref == Ref("space", "harvest_field.left"))
    outcome = scene.interaction.pointer.choose(thing)
    assert outcome is not None
    scene.parts.answering.take(outcome)
    app.step(0.02)
    assert heard.of("refusal") == [scene.interaction.note.refusal]
    scene.parts.control._act(Action.UNDO, True)
    app.step(0.02)
    assert heard.of("answer") == [say("table-undo-nothing")]


def test_words_follow_the_language_in_use() -> None:
    app, scene, heard = begun()
    english = heard.of("question")
    app.settings.language = "ru"
    app.settings_changed()
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.title in heard.of("question")[0]
    assert asked.look.title not in english[0]


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_moves_of_opponents_are_deeds_and_the_rest_are_lines_of_the_log(game: str) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", pace="at_once"))
    heard = Heard(app)
    scene = played_by_chance(mixed(app, 3, {0}, game))
    person = ChanceBot(Stream(7, "person"), curious=True)
    interaction, said = scene.interaction, set[str]()
    for _ in range(400):
        pass_time(scene, 0.1)
        said |= {one.words for one in scene.parts.answering.pacing.said if one.words}
        if interaction.decision is not None:
            scene.parts.answering.answered(interaction.session.choose(person.choose(interaction.decision)), 0)
    deeds = heard.of("deed")
    assert said
    assert {sentences(words) for words in said} <= set(deeds)
    others = set(interaction.session.names[1:])
    assert heard.of("event")
    led = [words for words in heard.of("event") if words.split()[0].rstrip(":") in others]
    assert not any(words.split()[0] in others for words in heard.of("event"))
    # What opponents have chosen unseen is told when it is shown, and what they have earned.
    assert bool(led) == (game == "vino")
    assert all("shows" in words or "income" in words for words in led)
    assert any("income" in words for words in led) == (game == "vino")


def test_the_end_of_a_year_is_announced_as_its_plates_tell_it() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    session = played(season("winter", "turn", 2), 2)
    session.kept.open_hands = True
    scene = shown(app, session)
    heard = Heard(app)
    show_year_end(scene)
    app.step(0.02)
    (moment,) = heard.of("moment")
    assert moment.startswith(say("table-year-end", year=1))
    assert all(f"{name}: VP" in moment for name in session.names)
    assert say("reader-list", what=say("table-year-end-first"), list=session.names[0]) in moment


def test_the_curtain_says_who_is_called_and_nothing_of_the_hand() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    heard = Heard(app)
    session = played(lambda session: session.decision is not None and session.decision.secret, 3)
    shown(app, session)
    (curtain,) = [scene for scene in app.scenes.scenes if isinstance(scene, CurtainScene)]
    assert any(curtain.look.name in words and curtain.look.line in words for words in heard.of("question"))
    assert len(heard.of("question")) == 1
