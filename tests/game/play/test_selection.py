"""Touching things until a choice is complete."""

from __future__ import annotations

from game.play.selection import Offer, Selection
from rules.engine.choice import Choice, Ref, choice

WORKER, GRANDE = Ref("worker", "worker"), Ref("worker", "grande")
TOUR, ART = Ref("space", "give_tour.left"), Ref("space", "draw_vine.art")
PLACES = (
    Offer(choice("place", "worker", "give_tour.left"), (WORKER, TOUR)),
    Offer(choice("place", "grande", "give_tour.left"), (GRANDE, TOUR)),
    Offer(choice("place", "grande", "draw_vine.art"), (GRANDE, ART)),
)


def touched(offers: tuple[Offer, ...], *things: Ref) -> Choice | None:
    selection = Selection(offers)
    done = None
    for thing in things:
        assert done is None
        done = selection.touch(thing)
    return done


def test_a_space_alone_takes_the_regular_worker() -> None:
    assert str(touched(PLACES, TOUR)) == "place worker give_tour.left"


def test_the_piece_touched_first_is_the_one_placed() -> None:
    assert str(touched(PLACES, GRANDE, TOUR)) == "place grande give_tour.left"


def test_a_space_for_the_grande_only_takes_it() -> None:
    assert str(touched(PLACES, ART)) == "place grande draw_vine.art"


def test_only_targets_of_the_picked_piece_are_marked() -> None:
    selection = Selection(PLACES)
    assert selection.marked() == {TOUR, ART}
    selection.touch(WORKER)
    assert selection.marked() == {TOUR}


def test_touching_the_picked_piece_again_lets_it_go() -> None:
    selection = Selection(PLACES)
    selection.touch(GRANDE)
    selection.touch(GRANDE)
    assert selection.picked == ()


def test_another_piece_replaces_the_picked_one() -> None:
    merlot, pinot = Ref("card", "merlot"), Ref("card", "pinot")
    five, six = Ref("field", "5"), Ref("field", "6")
    offers = (
        Offer(choice("plant", "merlot", "5"), (merlot, five)),
        Offer(choice("plant", "pinot", "6"), (pinot, six)),
    )
    assert str(touched(offers, merlot, pinot, six)) == "plant pinot 6"


def test_a_card_waits_for_its_field_even_when_there_is_only_one() -> None:
    merlot, five = Ref("card", "merlot"), Ref("field", "5")
    offers = (Offer(choice("plant", "merlot", "5"), (merlot, five)),)
    assert touched(offers, merlot) is None
    assert str(touched(offers, merlot, five)) == "plant merlot 5"


def test_a_thing_that_no_offer_touches_changes_nothing() -> None:
    selection = Selection(PLACES)
    selection.touch(GRANDE)
    assert selection.touch(Ref("row", "1")) is None
    assert selection.picked == (GRANDE,)


def test_the_same_deck_may_be_touched_twice() -> None:
    summer, winter = Ref("deck", "summer_visitor"), Ref("deck", "winter_visitor")
    offers = (
        Offer(choice("draw", "summer_visitor", "summer_visitor"), (summer, summer)),
        Offer(choice("draw", "summer_visitor", "winter_visitor"), (summer, winter)),
    )
    assert str(touched(offers, summer, summer)) == "draw summer_visitor summer_visitor"
    assert str(touched(offers, winter, summer)) == "draw summer_visitor winter_visitor"


def test_grapes_and_the_row_of_the_wine_make_a_wine() -> None:
    red, white = Ref("grape", "red.4"), Ref("grape", "white.2")
    offers = (
        Offer(choice("make", "red", "red.4"), (red, Ref("cellar", "red"))),
        Offer(choice("make", "blush", "red.4", "white.2"), (red, white, Ref("cellar", "blush"))),
    )
    assert str(touched(offers, red, Ref("cellar", "red"))) == "make red red.4"
    assert str(touched(offers, red, white, Ref("cellar", "blush"))) == "make blush red.4 white.2"


def test_what_the_only_card_goes_with_is_marked_with_it() -> None:
    """It may as well be touched first; beside several cards the fields wait until one is chosen."""
    merlot, pinot, five, six = Ref("card", "merlot"), Ref("card", "pinot"), Ref("field", "5"), Ref("field", "6")
    one = tuple(Offer(choice("plant", "merlot", field.name), (merlot, field)) for field in (five, six))
    assert Selection(one).marked() == {merlot, five, six}
    assert Selection((*one, Offer(choice("plant", "pinot", "6"), (pinot, six)))).marked() == {merlot, pinot}
