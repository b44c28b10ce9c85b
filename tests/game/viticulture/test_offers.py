"""What choices touch, and what touching means."""

from __future__ import annotations

import pytest

from game.play.selection import Selection
from game.viticulture.offers import attempted, meant, offers, things
from rules.engine.choice import Choice, Ref, choice


def read(text: str) -> Choice:
    verb, *words = text.split()
    return choice(verb, *words)


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        ("place grande give_tour.art", ["worker grande", "space give_tour.art"]),
        ("wake 4", ["rooster own", "row 4"]),
        ("plant merlot 6", ["card merlot", "field 6"]),
        ("uproot merlot 6", ["planted merlot 6"]),
        ("swap pinot 5 merlot 6", ["planted pinot 5", "planted merlot 6"]),
        ("make blush red.4 white.2", ["grape red.4", "grape white.2", "cellar blush"]),
        ("age wine red.3", ["wine red.3"]),
        ("use wine red.5", ["wine red.5"]),
        ("use give_tour", ["action give_tour"]),
        ("sell field 5", ["field 5"]),
        ("pay card merlot", ["card merlot"]),
        ("retrieve worker give_tour.left", ["standing worker give_tour.left"]),
        ("draw summer_visitor winter_visitor", ["deck summer_visitor", "deck winter_visitor"]),
        ("done", []),
        ("branch pay_wine", []),
    ],
)
def test_what_a_choice_touches_means_that_choice(text: str, touched: list[str]) -> None:
    refs = things(read(text))
    assert [f"{ref.kind} {ref.name}" for ref in refs] == touched
    if touched:
        assert str(meant(read(text).verb, refs)) == text


def test_a_taken_space_stands_for_placing_there() -> None:
    open_now = offers([read("place worker give_tour.left"), read("pass")])
    assert str(attempted(open_now, (), Ref("space", "draw_vine.left"))) == "place worker draw_vine.left"
    grande = (Ref("worker", "grande"),)
    assert str(attempted(open_now, grande, Ref("space", "draw_vine.left"))) == "place grande draw_vine.left"


def test_a_field_for_the_picked_card() -> None:
    open_now = offers([read("plant merlot 6")])
    assert str(attempted(open_now, (Ref("card", "pinot"),), Ref("field", "5"))) == "plant pinot 5"


def test_nothing_near() -> None:
    assert attempted(offers([read("done")]), (), Ref("seat", "1")) is None


def test_where_no_worker_is_touched_the_grande_one_is_taken_last() -> None:
    """Only it can stand beside a full action (V-GRANDE-02)."""
    kinds = ("grande", "temporary")
    selection = Selection(offers([read(f"place {kind} draw_vine.left") for kind in kinds]))
    assert str(selection.touch(Ref("space", "draw_vine.left"))) == "place temporary draw_vine.left"
