"""Keys: what they mean, changing them, and going through every page without a mouse."""

from __future__ import annotations

import pygame
import pytest

from game import paths
from game.pages.evening import EveningScene
from game.pages.keys import KeysScene
from game.pages.new_game import NewGameScene
from game.pages.settings import SettingsScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, load_settings
from game.text.key_names import key_words
from game.text.messages import say
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.input import KEYS, PAD, Action, Input, action_of, buttons_of, taken_by
from game.window.keyboard import key_name
from game.window.scene import Scene
from game.window.screen import Box
from rules.engine.choice import Ref
from tests.game.pages.new_game_page import people
from tests.tables import viticulture_table

SIZE = (960, 540)
RING = pygame.Color("#0B4FA8")


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def show(app: App, scene: Scene) -> None:
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)


def top(app: App) -> Scene:
    return app.scenes.scenes[-1]


def key(app: App, code: int, mod: int = 0, letter: str = "") -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter))
    if letter:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))
    app.step(0.02)


def go(app: App, name: str) -> None:
    """Choose a button of the top scene by keys."""
    for _ in range(200):
        if top(app).buttons.focused == name:
            break
        key(app, pygame.K_TAB)
    assert top(app).buttons.focused == name
    key(app, pygame.K_RETURN)


def heard(keys: dict[str, tuple[str, ...]], code: int, mod: int = 0) -> list[Action | None]:
    return [action_of(event) for event in Input(keys).hear(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod))]


def test_sentences_name_the_key_that_is_in_use(app: App) -> None:
    scene = viticulture_table(app, played(season("winter", "turn", 5)))
    show(app, scene)
    scene.interaction.visibility.close()
    scene.interaction.hand_changed()
    told = []
    for keys in ({}, {"open_hand": ("f9",)}):
        app.settings.keys = keys
        app.settings_changed()
        fill = next(thing.ref for thing in scene.interaction.things if thing.ref == Ref("action", "fill_order"))
        explained = scene.interaction.explain(Ref("back", "order"))
        assert explained is not None
        told.append((scene.interaction.why(fill, None), explained.body))
    assert [("Space" in line, "F9" in line) for pair in told for line in pair] == [(True, False)] * 2 + [
        (False, True)
    ] * 2


def test_no_key_means_two_actions() -> None:
    every = [name for names in KEYS.values() for name in names]
    assert len(every) == len(set(every))
    assert set(PAD.values()) <= set(KEYS)


def test_keys_are_told_with_what_is_held() -> None:
    assert key_name(pygame.K_z, pygame.KMOD_LCTRL) == "ctrl+z"
    assert key_name(pygame.K_TAB, pygame.KMOD_RSHIFT) == "shift+tab"
    assert key_name(pygame.K_LALT, pygame.KMOD_LALT) == "left alt"


def test_keys_have_words() -> None:
    assert [key_words(name) for name in ("ctrl+z", "page up", "[3]", "ctrl++", "f5")] == [
        "Ctrl+Z", "Page up", say("key-pad", sign="3"), "Ctrl++", "F5",
    ]  # fmt: skip


def test_a_changed_key_takes_the_place_of_the_usual_one() -> None:
    assert heard({}, pygame.K_u) == [Action.UNDO]
    assert heard({"undo": ("backspace",)}, pygame.K_u) == []
    assert heard({"undo": ("backspace",)}, pygame.K_BACKSPACE) == [Action.UNDO]
    assert taken_by({}, "l", Action.UNDO) == Action.LOG
    assert taken_by({}, "u", Action.UNDO) is None


def test_a_held_key_chooses_once_and_moves_on() -> None:
    ears = Input({})
    enter, right = (pygame.event.Event(pygame.KEYDOWN, key=one, mod=0) for one in (pygame.K_RETURN, pygame.K_RIGHT))
    assert [len(ears.hear(event)) for event in (enter, enter, right, right)] == [1, 0, 1, 1]


def test_the_page_changes_a_key_and_keeps_it(app: App) -> None:
    show(app, KeysScene(app))
    go(app, "key-undo")
    key(app, pygame.K_BACKSPACE)
    assert load_settings(paths.settings_file()).keys == {"undo": ("backspace",)}
    assert app.input.hear(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0)) == []
    go(app, "usual")
    assert app.settings.keys == {}


def test_the_page_tells_a_key_that_is_taken_and_goes_on_waiting(app: App) -> None:
    show(app, KeysScene(app))
    go(app, "key-undo")
    key(app, pygame.K_l)
    scene = top(app)
    assert isinstance(scene, KeysScene)
    assert scene.fault == say("keys-taken", name="L", action=say("keys-action", action="log"))
    assert app.settings.keys == {}
    key(app, pygame.K_ESCAPE)
    assert scene.waiting is None
    assert top(app) is scene


def button(app: App, code: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> None:
    pygame.event.post(pygame.event.Event(kind, button=code, instance_id=0))
    app.step(0.02)


def test_the_page_changes_a_button_and_the_other_action_takes_over_the_free_one(app: App) -> None:
    show(app, KeysScene(app))
    go(app, "key-undo")
    button(app, pygame.CONTROLLER_BUTTON_Y)
    assert load_settings(paths.settings_file()).buttons == {"undo": "y", "open_hand": "l3"}
    scene = top(app)
    assert isinstance(scene, KeysScene)
    assert scene.waiting is None
    button(app, pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLERBUTTONUP)
    down = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_Y, instance_id=0)
    assert [action_of(event) for event in app.input.hear(down)] == [Action.UNDO]
    assert app.settings.keys == {}
    go(app, "usual")
    assert app.settings.buttons == {}


def test_a_controller_changes_its_own_buttons(app: App) -> None:
    show(app, KeysScene(app))
    scene = top(app)
    assert isinstance(scene, KeysScene)
    scene.buttons.focused = "key-pin"
    button(app, pygame.CONTROLLER_BUTTON_A)
    assert scene.waiting == Action.PIN
    for value in (20000, 25000, 0):
        pull = pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, axis=pygame.CONTROLLER_AXIS_RIGHTX, value=value, instance_id=0
        )
        pygame.event.post(pull)
    app.step(0.02)
    assert app.settings.buttons == {"pin": "stick_right", "advice": "stick_down"}
    assert buttons_of(app.settings.buttons)[Action.PIN] == "stick_right"
    button(app, pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLERBUTTONUP)
    assert top(app) is scene


def test_changed_buttons_that_make_no_sense_are_passed_over() -> None:
    assert buttons_of({"fly": "a", "pin": ""}) == {action: name for name, action in PAD.items() if action != Action.PIN}


def test_every_action_of_the_table_has_a_way_with_a_controller() -> None:
    by_holding_or_elsewhere = {
        Action.RESTART_TURN, Action.MAT_0, Action.MAT_1, Action.MAT_2, Action.MAT_3, Action.MAT_4, Action.MAT_5,
        Action.MAT_6, Action.MUTE, Action.FULLSCREEN, Action.TEXT_BIGGER, Action.TEXT_SMALLER, Action.RULES,
        Action.REPEAT, Action.TELL_TURN, Action.TELL_ASKED, Action.TELL_OWN, Action.TELL_OTHERS, Action.REDO,
        Action.VOICE,
    }  # fmt: skip
    assert set(KEYS) - by_holding_or_elsewhere <= set(PAD.values())


def test_the_key_that_begins_the_waiting_is_not_taken_for_the_new_one(app: App) -> None:
    show(app, KeysScene(app))
    scene = top(app)
    assert isinstance(scene, KeysScene)
    scene.buttons.focused = "key-undo"
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    app.step(0.02)
    assert scene.waiting == Action.UNDO
    assert app.settings.keys == {}


def test_every_page_is_entered_and_left_by_keys(app: App) -> None:
    show(app, TitleScene(app))
    go(app, "settings")
    assert isinstance(top(app), SettingsScene)
    go(app, "keys")
    assert isinstance(top(app), KeysScene)
    key(app, pygame.K_ESCAPE)
    assert isinstance(top(app), SettingsScene)
    go(app, "back")
    assert isinstance(top(app), TitleScene)
    go(app, "new-game")
    assert isinstance(top(app), EveningScene)
    go(app, "game-vino")
    assert isinstance(top(app), NewGameScene)
    key(app, pygame.K_ESCAPE)
    assert isinstance(top(app), EveningScene)
    key(app, pygame.K_ESCAPE)
    assert isinstance(top(app), TitleScene)
    go(app, "quit")
    assert app.scenes.scenes == []


def test_names_are_written_and_a_game_begun_by_keys(app: App) -> None:
    show(app, app.routes.new_game((), "viticulture"))
    go(app, "write-name-0")
    for letter in "Uli":
        key(app, pygame.key.key_code(letter.lower()), letter=letter)
    key(app, pygame.K_RETURN)
    assert isinstance(top(app), NewGameScene)
    go(app, "add-seat")
    go(app, "start")
    table = app.scenes.scenes[0]
    assert isinstance(table, TableScene)
    assert table.interaction.session.names[0] == "Uli"
    assert len(table.interaction.session.names) == 3


def test_words_and_window_change_everywhere(app: App) -> None:
    show(app, TitleScene(app))
    key(app, pygame.K_EQUALS, pygame.KMOD_LCTRL)
    assert app.settings.text == 125
    key(app, pygame.K_MINUS, pygame.KMOD_LCTRL)
    key(app, pygame.K_MINUS, pygame.KMOD_LCTRL)
    assert app.settings.text == 100
    key(app, pygame.K_F11)
    assert app.settings.mode == "fullscreen"


def ringed(app: App, box: Box) -> bool:
    """Whether the ring of the focus lies above a box."""
    seen = app.screen.pixels(box)
    band = [app.screen.surface.get_at((x, seen.top - 1)) for x in range(seen.left + 8, seen.right - 8)]
    return sum(abs(colour.r - RING.r) + abs(colour.b - RING.b) < 70 for colour in band) > len(band) / 2


def test_the_ring_is_seen_on_an_entry_that_is_written_in(app: App) -> None:
    page = app.routes.new_game((), "viticulture")
    show(app, page)
    people(page)
    page.add(3)
    app.step(0.02)
    assert not ringed(app, page.entries.boxes["name-1"])
    go(app, "write-name-1")
    assert ringed(app, page.entries.boxes["name-1"])
    assert not ringed(app, page.entries.boxes["name-2"])
    key(app, pygame.K_RETURN)
    assert not page.entries.focused()
