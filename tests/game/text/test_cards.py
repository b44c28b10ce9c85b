"""The drawn cards: their sizes, their lines of icons, and the people on them."""

from __future__ import annotations

import pygame
import pytest

from game.art import card_marks
from game.art.cards import card_back, hand_card, large_card
from game.art.estate.planted import OVER, Growth, planted_vine
from game.art.hand_face import PILL, WIDTH
from game.art.kit import icons
from game.art.mat_boxes import VINE_H, VINE_W
from game.art.portraits import person, recipes
from game.text.card_text import faces, parent_gains
from game.text.printed import CARD_FILES, cards
from game.text.short import OWN_DRAWINGS

PEOPLE = [card.id for card in cards().values() if "effect" in card.printed]


@pytest.fixture(autouse=True, scope="module")
def letters() -> None:
    pygame.font.init()


@pytest.mark.parametrize("card", PEOPLE)
def test_every_line_of_icons_fits_its_box(card: str) -> None:
    shown = faces(card)
    for i, face in enumerate(shown):
        beside_pill = any(other.joiner in ("or", "else") for other in (face, *shown[i + 1 : i + 2]))
        room = WIDTH - 24 - (PILL if beside_pill else 0)
        assert card_marks.width(face.signs, card_marks.fitting(face.signs, room)) <= room


@pytest.mark.parametrize("card", PEOPLE)
def test_every_icon_is_drawn(card: str) -> None:
    named = {sign.name for face in faces(card) for sign in face.signs if sign.kind in ("icon", "without")}
    assert named <= icons.names() | OWN_DRAWINGS


def test_everybody_has_a_portrait_and_no_two_are_alike() -> None:
    assert set(recipes()) == set(PEOPLE)
    assert len({tuple(sorted(recipe.items())) for recipe in recipes().values()}) == len(PEOPLE)
    assert len({str(sorted(person(card).looks.items())) for card in PEOPLE}) == len(PEOPLE)


def test_no_two_visitors_of_a_season_share_head_and_thing() -> None:
    for deck in ("summer_visitor", "winter_visitor", "mama", "papa"):
        of_deck = [recipes()[card.id] for card in cards().values() if card.deck == deck]
        assert len({(one["hair"], one.get("hat"), one.get("holds")) for one in of_deck}) == len(of_deck)


@pytest.mark.parametrize("scale", [0.5, 1.0])
@pytest.mark.parametrize("card", ["merlot", "order_19", "queen", "entertainer", "laura", "gary"])
def test_cards_have_their_size_at_every_scale(card: str, scale: float) -> None:
    assert hand_card(card, scale).get_size() == (round(180 * scale), round(270 * scale))
    assert large_card(card, scale).get_size() == (round(360 * scale), round(516 * scale))


def test_backs_and_planted_vines_have_their_size() -> None:
    assert card_back("order", 1).get_size() == (180, 270)
    assert planted_vine("cabernet_sauvignon", VINE_H, Growth(), 1).get_size() == (VINE_W, VINE_H + 2 * OVER)


@pytest.mark.parametrize("card", list(cards()))
def test_every_card_can_be_drawn_large_without_losing_words(card: str) -> None:
    assert large_card(card, 0.5).get_bounding_rect().width > 170


def test_a_card_is_drawn_once_and_kept() -> None:
    assert hand_card("queen", 1) is hand_card("queen", 1)
    assert set(CARD_FILES) == {card.deck for card in cards().values()}


def test_a_parent_brings_what_the_data_say() -> None:
    given, gifts = parent_gains("matthew")
    assert [(gain.icon, gain.amount) for gain in given] == [("grande", 1), ("lira", 1)]
    assert [gain.text for gain in gifts] == ["Windmill", "5 lira"]
