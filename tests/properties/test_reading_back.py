"""The text of a card, read back by somebody who knows only its words, says what the rules do and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.text.calls import spoken
from game.text.describe import describe
from rules.engine.catalog import EffectFault
from rules.engine.verbs import Effect
from tests.properties.normal import normal
from tests.properties.reading_back import read_back
from tests.properties.search import RULES

READER = RULES.reader


def read_as(text: str, board: bool = False) -> list[Any]:
    """What the text can mean, in normal form."""
    return list({normal(one) for one in read_back(text, READER, board=board)})


@pytest.mark.parametrize("card", RULES.box.effects)
def test_every_card_of_the_box_reads_as_its_effect(card: str) -> None:
    effect = RULES.box.effects[card]
    assert read_as(spoken(describe(effect))) == [normal(effect)]


def on_the_board() -> Iterator[Any]:
    board = RULES.box.components.board
    yield board.fall.effect
    yield from (part for action in board.actions for part in (action.action, action.bonus))
    yield from (space.action for space in (*board.shared, *board.private))
    yield from (row.effect for row in board.wake_up_rows if row.effect)
    yield from (structure.effect for structure in board.structures if structure.effect)


@pytest.mark.parametrize("raw", list(on_the_board()), ids=str)
def test_every_effect_of_the_board_reads_as_it_is(raw: Any) -> None:
    effect = READER.read(raw, board=True)
    assert read_as(spoken(describe(effect)), board=True) == [normal(effect)]


PLANT, TRAIN, PASS = {"plant": 1}, {"train": 1}, {"pass": "season"}
MEANT: tuple[tuple[Any, str], ...] = (
    (
        {"may": [PLANT, {"choose": [TRAIN, PASS], "n": "all"}]},
        "You may plant 1 vine, and then train 1 worker and pass for this season, in either order.",
    ),
    (
        {"may": [{"choose": [TRAIN, PASS]}, PLANT]},
        "You may either train 1 worker or pass for this season, and then plant 1 vine.",
    ),
    (
        [PLANT, {"choose": [[TRAIN, PLANT], PASS], "n": "all"}],
        "Plant 1 vine. Then do all of these, in any order: train 1 worker and plant 1 vine; pass for this season.",
    ),
    (
        [PLANT, {"choose": [TRAIN, [PASS, PLANT], {"age": {"wine": 1}}]}],
        "Plant 1 vine. Then do one of these: train 1 worker; pass for this season and plant 1 vine; age 1 wine.",
    ),
    (
        {"each": "opponents", "do": {"choose": [[TRAIN, PLANT, PASS], {"age": {"wine": 1}}]}},
        "Each opponent must choose: train 1 worker, plant 1 vine and pass for this season; age 1 wine.",
    ),
    (
        [{"choose": [{"pay": {"lira": 2}}, {"pay": {"wine": 1}}]}, PLANT],
        "Either pay 2 lira or discard 1 wine. Plant 1 vine.",
    ),
    (
        {"may": [{"choose": [{"pay": {"lira": 2}}, {"pay": {"wine": 1}}]}, PLANT]},
        "You may either pay 2 lira or discard 1 wine, and then plant 1 vine.",
    ),
    (
        {"may": [{"choose": [{"fill_order": 1}, {"gain": {"vp": 2, "residual": 1}}], "n": "all"}, TRAIN]},
        "You may do all of these, in any order: fill 1 order; gain 2 VP and raise your residual payment by 1, and then "
        "train 1 worker.",
    ),
    (
        [{"if": {"hand_card": {"below": 4}}, "then": PLANT}, {"if": {"vp": {"below": 5}}, "then": TRAIN}],
        "If you have fewer than 4 cards in hand, plant 1 vine. Then, if your score is below 5, train 1 worker.",
    ),
    (
        {"if": {"vp": -1}, "then": {"use_action": "earlier_season"}},
        "If your score is −1, carry out 1 action of an earlier season, even a full one, with no worker and no bonus.",
    ),
    ({"if": {"vp": [-2, -1]}, "then": TRAIN}, "If your score is −2 or −1, train 1 worker."),
    ({"if": {"vp": {"below": -1}}, "then": TRAIN}, "If your score is below −1, train 1 worker."),
    (
        [{"pay": {"wine": 1}}, {"if": {"paid.rivals": {"at_least": 2}}, "then": {"gain": {"vp": 1}}}],
        "Discard 1 wine. Then, if at least 2 wines on the table are worth as much or more, gain 1 VP.",
    ),
)
"""Effects whose texts once could be read in two ways, or said something else."""


@pytest.mark.parametrize(("raw", "text"), MEANT)
def test_a_text_that_could_be_misread_tells_what_belongs_together(raw: Any, text: str) -> None:
    effect = READER.read(raw)
    assert spoken(describe(effect)) == text
    assert read_as(text) == [normal(effect)]


REFUSED: tuple[tuple[Any, str], ...] = (
    ({"each": "right_neighbour", "do": {"you": TRAIN}, "up_to": 2}, "one seat, so none are selected; leave up_to out"),
    ({"choose": [{"may": PLANT}, TRAIN, PASS], "n": 2}, "'may' cannot stand here"),
    ({"choose": [{"each": "opponents", "do": TRAIN}, PASS], "n": "all"}, "'each' cannot stand here"),
    ({"each": "all", "do": [{"harvest": 1}, {"gain": {"lira": 1}, "per": "harvested.fields"}]}, "not inside 'each'"),
    ([{"each": "all", "do": {"harvest": 1}}, {"gain": {"vp": 1}, "per": "harvested.fields"}], "not inside 'each'"),
    ([{"harvest": 1}, {"if": {"harvested.fields": 1}, "then": TRAIN}], "always passes: 'harvested.fields' is 1 here"),
    ([{"harvest": {"up_to": 2}}, {"if": {"harvested.fields": 3}, "then": TRAIN}], "never passes: .* is 1 to 2 here"),
    ([{"make_wine": 2}, {"if": {"made.types": {"below": 3}}, "then": TRAIN}], "always passes: 'made.types' is 0 to 2"),
    ({"if": {"planted_field": [2, 5]}, "then": TRAIN}, "is never 5: 'planted_field' is 0 to 3"),
    (
        [PLANT, {"each": "all", "do": {"if": {"planted.value": 2}, "then": {"you": TRAIN}}}],
        "says nothing of a seat; inside 'each' test what the seat has",
    ),
)
"""Effects for which there are no words that say what they do."""


@pytest.mark.parametrize(("raw", "sentence"), REFUSED)
def test_what_no_words_can_say_is_refused(raw: Any, sentence: str) -> None:
    with pytest.raises(EffectFault, match=sentence):
        READER.read(raw)


def test_a_text_that_says_something_else_is_found_out() -> None:
    twice: Effect = READER.read({"age": {"wine": 1, "times": 2}})
    assert read_as("Age 1 wine twice.") == [normal(twice)]
    assert read_as("Age 1 wine.") != [normal(twice)]
    assert read_as("Age 1 wine 2 times.") == []
    assert len(read_as("Either train 1 worker, plant 1 vine and uproot 1 vine or pass for this season.")) == 2
