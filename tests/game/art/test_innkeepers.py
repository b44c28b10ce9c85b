"""Innkeepers: told apart at a glance, also in grey, in the colours of their seats and in four moods."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from game.art import innkeepers, portraits
from game.art.innkeepers import CALM, GLAD, disc
from game.art.kit.palette import NOBODY, SELECT, player, rgb
from game.art.people.person import MOODS
from game.store.kept_game import COLOURS
from game.store.played_seats import faces_of
from game.text.opponents import NAMES, characters

EVERYBODY = (*COLOURS, *faces_of(characters() * NAMES))
APART = 12.0
"""So much the pixels of two discs differ at least in the mean, of 255."""


def grey(picture: pygame.Surface) -> np.ndarray:
    """The light of the middle of a disc, without ring and sign, which also tell seats apart."""
    side = picture.get_width()
    middle = pygame.Rect(0, 0, side * 0.66, side * 0.66)
    middle.center = (side // 2, side // 2)
    light = pygame.surfarray.array3d(picture.subsurface(middle)).astype(float) @ np.array((0.299, 0.587, 0.114))
    return np.asarray(light)


def test_there_is_an_innkeeper_for_every_colour_and_a_face_for_every_character() -> None:
    assert innkeepers.ids() == COLOURS
    assert {*COLOURS, *portraits.opponents()} == set(EVERYBODY)
    assert len(EVERYBODY) == len(COLOURS) + NAMES * len(characters())


@pytest.mark.parametrize(("size", "scale"), [(48, 1.0), (28, 1.0), (42, 2 / 3)])
def test_faces_are_told_apart_in_grey_at_the_sizes_of_the_table(size: float, scale: float) -> None:
    faces = {who: grey(disc(who, "lago", size, scale, signed=False)) for who in EVERYBODY}
    near = {
        (one, other): float(abs(faces[one] - faces[other]).mean())
        for one, other in combinations(EVERYBODY, 2)
        if abs(faces[one] - faces[other]).mean() < APART
    }
    assert not near


def test_each_mood_is_seen_in_every_face() -> None:
    for who in EVERYBODY:
        moods = {mood: grey(disc(who, "sole", 44, 1, mood)) for mood in MOODS}
        for one, other in combinations(MOODS, 2):
            assert abs(moods[one] - moods[other]).mean() > 5, (who, one, other)


def test_a_disc_wears_the_colour_of_its_seat_and_gold_while_the_seat_is_asked() -> None:
    for colour in COLOURS:
        for turn, ink in ((False, player(colour).body), (True, SELECT)):
            picture = disc("host", colour, 100, 2, CALM, turn)
            found = picture.get_at((100, 12))[:3]
            assert max(abs(a - b) for a, b in zip(found, rgb(ink), strict=True)) < 12, (colour, turn)
    assert len({disc("trader", colour, 60, 1).get_view("0").raw for colour in COLOURS}) == len(COLOURS)


def test_a_name_that_nobody_has_stands_for_the_innkeeper_of_the_colour() -> None:
    own = disc("", "salvia", 48, 1).get_view("0").raw
    assert own == disc("salvia", "salvia", 48, 1).get_view("0").raw == disc("wizard", "salvia", 48, 1).get_view("0").raw
    assert own != disc("lago", "salvia", 48, 1).get_view("0").raw
    assert disc("grower", NOBODY, 48, 1).get_width() == 48


def test_wide_discs_bear_the_emblem_of_the_seat_and_narrow_ones_do_not() -> None:
    for size, signed in ((innkeepers.SIGNED_FROM, True), (innkeepers.SIGNED_FROM - 1, False)):
        pictures = [disc("lago", "cotto", size, 1, GLAD, signed=wanted).get_view("0").raw for wanted in (True, False)]
        assert (pictures[0] != pictures[1]) == signed


def test_a_disc_is_round_and_has_no_clear_spot_within() -> None:
    for scale in (2 / 3, 1.0, 2.5):
        picture = disc("gambler", "nero", 44, scale)
        side = round(44 * scale)
        assert picture.get_size() == (side, side)
        inside = sum(
            (x - side / 2 + 0.5) ** 2 + (y - side / 2 + 0.5) ** 2 < (side / 2 - 2) ** 2
            for x in range(side)
            for y in range(side)
        )
        assert pygame.mask.from_surface(picture, 250).count() >= inside
        assert picture.get_at((0, 0)).a == 0


@pytest.mark.parametrize("line", [3, None, ["skull"], {"skull": "cube"}, {}])
def test_a_damaged_line_is_told_with_its_file(monkeypatch: pytest.MonkeyPatch, line: object) -> None:
    innkeepers.line_of.cache_clear()
    monkeypatch.setattr(portraits, "innkeepers", lambda: {"lago": line})
    with pytest.raises(portraits.BadPortrait, match=r"assets/cards/portraits\.yaml, lago: "):
        innkeepers.line_of("lago", "lago")
    monkeypatch.setattr(portraits, "opponents", dict)
    monkeypatch.setattr(portraits, "innkeepers", dict)
    with pytest.raises(portraits.BadPortrait, match="cotto"):
        innkeepers.line_of("", "cotto")
