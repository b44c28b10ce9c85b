"""Text entries take whatever is typed, pasted or kept: what cannot be drawn leaves them as they were."""

from __future__ import annotations

import pygame
import pytest

from game.pages.campaign import CampaignScene
from game.pages.form import Written
from game.pages.how_to_play import HowToPlayScene
from game.pages.solo import SoloScene
from game.program.routes import GameRoutes
from game.store.settings import KeptSeat, LastSolo, Settings
from game.text.messages import say
from game.window.app import App

UNDRAWN = ["\u202e", "\u200b", "\0", "\u034f", "\U000e0001"]


def page_of(name: str) -> SoloScene:
    """The page of a game alone, with the name that was kept of who plays."""
    app = App(GameRoutes, (640, 360), Settings(animation="instant", solo=LastSolo(KeptSeat("lago", name))))
    page = SoloScene(app)
    app.scenes.push(page)
    app.scenes.settle()
    return page


def typed(page: SoloScene, *letters: str) -> str:
    """What stands in the entry of the seed after it was written in."""
    page.entries.write("seed")
    for letter in letters:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        page.app.step(0.02)
    return page.entries.text("seed")


@pytest.mark.parametrize("letter", UNDRAWN)
def test_a_letter_without_width_leaves_an_empty_entry_empty_and_open(letter: str) -> None:
    assert typed(page_of("Lago"), letter, "4", "2") == "42"


@pytest.mark.parametrize("letter", UNDRAWN)
def test_a_kept_name_without_width_is_left_out(letter: str) -> None:
    page = page_of(letter)
    assert page.entries.text("name") == ""
    page.resized()
    page.app.step(0.02)
    assert page.entries.text("name") == ""


NAMES = ["Ελένη", "Ștefan", "Nguyễn", "王小明", "さくら", "김민준", "Дмитрий", "אברהם", "محمد"]


def pages() -> list[tuple[Written, str]]:
    """Every page on which a name is typed, with the entry of the name."""
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    campaign = CampaignScene(app)
    found: list[tuple[Written, str]] = [(app.routes.new_game((), game), "name-0") for game in ("viticulture", "vino")]
    return [*found, (SoloScene(app), "name"), (campaign, "campaign")]


def written(page: Written, entry: str, words: str) -> bytes:
    """The picture of the entry after words were typed in it letter by letter."""
    page.app.scenes.replace(page)
    page.app.scenes.settle()
    if isinstance(page, CampaignScene) and not page.asking:
        new = page.buttons.named("new")
        assert new is not None
        new.act()
    page.entries.write(entry)
    for letter in words:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        page.app.step(0.02)
    page.entries.leave()
    page.app.scenes.redraw()
    page.app.step(0.02)
    box = page.app.screen.pixels(page.entries.boxes[entry]).clip(page.app.screen.surface.get_rect())
    return pygame.image.tobytes(page.app.screen.surface.subsurface(box), "RGB")


@pytest.mark.parametrize("page", range(4))
def test_a_name_in_any_writing_is_typed_and_seen(page: int) -> None:
    where, entry = pages()[page]
    pictures = set()
    for name in NAMES:
        pictures.add(written(where, entry, name))
        assert where.entries.text(entry) == name
        assert where.fault == ""
    assert len(pictures) == len(NAMES)


@pytest.mark.parametrize("page", range(4))
def test_a_letter_that_no_font_has_is_told_while_it_is_typed(page: int) -> None:
    where, entry = pages()[page]
    blank = written(where, entry, "A B")
    boxed = written(where, entry, "A🍇B")
    assert where.entries.text(entry) == "A🍇B"
    assert where.fault == say("entry-boxes", count=1)
    assert boxed != blank
    assert boxed == written(where, entry, "A🍷B")
    written(where, entry, "🍷🍷")
    assert where.fault == say("entry-boxes", count=2)
    written(where, entry, "Lago")
    assert where.fault == ""


def test_what_is_pasted_is_cut_to_the_room_and_cleaned(monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_of("Lago")
    assert typed(page, "1", "2") == "12"
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "a\nb\t" + 60 * "c")
    page.entries.lines["seed"].edit_position = 1
    pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode="v", scancode=pygame.KSCAN_V)
    )
    page.app.step(0.02)
    written = page.entries.text("seed")
    assert written.startswith("1a b cc")
    assert written.endswith("c2")
    assert len(written) == page.longest


def test_keys_of_the_window_keep_their_meaning_while_somebody_writes() -> None:
    page = page_of("Lago")
    page.entries.write("name")
    before = page.app.settings.text
    for key, mod in ((pygame.K_EQUALS, pygame.KMOD_LCTRL), (pygame.K_F1, 0)):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))
        page.app.step(0.02)
    assert page.app.settings.text > before
    assert isinstance(page.app.scenes.scenes[-1], HowToPlayScene)
    assert page.entries.text("name") == "Lago"


def clicked(page: SoloScene, x: int, y: int) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=pygame.BUTTON_LEFT, pos=(x, y), touch=False))
        page.app.step(1.0)


def test_a_name_is_written_in_place_of_the_usual_one_and_another_click_goes_into_it() -> None:
    page = page_of("Lago")
    left, middle = page.entries.lines["name"].rect.midleft
    clicked(page, left + 4, middle)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Anna"))
    page.app.step(0.02)
    assert page.entries.text("name") == "Anna"
    clicked(page, left + 1, middle)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="M"))
    page.app.step(0.02)
    assert page.entries.text("name") == "MAnna"
