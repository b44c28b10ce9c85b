"""People at one screen: nothing on it tells the cards of somebody whose hand is closed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pygame
import pytest

from game.play.inspector import inspected
from game.play.session import Session
from game.play.things import Thing
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.messages import say
from game.text.printed import cards
from game.text.questions import question_text
from game.tools.tour_play import played, some_choice
from game.tools.tour_tables import season
from game.viticulture import year_end
from game.viticulture.closed_hand import concealed_spaces
from game.viticulture.interaction import ViticultureInteraction
from rules.engine.choice import Choice, Ref, choice
from rules.engine.game import Game
from rules.viticulture.state import State
from tests.game.film import RULES, Film, compare, other_hands, table_at
from tests.game.secret import STILL, asking, curtains, table_of, turn_of


def some_of_each(things: Sequence[Thing]) -> list[Thing]:
    """The first few things of each kind."""
    count = Counter[str]()
    found = []
    for thing in things:
        count[thing.ref.kind] += 1
        if count[thing.ref.kind] <= (12 if thing.ref.kind == "action" else 2):
            found.append(thing)
    return found


def look_everywhere(film: Film) -> None:
    """Point at everything, and touch all that could tell something of the hand."""
    scene = film.scene
    assert scene.interaction.closed
    decision = scene.interaction.decision
    assert decision is not None
    for thing in some_of_each(scene.interaction.things):
        film.point(thing.box.centre, f"at {thing.ref}")
    concealed = concealed_spaces(decision, scene.interaction.view)
    assert concealed or scene.interaction.view.season not in ("summer", "winter")
    spots = [thing for thing in scene.interaction.things if thing.ref in concealed or thing.ref.kind == "back"]
    for thing in spots[:6]:
        film.click(thing.box.centre, f"click {thing.ref}")
        film.click(thing.box.centre, f"right click {thing.ref}", button=3)
    for thing in [thing for thing in scene.interaction.things if thing.ref.kind == "seat"][:2]:
        film.click(thing.box.centre, f"mat {thing.ref}")
        film.click(thing.box.centre, f"own mat {thing.ref}")
    film.choose(choice("pass"))


@pytest.mark.parametrize(("number", "seats"), [(1, 2), (2, 4), (3, 6)])
def test_a_closed_hand_shows_in_no_picture(number: int, seats: int) -> None:
    s = turn_of(number, seats)
    compare((table_at(s, seats), table_at(other_hands(s, range(seats)), seats)), STILL, look_everywhere)


def test_pictures_do_tell_open_hands_apart() -> None:
    s = turn_of(1, 2)

    def opened(film: Film) -> None:
        film.key(pygame.KEYDOWN, pygame.K_SPACE)

    with pytest.raises(AssertionError, match="apart"):
        compare((table_at(s, 2), table_at(other_hands(s, range(2)), 2)), STILL, opened)


def closing(film: Film, close: str) -> None:
    """Close the open hand in one of the ways in which it closes."""
    if close == "key":
        film.key(pygame.KEYUP, pygame.K_SPACE)
    elif close == "focus":
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        film.roll("focus lost")
    elif close == "time":
        film.app.step(61.0)
    else:
        film.scene.parts.review.menu()
        film.roll("menu")
        film.app.scenes.pop()
        film.roll("back")


@pytest.mark.parametrize("close", ["key", "focus", "time", "menu"])
@pytest.mark.parametrize("doing", ["pointing", "large", "carrying", "refused"])
def test_whatever_is_done_with_an_open_hand_ends_when_it_closes(doing: str, close: str) -> None:
    s = turn_of(2, 2)
    film = Film(table_at(s, 2), STILL)
    scene = film.scene
    film.point((5, 5), "nothing")
    before = film.frames[-1][1]
    film.key(pygame.KEYDOWN, pygame.K_SPACE)
    card = next(thing for thing in scene.interaction.things if thing.ref.kind == "card")
    x, y = card.box.x + 20, card.box.y + 120
    film.point((x, y), "a card")
    if doing == "large":
        film.click((x, y), "large", button=3)
        assert scene.parts.zoom.card
    elif doing == "carrying":
        pos = film.app.screen.pixel((x, y))
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        film.roll("pressed")
    elif doing == "refused":
        film.click((x, y), "a click")
    closing(film, close)
    assert scene.interaction.closed
    assert not any(
        thing.ref.kind == "card" for thing in (*scene.interaction.things, *scene.interaction.pointer.hovered)
    )
    assert (scene.parts.zoom.card, scene.interaction.note.words, scene.interaction.pointer.carried) == ("", "", None)
    told = inspected(scene.interaction)
    assert told is None or told[0].ref.kind != "card"
    film.point((5, 5), "nothing")
    assert film.frames[-1][1] == before


def test_a_choice_about_a_card_does_not_wait_for_confirm_once_the_hand_is_closed() -> None:
    start, _, path = asking("importer")
    session = table_at(start, 3)
    film = Film(session, Settings(animation="instant", confirm="always"))
    scene = film.scene
    scene.parts.review.toggle_hand()
    scene.parts.answering.propose(path[0])
    scene.parts.answering.confirm()
    assert scene.interaction.decision is not None
    scene.parts.answering.propose(path[1])
    assert scene.interaction.held is not None
    scene.parts.review.toggle_hand()
    assert scene.interaction.held is None
    assert scene.interaction.note.words == say("table-let-go")


def test_a_step_of_a_card_goes_on_when_the_hand_closes_in_the_middle_of_it() -> None:
    def branch(session: Session) -> bool:
        asked = session.decision
        return (
            asked is not None
            and asked.kind == "branch"
            and asked.source in cards()
            and "visitor" in cards()[asked.source].deck
            and session.asks_for_hand(asked)
        )

    session = played(branch)
    film = Film(session, STILL)
    scene, decision = film.scene, session.decision
    assert decision is not None
    film.lift()
    assert scene.buttons.named(str(decision.choices[0]))
    film.app.step(61.0)
    assert scene.interaction.closed
    asked = scene.interaction.panel.asked
    assert asked is not None
    step = say("table-open-hand-step", press="Space")
    assert (asked.look.title, asked.look.line) == (question_text(decision)[0], step)
    assert asked.answers == ()
    film.key(pygame.KEYDOWN, pygame.K_SPACE)
    button = scene.buttons.named(str(decision.choices[0]))
    assert button is not None
    button.act()
    assert scene.interaction.held is not None or scene.interaction.decision is not decision


def test_open_hands_need_neither_curtain_nor_button() -> None:
    before, chosen = curtains()["discard"]
    session = table_of(before)
    session.kept.open_hands = True
    film = Film(session, STILL)
    assert film.scene.buttons.named("hand") is None
    assert film.scene.interaction.view.seats[film.scene.interaction.seat].hand is not None
    film.choose(chosen)
    film.roll("next")
    assert not film.curtain
    assert not film.scene.interaction.closed


def test_with_open_hands_the_cards_lie_with_the_mat_that_is_looked_at() -> None:
    session = table_at(turn_of(4, 3), 3)
    session.kept.open_hands = True
    scene = Film(session, STILL).scene

    def cards(kind: str) -> list[str]:
        return sorted(thing.ref.name for thing in scene.interaction.things if thing.ref.kind == kind)

    other = next(seat for seat in range(3) if seat != scene.interaction.seat)
    own, theirs = (sorted(session.view(seat).seats[seat].hand or ()) for seat in (scene.interaction.seat, other))
    scene.parts.review.look_at(other)
    assert theirs
    assert (cards("card"), cards("foreign card")) == ([], theirs)
    assert not scene.interaction.pointer.selection.touchable() & {
        thing.ref for thing in scene.interaction.things if "card" in thing.ref.kind
    }
    scene.interaction.visibility.audience = True
    scene.interaction.hand_changed()
    assert cards("foreign card") == cards("card") == []
    scene.interaction.visibility.audience = False
    scene.interaction.hand_changed()
    scene.parts.review.look_at(scene.interaction.seat)
    assert (cards("card"), cards("foreign card")) == (own, [])


def test_while_others_watch_a_hand_opens_for_a_moment_only() -> None:
    session = table_at(turn_of(4, 2), 2)
    session.kept.open_hands = True
    film = Film(session, Settings(animation="instant", audience=True))
    scene = film.scene
    assert scene.interaction.closed
    scene.parts.review.toggle_hand()
    assert not scene.interaction.closed
    for _ in range(6):
        film.point((700, 400), "input")
    assert scene.interaction.closed


def test_a_hand_closes_with_the_turn() -> None:
    film = Film(table_at(turn_of(6, 2), 2), STILL)
    scene = film.scene
    scene.parts.review.toggle_hand()
    assert not scene.interaction.closed
    film.choose(choice("pass"))
    film.roll("next")
    assert scene.interaction.closed


def test_a_hand_that_was_opened_closes_with_each_turn_season_and_year() -> None:
    """Also where the same seat is asked next; within one turn it stays open."""
    scene = Film(played(lambda _session: True), STILL).scene
    session, chance, opened, closed = scene.interaction.session, random.Random(1), 0, 0
    while scene.interaction.view.year < 6 and session.decision is not None:
        before, turn = session.decision, session.turn
        scene.interaction.visibility.keep()
        scene.interaction.hand_changed()
        scene.app.scenes.settle()
        scene.parts.answering.propose(some_choice(before, chance))
        scene.parts.answering.confirm()
        scene.interaction.end_moment()
        same = session.decision is not None and session.decision.decider == before.decider
        opened, closed = opened + (session.turn == turn), closed + (same and session.turn != turn)
        assert scene.interaction.closed == (session.turn != turn)
        assert (scene.interaction.view.seats[before.decider].hand is None) == scene.interaction.closed
    assert opened > 2
    assert closed > 2


def last_of_a_year() -> tuple[State, Choice]:
    """A position with the choice that ends a year after which the same seat is asked first in the next one."""
    session, chance = played(season("winter", "turn", 2)), random.Random(3)
    while session.decision is not None:
        before = session.decision
        chosen = some_choice(before, chance)
        told = session.choose(chosen)
        after = session.decision
        if after is not None and after.decider == before.decider and any(map(year_end.begins, told)):
            return session.game.position(session.made - 1), chosen
    raise AssertionError("no seat is last in a year and first in the next")


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_hand_is_closed_from_the_end_of_the_year_on(calm: bool) -> None:
    state, chosen = last_of_a_year()
    seats = len(state.players)
    frames = []
    for world in (state, other_hands(state, range(seats))):
        film = Film(table_at(world, seats), Settings(reduced_motion=calm))
        film.scene.parts.review.toggle_hand()
        film.choose(chosen)
        interaction = film.scene.interaction
        assert isinstance(interaction, ViticultureInteraction)
        while interaction.year_end is None:
            film.roll("the year is not over", 1 / 15)
        assert interaction.closed
        film.frames.clear()
        film.roll("the year is over")
        film.run("the year ends")
        assert interaction.closed
        frames.append(film.frames)
    assert frames[0] == frames[1]


@pytest.mark.parametrize("held", [False, True])
def test_who_looks_at_the_own_hand_while_the_turn_ends_does_not_see_the_next_one(held: bool) -> None:
    film = Film(table_at(turn_of(6, 2), 2), Settings())
    interaction, review = film.scene.interaction, film.scene.parts.review
    before = interaction.seat
    film.choose(choice("pass"))
    film.roll("on the way", 1 / 15)
    assert not interaction.queue.empty
    if held:
        review.hold_hand(True)
    else:
        review.toggle_hand()
    assert interaction.seat != before
    assert interaction.closed
    review.hold_hand(False)
    assert interaction.closed
    review.toggle_hand()
    assert not interaction.closed


def test_private_lines_are_read_only_with_the_open_hand() -> None:
    game = Game.new(RULES, 2, 3)
    session = Session(KeptGame(game))
    while not (session.decision and session.decision.kind == "turn"):
        assert session.decision is not None
        session.choose(session.decision.choices[0])
    film = Film(session, STILL)
    scene = film.scene
    drawn = [event for event in session.events if event.kind == "card_drawn" and event.seat == scene.interaction.seat][
        :1
    ]
    assert drawn
    closed = scene.interaction.log.lines(drawn, scene.interaction.by)
    scene.parts.review.toggle_hand()
    opened = scene.interaction.log.lines(drawn, scene.interaction.by)
    other = scene.interaction.log.lines(drawn, 1 - scene.interaction.seat)
    assert closed == other != opened
    assert scene.interaction.log.lines(drawn, None, everything=True) == opened


def test_hand_actions_of_other_seasons_give_their_public_reason() -> None:
    s = turn_of(1, 2)
    film = Film(table_at(s, 2), STILL)
    scene = film.scene
    summer = scene.interaction.view.season == "summer"
    space = "fill_order.left" if summer else "plant_vine.left"
    ref = Ref("space", space)
    told = scene.interaction.why(ref, choice("place", "worker", space))
    assert scene.interaction.decision is not None
    own = next(iter(concealed_spaces(scene.interaction.decision, scene.interaction.view)))
    hidden = scene.interaction.why(own, choice("place", "worker", own.name))
    assert told
    assert hidden
    assert told != hidden
