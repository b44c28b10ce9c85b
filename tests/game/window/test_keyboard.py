"""Keys under other layouts: what they mean, what they are called, and which of the kept ones can be in use."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from game import paths
from game.pages.form import Written
from game.pages.keys import KeysScene
from game.pages.settings import SettingsScene
from game.pages.solo import SoloScene
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.settings import KeptSeat, LastSolo, Settings, kept_settings, load_settings
from game.text.key_names import key_words, keys_words, use_layout
from game.text.messages import say
from game.window.app import KEY_REPEAT, App
from game.window.bindings import usable_buttons, usable_keys
from game.window.input import KEYS, Action, Input, action_of
from game.window.keyboard import PLACES, key_name, known_name, printed

CTRL, ALT, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LSHIFT
DEAD = 1 << 30
"""The code that SDL has for a key which writes nothing by itself, such as an accent."""
RUSSIAN = {"z": "я", "u": "г", "i": "ш", "l": "д", "y": "н", ";": "ж", "-": "-", "=": "="}
GERMAN = {"z": "y", "y": "z", "u": "u", ";": "ö", "-": "ß", "=": "", "]": "+", "/": "-"}


@pytest.fixture(autouse=True)
def display() -> None:
    pygame.display.init()


@pytest.fixture
def app() -> Iterator[App]:
    yield App(GameRoutes, (960, 540), Settings(animation="instant"))
    use_layout({})


def down(key: int | str, scancode: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    code = ord(key) if isinstance(key, str) else key
    return pygame.event.Event(kind, key=code, scancode=scancode, mod=mod, unicode="")


def meant(key: int | str, scancode: int, mod: int = 0, keys: dict[str, tuple[str, ...]] | None = None) -> Action | None:
    return next(iter(map(action_of, Input(keys or {}).hear(down(key, scancode, mod)))), None)


@pytest.mark.parametrize("letters", ["гшдзтеь", "θιλπντμ", "ונךפםקצ", "گہلپنتم"])
def test_letters_of_any_script_mean_what_lies_at_their_place(letters: str) -> None:
    places = [pygame.KSCAN_A + ord(letter) - ord("a") for letter in "uilpntm"]
    wanted = [Action.UNDO, Action.INSPECT, Action.LOG, Action.PIN, Action.SINCE_LAST, Action.PRICES, Action.MUTE]
    assert [meant(letter, place) for letter, place in zip(letters, places, strict=True)] == wanted


@pytest.mark.parametrize("letter", "яζזض")
def test_ctrl_goes_by_place_where_the_layout_has_no_such_letter(letter: str) -> None:
    assert meant(letter, pygame.KSCAN_Z, CTRL) == Action.UNDO
    assert meant("н", pygame.KSCAN_Y, CTRL) == Action.REDO
    assert meant("г", pygame.KSCAN_U, SHIFT) == Action.RESTART_TURN


def test_ctrl_goes_by_the_letter_where_there_is_one() -> None:
    assert meant("z", pygame.KSCAN_Y, CTRL) == Action.UNDO
    assert meant("y", pygame.KSCAN_Z, CTRL) == Action.REDO
    assert meant("z", pygame.KSCAN_W, CTRL) == Action.UNDO
    assert meant("w", pygame.KSCAN_Z, CTRL) is None
    assert meant("-", pygame.KSCAN_SLASH, CTRL) == Action.TEXT_SMALLER
    assert meant("+", pygame.KSCAN_RIGHTBRACKET, CTRL) == Action.TEXT_BIGGER


def test_digits_are_their_keys_also_where_these_write_something_else() -> None:
    for number, sign in enumerate("&é\"'(-", 1):
        assert meant(sign, pygame.KSCAN_1 + number - 1) == Action(f"mat_{number}")
    assert meant(pygame.K_KP1, pygame.KSCAN_KP1) == Action.MAT_1


def test_what_alt_gr_writes_is_no_shortcut() -> None:
    for held in (pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LCTRL | pygame.KMOD_RALT):
        assert meant("u", pygame.KSCAN_U, held) is None
        assert meant("z", pygame.KSCAN_Z, held | CTRL) is None


def test_keys_without_a_name_mean_nothing() -> None:
    for scancode in (0, 3, 232, 300, pygame.KSCAN_EQUALS, pygame.KSCAN_SEMICOLON):
        assert meant(DEAD, scancode) is None
        assert meant(0, scancode, keys={"undo": ("",), "redo": ("ctrl+",)}) is None


def test_a_key_comes_up_though_the_layout_has_changed() -> None:
    ears = Input({})
    ears.hear(down("u", pygame.KSCAN_U))
    up = ears.hear(down("г", pygame.KSCAN_U, kind=pygame.KEYUP))
    assert [(event.name, event.down) for event in up] == [(Action.UNDO, False)]
    assert meant("г", pygame.KSCAN_U) == Action.UNDO


def test_every_name_that_a_key_is_given_is_known_and_its_own() -> None:
    signs = [*range(33, 127), *map(ord, "яöüéשßζ"), 0, DEAD]
    for scancode in range(512):
        for key in (*(signs if scancode in PLACES or scancode % 50 == 0 else ()), DEAD | scancode, 13, 27, 32, 127):
            for mod in (0, SHIFT, CTRL | SHIFT, ALT):
                name = key_name(key, mod, scancode)
                assert name == "" or known_name(name) == name, (key, scancode, mod)
    plain = {key_name(0, 0, scancode) for scancode in range(1, 512)}
    assert len(plain) == 511


def test_kept_names_of_before_are_known() -> None:
    for name in (*(name for names in KEYS.values() for name in names), "&", "<", "caps lock", "AC Back", "[*]", "f13"):
        assert known_name(name).lower() == name.lower()
    assert known_name("Ctrl+Z") == "ctrl+z"
    assert known_name("shift+ctrl+u") == "ctrl+shift+u"
    assert [known_name(name) for name in ("", "ctrl+", "shift", "ö", "я", "fly", "key 0", "key 9999", "\0")] == [""] * 9
    assert meant("&", pygame.KSCAN_7, keys={"undo": ("&",)}) == Action.UNDO


def test_keys_that_make_no_sense_give_way_to_the_usual_ones() -> None:
    kept = {"undo": ("",), "redo": ("ctrl+", "f9"), "log": ("ö",), "pin": ("P",), "dream": ("?!",), "menu": ()}
    good, rest = usable_keys(kept)
    assert good == {"redo": ("f9",), "pin": ("p",), "dream": ("?!",), "menu": ()}
    assert rest == ('undo: ""', 'redo: "ctrl+"', 'log: "ö"')
    assert meant(0, 0, keys=good) is None


def test_of_two_actions_on_one_key_the_later_gives_way() -> None:
    assert usable_keys({"undo": ("l",)}) == ({}, ('undo: "l"',))
    assert usable_keys({"undo": ("l",), "log": ("u",)}) == ({"undo": ("l",), "log": ("u",)}, ())
    assert usable_keys({"undo": ("f7",), "redo": ("f7",)}) == ({"undo": ("f7",)}, ('redo: "f7"',))
    assert usable_keys({"undo": ("l",), "log": ("u", "f7"), "redo": ("f7",)})[0] == {"undo": ("l",), "log": ("u", "f7")}


def test_buttons_that_make_no_sense_give_way_too() -> None:
    assert usable_buttons({"undo": "zz", "pin": "", "dream": "q"}) == ({"pin": "", "dream": "q"}, ('undo: "zz"',))
    assert usable_buttons({"pin": "stick_right", "advice": ""}) == ({"pin": "stick_right", "advice": ""}, ())
    assert usable_buttons({"undo": "y"}) == ({}, ('undo: "y"',))
    assert usable_buttons({"undo": "y", "open_hand": "l3"}) == ({"undo": "y", "open_hand": "l3"}, ())


def test_the_first_page_tells_of_keys_that_make_no_sense() -> None:
    file = paths.settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('keys: {undo: [""], log: ["m"]}\nbuttons: {pin: zz}\n', encoding="utf-8")
    settings, told = kept_settings(file)
    assert not told
    app = App(GameRoutes, (640, 360), settings)
    assert app.notice.count("settings.yaml") == 1
    assert all(part in app.notice for part in ('undo: ""', 'log: "m"', 'pin: "zz"'))
    assert app.settings.keys == {} == app.settings.buttons
    file.write_text('text: 999\nkeys: {undo: [""]}\n', encoding="utf-8")
    both = App(GameRoutes, (640, 360)).notice
    assert "text" in both
    assert 'undo: ""' in both
    assert [action_of(event) for event in app.input.hear(down("u", pygame.KSCAN_U))] == [Action.UNDO]
    assert app.input.hear(down(DEAD, pygame.KSCAN_EQUALS)) == []


def page(app: App) -> KeysScene:
    scene = KeysScene(app)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


def press(app: App, *events: pygame.event.Event) -> None:
    for event in events:
        pygame.event.post(event)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, event.dict))
        app.step(0.02)


@pytest.mark.parametrize(
    ("key", "scancode", "name"), [("ö", 51, ";"), ("я", 29, "z"), (DEAD, 46, "="), (DEAD, 300, "key 300")]
)
def test_the_page_takes_every_key_and_keeps_a_name_of_it(app: App, key: int | str, scancode: int, name: str) -> None:
    scene = page(app)
    scene._wait(Action.UNDO)
    press(app, down(key, scancode))
    assert load_settings(paths.settings_file()).keys == {"undo": (name,)}
    assert usable_keys(app.settings.keys)[1] == ()
    assert [action_of(event) for event in app.input.hear(down(key, scancode))] == [Action.UNDO]
    assert app.input.hear(down("ü", pygame.KSCAN_LEFTBRACKET)) == []
    assert app.input.hear(down(DEAD, 301)) == []


def test_the_page_goes_on_waiting_at_modifiers_and_tells_of_a_key_like_no_other(app: App) -> None:
    scene = page(app)
    scene._wait(Action.UNDO)
    for key in (pygame.K_LCTRL, pygame.K_RSHIFT, pygame.K_RALT, pygame.K_MODE, pygame.K_LSUPER):
        press(app, down(key, 0))
    assert scene.waiting == Action.UNDO
    assert not scene.fault
    press(app, down(DEAD, 0))
    assert scene.waiting == Action.UNDO
    assert scene.fault == say("keys-nameless")
    assert app.settings.keys == {}


def test_keys_are_called_by_what_is_written_on_them(app: App) -> None:
    use_layout(RUSSIAN)
    told = [key_words(name) for name in ("ctrl+z", "u", ";", "ctrl+-", "3", "page up", "[3]")]
    assert told == ["Ctrl+Я", "Г", "Ж", "Ctrl+-", "3", "Page up", say("key-pad", sign="3")]
    use_layout(GERMAN)
    assert [key_words(name) for name in ("ctrl+z", "z", ";", "ctrl+-")] == ["Ctrl+Z", "Y", "Ö", "Ctrl+-"]
    assert keys_words(KEYS[Action.TEXT_BIGGER]) == "Ctrl++ / " + key_words("ctrl+[+]")


def test_a_new_layout_is_shown_at_once(app: App) -> None:
    scene = page(app)
    use_layout(RUSSIAN)
    scene.place()
    shown = next(button for button in scene.buttons.all if button.name == "key-undo")
    pygame.event.post(pygame.event.Event(pygame.KEYMAPCHANGED))
    app.step(0.02)
    again = next(button for button in scene.buttons.all if button.name == "key-undo")
    assert printed()["z"] == "z"
    assert shown is not again
    assert key_words("ctrl+z") == "Ctrl+Z"


def writing(name: str = "Lago") -> SoloScene:
    solo = LastSolo(KeptSeat("lago", name))
    app = App(GameRoutes, (640, 360), Settings(animation="instant", solo=solo))
    scene = SoloScene(app)
    app.scenes.replace(scene)
    app.scenes.settle()
    scene.entries.write("seed")
    app.step(0.02)
    return scene


def test_an_entry_copies_and_pastes_by_place_too() -> None:
    scene = writing()
    scene.entries.set_text("seed", "123")
    press(scene.app, down("ф", pygame.KSCAN_A, CTRL))
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="7"))
    scene.app.step(0.02)
    assert scene.entries.text("seed") == "7"


def test_a_shortcut_writes_no_letter_in_an_entry() -> None:
    scene = writing()
    scene.entries.set_text("seed", "")
    for held, text in ((CTRL, "я"), (pygame.KMOD_LMETA, "c"), (0, "7"), (CTRL | pygame.KMOD_RALT, "@")):
        pygame.event.post(down("я", pygame.KSCAN_Z, held))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        pygame.event.post(down("я", pygame.KSCAN_Z, held, pygame.KEYUP))
        scene.app.step(0.02)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="日"))
    scene.app.step(0.02)
    assert scene.entries.text("seed") == "7@日"


def test_keys_of_a_letter_that_is_being_composed_are_its_own() -> None:
    scene = writing()
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="に", start=0, length=1))
    press(scene.app, down(pygame.K_RETURN, pygame.KSCAN_RETURN), down(pygame.K_TAB, pygame.KSCAN_TAB))
    assert scene.writing
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="日"))
    press(scene.app, down(pygame.K_RETURN, pygame.KSCAN_RETURN))
    assert not scene.writing


def test_what_is_typed_means_nothing_else() -> None:
    scene = writing()
    press(scene.app, down("m", pygame.KSCAN_M), down("ь", pygame.KSCAN_M))
    assert not scene.app.settings.mute
    assert scene.writing


def test_the_key_that_ends_writing_does_no_more_while_it_is_held() -> None:
    scene = writing()
    scene.buttons.focused = "write-seed"
    for _ in range(3):
        pygame.event.post(down(pygame.K_RETURN, pygame.KSCAN_RETURN))
        scene.app.step(0.02)
        assert not scene.writing


def test_the_key_that_begins_writing_is_free_for_the_next_time() -> None:
    scene = writing()
    enter, leave = down(pygame.K_RETURN, pygame.KSCAN_RETURN), down(pygame.K_ESCAPE, pygame.KSCAN_ESCAPE)
    press(scene.app, leave)
    scene.buttons.focused = "write-seed"
    for _ in range(2):
        press(scene.app, enter)
        assert scene.writing
        press(scene.app, leave)
        assert not scene.writing


def test_the_key_that_begins_writing_does_no_more_while_it_is_held() -> None:
    scene = writing()
    scene.entries.leave()
    scene.buttons.focused = "write-seed"
    for _ in range(3):
        pygame.event.post(down(pygame.K_RETURN, pygame.KSCAN_RETURN))
        scene.app.step(0.02)
        assert scene.writing


def test_keys_move_on_again_when_writing_has_ended() -> None:
    scene = writing()
    press(scene.app, down(pygame.K_ESCAPE, pygame.KSCAN_ESCAPE))
    assert pygame.key.get_repeat() == KEY_REPEAT


def test_a_controller_leaves_an_entry_and_comes_back_to_it() -> None:
    scene = writing()
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0))
    scene.app.step(0.02)
    assert not scene.writing
    scene.buttons.focused = "write-seed"
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_A, instance_id=0))
    scene.app.step(0.02)
    assert scene.writing


@pytest.mark.parametrize("page", ["solo", "new game"])
def test_another_layout_or_size_while_somebody_writes_disturbs_nothing(page: str) -> None:
    scene: Written = writing()
    app, name = scene.app, "seed"
    if page == "new game":
        chairs = scene = app.routes.new_game((), "viticulture")
        app.scenes.replace(scene)
        app.scenes.settle()
        chairs.turn("more")
    scene.entries.set_text(name, "12")
    scene.entries.write(name)
    press(app, down(pygame.K_END, pygame.KSCAN_END), down(pygame.K_LEFT, pygame.KSCAN_LEFT))
    for change in (lambda: use_layout(RUSSIAN), app.settings_changed, lambda: app.scenes.resized()):
        change()
        pygame.event.post(pygame.event.Event(pygame.KEYMAPCHANGED))
        app.step(0.02)
        assert scene.writing
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="7"))
    app.step(0.02)
    assert scene.entries.text(name) == "172"
    use_layout({})


def test_no_sentence_names_a_key_that_might_be_another_one() -> None:
    key = re.compile(r"\b(F\d{1,2}|Esc|Ctrl|Shift|Alt|Tab|Enter|Space)\b")
    for file in sorted((paths.data() / "text").rglob("*.ftl")):
        told = [line for line in file.read_text(encoding="utf-8").splitlines() if key.search(line)]
        assert not told or file.name == "keys.ftl", told


def test_the_title_and_the_settings_name_the_key_of_the_full_screen(app: App) -> None:
    app.settings.reduced_motion = True
    for scene in (TitleScene(app), SettingsScene(app)):
        pictures = []
        for keys in ({}, {"fullscreen": ("page down",)}, {}):
            app.settings.keys = keys
            app.settings_changed()
            app.scenes.replace(scene)
            app.scenes.settle()
            app.step(0.02)
            pictures.append(pygame.image.tobytes(app.surface, "RGB"))
        assert pictures[0] == pictures[2] != pictures[1]
