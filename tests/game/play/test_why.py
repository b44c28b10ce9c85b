"""Why an opponent moved so is told beside its line of the log, by mouse and by keys, as far as it may be known."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art.kit.boxes import Box
from game.play.focus import LINE
from game.play.scene import TableScene
from game.play.why import Why
from game.text.messages import say
from game.window.app import App
from rules.players.cause import BEST, Cause
from tests.game.play.test_playing import give, leave, nobody_is_left, table, until, until_person

__all__ = ["nobody_is_left"]

SIZE = (1920, 1080)
VINE = Cause("vine", "merlot", hidden=True)


def opened(game: str, *levels: int) -> tuple[App, TableScene]:
    """A table at which opponents have moved, and a person is asked; their lines are seen in the log."""
    app, scene = table(game, *levels, size=SIZE)
    app.settings.why_shown = True
    until_person(app, scene)
    for _ in range(40):
        if lines(scene):
            break
        give(scene)
        app.step(0.02)
        until_person(app, scene)
    return app, scene


def lines(scene: TableScene) -> list[int]:
    """The events of the lines that are seen and tell of moves of opponents, the newest last."""
    return [event for event, _ in scene.parts.review.rows() if scene.why.number(event) >= 0]


def box_of(scene: TableScene, event: int) -> Box:
    return next(box for one, box in scene.parts.review.rows() if one == event)


def point(app: App, x: float, y: float) -> None:
    """Move the pointer there."""
    at = app.screen.pixel((x, y))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0), touch=False))
    app.step(0.02)


def told(scene: TableScene) -> bool:
    """Whether it is told why, not only that it is being found out."""
    seat = scene.interaction.session.asked_at(scene.why.number(scene.parts.review.line))
    name = scene.interaction.session.names[seat]
    return scene.why.words not in ("", say("why-waiting", name=name), say("why-late", name=name))


def beside(app: App, box: Box) -> bytes:
    """What is seen left of a line of the log."""
    app.step(0.0)
    at = app.screen.pixels(Box(box.x - 200, box.y, 190, box.h))
    return pygame.image.tobytes(app.screen.surface.subsurface(at), "RGB")


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_a_line_that_is_pointed_at_tells_why(game: str) -> None:
    app, scene = opened(game, 0, 2, 2)
    event = lines(scene)[-1]
    box = box_of(scene, event)
    before = beside(app, box)
    point(app, box.x + box.w / 2, box.y + box.h / 2)
    assert scene.parts.review.line == event
    assert scene.why.words == ""
    until(app, lambda: told(scene))
    assert beside(app, box) != before
    point(app, 5, 5)
    until(app, lambda: scene.why.words == "")
    assert beside(app, box) == before
    leave(app)


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_a_reason_is_waited_for_a_few_seconds_and_told_when_it_comes(game: str) -> None:
    app, scene = opened(game, 0, 2, 2)
    found: list[Cause] = []
    why = Why(scene.interaction, scene.parts.review, lambda number: found[0] if found else None)
    event = lines(scene)[-1]
    scene.parts.review.point_at_line(event)
    name = scene.interaction.session.names[scene.interaction.session.events[event].seat]
    said: list[str] = []
    for _ in range(60):
        why.update(0.1)
        said.append(why.words)
    assert said[0] == ""
    assert said[10] == say("why-waiting", name=name)
    assert set(said[45:]) == {say("why-late", name=name)}
    found.append(Cause(BEST))
    why.update(0.1)
    assert why.words not in ("", say("why-waiting", name=name), say("why-late", name=name))
    leave(app)


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_reasons_are_found_out_before_anybody_points(game: str) -> None:
    app, scene = opened(game, 0, 2, 2)
    session, playing = scene.interaction.session, scene.playing
    last = [
        at
        for at in range(session.last_choice_of(0) + 1, session.made)
        if not session.by_person(at) and len(session.known_at(at, session.asked_at(at)).asked) > 1
    ]
    assert last
    until(app, lambda: not playing._later)
    for number in last:
        assert playing.cause(number) is not None
    assert playing._wants is None
    leave(app)


def test_a_forced_pass_needs_no_reason() -> None:
    app, scene = opened("viticulture", 0, 2)
    session = scene.interaction.session
    number = scene.why.number(lines(scene)[-1])
    choices = session.game.choices
    for given, cause, silent in (
        ("pass", Cause("only"), True), ("pass", Cause(BEST), True), ("pass", Cause("years", amount=0), False),
        (str(choices[number]), Cause("only"), choices[number].verb == "pass"),
    ):  # fmt: skip
        why = Why(scene.interaction, scene.parts.review, lambda _, cause=cause: cause)
        assert (why.told_of(cause, session.game.grammar.parse(given), number, 1) == "") == silent
    leave(app)


def test_a_line_that_has_the_focus_tells_why() -> None:
    app, scene = opened("viticulture", 0, 2)
    event, focus = lines(scene)[-1], scene.parts.focus
    focus._go(next(one for one in focus.targets() if one.button == f"{LINE}{event}"))
    until(app, lambda: told(scene))
    leave(app)


def test_only_moves_of_opponents_are_explained() -> None:
    app, scene = opened("viticulture", 0, 2)
    session = scene.interaction.session
    for event in range(len(session.events)):
        number = scene.why.number(event)
        if number >= 0:
            assert session.asked_at(number) == 1 == session.events[event].seat
            assert session.events_at(number) <= event < session.events_at(number + 1)
    assert scene.why.number(-1) == scene.why.number(0) == scene.why.number(len(session.events)) == -1
    found = lines(scene)
    assert session.decision is not None
    session.choose(session.decision.choices[0])
    people = [at for at in range(session.made) if session.by_person(at)]
    session.hand_over(0, session.opponents[1])
    assert people
    assert [scene.playing.cause(at) for at in people] == [None] * len(people)
    assert scene.playing._wants is None
    session.hand_over(1, None)
    assert [scene.why.number(event) for event in found] == [-1] * len(found)
    leave(app)


def test_what_goes_on_by_itself_after_a_move_is_not_explained_by_it() -> None:
    app, scene = opened("vino", 0, 2, 2)
    session = scene.interaction.session

    def after_a_turn() -> int:
        """An event of an opponent in a turn that began after its own answer."""
        for number in range(session.made):
            first, seat, begun = session.events_at(number), session.asked_at(number), False
            for at in range(first, session.events_at(number + 1)):
                begun = begun or session.events[at].kind in session.game.rules.turn_events
                if begun and seat > 0 and session.events[at].seat == seat:
                    return at
        return -1

    while after_a_turn() < 0:
        give(scene)
        app.step(0.02)
        until_person(app, scene)
        assert session.decision is not None
    assert scene.why.number(after_a_turn()) == -1
    leave(app)


def test_regions_that_are_shown_are_explained_by_their_secret_choice() -> None:
    app, scene = opened("vino", 0, 2, 2)
    session = scene.interaction.session
    while not any(event.kind == "order_changed" for event in session.events):
        give(scene)
        app.step(0.02)
        until_person(app, scene)
        assert session.decision is not None
    shown = [at for at, event in enumerate(session.events) if event.kind == "regions_revealed"]
    assert {session.events[at].seat for at in shown} == {0, 1, 2}
    for at in shown:
        event, number = session.events[at], scene.why.number(at)
        if event.seat == 0:
            assert number == -1
        else:
            assert session.asked_at(number) == event.seat
            assert str(session.game.choices[number]) == f"region {event.place}"
    orders = [at for at, event in enumerate(session.events) if event.kind == "order_changed"]
    assert [scene.why.number(at) for at in orders] == [-1] * len(orders)
    leave(app)


def hovering(scene: TableScene, cause: Cause) -> Why:
    """Somebody who rests on the newest line of an opponent, whose move has this cause."""
    why = Why(scene.interaction, scene.parts.review, lambda _: cause)
    scene.parts.review.point_at_line(lines(scene)[-1])
    why.update(0.02)
    why.update(1.0)
    return why


@pytest.mark.parametrize(
    ("change", "whole"),
    [
        (lambda scene: None, False),
        (lambda scene: scene.interaction.visibility.open_for_all(True), True),
    ],
    ids=["closed", "open"],
)
def test_a_card_that_is_still_hidden_is_not_named(change: Callable[[TableScene], None], whole: bool) -> None:
    app, scene = opened("viticulture", 0, 2)
    scene.interaction.visibility.open_for_all(False)
    change(scene)
    words = hovering(scene, VINE).words
    assert ("Merlot" in words) == whole
    assert "hand" in words
    leave(app)


def test_a_card_that_has_been_shown_since_is_named() -> None:
    app, scene = opened("viticulture", 0, 2)
    scene.interaction.visibility.open_for_all(False)
    session = scene.interaction.session

    def shown() -> int:
        """The first event of a move of the opponent in which a card of it was shown to all."""
        open_ = [one.seat == 1 and bool(one.card) and one.seen is None for one in session.events]
        return next((at for at, one in enumerate(open_) if one and session.made_by(at)), -1)

    while shown() < 0:
        give(scene)
        app.step(0.02)
        until_person(app, scene)
        assert session.decision is not None
    number = session.made_by(shown()) - 1
    card = session.events[shown()].card
    assert scene.why._told(Cause("visitor", card, hidden=True), number, 1) == Cause("visitor", card)
    assert scene.why._told(Cause("visitor", "nobody", hidden=True), number, 1) == Cause("visitor", hidden=True)
    both = Cause("lira", amount=3, also=Cause("visitor", card, hidden=True))
    assert scene.why._told(both, number, 1).also == Cause("visitor", card)
    both = Cause("lira", amount=3, also=Cause("visitor", "nobody", hidden=True), instead="pass")
    assert scene.why._told(both, number, 1) == Cause("lira", amount=3, also=Cause("visitor", hidden=True))
    closed = Cause("visitor", card, instead="play artisan", hidden=True, closed=True)
    assert scene.why._told(closed, number, 1) == Cause("visitor", card)
    scene.interaction.visibility.open_for_all(True)
    assert scene.why._told(closed, number, 1) == closed
    leave(app)
