"""The people on the cards: no two alike, more than one head shape, and nothing that is held is cut by the rim."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.art import order_pictures, portraits
from game.art.card_pictures import GROUNDS
from game.art.kit.raster import raster
from game.art.kit.shapes import group
from game.text.printed import cards
from tests.boxes import VITICULTURE

PARTS = ("hat", "head", "skin", "hair", "coat", "collar", "prop", "beard", "feature", "accent")
RIM = 42
"""Where the rim of a medallion begins, in its units of 50 from the centre."""

Recipe = tuple[str, ...]


def recipe(card: str, *parts: str) -> Recipe:
    return tuple(portraits.recipes()[card].get(part, "") for part in parts)


def everybody() -> list[str]:
    return [card.id for card in cards().values() if card.deck in GROUNDS]


def test_every_visitor_mama_and_papa_has_a_recipe_and_nobody_else() -> None:
    assert len(everybody()) == sum(VITICULTURE[f"{kind}s"] for kind in GROUNDS)
    assert set(portraits.recipes()) == set(everybody())


def test_any_two_people_differ_in_four_parts_of_ten_at_least() -> None:
    for one, two in combinations(everybody(), 2):
        apart = sum(a != b for a, b in zip(recipe(one, *PARTS), recipe(two, *PARTS), strict=True))
        assert apart >= 4, (one, two)


@pytest.mark.parametrize("parts", [("hat", "prop"), ("hat", "head", "beard", "feature"), ("coat", "prop", "hat")])
def test_nobody_has_both_the_face_or_the_outfit_of_another(parts: tuple[str, ...]) -> None:
    shared = Counter(recipe(card, *parts) for card in everybody())
    assert [found for found, count in shared.items() if count > 1] == []


def test_heads_have_more_than_one_shape() -> None:
    shapes = Counter(recipe(card, "head") for card in everybody())
    assert len(shapes) >= 6
    assert min(shapes.values()) >= 10
    assert max(shapes.values()) <= 40


def test_any_two_medallions_differ_without_colour() -> None:
    small = {}
    for card in everybody():
        picture = portraits.medallion(card, 48, 1, "#808080", "#C0C0C0")
        small[card] = pygame.transform.grayscale(picture)
    plain = pygame.Color(24, 24, 24, 255)
    for one, two in combinations(small, 2):
        same = pygame.mask.from_threshold(small[one], (0, 0, 0), plain, small[two]).count()
        assert 48 * 48 - same > 110, (one, two)


@pytest.mark.parametrize("prop", sorted(portraits.parts()["props"]))
def test_what_is_held_lies_inside_the_rim(prop: str) -> None:
    card = next(card for card in everybody() if recipe(card, "prop") == (prop,))
    drawn = group(group(portraits.held(card), *portraits.DRAWN_IN), *portraits.IN_CIRCLE)
    mask = pygame.mask.from_surface(raster(200, 200, 2, drawn), 120)
    spots = [(x / 2 - 50, y / 2 - 50) for x in range(200) for y in range(200) if mask.get_at((x, y))]
    assert len(spots) > 600
    beyond = sum(math.hypot(*spot) > RIM for spot in spots)
    assert beyond <= 0.04 * len(spots)


def test_every_part_is_worn_or_held_by_somebody() -> None:
    for kind, word in (
        ("hats", "hat"),
        ("heads", "head"),
        ("props", "prop"),
        ("collars", "collar"),
        ("beards", "beard"),
    ):
        used = {recipe(card, word)[0] for card in everybody()}
        assert set(portraits.parts()[kind]) <= used, kind


def test_no_two_orders_have_the_same_picture() -> None:
    drawn = {}
    for card in cards().values():
        if card.deck == "order":
            one_bottle = [{"kind": "red", "value": 5}]
            picture = order_pictures.shelf(168, 160, card.number, one_bottle, 1)
            drawn[card.id] = picture.get_view("0").raw
    assert len(drawn) == 36
    assert len(set(drawn.values())) == 36


def test_every_vine_has_a_bunch_of_its_own_form_and_ink() -> None:
    forms, inks = [], []
    for card in cards().values():
        if card.deck == "vine":
            wanted = {colour for colour in ("red", "white") if card.printed[colour]}
            assert set(portraits.bunches()[card.id]) == wanted
            forms += [tuple(look["rows"]) for look in portraits.bunches()[card.id].values()]
            inks += [tuple(look["inks"]) for look in portraits.bunches()[card.id].values()]
    assert len(set(forms)) == len(forms) == 10
    assert len(set(inks)) == len(inks)


def test_a_line_of_the_box_has_no_fault() -> None:
    assert [fault for card, line in portraits.recipes().items() for fault in portraits.faults_in(card, line)] == []


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"hatt": "cap"}, "bees: 'hatt' is no word of a portrait; did you mean 'hat'?"),
        ({"hat": "fedorra"}, "bees: 'fedorra' is none of the words for hat; did you mean 'fedora'?"),
        ({"coat": "purpleish"}, "bees: 'purpleish' is none of the words for coat; known are auburn, "),
        ({"coat": 3}, "bees: '3' is none of the words for coat"),
        ({"prop": ["key"]}, "bees: '['key']' is none of the words for prop"),
        ({"head": None}, "bees: 'None' is none of the words for head; known are narrow, oval"),
    ],
)
def test_a_wrong_word_of_a_line_is_told_with_the_words_there_are(changed: dict[str, object], words: str) -> None:
    (fault,) = portraits.faults_in("bees", {**portraits.recipes()["broker"], **changed})
    assert fault.startswith(words)


def test_what_is_missing_in_a_line_is_told_in_one_sentence() -> None:
    (fault,) = portraits.faults_in("bees", {"hat": "cap", "head": "round", "collar": "v", "prop": "key", "hair": "red"})
    assert fault == "bees: add skin: auburn, coat: auburn, accent: auburn, or other words for it"
    (shape,) = portraits.faults_in("bees", "straw hat")
    assert shape.startswith("bees: a portrait names its parts")
