"""Playing a scenario step by step, and saying where it does not hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rules.checking.compare import difference
from rules.checking.scenario import Placed
from rules.engine.catalog import nearest
from rules.engine.choice import Choice, UnknownWords
from rules.engine.event import Event
from rules.engine.game import Game
from rules.engine.laid import laid
from rules.engine.rules import PositionFault, Rules

VIEW_KEYS = ("by", "seat", "hides", "shows")
SECRETS = ("hand", "parents", "regions_chosen")
"""The parts of what a view tells of a seat whose names may be hidden from others."""


UNTOLD = ("seen", "refused", "cause")
"""Parts of an event that are not written out."""


class Failed(Exception):
    """A step that does not hold: what was expected and what was found."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}; found {found}")


def begin(placed: Placed, rules: Rules) -> Game:
    """The game at the beginning of the scenario. Raises DataFault where the position cannot be laid out."""
    story = placed.story
    try:
        rules.options(story.options)
    except ValueError as fault:
        raise placed.fault(("options",), str(fault)) from None
    try:
        if story.given is None:
            return Game.new(rules, story.seats, story.seed, story.options)
        return laid(rules, story.given, story.options, story.seats, story.seed)
    except PositionFault as fault:
        raise placed.fault(("given", *fault.path), fault.sentence) from None
    except ValueError as fault:
        raise placed.fault(("seats",), str(fault)) from None


def play(placed: Placed, games: Mapping[str, Callable[[], Rules]]) -> str | None:
    """Play one scenario; returns None if it holds, or a line that says which step does not. Raises DataFault."""
    name = placed.story.game
    if name not in games:
        raise placed.fault(("game",), f"'{name}' is no game; {nearest(name, games)}")
    run = Run(begin(placed, games[name]()))
    for number, step in enumerate(placed.story.steps):
        ((verb, wanted),) = step.items()
        try:
            getattr(run, verb)(wanted)
        except Failed as failed:
            return f"step {number + 1} ({verb}, line {placed.line('steps', number)}): {failed}"
        except BadStep as bad:
            raise placed.fault(("steps", number, verb), bad.args[0]) from None
    return None


class BadStep(ValueError):
    """A step that is not written as it must be."""


def _parts(wanted: Any, needed: set[str], allowed: set[str], shape: str) -> dict[str, Any]:
    if not isinstance(wanted, dict) or not needed <= set(wanted):
        raise BadStep(f"write it like {shape}")
    for key in wanted:
        if key not in needed | allowed:
            raise BadStep(f"'{key}' is not known here; {nearest(key, needed | allowed)}")
    return wanted


def _words(text: Any) -> str:
    return {True: "yes", False: "no"}[text] if isinstance(text, bool) else str(text)


class Run:
    """A scenario being played: one method for each kind of step, each raising Failed where it does not hold."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.since = 0

    def _seat(self, seat: Any) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.game.record.header.seats):
            raise BadStep(f"there is no seat {seat}; seats are 0 to {len(self.game.record.header.seats) - 1}")
        return seat

    def _choice(self, text: Any, seat: int) -> Choice:
        try:
            return self.game.grammar.parse(_words(text))
        except UnknownWords as fault:
            raise Failed("a choice of the game", f"{fault}; {self._list(seat)}") from None

    def _offered(self, seat: int) -> tuple[Choice, ...]:
        decision = self.game.decision
        return decision.choices if decision is not None and decision.decider == seat else ()

    def _list(self, seat: int) -> str:
        listed = self._offered(seat)
        decision = self.game.decision
        if listed:
            return f"seat {seat} is offered: " + ", ".join(map(str, listed))
        return "the game is over" if decision is None else f"seat {decision.decider} is asked, not seat {seat}"

    def offered(self, wanted: Any) -> None:
        """All of ``has`` and none of ``not`` are among the seat's legal answers."""
        parts = _parts(wanted, {"seat"}, {"has", "not"}, "{seat: 0, has: [pass], not: [done]}")
        seat = self._seat(parts["seat"])
        for key in ("has", "not"):
            texts = parts.get(key, [])
            for text in texts if isinstance(texts, list) else [texts]:
                chosen = self._choice(text, seat)
                if (chosen in self._offered(seat)) != (key == "has"):
                    raise Failed(f"{'' if key == 'has' else 'not '}{chosen}", self._list(seat))

    def refused(self, wanted: Any) -> None:
        """The choice is not offered, and the reason is this one."""
        shape = "{seat: 0, choice: place worker give_tour.left, reason: space_taken}"
        parts = _parts(wanted, {"seat", "choice"}, {"reason", "rule"}, shape)
        seat = self._seat(parts["seat"])
        chosen = self._choice(parts["choice"], seat)
        reason = self.game.refused(chosen, seat)
        if reason is None:
            raise Failed(f"{chosen} to be refused", "it is offered")
        if reason.id != parts.get("reason", reason.id):
            raise Failed(f"{chosen} refused for {parts['reason']}", f"{reason.id} ({reason.rule})")
        rule = parts.get("rule", reason.rule)
        if reason.rule not in (rule if isinstance(rule, list) else [rule]):
            raise Failed(f"{chosen} refused by rule {rule}", f"{reason.rule} ({reason.id})")

    def choose(self, wanted: Any) -> None:
        """The choice is offered, and made."""
        if not isinstance(wanted, dict) or len(wanted) != 1:
            raise BadStep("write it like {0: pass}, one seat and its choice")
        ((number, text),) = wanted.items()
        seat = self._seat(number)
        chosen = self._choice(text, seat)
        if chosen not in self._offered(seat):
            raise Failed(f"{chosen} by seat {seat}", self._list(seat))
        self.since = len(self.game.events)
        self.game.choose(chosen)

    def asked(self, wanted: Any) -> None:
        """This seat, or nobody, is being asked."""
        seat = None if wanted in ("none", None) else self._seat(wanted)
        decision = self.game.decision
        found = decision.decider if decision else None
        if found != seat:
            kind = f" ({decision.kind})" if decision else ""
            raise Failed(_who(seat), _who(found) + kind)

    def state(self, wanted: Any) -> None:
        """The named things of the position have these values."""
        if not isinstance(wanted, dict):
            raise BadStep("write it like {0: {lira: 7}, turn: 1}")
        found = self.game.rules.describe(self.game.state)
        expected = {key: value for key, value in wanted.items() if key != "seat"}
        seats = wanted.get("seat", {})
        if not isinstance(seats, dict):
            raise BadStep("write seats like {0: {lira: 7}}")
        for part in (expected, seats):
            differs = difference(part, found)
            if differs is not None:
                raise Failed(*differs)

    def events(self, wanted: Any) -> None:
        """These events happened since the last choice, in this order, others possibly between."""
        happened = self.game.events[self.since :]
        at = 0
        for one in wanted if isinstance(wanted, list) else [wanted]:
            if not isinstance(one, dict) or "kind" not in one:
                raise BadStep("write each event like {kind: lira_changed, seat: 0, amount: 2}")
            while at < len(happened) and not self._same(one, happened[at]):
                at += 1
            if at == len(happened):
                found = "; ".join(told(event) for event in happened) or "no event"
                raise Failed(f"the event {one}", found)
            at += 1

    def _same(self, wanted: dict[str, Any], event: Event) -> bool:
        fields = msgspec.structs.asdict(event)
        for key, value in wanted.items():
            if key not in fields:
                raise BadStep(f"'{key}' is no part of an event; {nearest(key, fields)}")
            if key == "refused":
                if not self._refused_beside(value, event):
                    return False
            elif key == "seen":
                if (None if value in ("all", None) else sorted(value)) != (event.seen and sorted(event.seen)):
                    return False
            elif (-1 if value in ("none", None) and key in ("seat", "other") else value) != fields[key] and _words(
                value
            ) != str(fields[key]):
                return False
        return True

    def _refused_beside(self, wanted: Any, event: Event) -> bool:
        found = {text: reason.id for text, reason in event.refused}
        if isinstance(wanted, dict):
            return all(found.get(_words(text)) == reason for text, reason in wanted.items())
        return isinstance(wanted, list) and all(_words(text) in found for text in wanted)

    def view(self, wanted: Any) -> None:
        """What one seat may know of another, or of the table."""
        if not isinstance(wanted, dict) or "by" not in wanted:
            raise BadStep("write it like {by: 0, seat: 1, cards: {vine: 2}, hides: [merlot]}")
        by = None if wanted["by"] in ("none", None) else self._seat(wanted["by"])
        view = self.game.view(by)
        expected = {key: value for key, value in wanted.items() if key not in VIEW_KEYS}
        if "seat" not in wanted:
            differs = difference(expected, msgspec.to_builtins(view), ("view",))
            if differs is not None:
                raise Failed(*differs)
            return
        seat = self._seat(wanted["seat"])
        found = self.game.rules.describe_view(view, seat)
        differs = difference(expected, found)
        if differs is not None:
            raise Failed(*differs)
        known = [name for key in SECRETS for name in found.get(key) or ()]
        recent = [event.as_seen_by(by) for event in self.game.events[self.since :] if event.seat == seat]
        heard = [name for event in recent for name in (event.card, event.thing)]
        for name in wanted.get("hides", []):
            if name in known or name in heard:
                raise Failed(f"{name} of seat {seat} hidden from {_who(by)}", "it can be known")
        for name in wanted.get("shows", []):
            if name not in known:
                raise Failed(f"{name} of seat {seat} known to {_who(by)}", str(known))

    def warned(self, wanted: Any) -> None:
        """The choice is offered, with a warning."""
        parts = _parts(wanted, {"seat", "choice"}, {"reason"}, "{seat: 0, choice: harvest 6}")
        seat = self._seat(parts["seat"])
        chosen = self._choice(parts["choice"], seat)
        if chosen not in self._offered(seat):
            raise Failed(f"{chosen} by seat {seat}", self._list(seat))
        found = [reason.id for reason in self.game.rules.warnings(self.game.state, chosen)]
        if not found or parts.get("reason", found[0]) not in found:
            raise Failed(f"a warning {parts.get('reason', '')}".rstrip(), ", ".join(found) or "none")

    def undo(self, wanted: Any) -> None:
        """The last choice of this seat is taken back, or cannot be."""
        parts = _parts(wanted, {"seat"}, {"refused"}, "{seat: 0}, or {seat: 0, refused: true}")
        can = self.game.undo_seat == self._seat(parts["seat"])
        if can == bool(parts.get("refused", False)):
            raise Failed("no undo" if can else "an undo", "it is possible" if can else "it is not possible")
        if can:
            self.game.undo()
            self.since = min(self.since, len(self.game.events))

    def reload(self, wanted: Any) -> None:
        """The game is written, read back and goes on."""
        if wanted is not True:
            raise BadStep("write it like reload: true")
        before = self.game.digest()
        loaded, _ = Game.load(self.game.rules, self.game.record.text())
        if loaded.digest() != before:
            raise Failed("the same position after reloading", "another one")
        self.game = loaded

    def over(self, wanted: Any) -> None:
        """The game is over, and has ended so."""
        result = self.game.result
        if result is None:
            decision = self.game.decision
            raise Failed("the game over", f"seat {decision.decider if decision else '?'} is asked")
        if wanted is True:
            return
        found = msgspec.to_builtins(result)
        for key, value in _parts(wanted, set(), set(found), "{winners: [0], ranking: [0, 1]}").items():
            there = list(found[key]) if isinstance(found[key], tuple) else found[key]
            if value != there and not (key == "winners" and sorted(value) == sorted(there)):
                raise Failed(f"{key} {value}", str(there))


def _who(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat}"


def told(event: Event) -> str:
    """An event as one line: its kind and what is filled of it, but for what only the window asks for."""
    parts = msgspec.to_builtins(event)
    kind = parts.pop("kind")
    return " ".join((kind, *(f"{key}={value}" for key, value in parts.items() if key not in UNTOLD)))
