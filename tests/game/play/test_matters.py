"""What a move means for those who wait, against the record of the move."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from game.art.meanwhile import height
from game.play.log import Passed, Waiting
from game.play.meanwhile import meanwhile
from game.play.meanwhile_box import at_log, log_box, look_of
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools import tour_vino
from game.tools.tour_play import played, some_choice
from game.tools.tour_tables import season
from game.vino.interaction import VinoInteraction
from game.vino.line_box import line_box
from game.vino.map_boxes import AROUND, to_read
from game.vino.matters import matters as vino_matters
from game.viticulture.matters import matters
from game.window.app import App
from rules.engine.choice import choice
from rules.players.opponent import Opponent
from rules.viticulture.view import View
from tests.game.laid import laid, shown
from tests.tables import vino_table

NAMES = ("Lago", "Cotto", "Sole")
SUMMER: dict[str, object] = {"season": "summer", "turn": 0}


def told(made: str, seats: int, passed: bool = False) -> list[str]:
    """What an answer of the first seat means for all others, who have ``passed`` or not."""
    session = laid(SUMMER, seats)
    views = [session.view(None)]
    session.choose(session.game.grammar.parse(made))
    views.append(session.view(None))
    before, after = (
        replace(view, seats=tuple(replace(one, passed=passed and one.seat > 0) for one in view.seats)) for view in views
    )
    return meant(before, after, *range(1, seats))


def meant(before: View, after: View, *waits: int, now: View | None = None, reader: int = -1) -> list[str]:
    """What a move of the first seat means for those who wait, told ``now`` or right after it."""
    names = NAMES[: len(after.seats)]
    return list(matters(Passed(before, after, now or after), 0, Waiting(waits, reader), names))


def test_a_place_is_gone_for_those_who_could_have_taken_it() -> None:
    left, bonus = "place worker give_tour.left", "place worker give_tour.middle"
    assert told(left, 2) == ["“Give a tour” is full: Cotto needs a grande worker there now."]
    assert told(left, 3) == []
    assert told(bonus, 3) == ["The bonus of “Give a tour” is gone."]
    assert told(bonus, 3, passed=True) == []


def after(view: View, **points: int) -> View:
    """The same with other points, by name."""
    seats = tuple(
        replace(seat, vp=points.get(name.lower(), seat.vp)) for name, seat in zip(NAMES, view.seats, strict=False)
    )
    return replace(view, seats=seats, last_year=any(seat.vp >= 20 for seat in seats))


@pytest.mark.parametrize(
    ("then", "now", "words"),
    [
        ({"lago": 3, "sole": 5}, {"lago": 6, "sole": 5}, ["Lago leads with 6."]),
        ({"lago": 3, "sole": 5}, {"lago": 5, "sole": 5}, ["Lago and Sole lead with 5."]),
        ({"lago": 6, "sole": 5}, {"lago": 7, "sole": 5}, []),
        ({"lago": 14, "sole": 5}, {"lago": 16, "sole": 5}, ["Lago has 16 points. 20 end the game."]),
        ({"lago": 18, "sole": 5}, {"lago": 21, "sole": 5}, ["Lago has 21 points: this year is the last."]),
        ({"lago": 18, "sole": 5}, {"lago": 18, "sole": 6}, ["Sole gets 1 point."]),
    ],
)
def test_points_that_change_who_leads_or_when_it_ends(
    then: dict[str, int], now: dict[str, int], words: list[str]
) -> None:
    view = laid(SUMMER, 3).view(None)
    assert meant(after(view, **then), after(view, **now), 1, 2) == words


def test_what_holds_no_more_is_not_told() -> None:
    session = laid(SUMMER, 2)
    before = session.view(None)
    session.choose(session.game.grammar.parse("place worker give_tour.left"))
    full = session.view(None)
    assert meant(before, full, 1)
    assert not meant(before, full, 1, now=replace(full, season="winter"))
    assert not meant(before, full, 1, now=replace(full, year=full.year + 1))
    left = replace(full.seats[1], workers={"regular": 1})
    assert meant(before, full, 1, now=replace(full, seats=(full.seats[0], left))) == [
        "“Give a tour” is full: nobody else gets in."
    ]
    assert not meant(before, full, 1, now=replace(full, seats=(full.seats[0], replace(left, passed=True))))
    leads = after(full, lago=3)
    assert meant(full, leads, 1)
    assert not meant(full, leads, 1, now=after(full, lago=3, cotto=4))


def test_a_single_one_who_waits_is_spoken_to() -> None:
    session = laid(SUMMER, 2)
    before = session.view(None)
    session.choose(session.game.grammar.parse("place worker give_tour.left"))
    full = session.view(None)
    assert meant(before, full, 1, reader=1) == ["“Give a tour” is full: only your grande worker still gets in."]
    assert meant(after(full), after(full, cotto=1), 1, reader=1) == ["You get 1 point."]
    assert meant(after(full, cotto=2), after(full, lago=2, cotto=2), 1, reader=1) == [
        "You lead with 2, level with Lago."
    ]
    alone = replace(full, seats=(replace(full.seats[0], passed=True), full.seats[1]))
    assert meant(full, alone, 1, reader=1) == ["Only you are still placing workers."]


def test_demand_and_land_concern_who_grows_the_wine() -> None:
    view = tour_vino.played(tour_vino.asked("sell", 2), 3).view(None)
    waits = Waiting((1, 2))
    variety = next(name for name, count in view.seats[1].cellar.items() if count)
    market = view.market | {variety: view.market[variety] + 50}
    growers = [NAMES[seat] for seat in (1, 2) if view.seats[seat].cellar[variety]]
    risen = replace(view, market=market)
    (line,) = vino_matters(Passed(view, risen, risen), 0, waits, NAMES)
    assert all(name in line for name in growers)
    assert NAMES[0] not in line
    assert list(vino_matters(Passed(view, risen, view), 0, waits, NAMES)) == []
    assert list(vino_matters(Passed(view, risen, risen), 1, Waiting(()), NAMES)) == []
    (line,) = vino_matters(Passed(view, risen, risen), 0, Waiting((1,), 1), NAMES)
    assert line.endswith("(you grow it).")
    region = next(name for name, owners in view.owners.items() if None in owners)
    owners = view.owners | {region: tuple(0 if one is None else one for one in view.owners[region])}
    sold = replace(view, owners=owners)
    assert len(list(vino_matters(Passed(view, sold, sold), 0, waits, NAMES))) == 1
    last = replace(view, bottles=(), last_turn=True)
    assert list(vino_matters(Passed(view, last, last), 0, waits, NAMES)) == [
        "The last bottle is gone: this round is the last."
    ]


def test_the_line_tells_the_last_move_of_another_once_one_was_seen() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", confirm="never"))
    scene = shown(app, laid(SUMMER, 3))
    assert meanwhile(scene.interaction) == ()
    chosen = scene.interaction.session.game.grammar.parse("place worker give_tour.middle")
    scene.parts.answering.propose(chosen)
    app.step(0.02)
    (last,) = meanwhile(scene.interaction)
    assert (last.seat, last.means) == (0, "The bonus of “Give a tour” is gone.")
    assert "Give a tour" in last.deed
    line, log = at_log(scene.interaction), log_box(scene.interaction)
    assert line is not None
    assert not line.box.meets(log)
    assert scene.parts.review.rows()[-1][1].bottom <= log.bottom
    button = scene.interaction.buttons.named("meanwhile")
    assert button is not None
    button.act()
    assert scene.parts.review.recalled


def test_what_the_next_one_is_dealt_is_no_gift_and_the_first_spring_has_no_leader() -> None:
    session = played(season("setup", "branch", 0), 3)
    before, asked = session.view(None), session.decision.decider if session.decision is not None else 0
    session.choose(some_choice(session.decision, random.Random(1)))
    seats = range(3)
    others = [seat for seat in seats if seat != asked]
    got = [session.view(None).seats[seat].lira - before.seats[seat].lira for seat in others]
    passed = Passed(before, session.view(None), session.view(None))
    assert any(got), "nothing was dealt to the next one"
    assert list(matters(passed, asked, Waiting(others), NAMES)) == []
    view = replace(laid(SUMMER, 3).view(None), year=1, season="spring")
    assert meant(after(view, lago=0), after(view, lago=1), 1, 2) == []
    later = replace(view, season="summer")
    assert meant(after(later, lago=0), after(later, lago=1), 1, 2) == ["Lago leads with 1."]


def test_what_a_person_did_stays_when_an_opponent_moves_after_it_and_each_deed_is_told() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", confirm="never", pace="at_once"))
    session, chance = played(season("summer", "turn", 2), 3), random.Random(1)
    scene = shown(app, session)
    interaction = scene.interaction
    first = second = interaction.next_seat
    while len({first, second, interaction.next_seat}) < 3:
        session.choose(some_choice(session.decision, chance))
        if second == first != interaction.next_seat:
            second = interaction.next_seat
            assert session.hand_over(second, Opponent(3, "trader", 7))
    interaction.renew()
    interaction.trail.end = len(session.events)
    told = meanwhile(interaction)
    assert [one.seat for one in told][-2:] == [first, second]
    assert all(one.deed for one in told)
    interaction.panel.told = ()
    rows = look_of(interaction)
    assert [row.deed for row in rows] == [one.deed for one in told]
    rows = rows[-2:]
    tall, last = height(rows, 500, 400, 1.0), height(rows[-1:], 500, 400, 1.0)
    assert tall is not None
    assert last is not None
    assert last < tall
    assert height(rows, 500, tall - 1, 1.0) == last
    interaction.show_question()
    read = [node for top in scene.nodes() for node in top.all() if node.role == "text"]
    lines = {part for one in told for part in (one.deed, one.means) if part}
    assert lines <= {node.label for node in read}, "something is not told to who listens"
    assert len({node.name for node in read}) == len(read)
    interaction.panel.told = (told[-1].deed,)
    assert told[-1].deed not in [row.deed for row in look_of(interaction)]
    interaction.panel.told = ()
    asked = interaction.panel.asked
    assert asked is not None
    interaction.panel.asked = asked._replace(look=asked.look._replace(title=told[-1].deed))
    assert told[-1].deed not in [row.deed for row in look_of(interaction)]


def test_a_move_is_told_when_it_has_come_to_rest() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="normal", confirm="never"))
    scene = shown(app, laid(SUMMER, 3))
    interaction = scene.interaction
    scene.parts.answering.propose(interaction.session.game.grammar.parse("place worker give_tour.middle"))
    assert not interaction.queue.empty
    app.step(0.02)
    assert meanwhile(interaction) == ()
    told, steps = interaction.told, [*interaction.queue.steps]
    interaction.queue.steps.clear()
    interaction.tell_to(told - 1 if told == len(interaction.session.events) else told)
    assert meanwhile(interaction) == (), "told before the table has shown it"
    interaction.tell_to(told)
    interaction.queue.steps.extend(steps)
    interaction.queue.skip()
    interaction.end_moment()
    app.step(0.02)
    assert [one.seat for one in meanwhile(interaction)] == [0]


def test_at_the_chart_the_log_keeps_its_place() -> None:
    app = App(GameRoutes, (1280, 720), Settings(animation="instant", confirm="never"))
    scene = vino_table(app, tour_vino.played(tour_vino.asked("buy", 2, "newcomers"), 3))
    app.scenes.replace(scene)
    app.scenes.settle()
    interaction = scene.interaction
    scene.parts.answering.propose(choice("pass"))
    app.step(0.02)
    assert meanwhile(interaction)
    assert log_box(interaction) == interaction.frame.log
    assert isinstance(interaction, VinoInteraction)
    line = line_box(interaction)
    assert line is not None
    assert not any(line.box.meets(box.grown(-AROUND)) for box in to_read(interaction.large_region))
