"""Plays Vino by posted mouse events, as people with one mouse would."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from game.play.session import Session
from game.play.things import at
from game.program.routes import GameRoutes
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.vino import printed
from game.vino.sale_draft import SaleDraft
from game.window.app import App
from game.window.screen import Point
from rules.engine.choice import Choice, Ref
from tests.game.mouse import Mouse
from tests.tables import vino_table

COLOURS = ("lago", "cotto", "sole", "salvia", "nero")
MOST_ANSWERS = 3000


def session_of(seats: int, seed: int, kept: bool = False, options: dict[str, str] | None = None) -> Session:
    """A new game; ``kept`` ones have a file."""
    names = [colour.title() for colour in COLOURS[:seats]]
    if kept:
        return Session(KeptGame.begin(names, COLOURS[:seats], seed, options or {}, rules=records.vino()))
    return Session(KeptGame(_game(names, seed, options or {})))


def _game(names: list[str], seed: int, options: dict[str, str]) -> Any:
    from rules.engine.game import Game

    seats = [{"name": name, "colour": name.lower()} for name in names]
    return Game.new(records.vino(), seats, seed, options)


class Answer(NamedTuple):
    """What an answer to a question of Vino made of the game, and of the chance by which people decide."""

    choices: tuple[Choice, ...]
    chance: Any


_answers: dict[tuple[int, int, frozenset[tuple[str, str]]], list[Answer]] = {}
"""How the games went that were played at the screen, by seats, seed and options."""


class Driver(Mouse):
    """People at the screen who decide by chance. ``drags``: markers are carried where they can be, else clicked."""

    def __init__(
        self,
        seats: int,
        seed: int,
        drags: bool = False,
        size: tuple[int, int] = (960, 540),
        kept: bool = False,
        options: dict[str, str] | None = None,
        session: Session | None = None,
        chance: random.Random | None = None,
    ) -> None:
        self.app = App(GameRoutes, size, Settings(animation="instant"))
        self.session = session or session_of(seats, seed, kept, options)
        self.chance = chance or random.Random(seed)
        self.drags = drags
        self.scene = vino_table(self.app, self.session)
        self.app.scenes.push(self.scene)
        self.frame()

    def touch(self, ref: Ref) -> None:
        """Click a thing where it is the one that is hit."""
        self.click(self.point(ref))

    def point(self, ref: Ref) -> Point:
        """A point where this thing is the one that is hit. Raises AssertionError where there is none."""
        for thing in reversed(self.scene.interaction.things):
            if thing.ref == ref:
                x, y, w, h = thing.box
                for fx, fy in ((0.5, 0.5), (0.06, 0.5), (0.5, 0.08), (0.1, 0.1), (0.3, 0.5), (0.5, 0.3)):
                    spot = (x + w * fx, y + h * fy)
                    hit = at(self.scene.interaction.things, *spot)
                    if hit and hit[0].ref == ref and self.scene.buttons.at(spot) is None:
                        return spot
        raise AssertionError(f"{ref} cannot be hit")

    def play(self, until: Callable[[Session], bool] = lambda _session: False) -> None:
        """Answer until a position is wanted or the game is over."""
        for _ in range(MOST_ANSWERS):
            if self.session.decision is None or until(self.session):
                return
            self.answer()
        raise AssertionError("the game does not end")

    def answer(self) -> None:
        """Answer the open question in some way."""
        self.lift_curtain()
        decision = self.session.decision
        assert decision is not None
        made = len(self.session.game.record.lines)
        acts = {"region": self.regions, "gift": self.gift, "buy": self.buy, "variety": self.variety}
        acts["quiet"] = self.play_on
        acts.get(decision.kind, self.sell)()
        assert len(self.session.game.record.lines) > made, f"nothing came of answering {decision.kind}"

    def regions(self) -> None:
        """Choose two regions: the one with a bottle that has least private land left, and some other."""
        names = sorted(printed.regions())
        first = min(self.scene.interaction.view.bottles, key=self._private)
        second = self.chance.choice([name for name in names if name != first])
        for name in (second, first):
            self.touch(Ref("region", name))
        self.press("confirm")

    def gift(self) -> None:
        """Choose what is given, from behind, to see that any order will do."""
        while marked := self.scene.interaction.pointer.selection.marked():
            self.touch(max(marked, key=lambda ref: (ref.name.partition(".")[0], int(ref.name.partition(".")[2]))))
        self.press("confirm")

    def buy(self) -> None:
        """Buy some vineyard, or nothing more."""
        decision = self.session.decision
        assert decision is not None
        offered = [one for one in decision.choices if one.verb == "buy"]
        leave = next((one for one in decision.choices if one.verb in ("done", "pass")), None)
        if not offered or (leave is not None and self.chance.random() < 0.1):
            assert leave is not None
            self.press("pass")
            self.confirm()
            return
        name = self.chance.choice(offered[:2]).words[0]
        if self.drags:
            self.drag(self.point(Ref("marker", "own")), self.point(Ref("vineyard", name)))
        else:
            self.touch(Ref("vineyard", name))
        self.confirm()

    def confirm(self) -> None:
        """Confirm a choice that waits for it."""
        if self.scene.interaction.held is not None:
            self.press("confirm")

    def variety(self) -> None:
        """Take some tile: by its button, or on the plate."""
        decision = self.session.decision
        assert decision is not None
        one = self.chance.choice(decision.choices)
        if self.chance.random() < 0.5:
            self.press(str(one))
        else:
            self.touch(Ref("tile", f"{self.scene.interaction.place}.{one.words[0]}"))
        self.confirm()

    def play_on(self) -> None:
        """Do not end a game in which nothing happens."""
        self.press("pass")
        self.confirm()

    def sell(self) -> None:
        """Put a sale together, or sell nothing."""
        draft = self.scene.interaction.pointer.selection
        assert isinstance(draft, SaleDraft)
        able = [variety for variety in draft.cellar if draft.most(variety)]
        if not draft.begun:
            if not able or self.chance.random() < 0.1:
                self.press("pass")
                self.confirm()
                return
            variety = self.chance.choice(able)
            if self.chance.random() < 0.5:
                self.press(f"sell-{variety}")
            else:
                self.touch(Ref("arch", variety))
            wanted = self.chance.randint(draft.most(variety) // 2, draft.most(variety))
            while draft.quantity < wanted:
                self.press("sale-more")
        while len(draft.returned) < draft.due:
            self.touch(self.chance.choice(sorted(self._of("vineyard"), key=str)))
        while len(draft.rises) < draft.steps:
            self.touch(self.chance.choice(sorted(self._of("demand"), key=str)))
        self.press("confirm")

    def _private(self, region: str) -> int:
        road = enumerate(self.scene.interaction.view.owners[region], 1)
        return sum(seat is None and not printed.government(f"{region}.{at}") for at, seat in road)

    def _of(self, kind: str) -> list[Ref]:
        return [ref for ref in self.scene.interaction.pointer.selection.marked() if ref.kind == kind]


def reached(
    seats: int,
    seed: int,
    until: Callable[[Session], bool],
    size: tuple[int, int] = (640, 360),
    options: dict[str, str] | None = None,
) -> Driver:
    """A table that is opened at the first position of a game that is wanted.

    The way there is the one on which a driver would come there; each answer of it is given at the screen but once.
    """
    known = _answers.setdefault((seats, seed, frozenset((options or {}).items())), [])
    session, chance = _followed(seats, seed, until, options, known)
    if session.decision is not None and not until(session):
        driver = Driver(seats, seed, size=size, session=session, chance=chance)
        while session.decision is not None and not until(session):
            before = session.made
            driver.answer()
            known.append(Answer(session.game.choices[before:], chance.getstate()))
        # Whoever came first finds what all others find: a table at which nobody has pointed at anything.
        session, chance = _followed(seats, seed, until, options, known)
    return Driver(seats, seed, size=size, session=session, chance=chance)


def _followed(
    seats: int, seed: int, until: Callable[[Session], bool], options: dict[str, str] | None, known: list[Answer]
) -> tuple[Session, random.Random]:
    """The game after known answers, up to a position that is wanted, and the chance by which it goes on."""
    session, chance = session_of(seats, seed, options=options), random.Random(seed)
    for one in known:
        if until(session):
            break
        for made in one.choices:
            session.kept.choose(made)
        chance.setstate(one.chance)
    return session, chance
