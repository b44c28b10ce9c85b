"""The icons: every name in use has a drawing, every drawing keeps to the grid, and those alike in use look unlike."""

from __future__ import annotations

import io
import re
from itertools import combinations

import pygame
import pytest
import yaml

from game.art.kit import icons
from game.art.kit.shapes import Fragment
from game.paths import root

CONTROLLER = ("a", "b", "x", "y", "lb", "rb", "lt", "rt", "view", "menu", "l3", "r3", "stick", "dpad")
CAMPAIGN = [f"campaign{number}" for number in range(1, 9)]
LEVELS = [f"level{number}" for number in range(1, 6)]
COMPASS = [f"compass{number}" for number in range(1, 6)]


def read(*path: str) -> object:
    return yaml.safe_load(root().joinpath("data", *path).read_text("utf-8"))


def ids(found: object, key: str) -> list[str]:
    assert isinstance(found, dict)
    return [one["id"] for one in found[key]]


def drawn(fragment: Fragment, size: int, beyond: float = 0) -> pygame.Surface:
    """An icon at this size, with this much more of its own units around the grid."""
    side = icons.GRID + 2 * beyond
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" '
        f'viewBox="{-beyond} {-beyond} {side} {side}">{fragment}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (size, size))


def grey(name: str, size: int = 20) -> list[int]:
    """The brightness of an icon's pixels on paper."""
    sheet = pygame.Surface((size, size))
    sheet.fill("#F5ECD8")
    sheet.blit(drawn(icons.on_paper(name), size), (0, 0))
    sheet = pygame.transform.grayscale(sheet)
    return [sheet.get_at((x, y)).r for y in range(size) for x in range(size)]


def unlike(a: str, b: str) -> float:
    """How far two icons are apart at 20 px in grey: the mean difference of their pixels, of 255."""
    return sum(abs(x - y) for x, y in zip(grey(a), grey(b), strict=True)) / 400


def test_every_challenge_level_button_note_and_region_has_its_sign() -> None:
    regions = [f"region_{region}" for region in ids(read("vino", "regions.yaml"), "regions")]
    varieties = [f"v_{vine}" for vine in ids(read("viticulture", "vines.yaml"), "vines")]
    assert len(ids(read("viticulture", "campaign.yaml"), "challenges")) == len(CAMPAIGN)
    wanted = [*CAMPAIGN, *LEVELS, *COMPASS, *regions, *varieties, "aggressive", "screen", "token_up", "token_down"]
    wanted += [f"pad_{button}" for button in CONTROLLER] + [f"note{value}" for value in (10, 50, 100, 500)]
    wanted += [f"tile_{tile}" for tile in ids(read("vino", "regions.yaml"), "varieties")]
    assert [name for name in wanted if name not in icons.names()] == []


def test_every_icon_named_in_the_code_is_there() -> None:
    named: set[str] = set()
    for module in (root() / "game").rglob("*.py"):
        named |= set(
            re.findall(r'(?:\.icon|icon_picture|icons\.drawing|on_dark|on_paper)\(\s*"(\w+)"', module.read_text())
        )
    assert named, "no module names an icon"
    assert named <= icons.names()


@pytest.mark.parametrize("name", sorted(icons.names()))
def test_an_icon_stays_on_its_grid_and_can_be_recoloured(name: str) -> None:
    file = (icons.folder() / f"{name}.svg").read_text("utf-8")
    assert 'viewBox="0 0 24 24"' in file
    inks = set(re.findall(r'(?:fill|stroke)="([^"]*)"', file))
    assert all(ink == "none" or re.fullmatch(r"#[0-9A-Fa-f]{6}", ink) for ink in inks), inks
    box = drawn(icons.drawing(name), 320, 4).get_bounding_rect()
    units = [edge / 10 - 4 for edge in (box.left, box.top, box.right, box.bottom)]
    assert min(units) >= -0.3, units
    assert max(units) <= icons.GRID + 0.3, units


@pytest.mark.parametrize(
    "family",
    [
        pytest.param(sorted(name for name in icons.names() if name.startswith("v_")), id="vines"),
        pytest.param(sorted(name for name in icons.names() if name.startswith("region_")), id="regions"),
        pytest.param(CAMPAIGN, id="campaign"),
    ],
)
def test_signs_of_a_family_differ_at_20_px_without_colour(family: list[str]) -> None:
    alike = {(a, b): unlike(a, b) for a, b in combinations(family, 2)}
    assert min(alike.values()) > 18, min(alike, key=lambda pair: alike[pair])


@pytest.mark.parametrize("family", [LEVELS, COMPASS], ids=["levels", "compass"])
def test_steps_of_a_scale_differ_at_20_px_without_colour(family: list[str]) -> None:
    assert all(unlike(a, b) > 3 for a, b in combinations(family, 2))


@pytest.mark.parametrize("name", [f"pad_{button}" for button in CONTROLLER])
def test_buttons_of_a_controller_take_any_colour(name: str) -> None:
    assert icons.is_sign(name)
