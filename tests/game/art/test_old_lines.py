"""Portrait lines of older editions still read, whatever they say, and what is not drawn any more is told."""

from __future__ import annotations

import pytest

from game.art import portraits
from game.art.people import old_lines, words
from tests.game.art.test_added_cards import LINE

OLD = dict(pair.split(": ") for pair in LINE.strip("{}").split(", "))


@pytest.mark.parametrize("word", sorted(old_lines.KNOWN))
def test_whatever_an_old_line_says_is_drawn(word: str) -> None:
    for said in old_lines.KNOWN[word]:
        line = {**OLD, word: said}
        assert old_lines.is_old(line)
        assert old_lines.faults_in("bees", line) == []
        assert words.faults_in("bees", old_lines.converted("bees", line)) == []


BROKER = """hat: tophat, head: narrow, skin: fair, hair: dark, coat: night, collar: tie,
 prop: coin, beard: goatee, accent: rust"""


def test_what_an_old_line_says_is_kept() -> None:
    line = dict(pair.strip().split(": ") for pair in BROKER.split(","))
    assert portraits.faults_in("broker", line) == []
    new = old_lines.converted("broker", line)
    assert new | {
        "skull": "long", "skin": "fair", "hair": "crop dark", "hat": "tophat rust night", "wears": "coat night rust",
        "beard": "goatee", "holds": "coin",
    } == new  # fmt: skip
    assert old_lines.converted("broker", line) == new


def test_an_ink_that_is_not_there_any_more_becomes_the_one_that_looks_most_like_it() -> None:
    new = old_lines.converted("bees", {**OLD, "hair": "sand", "skin": "clay", "coat": "black", "accent": "pale"})
    assert (new["hair"], new["skin"], new["wears"]) == ("crop gold", "tan", "shirt coal ivory")


def test_two_cards_with_the_same_old_line_have_different_faces() -> None:
    faces = {tuple(old_lines.converted(card, OLD)[word] for word in ("nose", "eyes", "brows", "mouth")) for card in
             ("own_beekeeper", "own_wanderer", "own_pruner", "own_zia")}  # fmt: skip
    assert len(faces) == 4


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"hat": "sombrero"}, "bees: 'sombrero' is none of the words for hat"),
        ({"hut": "cap"}, "bees: 'hut' is no word of a portrait; did you mean 'hat'?"),
        ({"coat": "purpleish"}, "bees: 'purpleish' is none of the words for coat"),
        (
            {"feature": "pipe"},
            "bees: feature: pipe is not drawn any more; take it away, or write the line in the words",
        ),
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(changed: dict[str, str], sentence: str) -> None:
    (fault,) = portraits.faults_in("bees", {**OLD, **changed})
    assert fault.startswith(sentence)


def test_what_is_missing_in_an_old_line_is_told() -> None:
    line = {word: said for word, said in OLD.items() if word not in ("skin", "coat")}
    assert portraits.faults_in("bees", line) == ["bees: add skin: pale, coat: pale, or other words for it"]


@pytest.mark.parametrize(("word", "said"), [("prop", "book"), ("head", "round"), ("coat", "wine")])
def test_one_old_word_in_a_line_of_today_is_the_only_one_that_is_wrong(word: str, said: str) -> None:
    (fault,) = portraits.faults_in("bees", {**portraits.recipes()["broker"], word: said})
    assert fault.startswith(f"bees: '{word}' is no word of a portrait; ")


def test_one_word_of_today_in_an_old_line_is_the_only_one_that_is_wrong() -> None:
    (fault,) = portraits.faults_in("bees", {**OLD, "place": "cellar noon"})
    assert fault.startswith("bees: 'place' is no word of a portrait; ")


@pytest.mark.parametrize("said", ["\u202eegg", "bony\x1b[2J", "x" * 5000, "egg\nskull"])
@pytest.mark.parametrize("line", [OLD, portraits.recipes()["broker"]], ids=["old", "today"])
def test_signs_that_nobody_sees_are_told_as_signs_and_long_words_in_short(line: dict[str, str], said: str) -> None:
    for changed in ({said: "egg"}, {"skin": said}):
        (fault,) = portraits.faults_in("bees", {**line, **changed})
        assert fault.isprintable()
        assert len(fault) < 600
