"""The people on the cards: no two alike in face or at 48 px, nowhere the same place too often, hands around things."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.art import innkeepers, order_pictures, portraits
from game.art.kit.canvas import Canvas
from game.art.kit.raster import raster
from game.art.people import scenes, words
from game.art.people.figures import figure
from game.art.people.person import MOODS, Person
from game.art.people.props import PROPS
from game.art.vines import leaf_outline
from game.text.printed import cards
from tests.boxes import VITICULTURE

FACE = ("skull", "nose", "eyes", "brows", "mouth")
GREY = [24, 24, 24, 255]

Words = tuple[str, ...]


def said(card: str, *asked: str) -> Words:
    return tuple(portraits.recipes()[card].get(word, "") for word in asked)


def everybody() -> list[str]:
    return [card.id for card in cards().values() if card.deck in portraits.DECKS]


def place(card: str) -> str:
    return portraits.recipes()[card]["place"].split()[0]


def test_every_visitor_mama_and_papa_has_a_line_and_nobody_else() -> None:
    assert len(everybody()) == sum(VITICULTURE[f"{kind}s"] for kind in portraits.DECKS)
    assert set(portraits.recipes()) == set(everybody())


def innkeepers_of_lago() -> dict[str, portraits.Line]:
    """The innkeepers of people and opponents as they are seen of a blue seat."""
    names = (*portraits.innkeepers(), *portraits.opponents())
    return {name: innkeepers.line_of(name, "lago") for name in names}


def test_a_line_of_the_box_has_no_fault() -> None:
    lines = {**portraits.recipes(), **portraits.companions(), **innkeepers_of_lago()}
    assert [fault for card, line in lines.items() for fault in portraits.faults_in(card, line)] == []


def test_no_two_people_have_the_same_face() -> None:
    shared = Counter(said(card, *FACE) for card in everybody())
    assert [face for face, count in shared.items() if count > 1] == []


@pytest.mark.parametrize("asked", [("hat", "hair", "holds"), ("wears", "holds"), ("does", "holds", "place")])
def test_nobody_has_the_outfit_or_the_job_of_another(asked: Words) -> None:
    shared = Counter(said(card, *asked) for card in everybody())
    assert [found for found, count in shared.items() if count > 1] == []


def test_no_place_comes_more_than_four_times() -> None:
    assert max(Counter(map(place, everybody())).values()) <= 4
    for deck in portraits.DECKS:
        of_deck = [card.id for card in cards().values() if card.deck == deck]
        assert max(Counter(map(place, of_deck)).values()) <= 4
    winter = {place(card.id) for card in cards().values() if card.deck in ("winter_visitor", "papa")}
    assert {"pond", "fair", "snowrows", "lane"} <= winter


def test_people_are_seen_from_many_sides() -> None:
    people = [Person(line) for line in portraits.recipes().values()]
    shots, stances = (Counter(ask(who) for who in people) for ask in (lambda who: who.shot, lambda who: who.stance))
    assert min(shots[shot] for shot in words.SHOTS) >= 14
    assert min(stances[stance] for stance in words.STANCES) >= 5
    assert sum(who.word("eyes", "") == "glad" for who in people) <= 8


def test_any_two_discs_differ_without_colour() -> None:
    small = {card: pygame.transform.grayscale(portraits.disc(card, 48, 1)) for card in everybody()}
    for one, two in combinations(small, 2):
        same = pygame.mask.from_threshold(small[one], (0, 0, 0), GREY, small[two]).count()
        assert 48 * 48 - same > 200, (one, two)


def test_every_word_is_said_of_somebody() -> None:
    lines = [*portraits.recipes().values(), *portraits.companions().values(), *innkeepers_of_lago().values()]
    used = {(word, one) for line in lines for word, value in line.items() for one in value.split()}
    used |= {(word, one) for mood in MOODS.values() for word, one in mood.items()}
    for word in ("skull", "nose", "eyes", "brows", "mouth", "beard", "moustache", "glasses", "stance", "pose", "shot"):
        names = {name for names in words.WORDS[word].lists for name in names} - {
            "none",
            "near",
            "upright",
            "three-quarter",
        }
        assert {name for name in names if (word, name) not in used} == set(), word


def drawn(card: str, fragment: str) -> pygame.mask.Mask:
    view = scenes.large(portraits.person(card), 430, 260)
    return pygame.mask.from_surface(raster(430, 260, 1, view.of(fragment), painted=True), 120)


@pytest.mark.parametrize("thing", sorted(set(PROPS) - {"none"}))
def test_fingers_lie_before_what_is_held_and_the_thing_before_the_palm(thing: str) -> None:
    line = {**portraits.recipes()["broker"], "holds": thing, "does": "raise", "skin": "pale", "place": "bank noon"}
    arms = figure(Person(line)).arms
    held = arms.rindex(PROPS[thing].drawing)
    skin = '"#F3D0AE"'
    assert skin in arms[:held]
    assert skin in arms[held + len(PROPS[thing].drawing) :]


@pytest.mark.parametrize("card", ["oenologist", "noble", "entertainer", "patron", "cultivator", "tour_guide", "queen"])
def test_no_hat_and_no_hair_is_cut(card: str) -> None:
    who = portraits.person(card)
    mask = drawn(card, scenes.people(who))
    head = [x for x in range(430) if mask.get_at((x, 0))]
    assert len(head) < 12


@pytest.mark.parametrize("shape", ["large", "hand"])
def test_pictures_have_their_size_and_no_clear_spot(shape: str) -> None:
    draw = {"large": portraits.large_portrait, "hand": portraits.hand_portrait}[shape]
    for card in ("swindler", "cultivator", "gary"):
        for w, h, scale in ((336, 196, 1), (168, 90, 1.5), (168, 128, 2.5)):
            image = draw(card, w, h, scale)
            assert image.get_size() == (round(w * scale), round(h * scale))
            assert pygame.mask.from_surface(image, 254).count() == image.get_width() * image.get_height()


def test_innkeepers_have_four_moods_and_the_jackets_of_their_seats() -> None:
    assert set(portraits.innkeepers()) == {"lago", "cotto", "sole", "salvia", "nero", "calce"}
    pictures = {
        innkeepers.disc(colour, colour, 48, 1, mood).get_view("0").raw
        for colour in portraits.innkeepers()
        for mood in MOODS
    }
    assert len(pictures) == 24
    for innkeeper in portraits.innkeepers():
        for colour in portraits.innkeepers():
            assert innkeepers.line_of(innkeeper, colour)["wears"].split()[:2] == ["jacket", colour]


def test_somebody_in_a_mood_keeps_the_rest_of_the_face() -> None:
    who = Person(innkeepers.line_of("cotto", "sole"))
    for mood, changes in MOODS.items():
        moody = who.feeling(mood)
        assert {word for word in who.looks if who.looks[word] != moody.looks[word]} <= set(changes)
        assert moody.head.skull == who.head.skull


def test_no_two_orders_have_the_same_picture() -> None:
    pictures = {}
    for card in cards().values():
        if card.deck == "order":
            one_bottle = [{"kind": "red", "value": 5}]
            picture = order_pictures.shelf(168, 160, card.number, one_bottle, 1)
            pictures[card.id] = picture.get_view("0").raw
    assert len(pictures) == 36
    assert len(set(pictures.values())) == 36


def test_every_vine_has_a_leaf_and_bunches_of_its_own_form_and_ink() -> None:
    leaves, forms, inks = [], [], []
    for card in cards().values():
        if card.deck == "vine":
            look = portraits.vines()[card.id]
            assert set(look) - {"leaf"} == {colour for colour in ("red", "white") if card.printed[colour]}
            leaves.append(tuple(leaf_outline(look["leaf"], 100)))
            forms += [tuple(look[colour]["rows"]) for colour in set(look) - {"leaf"}]
            inks += [look[colour]["ink"] for colour in set(look) - {"leaf"}]
    assert len(set(leaves)) == len(leaves) == 9
    assert len(set(forms)) == len(forms) == 10
    assert len(set(inks)) == len(inks)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"hatt": "cap"}, "bees: 'hatt' is no word of a portrait; did you mean 'hat'?"),
        ({"hat": "fedorra earth rust"}, "bees: 'fedorra' is none of the words for hat; did you mean 'fedora'?"),
        ({"hat": "fedora earht rust"}, "bees: 'earht' is none of the words for hat; did you mean 'earth'?"),
        (
            {"wears": "coat night"},
            "bees: 'coat night' is not all that wears needs; write such as wears: coat wine wine",
        ),
        ({"place": "office"}, "bees: 'office' is not all that place needs; write such as place: cellar morning"),
        ({"hair": "crop grey red"}, "bees: 'crop grey red' is more than hair takes; write such as hair: "),
        ({"nose": 3}, "bees: '3' is none of the words for nose; known are "),
        ({"holds": ["key"]}, "bees: '['key']' is none of the words for holds"),
        ({"skull": None}, "bees: 'None' is none of the words for skull; known are "),
        ({"eyes": ""}, "bees: '' is not all that eyes needs; write such as eyes: open"),
        ({"beside": "nobody"}, "bees: 'nobody' is none of the words for beside; "),
        ({"beside": ""}, "bees: '' is not all that beside needs; write such as beside: surveyor"),
        (
            {"beside": "broker banker"},
            "bees: 'broker banker' is more than beside takes; write such as ",
        ),
        ({"glasses": "none"}, "bees: without glasses leave the word out; else known are monocle, round"),
        ({"marks": "none"}, "bees: without marks leave the word out; else known are blush, earring, freckles"),
    ],
)
def test_a_wrong_word_of_a_line_is_told_with_the_words_there_are(changed: dict[str, object], sentence: str) -> None:
    (fault,) = portraits.faults_in("bees", {**portraits.recipes()["broker"], **changed})
    assert fault.startswith(sentence)


def test_what_is_missing_in_a_line_is_told_in_one_sentence() -> None:
    (fault,) = portraits.faults_in("bees", {"skull": "egg", "nose": "snub", "eyes": "open", "mouth": "calm"})
    assert fault == (
        "bees: add skin: pale, hair: crop black, wears: coat wine wine, place: cellar morning, or other words for it"
    )
    (shape,) = portraits.faults_in("bees", "straw hat")
    assert shape.startswith("bees: a portrait names its parts")


def lobes(name: str) -> int:
    """How many lobes and teeth the outline of an icon has above its stalk, as seen from where they meet."""
    canvas = Canvas(240, 240)
    canvas.icon(name, 120, 120, 240)
    mask = pygame.mask.from_surface(canvas.surface(), 128)
    reaches = []
    for degree in range(-140, 141, 2):
        turn = math.radians(degree - 90)
        way = [(round(120 + r * math.cos(turn)), round(146 + r * math.sin(turn))) for r in range(150)]
        reaches.append(max(r for r, (x, y) in enumerate(way) if 0 <= x < 240 and 0 <= y < 240 and mask.get_at((x, y))))
    found, low, high, rising = 0, reaches[0], reaches[0], True
    for reach in reaches:
        low, high = (low, max(high, reach)) if rising else (min(low, reach), high)
        if rising and reach < high - 5:
            found, rising, low = found + 1, False, reach
        elif not rising and reach > low + 5:
            rising, high = True, reach
    return found


def test_the_icon_of_every_variety_is_a_leaf_with_lobes() -> None:
    names = [f"v_{card.id}" for card in cards().values() if card.deck == "vine"]
    assert {name: lobes(name) for name in names if lobes(name) not in range(3, 12)} == {}


def test_any_two_varieties_are_told_apart_at_20_px_in_grey() -> None:
    icons = {}
    for card in cards().values():
        if card.deck == "vine":
            canvas = Canvas(20, 20, ground="#F5ECD8")
            canvas.icon(f"v_{card.id}", 10, 10, 20)
            icons[card.id] = pygame.transform.grayscale(canvas.surface())
    for one, two in combinations(icons, 2):
        same = pygame.mask.from_threshold(icons[one], (0, 0, 0), GREY, icons[two]).count()
        assert 20 * 20 - same > 90, (one, two)
