"""What is heard while the game is played, and when nothing may be heard."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

import rules
from game import paths
from game.pages.sound import STEPS, SWITCHES, VOLUMES, SoundScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.sound import device
from game.sound.events import BadSounds, ByAmount, event_sounds, sound_of
from game.sound.music import FIRST_SILENCE, SILENCE, Music
from game.sound.sounds import APART, MOST_EQUAL, MOST_WAITING, Sounds
from game.store.kept_game import KeptGame
from game.store.settings import Settings, load_settings
from game.text.events_text import SILENT
from game.viticulture.animate import MOVES
from game.viticulture.reduce import REDUCERS
from game.window.app import App
from game.window.desktop import DesktopWindow
from rules.engine.event import Event
from tests.game.pages.test_scenes import press, show
from tests.game.sound.listening import listened
from tests.tables import viticulture_table

SIZE = (640, 360)
NO_EVENTS = {"by", "both", "returned", "rule", "sale", "times"}
"""What the log says besides events."""


def found(folder: Path, files: str, pattern: str) -> set[str]:
    """What a pattern finds in all such files of a folder."""
    texts = [file.read_text(encoding="utf-8") for file in folder.rglob(files)]
    return {kind for text in texts for kind in re.findall(pattern, text, re.MULTILINE)}


SAID = found(paths.data() / "text" / "en", "*.ftl", r"^(?:vino-)?log-(\w+)(?=[ -])")
TOLD = found(Path(rules.__path__[0]), "*.py", r'\btell\((?:s, )?\s*"(\w+)"')
KINDS = SAID - NO_EVENTS | TOLD | SILENT
"""Every kind of event that the rules tell or that has words, and those that the log passes over."""


def table(app: App, **options: str) -> TableScene:
    scene = viticulture_table(app, Session(KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 7, options)))
    show(app, scene)
    app.step(0.02)
    return scene


def test_every_event_has_a_sound_or_a_reason_for_silence() -> None:
    book = event_sounds()
    assert set(book.sounds) | set(book.silent) == KINDS
    assert not set(book.sounds) & set(book.silent)
    assert all(len(reason.split()) > 2 for reason in book.silent.values())
    assert set(MOVES) <= set(book.sounds)


def test_every_named_sound_is_built(sounds: Sounds) -> None:
    names = set[str]()
    for sound in event_sounds().sounds.values():
        names |= {sound.gain, sound.loss} if isinstance(sound, ByAmount) else {sound}
    heard = listened(sounds)
    for name in names | {"refused"}:
        sounds.play(name)
        sounds.update(APART, False)
    assert set(heard) == names | {"refused"}


def test_every_sound_of_an_event_is_also_seen() -> None:
    seen = (KINDS - SILENT) | set(REDUCERS) | set(MOVES)
    assert set(event_sounds().sounds) <= seen


def test_no_sound_tells_a_secret() -> None:
    for kind in KINDS:
        for amount in (-1, 1):
            for thing in ("", "red.4"):
                whole = Event(kind, 0, amount=amount, card="order_9", thing=thing, choice="yes", seen=(0,))
                other = Event(kind, 0, amount=amount, card="vine_1", seen=(0,))
                assert sound_of(whole) == sound_of(whole.as_seen_by(1)) == sound_of(other)


def test_a_loss_sounds_another_way() -> None:
    assert sound_of(Event("lira_changed", 0, amount=3)) != sound_of(Event("lira_changed", 0, amount=-3))
    assert sound_of(Event("branch_taken", 0)) is None


def test_a_broken_table_is_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "events.yaml"
    file.write_text("sounds: {card_drawn: [1]}\nsilent: {}", encoding="utf-8")
    with pytest.raises(BadSounds) as fault:
        event_sounds(file)
    assert str(fault.value).startswith(f"{file}, line 1, ")
    assert "\n" not in str(fault.value)


def test_equal_sounds_come_one_after_the_other_and_never_many(sounds: Sounds) -> None:
    heard = listened(sounds)
    for _ in range(12):
        sounds.play("coin")
    sounds.update(0, False)
    assert heard == ["coin"]
    sounds.update(APART / 2, False)
    assert heard == ["coin"]
    for _ in range(12):
        sounds.update(APART, False)
    assert len(heard) == MOST_EQUAL
    for name in ("card", "cork", "coin", "glass", "stamp", "press", "pour", "grape", "page", "plant", "harvest"):
        sounds.play(name)
    for _ in range(20):
        sounds.update(APART, False)
    assert len(heard) == MOST_EQUAL + MOST_WAITING


def test_no_variant_comes_twice_in_a_row(sounds: Sounds) -> None:
    files = []
    for _ in range(12):
        sounds.play("card")
        sounds.update(APART, False)
        files.append(sounds._last["card"])
    assert all(one != other for one, other in pairwise(files))
    assert len(set(files)) == 3


def test_nothing_is_opened_before_the_first_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    opened, flip = device.open_device, DesktopWindow.flip
    monkeypatch.setattr("game.sound.sounds.open_device", lambda: order.append("sound") or opened())
    monkeypatch.setattr(DesktopWindow, "flip", lambda window: order.append("picture") or flip(window))
    app = App(GameRoutes, SIZE, Settings())
    assert order == []
    show(app, TitleScene(app))
    assert order == ["picture"]
    for _ in range(3):
        app.step(0.02)
    assert order.count("sound") == 1


def test_files_are_read_one_by_one_while_nothing_is_drawn(sounds: Sounds) -> None:
    assert not sounds._read
    sounds.update(0.02, False)
    assert not sounds._read
    for number in range(1, 4):
        sounds.update(0.02, True)
        assert len(sounds._read) == number


def test_moves_and_hand_over_are_heard_at_the_table() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", curtain="secret"))
    scene = table(app)
    heard = listened(app.sounds)
    for _ in range(12):
        if scene.interaction.decision is None or heard.count("turn-lago") > 1:
            break
        asked = scene.interaction.seat
        scene.parts.answering.propose(scene.interaction.decision.choices[0])
        scene.parts.answering.confirm()
        for _ in range(20):
            app.step(0.1)
        if scene.interaction.seat != asked:
            assert f"turn-{scene.interaction.session.colours[scene.interaction.seat]}" in heard
    assert {"rooster", "turn-lago", "turn-cotto"} <= set(heard)


def test_a_refusal_is_heard_only_where_it_is_also_told() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    scene = table(app)
    heard = listened(app.sounds)
    assert scene.interaction.decision is not None
    for thing in scene.interaction.things:
        before = len(heard)
        scene.interaction.note.forget()
        scene.parts.answering._refuse(thing.ref, None)
        assert (len(heard) > before) == bool(scene.interaction.note.words)


@pytest.mark.parametrize("how", ["mute", "background", "volume"])
def test_silence_is_silence(sounds: Sounds, how: str) -> None:
    heard = listened(sounds)
    sounds.music.begin()
    assert sounds.music.playing is not None
    if how == "mute":
        sounds.settings.mute = True
        sounds.settings_changed()
    elif how == "background":
        sounds.hear(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    else:
        sounds.settings.effects = sounds.settings.signals = sounds.settings.music = 0
        sounds.settings_changed()
    for name in ("coin", "refused", "turn-lago"):
        sounds.play(name)
        sounds.update(APART, False)
    assert heard == []
    assert not pygame.mixer.get_busy()
    assert not pygame.mixer.music.get_busy()
    if how == "background":
        sounds.hear(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
        assert pygame.mixer.music.get_busy()
        sounds.play("refused")
        assert heard == ["refused"]


def test_sound_may_go_on_in_the_background(sounds: Sounds) -> None:
    sounds.settings.background = "play"
    sounds.music.begin()
    sounds.hear(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert pygame.mixer.music.get_busy()


def test_pieces_follow_one_another_with_silence_between(sounds: Sounds) -> None:
    music = sounds.music
    assert music.volume == 0.4
    music.update(FIRST_SILENCE / 2)
    assert music.playing is None
    music.update(FIRST_SILENCE)
    played = []
    for _ in range(2 * len(music.pieces)):
        assert music.playing is not None
        assert pygame.mixer.music.get_busy()
        played.append(music.playing)
        pygame.mixer.music.stop()
        music.update(0)
        assert music.playing is None
        music.update(SILENCE[0] - 1)
        assert music.playing is None
        music.update(SILENCE[1])
    assert set(played[: len(music.pieces)]) == set(music.pieces)
    assert all(one != other for one, other in pairwise(played))


def test_a_piece_that_cannot_be_read_is_left_out(sounds: Sounds, tmp_path: Path) -> None:
    broken = tmp_path / "music-broken.ogg"
    broken.write_bytes(b"no music")
    music = Music([broken])
    music.loud(0.4, False)
    music.begin()
    assert music.playing is None
    assert music.pieces == ()
    music.update(1000)


def test_missing_sounds_are_silent(tmp_path: Path) -> None:
    sounds = Sounds(Settings(), tmp_path)
    for _ in range(3):
        sounds.update(10, True)
        sounds.play("coin")
        sounds.call("lago")
    sounds.music.begin()
    assert sounds.music.playing is None


def test_pieces_that_have_gone_or_are_damaged_are_passed_over(tmp_path: Path) -> None:
    for name, content in (("music-gone.ogg", b"OggS"), ("music-torn.ogg", b"OggS"), ("coin.ogg", b"no sound")):
        (tmp_path / name).write_bytes(content)
    sounds = Sounds(Settings(), tmp_path)
    for _ in range(2):
        sounds.update(0, True)
    assert len(sounds.music.pieces) == 2
    (tmp_path / "music-gone.ogg").unlink()
    for _ in range(2):
        sounds.music.begin()
        assert sounds.music.playing is None
    assert not sounds.music.pieces


def test_every_volume_and_switch_works_and_is_kept() -> None:
    app = App(GameRoutes, SIZE, Settings())
    show(app, SoundScene(app))
    app.step(0.02)
    for name, answers in (dict.fromkeys(VOLUMES, STEPS) | SWITCHES).items():
        for answer in (answers[0], answers[-1], *answers):
            press(app, f"{name}-{answer}")
            assert getattr(app.settings, name) == answer
            assert getattr(load_settings(paths.settings_file()), name) == answer
    assert app.sounds.held
    press(app, "usual")
    for name in (*VOLUMES, *SWITCHES):
        assert getattr(app.settings, name) == getattr(Settings(), name)
    press(app, "music-0")
    assert app.sounds.music.playing is None
    press(app, "music-60")
    assert app.sounds.music.playing is not None
    assert round(pygame.mixer.music.get_volume(), 1) == 0.6


@pytest.mark.parametrize("where", ["title", "table"])
def test_the_mute_key_is_heard_and_seen(where: str) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    scene = TitleScene(app) if where == "title" else table(app)
    show(app, scene)
    button = scene.buttons.named("sound" if where == "title" else "ribbon-sound")
    assert button is not None

    def sign() -> bytes:
        return pygame.image.tobytes(app.screen.surface.subsurface(app.screen.pixels(button.box)), "RGB")

    on = sign()
    for muted in (True, False):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_m, mod=0))
        app.step(0.02)
        assert app.settings.mute is muted
        assert app.sounds.held is muted
        assert load_settings(paths.settings_file()).mute is muted
        assert (sign() == on) is not muted
    press(app, button.name)
    assert app.settings.mute
