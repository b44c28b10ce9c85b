"""Plays at the table by posted mouse events, as a person with a mouse would."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.play.gathering import MultiSelection
from game.play.pointer import uncovered
from game.play.scene import TableScene
from game.play.session import Session
from game.play.things import Thing, at
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.viticulture import offers
from game.viticulture.closed_hand import seen_choices
from game.viticulture.questioner import on_the_table
from game.window.app import App
from game.window.screen import Point
from rules.engine.agenda import advance, answer
from rules.engine.any_order import sort_of
from rules.engine.choice import DONE, Choice, Ref
from rules.engine.header import Header
from rules.engine.record import parse
from tests.game.answers import answered
from tests.game.mouse import Mouse
from tests.tables import viticulture_table

RECORD = Path(__file__).parent.parent / "records" / "two_seats.jsonl"
SIX = RECORD.with_name("six_seats.jsonl")


def kept_choices(record: Path = RECORD) -> tuple[Header, list[str]]:
    """Header and choices of a kept record."""
    found = parse(record.read_text(encoding="utf-8"))
    return found.header, [line.choice for line in found.lines if line.choice]


def saved_after(made: int, record: Path = RECORD, folder: Path | None = None) -> Path:
    """Put a kept game among the saved ones, or into a folder, as it was after so many choices; the file."""
    rows = record.read_text(encoding="utf-8").splitlines(keepends=True)
    choices = [number for number, row in enumerate(rows) if '"choice"' in row]
    file = (folder or paths.saves()) / record.name
    file.write_text("".join(rows[: choices[made]] if made < len(choices) else rows), encoding="utf-8")
    return file


class Gathered(NamedTuple):
    """An answer of several picks: the choices that are made by it, and the picks, also those taken unasked."""

    made: tuple[Choice, ...]
    picks: tuple[Choice, ...]


def gathered(session: Session, first: Choice, rest: Iterable[str] = ()) -> Gathered:
    """The whole answer that begins with this choice, and goes on with the first one offered where ``rest`` is over."""
    rules, trial = session.game.rules, session.game.state.copy()
    decision, wished = session.decision, iter(rest)
    assert decision is not None
    trial.events = []
    made = [first]
    answer(rules.nodes, trial, first)
    advance(rules.nodes, trial)
    while (f := trial.agenda) is not None and rules.nodes[f.node].asks(trial, f)[2]:
        if f.seat != decision.decider or trial.asked[0].verb != first.verb:
            break
        made.append(session.game.grammar.parse(next(wished, str(trial.asked[0]))))
        answer(rules.nodes, trial, made[-1])
        advance(rules.nodes, trial)
    taken = [event.choice for event in trial.events if event.kind == "auto_taken" and event.seat == decision.decider]
    forced = [
        one
        for one in map(session.game.grammar.parse, taken)
        if sort_of(one, rules.in_order) == sort_of(first, rules.in_order)
    ]
    return Gathered(tuple(made), (*(one for one in made if one is not DONE), *forced))


class Driver(Mouse):
    """A person at the screen. ``drags``: carries things where they can be carried, else clicks."""

    def __init__(self, app: App, session: Session, drags: bool, scene: TableScene | None = None) -> None:
        self.app = app
        self.session = session
        self.drags = drags
        self.scene = scene or viticulture_table(app, session)
        if scene is None:
            app.scenes.push(self.scene)
        self.frame()

    def answer(self, text: str, rest: Iterable[str] = ()) -> int:
        """Give this answer to the open question, whatever that takes; the number of choices that are made by it.

        Where several things are gathered for it, ``rest`` are the choices that follow.
        """
        return answered(self.scene, text, rest, self._answer)

    def _answer(self, choice: Choice, rest: Iterable[str]) -> None:
        decision = self.session.decision
        assert decision is not None
        assert choice in decision.choices, f"{choice} is not offered"
        self.lift_curtain()
        if choice not in seen_choices(self.session, decision, self.scene.interaction.closed):
            assert self.session.asks_for_hand(decision) or choice.verb in ("place", "plan")
            self.press("hand")
        if sort_of(choice, self.session.game.rules.in_order) and isinstance(
            self.scene.interaction.pointer.selection, MultiSelection
        ):
            self._gather(gathered(self.session, choice, rest))
            return
        if on_the_table(choice) or (self.drags and self._can_drag(choice)):
            self._touch(choice)
        else:
            self._push(choice)
        if self.scene.interaction.held is not None:
            assert self.scene.interaction.held.choice == choice
            self.press("confirm")

    def _gather(self, whole: Gathered) -> None:
        """Touch what is picked, from behind, since any order will do."""
        for one in reversed(whole.picks):
            self._touch(one)
        self.press("confirm")

    def _can_drag(self, choice: Choice) -> bool:
        touched = offers.things(choice)
        return (len(touched) > 1 and choice.verb in ("place", "plan", "plant", "wake", "swap")) or (
            len(touched) == 1 and choice.verb in offers.ZONES
        )

    def _push(self, choice: Choice) -> None:
        pages = 0
        while self.scene.buttons.named(str(choice)) is None:
            self.press("page-on")
            pages += 1
            assert pages < 60
        self.press(str(choice))

    def _touch(self, choice: Choice) -> None:
        touched = offers.things(choice)
        if self.drags and len(touched) == 2:
            self.drag(self._point(touched[0]), self._point(touched[1]))
        elif self.drags and len(touched) == 1 and choice.verb in offers.ZONES:
            region = self.scene.interaction.zone(offers.ZONES[choice.verb])
            assert region is not None
            self.drag(self._point(touched[0]), self._free_point(region, touched[0]))
        else:
            for ref in touched[1:] if choice.verb == "wake" else touched:
                self.click(self._point(ref))

    def _point(self, ref: Ref) -> Point:
        """A point where this thing is the one that is hit."""
        selection = self.scene.interaction.pointer.selection
        going = selection.going(self.scene.interaction.things) if isinstance(selection, MultiSelection) else ()
        for thing in self.scene.interaction.things:
            if thing.ref == ref and thing not in going:
                for point in _points(thing):
                    hit = uncovered(at(self.scene.interaction.things, *point))
                    known = self.scene.interaction.pointer.selection.touchable() | {ref}
                    first = next((other.ref for other in hit if other.ref in known), None)
                    if (
                        first == ref
                        and not any(other in going for other in hit)
                        and self.scene.buttons.at(point) is None
                    ):
                        return point
        raise AssertionError(f"{ref} cannot be hit")

    def _free_point(self, zone: tuple[float, float, float, float], ref: Ref) -> Point:
        x, y, w, h = zone
        for i in range(1, 20):
            for j in range(1, 20):
                point = (x + w * i / 20, y + h * j / 20)
                hit = [thing.ref for thing in at(self.scene.interaction.things, *point)]
                if ref not in hit and not any(
                    one in self.scene.interaction.pointer.selection.touchable() for one in hit
                ):
                    return point
        raise AssertionError("no free point")


def _points(thing: Thing) -> Iterator[Point]:
    x, y, w, h = thing.box
    for fx, fy in ((0.5, 0.5), (0.06, 0.5), (0.5, 0.08), (0.1, 0.1), (0.9, 0.9), (0.5, 0.92), (0.04, 0.9)):
        yield x + w * fx, y + h * fy


def play_record(size: tuple[int, int], drags: bool, record: Path = RECORD) -> Driver:
    """Play a kept record from the first rooster to the score."""
    header, choices = kept_choices(record)
    app = App(GameRoutes, size, Settings(animation="instant"))
    people = [(seat["name"], seat["colour"]) for seat in header.seats]
    names, colours = zip(*people, strict=True)
    session = Session(KeptGame.begin(names, colours, header.seed, header.options))
    driver = Driver(app, session, drags)
    number = 0
    while number < len(choices):
        before, number = number, number + driver.answer(choices[number], choices[number + 1 :])
        made = [line.choice for line in session.game.record.lines if line.choice]
        assert made[before:] == choices[before:number], f"answer {before}"
    return driver
