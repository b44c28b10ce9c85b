"""Why an opponent answered so: every cause has its sentence, which names no card that is hidden."""

from __future__ import annotations

import pytest

from game.text.why import why_words
from game.vino.why import why_words as vino_words
from rules.engine.choice import Choice, choice
from rules.players.cause import UNNAMED, Cause
from rules.players.vino.without import VinoThings
from rules.players.viticulture.without import ViticultureThings
from tests.properties.search import RULES as VITICULTURE
from tests.rules.players.causes import VINO
from tests.rules.players.tables import positions
from tests.rules.players.vino.tables import positions as vino_positions

NAMES = ("Sole", "Lago", "Cotto")
TOUR, BUILD, HARVEST = (
    choice("place", "worker", f"{one}.left") for one in ("give_tour", "build_structure", "harvest_field")
)


@pytest.mark.parametrize(
    ("cause", "instead", "told"),
    [
        (Cause("lira", amount=6), None, "Because Sole has 6 lira to spend."),
        (
            Cause("lira", amount=6),
            HARVEST,
            "Because Sole has 6 lira to spend. Otherwise it would have chosen “Harvest a field”.",
        ),
        (Cause("lira", amount=6), TOUR, "Because Sole has 6 lira to spend."),
        (Cause("lira", amount=6), choice("pass"), "Because Sole has 6 lira to spend. Otherwise it would have passed."),
        (Cause("lira", amount=6), choice("wake", "4"), "Because Sole has 6 lira to spend."),
        (Cause("poor"), None, "Because Sole has no money."),
        (Cause("poor", amount=2), None, "Because Sole has no more than 2 lira."),
        (Cause("ready", "order_5", 3, hidden=True), None, "Because Sole could fill an order for"),
        (Cause("ready", "order_5", 3, hidden=True).public(), None, "Because of an order in the hand of Sole."),
        (Cause("lira", amount=6, instead="x", closed=True).public(), None, "Because Sole has 6 lira to spend."),
        (Cause("vine", "merlot", hidden=True), None, "Because Sole has Merlot in its hand."),
        (Cause("vine", hidden=True), None, "Because of a vine in the hand of Sole."),
        (Cause("field", "6", 4), None, "Because Sole has vines worth 4 on field 6."),
        (Cause("grape", "red.4"), None, "Because Sole has a red grape 4 on the crush pad."),
        (Cause("structure", "trellis"), None, "Because Sole already has the trellis."),
        (Cause("rival", amount=14, other=1), None, "Because Lago has 14 points."),
        (Cause("taken", "train_worker", other=1), None, "Because all places of “Train a worker” are taken."),
        (Cause("workers", amount=2), None, "Because Sole has 2 workers ready."),
        (Cause("few_workers", amount=1), None, "Because Sole has only one worker ready."),
        (Cause("years", amount=0), None, "Because this is the last year."),
        (
            Cause("best"),
            HARVEST,
            "Because nothing else was worth more to Sole, not even “Harvest a field”; no one thing decided it.",
        ),
        (Cause("alike"), HARVEST, "Because it made no difference to Sole: “Harvest a field” was worth just as much."),
        (Cause("only"), None, "Because Sole had no other choice."),
        (
            Cause("order", "order_5", 3, hidden=True, use="fill"),
            HARVEST,
            "Because Sole means to fill an order for white 5 this year, for 3 points. Otherwise it would",
        ),
        (Cause("order", "order_5", 3, hidden=True, use="fill").public(), None, "Because of an order in the hand of"),
        (Cause("plan"), None, "Because Sole kept to a plan made earlier this year."),
        (
            Cause("plan", use="build windmill"),
            None,
            "Because Sole kept to a plan made earlier this year: to build the windmill.",
        ),
        (
            Cause("plan", hidden=True, use="fill"),
            None,
            "Because Sole kept to a plan made earlier this year: to fill an order.",
        ),
        (
            Cause("plan", hidden=True, use="fill").public(),
            None,
            "Because Sole kept to a plan made earlier this year, for a card in its hand.",
        ),
        (Cause("vine", "merlot", hidden=True, use="plant"), None, "Because Sole means to plant Merlot this year."),
        (Cause("visitor", "banker", hidden=True, use="play"), None, "Because Sole means to play Banker this year."),
        (Cause("field", "6", 4, use="harvest"), None, "Because Sole means to harvest field 6 this year, where its"),
        (Cause("grape", "red.4", use="make"), None, "Because Sole means to make wine of its red grape 4 this year."),
        (Cause("lacks", "yoke", use="build yoke"), None, "Because Sole means to build the yoke this year."),
        (Cause("lacks", "yoke"), None, "Because Sole has no yoke yet."),
        (
            Cause("lira", amount=6, use="build windmill"),
            TOUR,
            "Because Sole has 6 lira and means to build the windmill this year.",
        ),
        (Cause("poor", amount=2, use="train"), None, "Because Sole has only 2 lira and means to train a worker this"),
        (Cause("row_taken", "6", other=1), None, "Because Lago has taken wake-up row 6."),
        (Cause("bonus_taken", "give_tour", other=1), None, "Because Lago stands on the place of “Give a tour” that"),
        (Cause("few_cards", "order"), None, "Because Sole holds no order."),
        (Cause("few_cards", "summer_visitor", 1), None, "Because Sole holds only one summer visitor."),
        (Cause("few_cards", "summer_visitor", 2), None, "Because Sole holds no more than 2 summer visitors."),
        (Cause("few_cards", "summer_visitor", 4), TOUR, "Because Sole holds no more than 4 summer visitors."),
        (Cause("cards", "vine", 3), None, "Because Sole holds 3 vines."),
        (Cause("keeps_card", "merlot", hidden=True), None, "Because Sole would rather keep Merlot."),
        (Cause("keeps_card", hidden=True), None, "Because Sole would rather keep its other cards."),
        (Cause("keeps_wine", "blush.5"), None, "Because Sole would rather keep the blush wine 5."),
        (Cause("keeps_field", "7"), HARVEST, "Because Sole would rather keep field 7."),
        (Cause("keeps_tokens"), None, "Because Sole would rather keep its bonus action tokens."),
        (Cause("keeps_worker", "grande"), None, "Because Sole would rather keep its grande worker for later."),
        (Cause("bonus"), None, "Because a bonus comes with that place."),
        (
            Cause("structure", "yoke", also=Cause("lira", amount=4)),
            HARVEST,
            "Because Sole already has the yoke. Because Sole has 4 lira to spend. Only both together decided it. "
            "Otherwise it would have chosen “Harvest a field”.",
        ),
        (
            Cause("lira", amount=4, also=Cause("order", "order_5", 3, hidden=True)).public(),
            None,
            "Because Sole has 4 lira to spend. Because of an order in the hand of Sole. Only both together decided it.",
        ),
        (Cause("of_a_newer_program"), None, ""),
    ],
)
def test_the_sentence_of_a_cause(cause: Cause, instead: Choice | None, told: str) -> None:
    assert why_words(cause, TOUR, instead, "Sole", NAMES).startswith(told)


def test_a_row_or_a_structure_is_named_as_well() -> None:
    rows = why_words(Cause("lira", amount=6), choice("wake", "2"), choice("wake", "6"), "Sole", NAMES)
    assert rows == "Because Sole has 6 lira to spend. Otherwise it would have chosen wake-up row 6."
    built = why_words(Cause("lira", amount=6), choice("build", "trellis"), choice("build", "yoke"), "Sole", NAMES)
    assert built == "Because Sole has 6 lira to spend. Otherwise it would have chosen the yoke."


@pytest.mark.parametrize(
    ("cause", "instead", "told"),
    [
        (Cause("demand", "barbera", -150), None, "Because the demand for Barbera stands at −150."),
        (Cause("money", amount=300), None, "Because Sole has 300 Vino to spend."),
        (Cause("money", hidden=True), None, "Because of the money that Sole has."),
        (Cause("held", "lazio", 2), None, "Because Sole has 2 vineyards in Lazio."),
        (Cause("rival_held", "lazio", 1, 2), None, "Because Cotto has a vineyard in Lazio."),
        (Cause("cellar", "barbera", 4), None, "Because Sole grows Barbera in 4 vineyards."),
        (Cause("rival_cellar", "barbera", 4, 1), None, "Because Lago grows Barbera in 4 vineyards."),
        (Cause("cheaper", amount=30), None, "Because it costs 30 Vino less than the next one."),
        (
            Cause("held", "lazio", 2, also=Cause("money", amount=300, hidden=True)).public(),
            None,
            "Because Sole has 2 vineyards in Lazio. Because of the money that Sole has. Only both together",
        ),
        (Cause("bottles", amount=1), None, "Because only one bottle is left."),
        (
            Cause("last_turn"),
            choice("buy", "liguria.1"),
            "Because this is the last turn. Otherwise it would have chosen Liguria",
        ),
        (Cause("guess"), None, "A whim: Sole"),
    ],
)
def test_the_sentence_of_a_cause_in_vino(cause: Cause, instead: Choice | None, told: str) -> None:
    assert vino_words(cause, choice("buy", "lazio.1"), instead, "Sole", NAMES).startswith(told)


def test_every_cause_has_words_and_says_no_more_than_may_be_known() -> None:
    causes = {
        one.cause
        for seats in (1, 3)
        for s in positions(seats, 2, 29)
        if s.agenda is not None
        for one in ViticultureThings(VITICULTURE).each(s, s.agenda.seat)
    }
    assert len({one.kind for one in causes}) > 12
    for one in (*causes, *(Cause(kind) for kind in UNNAMED)):
        words = why_words(one, TOUR, BUILD, "Sole", NAMES)
        assert words.startswith(tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")), (one, words)
        assert words.rstrip("”").endswith(".") or words.endswith("”."), words
        assert "_" not in words
        if one.hidden:
            closed = why_words(one.public(), TOUR, None, "Sole", NAMES)
            assert closed
            assert closed != words
            assert closed == why_words(Cause(one.public().kind, hidden=True), TOUR, None, "Sole", NAMES)


def test_every_cause_in_vino_has_words() -> None:
    causes = {
        one.cause
        for s in vino_positions(3, 2, 29)
        if s.agenda is not None
        for one in VinoThings(VINO.box).each(s, s.agenda.seat)
    }
    assert len({one.kind for one in causes}) >= 5
    for one in (*causes, *(one.public() for one in causes), *(Cause(kind) for kind in UNNAMED)):
        words = vino_words(one, choice("buy", "lazio.1"), choice("buy", "lazio.2"), "Sole", NAMES)
        assert words.endswith("."), (one, words)
        assert "_" not in words
