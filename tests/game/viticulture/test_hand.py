"""The hand: rows of heads and whole cards, those that are asked for before the others, and how they make room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pygame
import pytest

from game.art import card_marks, hand_head
from game.art.cards import at_dusk, card_head, hand_card
from game.art.hand_face import WIDTH, lettering
from game.art.kit import cache, letters, written
from game.art.kit.boxes import Box
from game.play.scene import TableScene
from game.play.things import Thing
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.text.card_text import faces
from game.text.messages import FIRST, use_language
from game.text.printed import cards
from game.text.pseudo import add_pseudo
from game.tools.tour_tables import rest_at
from game.viticulture.fan import EDGE, HEAD, TITLE, WIDEST_HEAD, places
from game.viticulture.hand import LAID_SECONDS, POINTED_SECONDS, lying
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.layout import layout_of
from game.window.app import App
from game.window.input import Action
from rules.engine.choice import Ref
from tests.game.laid import shown, summer_turn

USUAL = layout_of((1920, 1080)).frame.hand
WINDOWS = ((1920, 1080), (1280, 800), (1024, 768), (1440, 960), (2560, 1080))
HAND = (
    "sangiovese", "noble", "pinot", "order_17", "contractor", "uncertified_teacher", "cabernet_sauvignon", "trebbiano",
)  # fmt: skip
PLANTABLE = {"sangiovese", "pinot", "trebbiano"}


@pytest.fixture(autouse=True)
def usual_words() -> Iterator[None]:
    yield
    written.listen(False)
    cache.forget()
    letters.choose(1)
    use_language(FIRST)


def table(
    hand: Sequence[str] = HAND, animation: Speed = "normal", calm: bool = False, open_: bool = True
) -> TableScene:
    session = summer_turn({"hand": list(hand), "structures": ["trellis"]})
    session.kept.open_hands = open_
    settings = Settings(animation=animation, reduced_motion=calm, confirm="never", hands="open" if open_ else "closed")
    return shown(App(GameRoutes, (640, 360), settings), session)


def plant(scene: TableScene) -> None:
    """Answer the turn so that a vine is asked for."""
    assert scene.interaction.decision is not None
    found = next(one for one in scene.interaction.decision.choices if "plant_vine" in str(one))
    scene.parts.answering.propose(found)
    scene.interaction.queue.skip()
    scene.app.scenes.settle()
    scene.update(0.0)
    assert scene.interaction.decision is not None
    assert scene.interaction.decision.kind == "plant"


def at(scene: TableScene) -> ViticultureInteraction:
    assert isinstance(scene.interaction, ViticultureInteraction)
    return scene.interaction


def in_hand(scene: TableScene) -> list[Thing]:
    return [thing for thing in scene.interaction.things if thing.in_hand]


def where(scene: TableScene) -> dict[int, Box]:
    return {one.number: one.place.box for one in at(scene).hand_now()}


@pytest.mark.parametrize("count", range(1, 16))
def test_up_to_six_cards_lie_in_a_row_and_more_in_two_with_whole_cards_in_front(count: int) -> None:
    found = places(USUAL, count)
    heads = [place for place in found.values() if place.head]
    assert len(heads) == (count // 2 if count > 6 else 0)
    assert all(place.size >= 1 for place in found.values())
    assert all(place.head >= HEAD for place in heads)
    if 6 < count <= 8:
        assert all(place.room >= place.box.w for place in found.values())
    top = min(place.box.y for place in found.values()) - USUAL.y - TITLE
    assert top <= 60


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", range(1, 16))
def test_what_is_seen_of_cards_does_not_overlap_also_beside_one_that_is_pointed_at(
    window: tuple[int, int], count: int
) -> None:
    hand = layout_of(window).frame.hand
    for pointed in range(-1, count):
        found = places(hand, count, asked=range(0, count, 3), told=range(0, count, 2), pointed=pointed)
        lies = [place.seen for number, place in found.items() if number != pointed]
        for one, other in combinations([box.grown(-0.1) for box in lies], 2):
            apart = one.x >= other.right or other.x >= one.right or one.bottom <= other.y or other.bottom <= one.y
            assert apart, (pointed, one, other)
        if pointed >= 0:
            assert found[pointed].room == found[pointed].box.w
            assert not found[pointed].head
            assert list(found)[-1] == pointed


def test_what_heads_tell_wholly_lies_behind_and_what_is_asked_for_in_front() -> None:
    refs = [Ref("card", card) for card in HAND]
    usual = lying(USUAL, refs)
    assert {one.ref.name for one in usual if one.place.head} == {"pinot", "order_17", "cabernet_sauvignon", "trebbiano"}
    assert not any(one.dusk for one in usual)
    asked = lying(USUAL, refs, PLANTABLE)
    assert {one.ref.name for one in asked if not one.place.head} == PLANTABLE
    assert {one.ref.name for one in asked if one.dusk} == set(HAND) - PLANTABLE
    row = lying(USUAL, refs[:5], PLANTABLE)
    assert {one.ref.name for one in row if one.dusk} == set(HAND[:5]) - PLANTABLE
    risen = {one.ref.name for one in row if one.place.box.y < max(other.place.box.y for other in row)}
    assert risen == PLANTABLE & set(HAND[:5])
    assert not any(one.dusk for one in lying(USUAL, refs, HAND))


@pytest.mark.parametrize("card", ["merlot", "noble", "order_6"])
def test_a_card_that_is_not_asked_for_is_darker_and_still_seen(card: str) -> None:
    face = hand_card(card, 1)
    before, after = (sum(pygame.transform.average_color(one)[:3]) for one in (face, at_dusk(face)))
    assert 0.5 * before < after < 0.85 * before


@pytest.mark.parametrize("code", ["en", "es", "it", "ru", "pseudo"])
@pytest.mark.parametrize("scale", [1, 2 / 3])
def test_no_name_is_cut(code: str, scale: float) -> None:
    add_pseudo()
    use_language(code)
    small = [card.id for card in cards().values() if card.deck not in ("mama", "papa", "order")]
    for share in (1.0, 1.75):
        letters.choose(share)
        for room in (180, 145, 116, 98):
            for card in small:
                found = lettering(card, scale, room)
                assert not any("…" in line for line in found.title), (card, room, found.title)


@pytest.mark.parametrize(
    ("code", "scale", "share", "least"), [("en", 1, 1, 116), ("ru", 2 / 3, 1, 116), ("pseudo", 2 / 3, 1.75, 145)]
)
def test_heads_tell_their_cards_in_the_room_they_have(code: str, scale: float, share: float, least: int) -> None:
    add_pseudo()
    use_language(code)
    letters.choose(share)
    written.listen(True)
    for card in [card for card in cards().values() if card.deck not in ("mama", "papa")][::3]:
        for room in (180, least):
            lines = written.on(card_head(card.id, scale, room, HEAD))
            assert [line.text for line in lines if not line.inside or (line.short and line.text != "…")] == []
            assert max(line.box.right for line in lines) <= room * scale + 1, (card.id, room)
            assert min(line.contrast for line in lines) >= 4.4, (card.id, room)


def visitors() -> list[str]:
    return [card.id for card in cards().values() if card.deck.endswith("_visitor")]


@pytest.mark.parametrize("window", WINDOWS)
def test_heads_leave_no_place_beside_them_empty(window: tuple[int, int]) -> None:
    hand = layout_of(window).frame.hand
    for count in range(1, 16):
        for asked in ((), range(count - 1), range(count - 2)):
            heads = [place for place in places(hand, count, asked).values() if place.head]
            if heads and min(place.room for place in heads) < WIDEST_HEAD:
                assert hand.right - EDGE - max(place.seen.right for place in heads) < heads[0].box.w
            assert all(place.found.w >= place.room for place in heads)


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
@pytest.mark.parametrize("room", [116, 127, 145, 180, 247])
def test_a_head_tells_as_much_of_the_effects_as_finds_room(code: str, room: int) -> None:
    use_language(code)
    for card in visitors():
        found, whole = hand_head.strip(card, room - 3), tuple(face.signs for face in faces(card))
        free = room - 3 - found.left - 2 * found.inside - hand_head.BETWEEN * (len(found.effects) - 1)
        used = sum(card_marks.width(signs, found.size) for signs in found.effects)
        assert found.size >= 18
        assert used <= free, card
        if found.effects != whole:
            assert found.effects[-1][-1] == card_marks.MORE
            assert used > free - 60, (card, found)
            assert found.effects[0][0] != card_marks.MORE
    assert hand_head.strip("jack_of_all_trades", 177).effects == (faces("jack_of_all_trades")[0].signs,)
    speaker = faces("guest_speaker")[0].signs
    assert hand_head.strip("guest_speaker", 177).effects[0][: len(speaker)] == speaker


@pytest.mark.parametrize("code", ["en", "es", "it", "ru"])
@pytest.mark.parametrize("room", [97, 116, 149, 165, 180])
def test_no_picture_of_an_effect_is_cut_by_the_next_card(code: str, room: int) -> None:
    use_language(code)
    for card in visitors():
        found, free = lettering(card, 1, room), lettering(card, 1)
        assert len(found.boxes) == len(faces(card))
        for box in found.boxes:
            assert all(12 + card_marks.width(row, box.size) <= room - 5 for row in box.rows), card
        if room == WIDTH:
            assert found == free
        elif found.pills:
            assert found.pills <= room - 5
            assert max(12 + card_marks.width(row, box.size) for box in found.boxes for row in box.rows) < found.pills


def test_the_name_on_a_head_keeps_clear_of_its_edges() -> None:
    written.listen(True)
    for room in (116, 145, 180):
        for card in ("cabernet_sauvignon", "uncertified_architect"):
            names = [one for one in written.on(card_head(card, 1, room, HEAD)) if one.box.y > 28]
            assert names
            assert all(one.box.x >= 7 and one.box.right <= room - 7 for one in names), (card, room, names)


def test_cards_that_are_asked_for_come_to_the_front_and_go_back() -> None:
    scene = table()
    before = {thing.ref.name for thing in in_hand(scene) if thing.whole != thing.box}
    assert before == {"pinot", "order_17", "cabernet_sauvignon", "trebbiano"}
    begun = where(scene)
    plant(scene)
    assert {thing.ref.name for thing in in_hand(scene) if thing.whole == thing.box} == PLANTABLE
    assert where(scene) == begun
    scene.update(LAID_SECONDS / 2)
    half = where(scene)
    assert at(scene).hand.being_laid
    scene.update(LAID_SECONDS / 2 + 0.01)
    assert not at(scene).hand.being_laid
    there = {one.number: one.place.box for one in at(scene).hand.resting}
    assert where(scene) == there
    assert half not in (begun, there)
    scene.parts.review.undo()
    scene.interaction.queue.skip()
    assert {thing.ref.name for thing in in_hand(scene) if thing.whole != thing.box} == before


def test_neighbours_make_room_and_the_pointer_finds_cards_where_they_rest() -> None:
    scene = table((*HAND[:5], "order_3"))
    resting = {thing.ref.name: thing.box for thing in in_hand(scene)}
    second = in_hand(scene)[2]
    rest_at(scene, (second.box.x + 30, second.box.y + 60))
    scene.update(POINTED_SECONDS / 2)
    assert not at(scene).hand.being_laid
    scene.update(POINTED_SECONDS / 2 + 0.01)
    now = {one.ref.name: one.place for one in at(scene).hand_now()}
    assert now[second.ref.name].box.y == second.box.y - 16
    right = in_hand(scene)[3]
    assert now[right.ref.name].box.x >= now[second.ref.name].box.right
    assert {thing.ref.name: thing.box for thing in in_hand(scene)} == resting
    rest_at(scene, (right.box.x + 4, right.box.y + 60))
    assert scene.interaction.pointer.hovered[0] == right
    marked = at(scene).hand_places()
    scene.update(POINTED_SECONDS + 0.01)
    assert at(scene).hand_places()[right].seen.y == right.box.y - 16
    assert set(marked) == set(in_hand(scene))


@pytest.mark.parametrize(("animation", "calm"), [("instant", False), ("normal", True)])
def test_where_nothing_is_to_move_cards_lie_at_once_where_they_belong(animation: Speed, calm: bool) -> None:
    scene = table(animation=animation, calm=calm)
    plant(scene)
    assert where(scene) == {one.number: one.place.box for one in at(scene).hand.resting}


def test_a_closed_hand_tells_nothing_of_what_is_asked() -> None:
    scene = table(open_=False)
    scene.interaction.close_hand()
    plant(scene)
    scene.interaction.close_hand()
    assert scene.interaction.closed
    assert {thing.ref.kind for thing in in_hand(scene)} == {"back"}
    assert not any(one.dusk for one in at(scene).hand_now())
    assert at(scene).spread.asked == frozenset()
    assert len([thing for thing in in_hand(scene) if thing.whole != thing.box]) == 4


def test_keys_go_from_heads_to_whole_cards_and_back() -> None:
    scene = table()
    focus = scene.parts.focus
    focus.enter("hand")
    rows = []
    for way in (Action.UP, Action.DOWN, Action.RIGHT, Action.DOWN, Action.UP):
        focus.move(way)
        assert focus.at is not None
        assert focus.at.thing is not None
        rows.append(focus.at.thing.whole != focus.at.thing.box)
        assert at(scene).raised == focus.at.thing
    assert True in rows
    assert False in rows


def test_a_head_is_carried_as_the_whole_card_that_it_belongs_to() -> None:
    scene = table()
    head = next(thing for thing in in_hand(scene) if thing.ref.name == "trebbiano")
    assert head.whole is not None
    start = head.box.x + 20, head.box.y + 20
    scene.interaction.pointer.move(start)
    scene.interaction.pointer.press(start)
    scene.interaction.pointer.move((start[0] + 30, start[1]))
    carried = scene.interaction.pointer.carried
    assert carried is not None
    assert carried.centre() == pytest.approx((head.whole.centre[0] + 30, head.whole.centre[1]))


def test_of_equal_cards_only_the_one_that_is_on_its_way_is_missing() -> None:
    scene = table(("pinot", "pinot", "malvasia"), "instant")
    at(scene).hide(frozenset({Ref("card", "pinot")}))
    scene.update(0.0)
    surface = scene.app.screen.surface
    scene.draw(surface)
    first, second, _ = (scene.app.screen.pixels(thing.box) for thing in in_hand(scene))
    inks = [surface.get_at((box.centerx, box.top + 6)) for box in (first, second)]
    assert inks[0] != inks[1]
