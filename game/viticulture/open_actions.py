"""Which actions of the board somebody may take, to closed and to open eyes, and what the others lack."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.art.signs import CARDS, LACKS
from game.play.session import Session
from game.viticulture.actions import actions_of
from game.viticulture.closed_hand import concealed_spaces, seen_choices
from rules.engine.choice import choice
from rules.engine.decision import Decision
from rules.viticulture.view import View

OUTSIDE_TURNS = frozenset({"wake", "discard", "mama", "papa", "redraw", "deck"})
"""Kinds of questions during which no action of the board stands open."""


class Opened(NamedTuple):
    """The actions that somebody may take, and what others of the season lack: an icon by action.

    An action without a free slab lacks nothing.
    """

    actions: frozenset[str] = frozenset()
    lacks: Mapping[str, str] = MappingProxyType({})


class _Seen(NamedTuple):
    """The same to closed and to open eyes."""

    closed: Opened = Opened()
    open: Opened = Opened()


class OpenActions:
    """The open actions of one table: a turn's stay through its later questions, but where those offer some themselves.

    A turn's first question is remembered by how many choices had been made, since choices can be taken back.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._now = _Seen()
        self._turns: dict[int, tuple[str, _Seen]] = {}
        """What was open in the turns so far, with their season, by how many choices had been made."""

    def seen(self, closed: bool) -> Opened:
        """The actions that are open now."""
        return self._now.closed if closed else self._now.open

    def open_season(self, view: View) -> None:
        """A season begins: its places open."""
        self._now = _all_of(view.season)

    def ask(self, decision: Decision | None, view: View) -> None:
        """Find the actions that a question offers."""
        if decision is None or decision.kind in OUTSIDE_TURNS:
            self._now = _Seen()
        elif decision.kind == "turn":
            closed, seen = (self._offered(decision, view, shut) for shut in (True, False))
            lacks = self._lacking(view, seen)
            self._now = _Seen(Opened(closed, lacks), Opened(seen, lacks))
            self._turns[self.session.made] = view.season, self._now
        else:
            self._now = self._before(view.season)
            named = _named(decision)
            if named:
                open_now = Opened(named)
                self._now = _Seen(self._now.closed if self.session.asks_for_hand(decision) else open_now, open_now)

    def _offered(self, decision: Decision, view: View, closed: bool) -> frozenset[str]:
        """The actions that a turn offers; with a closed hand all those are among them of which it does not tell."""
        choices = seen_choices(self.session, decision, closed)
        spaces = [chosen.words[1] for chosen in choices if chosen.verb == "place"]
        if closed:
            spaces += (ref.name for ref in concealed_spaces(decision, view))
        return frozenset(space.partition(".")[0] for space in spaces)

    def _lacking(self, view: View, offered: frozenset[str]) -> dict[str, str]:
        """What each action of the season lacks that is not offered though it has a free slab."""
        found = {}
        for action in actions_of(view.season):
            free = next((one for one in view.spaces_open if not view.occupied.get(f"{action}.{one}")), "")
            if free and action not in offered:
                reason = self.session.refused(choice("place", "worker", f"{action}.{free}"))
                kind = LACKS.get(reason.id, "slash") if reason is not None else ""
                found[action] = CARDS.get(action, "card_any") if kind == "card_any" else kind
        return found

    def _before(self, season: str) -> _Seen:
        """What the turn offered that has led to the present question; all of the season where that is not known."""
        now = self.session.made
        self._turns = {made: known for made, known in self._turns.items() if made <= now}
        then, found = self._turns.get(max(self._turns, default=-1), ("", _Seen()))
        return found if then == season else _all_of(season)


def _all_of(season: str) -> _Seen:
    every = Opened(frozenset(actions_of(season)))
    return _Seen(every, every)


def _named(decision: Decision) -> frozenset[str]:
    """The actions of any season that a card offers: those it carries out, or plans."""
    named = [one.words[-1] for one in decision.choices if (one.verb, len(one.words)) in (("use", 1), ("plan", 2))]
    return frozenset(name.partition(".")[0] for name in named)
