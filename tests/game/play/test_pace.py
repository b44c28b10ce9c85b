"""How the moves of opponents are seen: their pace, what waits, what a click does meanwhile, what is said of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest

from game.play.inspector import inspected
from game.play.moves import SHORT, moves_from
from game.play.pace import TEMPOS
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Pace, Settings
from game.text.messages import say
from game.window.app import App
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.chance_bot import ChanceBot
from tests.game.play.mixed import Chance, mixed, pass_time, played_by_chance
from tests.game.play.test_review import key, press

GAMES = ["viticulture", "vino"]
STEP = 0.05


def table(game: str = "viticulture", seats: int = 4, seed: int = 3, **wished: object) -> TableScene:
    """A table of one person and opponents that answer at once, by chance."""
    settings = Settings(animation="instant")
    for name, answer in wished.items():
        setattr(settings, name, answer)
    app = App(GameRoutes, (320, 180), settings)
    return played_by_chance(mixed(app, seats, {0}, game, seed))


def answer(scene: TableScene, bot: ChanceBot) -> None:
    """Let the person answer, and nothing move of it."""
    interaction = scene.interaction
    decision = interaction.decision
    assert decision is not None
    scene.parts.answering.answered(interaction.session.choose(bot.choose(decision)), 0)
    while not interaction.queue.empty and interaction.sitting.acted == 0:
        interaction.queue.skip(to_waiting=True)


def seconds_until(scene: TableScene, done: Callable[[], bool], most: float = 120.0) -> float:
    """Seconds until something is so."""
    seconds = 0.0
    while not done():
        pass_time(scene, STEP)
        seconds += STEP
        assert seconds < most
    return seconds


def asked(scene: TableScene) -> bool:
    """Whether the person is asked, or the game is over."""
    return scene.interaction.decision is not None or scene.interaction.session.decision is None


def bot() -> ChanceBot:
    return ChanceBot(Stream(7, "person"), curious=True)


@pytest.mark.parametrize("game", GAMES)
def test_each_pace_takes_less_time_than_the_one_before(game: str) -> None:
    taken: list[float] = []
    paces: tuple[Pace, ...] = ("leisurely", "steady", "brisk", "at_once")
    for pace in paces:
        scene, person, seconds = table(game, pace=pace), bot(), 0.0
        seconds_until(scene, lambda scene=scene: asked(scene))
        for _ in range(4):
            answer(scene, person)
            seconds += seconds_until(scene, lambda scene=scene: asked(scene))
        taken.append(seconds)
    assert taken[0] > 1.5 * taken[1] > 2.25 * taken[2] > 2.25 * taken[3]
    assert taken[3] < 2.0


def test_the_answers_of_one_turn_follow_each_other_without_a_rest() -> None:
    scene, person = table(pace="leisurely"), bot()
    session, together = scene.interaction.session, 0
    while together < 3:
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        while not asked(scene):
            made, goes_on = session.made, session.steps > 0
            seconds = seconds_until(scene, lambda made=made: session.made > made or asked(scene))
            if session.made == made:
                break
            acted, again = session.asked_at(made), session.asked_at(made - 1)
            if goes_on and acted == again:
                assert seconds <= 2 * STEP
                together += 1
            elif acted != again and again != 0 and scene.interaction.trail.traces:
                assert seconds > 0.5


@pytest.mark.parametrize("game", GAMES)
def test_each_move_is_said_at_once_and_long_enough_to_be_read(game: str) -> None:
    """Also the last one, before the person is asked; what was said before stays above it, in the order of the log."""
    scene, person = table(game, animation="normal", pace="steady"), bot()
    interaction, session, pacing = scene.interaction, scene.interaction.session, scene.parts.answering.pacing
    quick = {say("vino-speech-regions_chosen"), "thinks"}
    quick |= {say("speech-card_discarded", amount=number) for number in range(1, 9)}
    moves = 0
    while moves < 15:
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        words, seconds, read, tempo = "", 0.0, set(quick), pacing.tempo
        while not asked(scene):
            pass_time(scene, STEP)
            told = interaction.panel.asked
            title = told.look.title if told is not None and pacing.said else ""
            if title == words:
                seconds += STEP
                continue
            if words.split(" ")[0] in session.names and words.split(" ", 1)[1] not in read:
                read.add(words.split(" ", 1)[1])
                assert seconds >= tempo.still + len(words) / tempo.letters - 2 * STEP, words
                assert not title.startswith(words)
                moves += 1
            words, seconds, tempo = title, 0.0, pacing.tempo
            before = [one.words for one in pacing.said[:-1] if one.words]
            if told is not None and title == pacing.said[-1].words and before:
                assert told.look.above
                assert told.look.line.splitlines() == before[-len(told.look.line.splitlines()) :]


def test_moves_come_faster_while_the_person_has_passed() -> None:
    scene, person = table(animation="normal", pace="steady"), bot()
    interaction, pacing, seen = scene.interaction, scene.parts.answering.pacing, set[bool]()
    while len(seen) < 2:
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        while not asked(scene):
            passed = interaction.view.seats[0].passed
            assert pacing.tempo == TEMPOS["brisk" if passed else "steady"]
            seen.add(passed)
            pass_time(scene, STEP)


def test_moves_in_a_region_come_faster_in_which_the_person_does_not_buy() -> None:
    scene, person = table("vino", 3, animation="normal", pace="steady"), bot()
    interaction, pacing, seen = scene.interaction, scene.parts.answering.pacing, set[bool]()
    while len(seen) < 2:
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        while not asked(scene):
            buyers = interaction.view.buyers
            if buyers is not None:
                away = 0 not in (*buyers.owners, *buyers.newcomers)
                assert pacing.tempo == TEMPOS["brisk" if away else "steady"]
                seen.add(away)
            pass_time(scene, STEP)


def test_small_turns_of_one_seat_are_one_move() -> None:
    scene, person = table("vino", seats=3, pace="at_once"), bot()
    interaction, session, together = scene.interaction, scene.interaction.session, 0
    while session.decision is not None:
        seconds_until(scene, lambda: asked(scene))
        if session.decision is None:
            break
        answer(scene, person)
        start = session.made
        seconds_until(scene, lambda: asked(scene))
        moves = list(moves_from(session, interaction.log, start))
        assert [move.start for move in moves[1:]] == [move.end for move in moves[:-1]]
        for move, after in pairwise(moves):
            words = interaction.log.speech(
                session.events[session.events_at(move.start) : session.events_at(move.end)], move.seat, None
            )
            kinds = {e.kind for e in session.events[session.events_at(move.start) : session.events_at(move.end)]}
            assert move.seat != after.seat or len(words) > SHORT or kinds & session.game.rules.turn_events
        together += sum(move.end - move.start > 2 for move in moves)
    assert together > 5


def test_at_once_nothing_is_seen_moving_and_the_log_tells_all() -> None:
    scene, person = table(animation="normal", pace="at_once"), bot()
    interaction = scene.interaction
    for _ in range(6):
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        while not asked(scene):
            pass_time(scene, STEP)
            assert not interaction.queue.moving()
    assert interaction.told == len(interaction.session.events)
    assert any(interaction.session.events[line.event].seat > 0 for line in interaction.log_lines())


@pytest.mark.parametrize("animation", ["instant", "normal"])
@pytest.mark.parametrize("way", ["button", "key", "click"])
def test_each_move_waits_where_that_is_wished(way: str, animation: str) -> None:
    scene, person = table(seats=3, wait_for_me=True, animation=animation, pace="brisk"), bot()
    interaction, session, seen = scene.interaction, scene.interaction.session, 0
    waits = interaction.queue
    while session.view(None).year < 1 or seen < 4:
        if asked(scene):
            answer(scene, person)
        seconds_until(scene, lambda: asked(scene) or waits.waiting)
        if not waits.waiting:
            continue
        seen += 1
        mover, made = interaction.sitting.acted, session.made
        assert mover != 0
        assert interaction.next_seat != mover
        assert interaction.panel.asked is not None
        assert interaction.panel.asked.look.name == session.names[mover]
        for _ in range(20):
            pass_time(scene, 1.0)
        assert waits.waiting
        assert session.made == made
        go_on(scene, way)
        assert not waits.waiting
        assert session.made == made


def go_on(scene: TableScene, way: str) -> None:
    """Let the table go on."""
    if way == "button":
        press(scene.app, scene, "next")
    elif way == "key":
        key(scene.app, pygame.K_RETURN)
    else:
        click(scene, (scene.interaction.frame.hand.x + 40, scene.interaction.frame.hand.y + 200))


def click(scene: TableScene, point: tuple[float, float]) -> None:
    """Press and let go at a point of the table."""
    app = scene.app
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=app.screen.pixel(point), button=1))
        app.step(0.0)


def test_a_click_ends_the_move_that_is_shown_and_chooses_nothing() -> None:
    """Wherever it is: also at each thing that answers the question which comes up by it."""
    scene, person = table(seats=2, animation="normal", pace="brisk"), bot()
    interaction, session, tried = scene.interaction, scene.interaction.session, 0
    while tried < 8:
        seconds_until(scene, lambda: asked(scene))
        offered = [thing for thing in interaction.things if thing.ref in interaction.pointer.selection.touchable()]
        answer(scene, person)
        seconds_until(scene, lambda: asked(scene) or (not interaction.queue.empty and interaction.sitting.acted == 1))
        if interaction.queue.empty or not offered:
            continue
        last = session.last_choice_of(0)
        click(scene, offered[tried % len(offered)].box.centre)
        assert session.last_choice_of(0) == last
        assert not interaction.queue.moving()
        assert not interaction.pointer.selection.picked
        assert interaction.held is None
        tried += 1


def test_the_rest_of_a_move_that_was_clicked_away_is_not_seen_moving() -> None:
    scene, person = table(seats=2, animation="normal", pace="leisurely"), bot()
    interaction, session, tried = scene.interaction, scene.interaction.session, 0
    while tried < 3:
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        seconds_until(scene, lambda: asked(scene) or (not interaction.queue.empty and interaction.sitting.acted == 1))
        if interaction.queue.empty or interaction.next_seat != 1:
            interaction.queue.skip()
            continue
        click(scene, (4.0, 4.0))
        start = interaction.trail.start
        while not asked(scene) and session.steps > 0 and interaction.trail.start == start:
            pass_time(scene, STEP)
            assert not interaction.queue.moving()
        tried += 1


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_says_in_a_sentence_what_was_done_until_the_person_is_asked(game: str) -> None:
    scene, person, said = table(game, pace="brisk"), bot(), set[str]()
    interaction, session = scene.interaction, scene.interaction.session
    for _ in range(5):
        seconds_until(scene, lambda: asked(scene))
        answer(scene, person)
        while not asked(scene):
            pass_time(scene, STEP)
            mover = interaction.sitting.acted
            if mover <= 0 or asked(scene):
                continue
            words = interaction.log.speech(session.events[interaction.trail.start :], mover, 0)
            assert interaction.panel.asked is not None
            look = interaction.panel.asked.look
            if words:
                assert (look.title, look.name) == (words, session.names[mover])
                said.add(words)
            assert not interaction.panel.asked.answers
    assert len(said) > 3
    assert all(words.split()[0] in session.names[1:] for words in said)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_seen_while_opponents_move_and_the_pointer_rests_where_the_answer_was_given(game: str) -> None:
    """What lies under it is explained again as soon as it is pointed at anew."""
    scene, person = table(game, pace="leisurely"), bot()
    interaction, seen = scene.interaction, 0
    while seen < 3:
        seconds_until(scene, lambda: asked(scene))
        thing = next(one for one in reversed(interaction.things) if interaction.explain(one.ref))
        click_at = thing.box.centre
        interaction.attention.move(click_at)
        interaction.pointer.move(click_at)
        answer(scene, person)
        while not asked(scene):
            pass_time(scene, STEP)
            seen += not asked(scene)
            assert inspected(interaction) is None
        interaction.attention.move((click_at[0] - 60, click_at[1]))
        interaction.attention.move(click_at)
        interaction.pointer.move(click_at)
        for _ in range(20):
            pass_time(scene, STEP)
        assert not interaction.pointer.hovered or inspected(interaction) is not None


def test_the_sign_of_thought_stays_through_all_answers_of_a_move() -> None:
    scene, person = table(pace="at_once"), bot()
    playing, interaction = scene.playing, scene.interaction

    class Slow(Chance):
        """Opponents that answer after a while."""

        def answer(self, seconds: float) -> Choice | None:
            return super().answer(seconds) if playing.waited > 0.4 * (1 + asked_before) else None

    playing.opponents = Slow(interaction.session.game.rules)
    gathered = 0
    while gathered < 3:
        asked_before, waited = 0, 0.0
        while not asked(scene):
            made = interaction.session.made
            pass_time(scene, STEP)
            unseen = interaction.told < len(interaction.session.events)
            asked_before = asked_before + interaction.session.made - made if unseen else 0
            if unseen and playing.thinks:
                assert playing.waited >= waited
                gathered += 1
            waited = playing.waited
        answer(scene, person)
