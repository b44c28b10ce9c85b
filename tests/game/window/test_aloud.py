"""What is read aloud: as much as the settings wish, in the language in use, and nothing while nobody is there."""

from __future__ import annotations

import pygame
import pytest

from game.art.kit import written
from game.pages.rulebook import RulebookScene
from game.pages.settings import SettingsScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Verbosity
from game.text.messages import say
from game.voice.speakers import ESPEAK_NG, Manner, Speaker
from game.voice.speaking import Speaking
from game.window.aloud import words_of
from game.window.announcements import Kind, sentences
from game.window.app import App
from game.window.tree import Node
from rules.engine.choice import choice
from tests.game.laid import shown as table_shown
from tests.game.laid import summer_turn
from tests.game.pages.test_scenes import press as press_button

SIZE = (320, 180)


class Spoken(list[str]):
    """What is handed on to be spoken, and how; every piece comes to be said in no time."""

    manner = Manner("", "normal")
    hushed = 0

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stand in for the thread that speaks."""
        monkeypatch.setattr(Speaking, "say", lambda _, text, at_once=False: self.append(text))
        monkeypatch.setattr(Speaking, "hush", lambda _: setattr(self, "hushed", self.hushed + 1))
        monkeypatch.setattr(Speaking, "set", lambda _, manner: setattr(self, "manner", manner))
        monkeypatch.setattr(Speaking, "speaker", ESPEAK_NG)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Spoken:
    found = Spoken()
    found.listen(monkeypatch)
    return found


def window(**settings: object) -> App:
    return App(GameRoutes, SIZE, Settings(**settings))


def press(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    app.step(0.02)


def test_nothing_is_read_until_that_is_wished(spoken: Spoken) -> None:
    app = window()
    app.announcements.tell("question", "Who?")
    assert not app.announcements.listeners
    app.settings.voice = True
    app.settings_changed()
    app.announcements.tell("question", "Who?")
    app.settings.voice = False
    app.settings_changed()
    app.announcements.tell("question", "Where?")
    assert spoken == ["Who?"]
    assert spoken.hushed


def test_a_key_begins_it_anywhere_and_tells_the_keys_and_ends_it(spoken: Spoken) -> None:
    app = window()
    app.begin(SettingsScene(app))
    press(app, pygame.K_F2)
    app.step(0.2)
    assert app.settings.voice
    assert spoken[0].startswith("Reading aloud. F2 ends it.")
    assert spoken[1:] == [sentences(say("settings-title"))]
    spoken.clear()
    press(app, pygame.K_F2)
    app.step(0.2)
    assert not app.settings.voice
    assert spoken == [say("voice-ends")]
    assert not app.announcements.listeners


def test_a_key_reads_all_that_stands_on_a_page(spoken: Spoken) -> None:
    app = window(voice=True)
    app.begin(SettingsScene(app, "voice"))
    for _ in range(4):
        app.step(0.1)
    spoken.clear()
    press(app, pygame.K_q)
    assert spoken
    assert say("settings-voice-note", aloud="F2") in spoken[0]
    assert say("settings-speech-rate-note") in spoken[0]
    assert say("settings-usual") in spoken[0].rpartition(say("settings-speech-rate-note"))[2]
    app.settings.voice = False
    app.settings_changed()
    app.step(0.1)
    assert not written.noting()


@pytest.mark.parametrize(("verbosity", "told"), [("brief", 3), ("normal", 6), ("full", 6)])
def test_little_or_much_is_read(verbosity: Verbosity, told: int, spoken: Spoken) -> None:
    app = window(voice=True, verbosity=verbosity)
    kinds: tuple[Kind, ...] = ("deed", "event", "moment", "question", "refusal", "answer")
    for kind in kinds:
        app.announcements.tell(kind, kind.title())
    assert spoken == [f"{kind.title()}." for kind in kinds][6 - told :]


def test_a_press_hushes_and_the_key_for_it_repeats_all_since_the_last_press(spoken: Spoken) -> None:
    app = window(voice=True)
    app.aloud.repeat()
    assert spoken == [say("voice-nothing-said")]
    app.begin(SettingsScene(app))
    app.step(0.2)
    press(app, pygame.K_h)
    spoken.clear()
    app.announcements.tell("event", "One.")
    app.announcements.tell("question", "Two?")
    hushed = spoken.hushed
    for _ in range(2):
        press(app, pygame.K_r)
    assert spoken.hushed == hushed + 2
    assert spoken == ["One.", "Two?"] * 3


def test_nothing_is_read_while_the_window_is_away(spoken: Spoken) -> None:
    app = window(voice=True)
    for kind, expected in ((pygame.WINDOWFOCUSLOST, []), (pygame.WINDOWFOCUSGAINED, ["Who?"])):
        app.aloud.hear(pygame.event.Event(kind))
        app.announcements.tell("question", "Who?")
        assert spoken == expected
    assert spoken.hushed == 1


def test_the_voice_speaks_the_language_in_use_as_fast_as_is_wished(spoken: Spoken) -> None:
    app = window(voice=True, language="it")
    assert spoken.manner == Manner("it", "normal")
    app.settings.language, app.settings.speech_rate = "ru", "faster"
    app.settings_changed()
    assert spoken.manner == Manner("ru", "faster")


def test_the_settings_try_the_voice_and_tell_how_it_is_with_it(spoken: Spoken, monkeypatch: pytest.MonkeyPatch) -> None:
    app = window()
    page = SettingsScene(app, "voice")
    app.begin(page)
    button = page.buttons.named("voice_try")
    assert button is not None
    button.act()
    press_button(app, "speech_rate-fast")
    assert spoken == [say("voice-example")] * 2
    assert spoken.manner.rate == "fast"
    states: list[tuple[Speaker | None, bool, bool, tuple[str, str]]] = [
        (ESPEAK_NG, False, True, ("ready", "espeak-ng")),
        (None, True, True, ("failed", "")),
        (None, False, True, ("missing", "")),
        (None, False, False, ("none", "")),
    ]
    for speaker, failed, installable, told in states:
        monkeypatch.setattr(Speaking, "speaker", speaker)
        monkeypatch.setattr(Speaking, "failed", failed)
        monkeypatch.setattr("game.window.aloud.installable", lambda there=installable: there)
        page.dirty = False
        app.step(0.02)
        assert app.aloud.speaker == told
    assert not app.aloud.changed()


def test_what_has_the_focus_is_said_with_its_state_as_soon_as_keys_bring_it_there(spoken: Spoken) -> None:
    app = window(voice=True)
    app.begin(SettingsScene(app, "motion"))
    app.step(0.2)
    spoken.clear()
    press(app, pygame.K_RIGHT)
    for _ in range(30):
        app.step(0.02)
    assert len(spoken) == 1
    page = app.scenes.scenes[-1]
    while page.buttons.focused != "pace-leisurely":
        spoken.clear()
        press(app, pygame.K_TAB)
    leisurely = say("settings-pace-answer", answer="leisurely")
    assert spoken == [f"{say('settings-pace')}. {leisurely}."]
    press(app, pygame.K_RETURN)
    app.step(0.2)
    assert spoken[1:] == [f"{leisurely}, {say('voice-chosen-now')}."]


def test_the_pointer_must_rest_before_anything_is_said(spoken: Spoken) -> None:
    app = window(voice=True, verbosity="full")
    page = SettingsScene(app)
    app.begin(page)
    app.step(0.2)
    spoken.clear()
    for name, seconds in (("sound", 0.2), ("keys", 0.2), ("usual", 0.6)):
        button = page.buttons.named(name)
        assert button is not None
        at = app.screen.pixel((button.box[0] + 9, button.box[1] + 9))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        for _ in range(round(seconds / 0.02)):
            app.step(0.02)
    assert spoken == [sentences(say("settings-usual"), say("settings-usual-hint"))]


def test_what_somebody_rests_on_is_told_more_of_and_two_of_the_same_words_are_two(spoken: Spoken) -> None:
    app = window(voice=True)
    page = SettingsScene(app)
    app.begin(page)
    app.step(0.2)
    page.buttons.focus("back")
    press(app, pygame.K_RIGHT)
    assert page.buttons.focused == "usual"
    spoken.clear()
    for _ in range(20):
        app.step(0.1)
    assert spoken == [sentences(say("settings-usual-hint"))]
    for button in (page.buttons.all[0], page.buttons.all[1]):
        button.face = button.face._replace(words="The same")
    spoken.clear()
    for button in page.buttons.all[:2]:
        page.buttons.focus(button.name)
        for _ in range(20):
            app.step(0.1)
    assert len(spoken) == 2


def test_a_key_that_leads_nowhere_says_so_and_what_was_just_announced_is_not_said_again(spoken: Spoken) -> None:
    app = window(voice=True)
    page = SettingsScene(app)
    app.begin(page)
    page.buttons.focus("usual")
    press(app, pygame.K_DOWN)
    app.step(0.2)
    spoken.clear()
    for _ in range(2):
        press(app, pygame.K_DOWN)
        app.step(0.2)
    assert spoken == [sentences(say("voice-edge", label=say("settings-usual")))] * 2
    spoken.clear()
    app.announcements.tell("question", "Which?", say("settings-back"))
    press(app, pygame.K_LEFT)
    app.step(0.2)
    assert page.buttons.focused == "back"
    assert spoken == [sentences("Which?", say("settings-back"))]


def test_a_lessons_sheet_is_read_before_the_question_it_leads_through(spoken: Spoken) -> None:
    app = window(voice=True, animation="instant")
    table = app.routes.lesson("vino", anew=True)
    app.begin(table)
    for _ in range(4):
        app.step(0.1)
    assert isinstance(table, TableScene)
    for _ in range(2):
        asked = table.interaction.panel.asked
        assert asked is not None
        told = table.heading, asked.look.title
        sheet, question = (next(i for i, one in enumerate(spoken) if words in one) for words in told)
        assert sheet < question
        spoken.clear()
        table.parts.answering.propose(choice("buy", "sardegna.1"))
        for _ in range(4):
            app.step(0.1)
    table.parts.focus.enter("task")
    assert table.parts.focus.at is not None
    assert table.parts.focus.at.button != "lesson-leave"
    table.parts.focus.enter("ribbon")
    assert table.parts.focus.at.button != "lesson-leave"
    assert "lesson-leave" in [one.button for one in table.parts.focus.targets() if one.region == "ribbon"]
    table.parts.focus.enter("map")
    spoken.clear()
    press(app, pygame.K_i)
    app.step(0.2)
    assert table.parts.zoom.page is not None, "a key for reading unrolled a region, of which nothing is said"
    assert table.parts.zoom.page.body in spoken[-1]
    app.scenes.clear()
    app.scenes.settle()


def test_little_or_much_is_said_of_a_thing() -> None:
    node = Node("one", "thing", "Field 5", (0, 0, 1, 1), "empty", "Vines grow here", enabled=True)
    assert [words_of(node, one) for one in ("brief", "normal", "full")] == [
        "Field 5", "Field 5, empty, can be chosen.", "Field 5, empty, can be chosen. Vines grow here.",
    ]  # fmt: skip
    whole = Node("one", "answer", "Vino", (0, 0, 1, 1), "Nine regions.", chosen=True)
    assert words_of(whole, "normal") == "Vino, Nine regions. chosen."
    shut = Node("two", "button", "Redo", (0, 0, 1, 1), told="Nothing was taken back", enabled=False)
    assert words_of(shut, "normal") == "Redo, not possible now. Nothing was taken back."
    entry = Node("three", "entry", "Name", (0, 0, 1, 1), value="Ada")
    assert words_of(entry, "brief") == "Name: Ada"


def test_at_a_table_the_focus_is_said_with_its_part_and_a_large_card_is_read_out(spoken: Spoken) -> None:
    app = window(voice=True, animation="instant")
    scene = table_shown(app, summer_turn({"lira": 3, "hand": ["wine_critic"]}))
    for _ in range(20):
        app.step(0.02)
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.title in " ".join(spoken)
    spoken.clear()
    press(app, pygame.K_TAB)
    press(app, pygame.K_TAB)
    assert scene.parts.focus.at is not None
    region = say("reader-region", region=scene.parts.focus.at.region)
    assert spoken[-1].startswith(f"{region}.")
    scene.parts.focus.enter("mat")
    app.step(0.2)
    press(app, pygame.K_i)
    app.step(0.2)
    page = scene.parts.zoom.page
    assert page is not None
    assert spoken[-1].startswith(page.title)
    assert page.body in spoken[-1]


def test_every_page_is_announced_when_it_comes_to_be_seen_and_when_it_tells_something_else(spoken: Spoken) -> None:
    app = window(voice=True, verbosity="brief")
    routes = app.routes
    for page in (
        routes.title(), routes.evening(), routes.new_game((), "vino"), routes.solo(), routes.how_to_play("vino"),
        SettingsScene(app), routes.sound(), routes.keys(), routes.languages(), routes.menu(), routes.statistics(),
    ):  # fmt: skip
        spoken.clear()
        app.scenes.replace(page)
        app.scenes.settle()
        for _ in range(10):
            app.step(0.05)
        assert page.heading
        assert spoken[:1] == [sentences(page.heading)]
        assert spoken.count(sentences(page.heading)) == 1
    book = routes.rulebook("vino", "")
    assert isinstance(book, RulebookScene)
    app.scenes.replace(book)
    app.scenes.settle()
    app.step(0.1)
    first, book.entry = book.heading, book.listed()[1]
    app.step(0.1)
    assert first != book.heading
    assert [first, book.heading] == [one for one in spoken if one in (first, book.heading)]


def test_the_sheet_of_a_lesson_is_read_as_it_changes(spoken: Spoken) -> None:
    app = window(voice=True, animation="instant")
    scene = app.routes.lesson("viticulture", anew=True)
    assert isinstance(scene, TableScene)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.1)
    assert scene.heading
    assert sentences(scene.heading) in spoken
    focus = scene.parts.focus
    focus.show("lesson-on")
    assert focus.at is not None
    spoken.clear()
    for _ in range(3):
        press(app, pygame.K_RETURN)
        for _ in range(20):
            app.step(0.05)
        if focus.at.button != "lesson-on":
            break
    assert focus.at.button != "lesson-leave"
    assert app.scenes.top is scene
    press(app, pygame.K_q)
    assert scene.heading in spoken[-1]
