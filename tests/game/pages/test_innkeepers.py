"""Innkeepers that seats choose: on the pages of a new game, kept in records and settings, seen at the tables."""

from __future__ import annotations

import random

import pytest

from game.pages.new_game_form import (
    Seat,
    called,
    innkeepers_of,
    kept_as,
    kept_seats,
    let_play,
    recolour,
    step_innkeeper,
)
from game.pages.solo import SoloScene, player_of
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import shelf
from game.store.kept_game import COLOURS, KeptGame
from game.store.played_seats import INNKEEPER
from game.store.settings import KeptSeat, LastTable, Settings
from game.viticulture.score import ViticultureScore
from game.window.app import App
from rules.engine.chance import Stream
from rules.players.opponent import Opponent
from tests.game.pages.new_game_page import begun, page
from tests.game.pages.test_scenes import press, show
from tests.tables import viticulture_table

SIZE = (640, 360)


@pytest.fixture
def app() -> App:
    return App(GameRoutes, SIZE, Settings(animation="instant"))


def test_no_two_people_are_seen_alike_whatever_is_chosen() -> None:
    chance = random.Random(3)
    seats = [Seat(colour, colour) for colour in COLOURS[:2]]
    for _ in range(400):
        at = chance.randrange(len(seats))
        deed = chance.randrange(5)
        if deed == 0:
            recolour(seats, at, chance.choice(COLOURS))
        elif deed == 1 and len(seats) < len(COLOURS):
            colour = next(one for one in COLOURS if one not in [seat.colour for seat in seats])
            seats.append(Seat(colour, colour, innkeeper=chance.choice(("", *COLOURS))))
        elif deed == 2 and len(seats) > 2:
            del seats[at]
        elif deed == 3 and chance.random() < 0.4:
            seats[at].level = 0
            let_play(seats, at)
        elif not seats[at].level:
            others = [one for i, one in enumerate(innkeepers_of(seats)) if i != at]
            before = innkeepers_of(seats)[at]
            step_innkeeper(seats, at)
            after = innkeepers_of(seats)
            assert after[at] != before
            if len(seats) < len(COLOURS):
                assert [one for i, one in enumerate(after) if i != at] == others
        people = [who for who, seat in zip(innkeepers_of(seats), seats, strict=True) if not seat.level]
        assert len(set(people)) == len(people)
        assert set(people) <= set(COLOURS)
        assert kept_seats(kept_as(seats, [seat.name for seat in seats])) == seats


def test_six_people_change_places_when_one_of_them_chooses_another() -> None:
    seats = [Seat(colour, colour) for colour in COLOURS]
    step_innkeeper(seats, 0)
    assert innkeepers_of(seats) == ("cotto", "lago", *COLOURS[2:])
    step_innkeeper(seats, 1)
    assert innkeepers_of(seats) == COLOURS
    assert not any(seat.innkeeper for seat in seats)


def test_the_face_of_an_opponent_is_that_of_its_character_and_of_a_damaged_file_that_of_the_colour() -> None:
    seats = kept_seats(
        [KeptSeat("lago", "", innkeeper="pirate"), KeptSeat("cotto", "", 2, "host", "sole"), KeptSeat("sole", "")]
    )
    assert innkeepers_of(seats) == ("lago", "host", "sole")


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_a_face_is_chosen_with_a_press_kept_in_the_record_and_offered_again(app: App, game: str) -> None:
    page(app, game)
    count = len(page(app, game).seats)
    fresh = COLOURS[count]
    press(app, "sits-0")
    press(app, f"face-0-{fresh}")
    press(app, "start")
    session = begun(app)
    assert session.innkeepers == (fresh, *COLOURS[1:count])
    seats = session.game.record.header.seats
    assert [seat.get(INNKEEPER) for seat in seats] == [fresh, *[None] * (count - 1)]
    file = session.kept.file
    assert file is not None
    session.close()
    again = KeptGame.opened(file.path)
    assert again.innkeepers == session.innkeepers
    assert KeptGame.branch(again, ()).innkeepers == session.innkeepers
    (kept,) = [one for one in shelf.found("going") if one.path == file.path]
    assert kept.innkeepers == session.innkeepers
    app.set_up.clear()
    assert innkeepers_of(page(app, game).seats)[0] == fresh


def test_who_takes_the_face_of_somebody_else_gives_the_own_one(app: App) -> None:
    page(app)
    press(app, "face-1-lago")
    press(app, "start")
    assert begun(app).innkeepers == ("cotto", "lago")


def test_who_plays_alone_chooses_an_innkeeper_too(app: App) -> None:
    show(app, SoloScene(app))
    press(app, "face")
    press(app, "start")
    assert begun(app).innkeepers == ("cotto",)
    scene = SoloScene(app)
    show(app, scene)
    assert innkeepers_of(scene.seats) == ("cotto",)


def test_games_of_before_show_the_innkeepers_of_their_colours_and_a_strange_name_does_no_harm() -> None:
    kept = KeptGame.begin(("", ""), ("nero", "sole"), 5, {})
    assert kept.innkeepers == ("nero", "sole")
    assert not any(INNKEEPER in seat for seat in kept.game.record.header.seats)
    strange = KeptGame.begin(("", ""), ("nero", "sole"), 5, {}, innkeepers=("pirate\nking", ""))
    assert strange.file is not None
    opened = strange.file.path.read_bytes()
    assert b"pirate" in opened
    assert all("\n" not in who for who in strange.innkeepers)
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    show(app, viticulture_table(app, strange))
    app.step(0.02)


def test_a_seat_keeps_its_face_when_an_opponent_takes_it_over_for_a_while() -> None:
    kept = KeptGame.begin(("Anna", ""), ("lago", "cotto"), 5, {}, opponents=(None, Opponent(1, "host", 4)))
    assert kept.innkeepers == ("lago", "host")
    kept.hand_over(0, Opponent(1, "trader", 9))
    kept.hand_over(1, None)
    assert kept.innkeepers == ("lago", "host"), "names stay too"
    assert next(iter(kept.names)) == "Anna"


def test_a_second_opponent_of_a_character_is_somebody_else() -> None:
    seats = [Seat(colour, "", 2, "host" if at % 2 else "trader") for at, colour in enumerate(COLOURS[:5])]
    assert innkeepers_of(seats) == ("trader", "host", "trader_2", "host_2", "trader")
    played = tuple(Opponent(2, seat.character, at) for at, seat in enumerate(seats))
    kept = KeptGame.begin([""] * 5, COLOURS[:5], 5, {}, opponents=played)
    assert kept.innkeepers == innkeepers_of(seats)
    assert list(kept.names[:4]) == list(called(seats)[:4])


def test_a_rematch_is_played_by_the_same_faces(app: App) -> None:
    kept = KeptGame.begin(("", ""), ("lago", "cotto"), 5, {}, innkeepers=("calce", ""))
    session, stream = Session(kept), Stream(3, "answers")
    while session.decision is not None:
        session.choose(session.decision.choices[stream.below(len(session.decision.choices))])
    show(app, ViticultureScore(app, session))
    press(app, "rematch")
    assert begun(app).innkeepers == ("calce", "cotto")


def test_the_chosen_face_is_what_the_table_shows() -> None:
    pictures = []
    for innkeeper in ("", "calce"):
        app = App(GameRoutes, (1280, 720), Settings(animation="instant"))
        scene = viticulture_table(
            app, KeptGame.begin(("Anna", ""), ("lago", "cotto"), 5, {}, innkeepers=(innkeeper, ""))
        )
        show(app, scene)
        app.step(0.02)
        panels = {thing.ref.name: thing.box for thing in scene.interaction.things if thing.ref.kind == "seat"}
        found = []
        for seat in ("0", "1"):
            (x, y), radius = scene.parts.renderer.disc(panels[seat])
            box = app.screen.pixels((x - radius, y - radius, 2 * radius, 2 * radius)).clip(app.screen.frame)
            found.append(app.screen.surface.subsurface(box).copy().get_buffer().raw)
        pictures.append(found)
    assert pictures[0][0] != pictures[1][0]
    assert pictures[0][1] == pictures[1][1]


def test_whoever_plays_alone_first_is_the_person_of_the_last_table() -> None:
    seats = KeptSeat("lago", "Oreste", 3, "host"), KeptSeat("cotto", "Anna", innkeeper="sole")
    app = App(GameRoutes, (960, 540), Settings(animation="instant", table=LastTable(seats, {})))
    who = player_of(app)
    assert (who.colour, who.name, who.level, who.innkeeper) == ("cotto", "Anna", 0, "sole")
