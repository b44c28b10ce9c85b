"""Cards that somebody has added are drawn: with their own portraits, with long names, and however much they say."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pygame
import pytest
import yaml

from game.art import card_marks, portraits
from game.art.hand_face import WIDTH, boxes_of, hand_face, lettering, tells_all
from game.art.kit import fonts, letters, written
from game.art.large_face import large_face
from game.store import records
from game.text import edition
from game.text.added import added_portraits
from game.text.card_text import faces
from game.text.printed import cards
from rules.engine.catalog import EffectFault
from rules.engine.chance import Stream
from rules.viticulture.rules import Viticulture
from tests.game.added import VILLAGE, box_with
from tests.pictures.faults import overlaps
from tests.properties.effects import Maker

LINE = "{hat: straw, head: round, skin: tan, hair: red, coat: ochre, collar: v, prop: basket, accent: wine}"
NAMES = (
    "Grandmaster of the Honourable Coopers Gu",
    "Donaudampfschifffahrtsgesellschaftskapit",
    "Zia Concetta della Valle di Sotto Montal",
    "Виноградарь из Тифлиса и его жена и дети",
    "Ὁ ἀμπελουργὸς τῆς Σαντορίνης καὶ τῆς Κρή",
    "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
)
"""Names as long as they may be, some of one word."""
PAY = ", ".join(f"[pay: {{lira: {n}}}, gain: {{vp: {n}}}]" for n in range(1, 9))
GAINS = "gain: {lira: 1}}, {draw: {vine: 1, order: 1, summer_visitor: 1, winter_visitor: 1}}, {may: [pay: {lira: 4}, "
TALKERS = {
    "summer_visitors": (
        f"{{choose: [{PAY}]}}",
        f"[{{{GAINS}gain: {{vp: 2}}]}}, {{may: [pay: {{lira: 6}}, draw: {{vine: 2, order: 2}}]}},"
        " {each: opponents, do: {may: {draw: {vine: 1}}}},"
        " {choose: [{gain: {lira: 2}}, {draw: {vine: 1}}, {gain: {vp: 1}}]}]",
    ),
    "mamas": ("[gain: {lira: 2}, draw: {vine: 8, order: 3, summer_visitor: 2, winter_visitor: 4}]",),
    "papas": ("[gain: {grande: 1, lira: 22}, draw: {summer_visitor: 3}, choose: [gain: {lira: 3}, gain: {vp: 1}]]",),
}
"""Effects that say more than those of any card of the box."""


pytestmark = pytest.mark.usefixtures("own_cards_again")


def look_at(folder: Path, files: dict[str, str], name: str = "village") -> None:
    edition.use(Viticulture(box_with(folder, {name: files})))


def portrait(card: str) -> bytes:
    return portraits.disc(card, 60, 1).get_view("0").raw


def test_the_same_card_has_the_portrait_of_its_own_edition(tmp_path: Path) -> None:
    drawn = set()
    for number, line in enumerate((LINE, LINE.replace("straw", "cap"), LINE.replace("basket", "hammer"))):
        look_at(tmp_path / str(number), {"mine.yaml": f"{CARD}portraits:\n  own_beekeeper: {line}\n"})
        drawn.add(
            (
                portrait("own_beekeeper"),
                portraits.person("own_beekeeper").word("holds", ""),
                portraits.person("own_beekeeper").hat,
            )
        )
    assert len(drawn) == 3


CARD = "summer_visitors:\n- {id: own_beekeeper, effect: {gain: {lira: 2}}}\n"


@pytest.mark.parametrize(
    "line",
    [
        *("{}", "{hat: straw}", LINE.replace("straw", "sombrero"), LINE.replace("wine", "'#FF0000'")),
        *(LINE.replace("hat:", "hut:"), LINE.replace("}", ", ear: ring}")),
    ],
)
def test_a_faulty_line_draws_somebody_else_of_the_deck(tmp_path: Path, line: str) -> None:
    look_at(tmp_path / "box", {"mine.yaml": f"{CARD}portraits:\n  own_beekeeper: {line}\n"})
    assert portraits.faults_in("own_beekeeper", added_portraits()["own_beekeeper"])
    deck = [card.id for card in cards().values() if card.deck == "summer_visitor" and not card.set]
    assert portraits.person("own_beekeeper").looks in [portraits.person(card).looks for card in deck]


@pytest.mark.parametrize("share", [1, 1.75])
@pytest.mark.parametrize("scale", [1, 2 / 3])
@pytest.mark.parametrize("name", NAMES)
def test_a_long_name_is_read_whole(tmp_path: Path, name: str, scale: float, share: float) -> None:
    look_at(tmp_path / "box", {**VILLAGE, "en.ftl": f"card-own_beekeeper = {name}\n"}, "abcdefghijklmnopqrstuvwx")
    letters.choose(share)
    written.listen(True)
    for face in (
        large_face("own_beekeeper", scale),
        hand_face("own_beekeeper", scale, lettering("own_beekeeper", scale)),
    ):
        lines = written.on(face.surface())
        said = "".join(line.text for line in lines)
        assert name.replace(" ", "") in said.replace(" ", "").replace("-", "")
        assert [line.text for line in lines if line.short or not line.inside] == []
        assert list(overlaps(lines, scale)) == []


@pytest.mark.parametrize("deck", TALKERS)
def test_a_card_with_more_to_say_than_any_of_the_box_is_drawn(tmp_path: Path, deck: str) -> None:
    entries = "".join(f"- {{id: card_{i}, effect: {effect}}}\n" for i, effect in enumerate(TALKERS[deck]))
    look_at(tmp_path / "box", {"mine.yaml": f"{deck}:\n{entries}", "en.ftl": f"card-card_0 = {NAMES[1]}\n"})
    written.listen(True)
    for i in range(len(TALKERS[deck])):
        small = (hand_face(f"card_{i}", 1, lettering(f"card_{i}", 1, room)) for room in (WIDTH, 97))
        for face in (large_face(f"card_{i}", 1), *small):
            lines = written.on(face.surface())
            assert [line.text for line in lines if not line.inside] == []
    large = written.on(large_face("card_0", 1).surface())
    assert list(overlaps(large, 1)) == []


LONG_LINES = (
    "{choose: [[pay: {lira: 3}, {gain: {vp: 1}, per: {structure_costing: 2}}], [pay: {card: 1}, gain: {lira: 2}]]}",
    "[draw: {visitor: 1}, {choose: [[pay: {visitor: 1}, gain: {lira: 3}], {age: {wine: 1, times: 2}},"
    " {place_grape: {colour: either, value: 2}}], n: 2}]",
    "{each: opponents, up_to: 3, do: {if: {wine_in_medium_cellar: {at_least: 1}}, then: {give: {lira: 1, card: 1}},"
    " else: {you: [give: {lira: 1}, gain: {vp: 1}]}}}",
)
"""Effects with longer lines of icons than any of the box."""


@pytest.mark.parametrize("effect", LONG_LINES)
def test_a_long_line_of_icons_takes_several_rows_of_clear_icons(tmp_path: Path, effect: str) -> None:
    look_at(tmp_path / "box", {"mine.yaml": f"summer_visitors:\n- {{id: sharp, effect: {effect}}}\n"})
    boxes = boxes_of(faces("sharp"), 200)
    for box, face in zip(boxes, faces("sharp"), strict=True):
        assert box.size >= card_marks.LEAST
        assert tuple(sign for row in box.rows for sign in row) == face.signs
        assert all(card_marks.width(row, box.size) <= WIDTH - 24 for row in box.rows)
    assert max(len(box.rows) for box in boxes) > 1
    assert tells_all("sharp")


def test_what_finds_no_room_on_a_small_card_is_not_passed_over_in_silence(tmp_path: Path) -> None:
    effects = (f"{{choose: [{PAY}]}}", "{gain: {lira: 2}}")
    rows = "".join(f"- {{id: card_{i}, effect: {effect}}}\n" for i, effect in enumerate(effects))
    look_at(tmp_path / "box", {"mine.yaml": f"summer_visitors:\n{rows}"})
    assert (tells_all("card_0"), tells_all("card_1")) == (False, True)
    boxes = boxes_of(faces("card_0"), 200)
    assert boxes[-1].rows == ((card_marks.MORE,),)
    assert len(boxes) < len(faces("card_0"))
    lines = card_marks.rows(faces("card_0")[0].signs * 9, 150, 2, 19)
    assert [line[-1] == card_marks.MORE for line in lines] == [False, True]
    assert all(card_marks.width(line, 19) <= 150 for line in lines)


@pytest.mark.parametrize("room", [60, 140, 300])
def test_only_words_longer_than_any_of_ours_are_broken(room: int) -> None:
    pygame.font.init()
    for words in (NAMES[1], f"to {NAMES[5]} and on", f"/home/{NAMES[1]}/{NAMES[5]}.yaml"):
        lines = fonts.wrapped(words, "bold", 20, room)
        assert all(fonts.width(line, "bold", 20) <= room for line in lines)
        assert "".join(line.removesuffix("-") for line in lines).replace(" ", "") == words.replace(" ", "")
    assert fonts.wrapped("Jack-of-all-trades", "bold", 20, 60) == ("Jack-of-all-trades",)
    assert "-" not in "".join(fonts.wrapped(f"/home/{NAMES[5]}", "bold", 20, room))


def test_whatever_a_card_does_is_drawn_within_its_rim(tmp_path: Path) -> None:
    reader, chance = records.viticulture().reader, Stream(3, "cards")
    effects: list[object] = []
    while len(effects) < 24:
        effect = Maker(reader.words, chance).effect()
        with suppress(EffectFault):
            reader.read(effect)
            effects.append(effect)
    entries = [{"id": f"card_{i}", "effect": effect} for i, effect in enumerate(effects) if "grande" not in str(effect)]
    look_at(tmp_path / "box", {"mine.yaml": yaml.safe_dump({"winter_visitors": entries})})
    written.listen(True)
    for entry in entries:
        for face in (large_face(entry["id"], 0.5), hand_face(entry["id"], 0.5, lettering(entry["id"], 0.5, 97))):
            lines = written.on(face.surface())
            assert [line.text for line in lines if not line.inside] == []
            assert list(overlaps(lines, 0.5)) == []
        for box in boxes_of(faces(entry["id"]), 200):
            assert all(card_marks.width(row, box.size) <= WIDTH - 24 for row in box.rows)
