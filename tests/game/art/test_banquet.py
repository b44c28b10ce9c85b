"""The banquet: who sits where at tables of two to six with one winner or several, and what is drawn of it."""

from __future__ import annotations

from itertools import pairwise, product

import pygame
import pytest

from game.art.banquet import board, guests, light, page
from game.art.banquet.guests import Guest
from game.art.kit.palette import PLAYERS
from game.art.wine_label.engraving import engraved
from game.art.wine_label.label import LabelLook, Portrait, label

TABLES = [(seats, winners) for seats, winners in product(range(2, 7), range(1, 7)) if winners <= seats]


def company(seats: int, winners: int, name: str = "Anna") -> tuple[Guest, ...]:
    return tuple(
        Guest(1 if at < winners else at + 1, colour, "", f"{name} {at}", ("Place",), str(20 - at))
        for at, colour in enumerate(list(PLAYERS)[:seats])
    )


@pytest.mark.parametrize(("seats", "winners"), TABLES)
def test_winners_sit_side_by_side_in_the_middle_and_larger(seats: int, winners: int) -> None:
    seated = guests.seated(company(seats, winners))
    assert {one.name for one, _ in seated} == {one.name for one in company(seats, winners)}
    first = [at for at, (one, _) in enumerate(seated) if one.rank == 1]
    assert first == list(range(first[0], first[0] + winners))
    before, after = first[0], seats - 1 - first[-1]
    assert abs(before - after) <= 1
    sizes = {one.rank == 1: place.size for one, place in seated}
    assert winners == seats or sizes[True] > sizes[False]


@pytest.mark.parametrize(("seats", "winners"), TABLES)
def test_cards_lie_side_by_side_on_the_screen(seats: int, winners: int) -> None:
    boxes = [page.card_box(place) for _, place in guests.seated(company(seats, winners))]
    assert boxes[0].x >= 20
    assert boxes[-1].right <= 1900
    assert all(left.right + 8 <= right.x for left, right in pairwise(boxes))
    assert all(box.w >= 200 for box in boxes)


def test_each_winner_has_a_high_chair_in_the_colour_of_the_seat() -> None:
    look = page.BanquetLook("Two win", "", company(4, 2))
    sheet = page.banquet(look, 0.5)
    for one, place in guests.seated(look.guests):
        if one.rank == 1:
            top, side = guests.chair_box(place)[1] + 60 * place.size, place.x - 60 * place.size
            ink = pygame.Color(PLAYERS[one.colour].body)
            assert sheet.get_at((round(side * 0.5), round(top * 0.5)))[:3] == tuple(ink)[:3]


@pytest.mark.parametrize(("seats", "winners"), TABLES)
def test_winners_sit_in_the_middle_of_the_screen_and_others_fill_both_sides(seats: int, winners: int) -> None:
    seated = guests.seated(company(seats, winners))
    first = [place.x for one, place in seated if one.rank == 1]
    assert sum(first) / winners == pytest.approx(960)
    sides = [
        [place for _, place in seated if place.x < first[0]],
        [place for _, place in seated if place.x > first[-1]],
    ]
    for side in filter(None, sides):
        middle = sum(place.x for place in side) / len(side)
        edge = 0 if middle < 960 else 1920
        assert abs(middle - (edge + (first[0] if edge == 0 else first[-1])) / 2) < 130


@pytest.mark.parametrize("colour", PLAYERS)
def test_every_innkeeper_is_engraved_in_two_inks(colour: str) -> None:
    picture = engraved("", colour, 270, 0.5)
    side = picture.get_width()
    seen = [picture.get_at((x, y)) for x, y in product(range(side // 4, 3 * side // 4), repeat=2)]
    dark = sum(pixel.r < 128 for pixel in seen) / len(seen)
    assert 0.08 < dark < 0.8


@pytest.mark.parametrize("winners", range(1, 7))
def test_a_label_of_any_number_of_winners_keeps_within_its_border(winners: int) -> None:
    portraits = tuple(Portrait(colour, "") for colour in list(PLAYERS)[:winners])
    names = " and ".join(["Bartholomew"] * winners)
    look = LabelLook("Vendemmia", portraits, names, "Gran Riserva", "Year 7", "20 points", "")
    plain = label(look._replace(winners=portraits[:1], names="A"), 0.5)
    picture = label(look, 0.5)
    edge = [(x, y) for x in (*range(34), *range(386, 420)) for y in range(0, 510, 3)]
    assert all(picture.get_at(at) == plain.get_at(at) for at in edge)


@pytest.mark.parametrize(("seats", "winners"), TABLES)
def test_a_candle_burns_only_where_no_arm_is_before_it(
    seats: int, winners: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[float] = []
    monkeypatch.setattr(light, "candle", lambda x, y: found.append(x) or "")
    monkeypatch.setattr(board, "CANDLE", 20.5 + seats / 100 + winners / 1000)
    seated = guests.seated(company(seats, winners))
    page._board(seated, 0.1)
    arms = [guests.arms_of(place) for _, place in seated]
    assert all(board.is_clear(x, arms) for x in found)
    assert found or seats > 2
