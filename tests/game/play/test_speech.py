"""What opponents did, in one sentence for each move."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.text.messages import say, use_language
from game.vino import deeds as vino_deeds
from game.vino.log import VinoLog
from game.viticulture import deeds as viticulture_deeds
from game.viticulture.log import ViticultureLog
from rules.engine.event import Event

NAMES, COLOURS = ("Lago", "Sole", "Nero"), ("lago", "sole", "nero")
VITICULTURE, VINO = ViticultureLog(NAMES, COLOURS), VinoLog(NAMES, COLOURS)
PLANT = Event("worker_placed", 1, thing="worker", place="plant_vine.left")
TOUR = Event("worker_placed", 1, thing="worker", place="give_tour.right")
VINE = Event("vine_planted", 1, card="merlot", place="6")
PASSED = Event("passed", 1)
TRAIN, TRAINED = replace(PLANT, place="train_worker.left"), Event("worker_trained", 1, amount=1)
GAINED = Event("vp_changed", 1, amount=1)
BOUGHT = (("lazio", 1), ("lazio", 2), ("abruzzo", 1))


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([PLANT, VINE, VINE, PASSED], "Sole plants Merlot × 2 on field 6, then passes"),
        ([PLANT, VINE], "Sole plants Merlot on field 6"),
        ([TOUR, Event("lira_changed", 1, amount=2)], "Sole goes to “Give a tour” and gains 2 lira"),
        (
            [TOUR, Event("lira_changed", 1, amount=2), PASSED],
            "Sole goes to “Give a tour” and gains 2 lira, then passes",
        ),
        ([PLANT, VINE, PLANT, VINE], "Sole plants Merlot × 2 on field 6"),
        (
            [PLANT, Event("worker_trained", 1), PLANT, Event("worker_trained", 1), PASSED],
            "Sole trains two workers, then passes",
        ),
        ([TOUR, TOUR], "Sole goes to “Give a tour” twice"),
        (
            [TOUR, Event("lira_changed", 1, amount=2), TOUR, Event("lira_changed", 1, amount=2)],
            "Sole goes to “Give a tour” twice and gains 4 lira",
        ),
        (
            [TOUR, PLANT, VINE, TOUR],
            "Sole goes to “Give a tour”, then plants Merlot on field 6, then goes to “Give a tour”",
        ),
        (
            [replace(TOUR, place="gain_lira"), Event("lira_changed", 1, source="gain_lira", amount=1)],
            "Sole goes to “Gain 1 lira”",
        ),
        (
            [replace(TOUR, place="draw_vine.middle"), Event("card_drawn", 1, source="draw_vine", place="vine")],
            "Sole draws a vine card",
        ),
        (
            [replace(TOUR, place="draw_vine.middle")] + [Event("card_drawn", 1, source="draw_vine", place="vine")] * 2,
            "Sole draws two vine cards",
        ),
        (
            [Event("card_drawn", 1, place=deck) for deck in ("vine", "summer_visitor")],
            "Sole draws a vine card and a summer visitor",
        ),
        ([PLANT, VINE, replace(VINE, place="7")], "Sole plants Merlot on field 6 and Merlot on field 7"),
        (
            [TOUR, GAINED, Event("field_sold", 1, place="7"), Event("lira_changed", 1, amount=7)],
            "Sole sells a field, scores 1 VP and gains 7 lira",
        ),
        (
            [Event("rooster_placed", 1, place="4"), Event("lira_changed", 1, source="row_4", amount=1)],
            "Sole chooses wake-up row 4 and gains 1 lira",
        ),
        (
            [
                replace(PLANT, place="harvest_field.left"),
                Event("field_harvested", 1, place="6"),
                Event("grape_gained", 1, source="harvest_field", thing="red.6", amount=6),
            ],
            "Sole harvests a field",
        ),
        (
            [Event("visitor_played", 1, card="planner"), Event("grape_gained", 1, source="planner", thing="red.6")],
            "Sole plays Planner and gets a grape",
        ),
        (
            [
                Event("order_filled", 1, card="order_1"),
                Event("vp_changed", 1, amount=3),
                Event("residual_changed", 1, amount=1),
            ],
            "Sole fills an order, scores 3 VP and gets 1 lira more a year",
        ),
        (
            [PASSED, Event("year_ended", 1), Event("lira_changed", 1, source="residual", amount=3)],
            "Sole passes",
        ),
        ([TOUR, Event("vp_changed", 1, amount=1)], "Sole goes to “Give a tour” and scores 1 VP"),
        ([Event("rooster_placed", 1, place="4"), Event("row_taken", 1, place="4")], "Sole chooses wake-up row 4"),
        ([Event("card_discarded", 1, seen=(1,), card="merlot")] * 3, "Sole discards 3 cards"),
        (
            [PLANT, VINE, Event("vp_changed", 1, amount=2), Event("lira_changed", 1, amount=-1)],
            "Sole plants Merlot on field 6 and scores 2 VP",
        ),
        (
            [PLANT, VINE, TOUR, PLANT, VINE, VINE, PASSED],
            "Sole goes to “Give a tour”, then plants Merlot × 2 on field 6, then passes",
        ),
        ([Event("structure_built", 1, thing="yoke")], "Sole builds the yoke"),
        ([PLANT, VINE, Event("vp_changed", 1, amount=1), VINE], "Sole plants Merlot × 2 on field 6 and scores 1 VP"),
        ([TOUR, replace(TOUR, place="gain_lira")], "Sole goes to “Give a tour”, then to “Gain 1 lira”"),
        (
            [replace(PLANT, place="play_summer.left")]
            + [Event("visitor_played", 1, card=card) for card in ("planner", "landscaper")],
            "Sole plays Planner and Landscaper",
        ),
        (
            [
                Event("visitor_played", 1, card="overseer"),
                Event("structure_built", 1, thing="irrigation"),
                VINE,
                Event("vp_changed", 1, amount=2),
                Event("visitor_played", 1, card="surveyor"),
                Event("vp_changed", 1, amount=2),
            ],
            "Sole plays Overseer, builds the irrigation, plants Merlot on field 6 and scores 4 VP",
        ),
        ([Event("worker_trained", 1, amount=1)], "Sole trains a worker"),
        ([TRAIN, TRAINED, TRAIN, TRAINED, PASSED], "Sole trains two workers, then passes"),
        (
            [PLANT, VINE, TRAIN, TRAINED, PLANT, VINE],
            "Sole plants Merlot on field 6, then trains a worker, then plants Merlot on field 6",
        ),
        ([TOUR, GAINED, TOUR], "Sole goes to “Give a tour” and scores 1 VP, then goes to “Give a tour”"),
        ([PLANT, VINE, GAINED, PLANT, VINE, GAINED], "Sole plants Merlot × 2 on field 6 and scores 2 VP"),
        ([Event("passed", 0), Event("season_started", place="winter")], ""),
        ([], ""),
    ],
)
def test_a_move_in_viticulture_is_one_sentence(events: list[Event], words: str) -> None:
    assert VITICULTURE.speech(events, 1, 0) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("it", "Sole addestra due lavoratori"), ("es", "Sole forma a dos trabajadores"),
        ("ru", "Sole обучает двух рабочих"),
    ],
)  # fmt: skip
def test_turns_that_are_alike_are_counted_in_every_language(code: str, words: str) -> None:
    use_language(code)
    assert VITICULTURE.speech([TRAIN, TRAINED, TRAIN, TRAINED], 1, 0) == words


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([Event("regions_chosen", 1, thing="lazio", seen=(1,))] * 2, "Sole chooses in secret"),
        ([Event("vineyard_bought", 1, place="lazio.2")] * 2, "Sole buys two vineyards in Lazio"),
        (
            [Event("vineyard_bought", 1, place="lazio.2"), Event("variety_taken", 1, place="lazio", thing="nebbiolo")],
            "Sole buys a vineyard in Lazio",
        ),
        ([Event("passed", 1, place="lazio")], "Sole buys no more in Lazio"),
        ([Event("barrel_moved", place="lazio"), Event("passed", 1, place="lazio")], "Sole buys nothing in Lazio"),
        (
            [Event("vineyard_bought", 1, place=f"{region}.{at}") for region, at in BOUGHT]
            + [Event("passed", 1, place="abruzzo")],
            "Sole buys two vineyards in Lazio, then one in Abruzzo",
        ),
        ([Event("passed", 1)], "Sole sells nothing"),
        (
            [Event("wine_sold", 1, thing="nebbiolo", amount=270, choice="sell nebbiolo 2")]
            + [Event("vineyard_returned", 1, place="lazio.2")] * 2,
            "Sole sells 2 Nebbiolo for 270",
        ),
        ([Event("vineyard_returned", 1, place="lazio.2")], "Sole gives back a vineyard in Lazio"),
    ],
)
def test_a_move_in_vino_is_one_sentence(events: list[Event], words: str) -> None:
    assert VINO.speech(events, 1, 0) == words


def test_every_deed_has_words() -> None:
    for kind in viticulture_deeds.COUNTED | viticulture_deeds.GAINED:
        for amount in (1, 2, 3, 4):
            assert say(f"speech-{kind}", amount=amount, sign="plus", place="", card="", thing="", deck="")
    for kind in vino_deeds.IN_REGION | vino_deeds.PLAIN:
        assert say(f"vino-speech-{kind}", amount=1, place="", thing="", quantity="")


DRAWN = Event("card_drawn", 1, thing="order")
DREW = "drew a card"


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([DRAWN], [DREW]),
        ([DRAWN, DRAWN, DRAWN], [f"{DREW} × 3"]),
        ([DRAWN, DRAWN, replace(DRAWN, seat=2), DRAWN], [f"{DREW} × 2", DREW, DREW]),
        ([DRAWN, PASSED, DRAWN], [DREW, "passed", DREW]),
    ],
)
def test_equal_lines_of_the_log_are_told_as_one(events: list[Event], words: list[str]) -> None:
    log = ViticultureLog(NAMES, COLOURS)
    lines = log.lines(events, None)
    assert [line.words for line in lines] == words
    assert lines[-1].event == len(events) - 1, "it leads to where the last one happened"
    assert lines[-1].now
    assert [line.words for line in log.told(events, 0, None)] == words
