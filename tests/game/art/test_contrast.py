"""The theme of high contrast: black and white grounds, strong lines, no grain; it is chosen, kept and seen at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game import paths
from game.art import buttons, inn, night, patterns, poster, rail, rail_facts
from game.art.banquet import evening
from game.art.kit import cache, contrast, letters, palette, shapes
from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.written import luminance
from game.pages.campaign import CampaignScene
from game.pages.keys import KeysScene
from game.pages.settings import SettingsScene
from game.pages.solo import SoloScene
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, load_settings
from game.window.app import App
from game.window.scene import Scene


@pytest.fixture(autouse=True)
def normal_again() -> Iterator[None]:
    yield
    contrast.choose("normal")
    cache.forget()


def ratio(a: str, b: str) -> float:
    high, low = sorted((luminance(pygame.Color(contrast.ink(one))) for one in (a, b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


LIGHT = [palette.PAPER, palette.CARD, palette.MAT, palette.STONE, *(season.tint for season in palette.SEASONS.values())]
ON_LIGHT = [palette.INK, palette.INK2, palette.WINE, palette.LEGAL, palette.ILLEGAL, palette.FOCUS, palette.WARN]
ON_DARK = [palette.CREAM, palette.CREAM2, palette.BRASS, palette.GOLD, palette.PLAN_NAME, palette.SELECT]


def test_words_stand_out_seven_to_one_on_every_ground() -> None:
    contrast.choose("high")
    for ground in LIGHT:
        assert contrast.ink(ground) == contrast.WHITE
        assert all(ratio(ink, ground) >= 7 for ink in ON_LIGHT), ground
    for ground in (palette.CELLAR, palette.CELLAR2, palette.RIBBON, palette.NIGHT, palette.PLAN):
        assert all(ratio(ink, ground) >= 13 for ink in ON_DARK), ground


def test_what_tells_things_apart_keeps_its_colour() -> None:
    contrast.choose("high")
    for inks in (palette.PLAYERS.values(), palette.DECKS.values(), palette.DRINKS.values()):
        grounds = [contrast.ink(one[0]) for one in inks]
        assert len(set(grounds)) == len(grounds)
    assert contrast.ink(palette.PLAYERS["cotto"].body) == palette.PLAYERS["cotto"].body


def test_nothing_changes_in_the_normal_theme() -> None:
    assert contrast.ink(palette.INK2) == palette.INK2
    assert contrast.inked(shapes.rect(0, 0, 4, 4, palette.PAPER)) == shapes.rect(0, 0, 4, 4, palette.PAPER)
    assert contrast.outline(2) == 2


def test_frames_are_three_px_wide_and_hairlines_stay() -> None:
    contrast.choose("high")
    assert 'stroke-width="3"' in shapes.rect(0, 0, 9, 9, "none", 0, palette.INK, 1.6)
    assert 'stroke-width="1"' in shapes.rect(0, 0, 9, 9, "none", 0, palette.INK, 1)
    assert 'stroke-width="4"' in shapes.rect(0, 0, 9, 9, "none", 0, palette.INK, 4)


def test_paper_has_no_grain_in_high_contrast() -> None:
    def inks(theme: contrast.Theme) -> set[int]:
        contrast.choose(theme)
        sheet = Canvas(40, 40, ground=palette.PAPER).surface(8)
        return {sheet.get_at_mapped((x, y)) for x in range(40) for y in range(40)}

    assert len(inks("normal")) > 1
    assert len(inks("high")) == 1


def test_a_button_turns_white_or_black_when_the_theme_is_chosen() -> None:
    look = buttons.ButtonLook(180, 52, "Pass", "pass", "plain", "normal")
    before = buttons.button(look, 1).copy()
    contrast.choose("high")
    cache.forget()
    assert buttons.button(look, 1).get_view("0").raw != before.get_view("0").raw


def test_the_switch_changes_the_title_at_once_and_is_kept() -> None:
    app = App(GameRoutes, (1280, 720), Settings())
    app.scenes.replace(TitleScene(app))
    app.scenes.settle()
    app.step(0)
    before = app.screen.surface.copy()
    scene = SettingsScene(app)
    app.scenes.push(scene)
    app.scenes.settle()
    next(button for button in scene.buttons.all if button.name == "contrast-high").act()
    assert contrast.high()
    assert load_settings(paths.settings_file()).contrast == "high"
    app.scenes.pop()
    app.scenes.settle()
    app.step(0)
    assert app.screen.surface.get_view("0").raw != before.get_view("0").raw


def test_the_theme_is_there_from_the_start() -> None:
    assert Settings().contrast == "normal"
    App(GameRoutes, (1280, 720), Settings(contrast="high"))
    assert contrast.high()


def test_every_player_has_a_pattern_of_its_own() -> None:
    """Told apart when all are drawn in the same two inks."""
    drawn = set()
    for name, inks in palette.PLAYERS.items():
        canvas = Canvas(60, 30, ground="#777777")
        canvas.draw(patterns.owner(name, 0, 0, 60, 30).replace(inks.on, "#FFFFFF"))
        drawn.add(canvas.surface().get_view("0").raw)
    assert len(drawn) == len(palette.PLAYERS)


@pytest.mark.parametrize("height", [300, 196, 98])
@pytest.mark.parametrize("share", [1, 1.5])
def test_the_pattern_of_a_player_is_always_on_the_head_of_the_panel(
    height: int, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters.choose(share)
    look = rail_facts.PanelLook("nero", "Nero", 1, 2, 0, (0, 0, 0, 0), 1, 3, True)
    dotted = rail.panel(look, Box(0, 0, 280, height), 1).get_view("0").raw
    cache.forget()
    monkeypatch.setitem(palette.PLAYERS, "nero", palette.PLAYERS["nero"]._replace(pattern="solid"))
    assert rail.panel(look, Box(0, 0, 280, height), 1).get_view("0").raw != dotted


def new_game(app: App) -> Scene:
    """The page that sets up a game of Viticulture."""
    return app.routes.new_game((), "viticulture")


@pytest.mark.parametrize("page", [TitleScene, new_game, SoloScene, CampaignScene, SettingsScene, KeysScene])
def test_a_page_looks_the_same_whether_the_theme_was_there_before_or_is_chosen_on_it(
    page: Callable[[App], Scene],
) -> None:
    drawn = []
    themes: tuple[contrast.Theme, ...] = ("normal", "high")
    for before in themes:
        app = App(GameRoutes, (1280, 720), Settings(contrast=before, reduced_motion=True))
        app.scenes.replace(page(app))
        app.scenes.settle()
        app.step(0)
        app.settings.contrast = "high"
        app.settings_changed()
        app.step(0)
        drawn.append(app.screen.surface.get_view("0").raw)
    assert drawn[0] == drawn[1]


GROUNDS: dict[str, Callable[[], pygame.Surface]] = {
    "inn": lambda: inn.room(0.2),
    "table": lambda: inn.table(0.2),
    "dusk": lambda: evening.evening(False, 0.2),
    "bay": lambda: evening.evening(True, 0.2),
    "night": lambda: night.night(1920, 1080, 812, 0.2),
    "landscape": lambda: poster.scenery(0.2),
}


@pytest.mark.parametrize("name", GROUNDS)
def test_painted_grounds_are_all_grey_in_high_contrast(name: str) -> None:
    def coloured() -> int:
        picture = GROUNDS[name]()
        w, h = picture.get_size()
        seen = [picture.get_at((x, y))[:3] for x in range(8, w - 8, 5) for y in range(8, h - 8, 5)]
        return sum(max(one) - min(one) > 8 for one in seen)

    assert coloured() > 100
    contrast.choose("high")
    assert coloured() == 0


def test_people_have_a_white_rim_on_a_dark_ground() -> None:
    plain = inn.behind(inn.Guest("lago", "lago", "table", False), 0.5)
    contrast.choose("high")
    rimmed = inn.behind(inn.Guest("lago", "lago", "table", False), 0.5)
    spots = [(x, y) for x in range(plain.get_width()) for y in range(plain.get_height())]
    rim = [at for at in spots if not plain.get_at(at).a and rimmed.get_at(at).a == 255]
    assert len(rim) > 300
    assert all(min(rimmed.get_at(at)[:3]) > 240 for at in rim)
