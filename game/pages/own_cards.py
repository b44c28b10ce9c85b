"""The line of a page on which a game is set up, with a switch for each set of cards of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.art.portraits import faults_in
from game.pages import paging
from game.store import own_cards
from game.store.job import Job
from game.store.own_cards import BadCards, Found
from game.text.messages import say
from game.window import waiting
from game.window.app import App
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.labels import switch_button
from rules.engine.catalog import DataFault
from rules.viticulture.rules import Viticulture

ROW = 3
"""So many switches are seen at once."""
LONGEST = 24
"""Letters of the longest name of a set with which one can play; what is longer is cut."""
LONGEST_WAIT = 60.0
"""Seconds after which nobody waits for the sets any more."""
ARROW, GAP = 52.0, 10.0
"""Sides of the buttons that lead to the other ones, and what lies between two buttons."""


class OwnCards:
    """The sets of cards that there are, and which of them are switched on for the game that is set up.

    ``tell`` takes a sentence about one of them, empty where there is nothing to say; all is laid anew after it.
    """

    def __init__(self, chosen: Sequence[str], tell: Callable[[str], None], offered: bool = True) -> None:
        """``chosen`` are those that the last game had. Unless they are ``offered`` there are none."""
        self._tell = tell
        self._chosen = set(chosen)
        self._sets: tuple[Found, ...] = ()
        self._first = 0
        """The first one whose switch is seen."""
        self._offered = offered
        self._job: Job[list[Found]] | None = None
        self._refused = ""
        """Why no game could be begun with those that were chosen."""
        if offered:
            self._look_up()

    def _look_up(self) -> None:
        """See which sets there are, beside all else where that takes longer than a moment."""
        self._job = Job(own_cards.found)
        self._job.ended(waiting.AT_ONCE)

    def look_again(self) -> None:
        """See once more which sets there are, and say in the language in use what is wrong with them."""
        if self._offered:
            self._look_up()
            self.take_up()

    def begin(self, app: App, begin: Callable[[Viticulture | None], None]) -> None:
        """Begin a game by the rules with the sets that are switched on, None where none are, or say why not."""
        names = self.names
        if names:
            waiting.do(app, say("new-own"), lambda: own_cards.rules_with(names), begin, self._refuse)
        else:
            begin(None)

    def _refuse(self, fault: Exception) -> None:
        """Say why no game could be begun, and look once more which sets there are."""
        if not isinstance(fault, BadCards):
            raise fault
        self._refused = str(fault)
        self._look_up()
        self._tell(self._refused)

    def take_up(self) -> None:
        """Take what was found, once it is there, and tell of the first set that nobody can play with."""
        if self._job is None or not self._job.ended():
            return
        before = self._sets
        try:
            # Those that are on come first, those with which nobody can play last.
            self._sets = tuple(
                sorted(self._job.result, key=lambda one: (one.name not in self._chosen, one.fault != ""))
            )
        except DataFault:
            # What is wrong with the cards of the box is told when a game is begun.
            self._sets = ()
        self._job, self._first = None, 0
        told, self._refused = self._refused or next((_left_out(one) for one in self._sets if one.fault), ""), ""
        if self._sets or before:
            self._tell(told)

    def wait(self) -> None:
        """Wait until it is known which sets there are."""
        if self._job is not None:
            self._job.ended(LONGEST_WAIT)
            self.take_up()

    @property
    def there(self) -> bool:
        """Whether the page has this line: there is at least one set."""
        return bool(self._sets)

    @property
    def names(self) -> tuple[str, ...]:
        """The sets that are switched on, but for those with which nobody can play."""
        if self._job is not None:
            return tuple(sorted(self._chosen))
        return tuple(one.name for one in self._sets if one.name in self._chosen and not one.fault)

    @property
    def title(self) -> str:
        """The words of the line."""
        count, pages = len(self._sets), -(-len(self._sets) // ROW)
        if pages == 1:
            return say("new-own")
        return say("new-own-pages", chosen=len(self.names), count=count, page=self._first // ROW + 1, pages=pages)

    def buttons(self, box: Box) -> list[Button]:
        """A switch for each set that is seen beside each other in a box, and buttons that lead to the others."""
        x, y, w, h = box
        found, turns = [], len(self._sets) > ROW
        for way, by in enumerate((-ROW, ROW) if turns else ()):
            place = x + w - (2 - way) * ARROW - (1 - way) * GAP, y + (h - ARROW) / 2, ARROW, ARROW
            enabled = 0 <= self._first + by < len(self._sets)
            face = faces.sign(("page_back", "page_on")[way], ARROW, paging.words(way))
            found.append(Button(f"turn-own-{way}", place, face, partial(self._turn, by), enabled, margin=faces.MARGIN))
        room = w - 2 * (ARROW + GAP) if turns else w
        count = max(2, min(ROW, len(self._sets)))
        wide = (room - (count - 1) * GAP) / count
        for i, one in enumerate(self._sets[self._first : self._first + ROW]):
            place = x + i * (wide + GAP), y, wide, h
            chosen, icon = one.name in self.names, "warning" if one.fault else ""
            words = one.name if len(one.name) <= LONGEST else f"{one.name[: LONGEST - 1]}…"
            found.append(switch_button(f"own-{one.name}", place, partial(self._press, one), words, chosen, icon))
        return found

    def _turn(self, by: int) -> None:
        self._first += by
        self._tell("")

    def _press(self, one: Found) -> None:
        """Switch a set on or off; one with which nobody could play is looked at again, as it may have been mended."""
        if one.fault:
            self._look_up()
            self.wait()
            one = next((found for found in self._sets if found.name == one.name), one)
        if one.fault:
            self._tell(_left_out(one))
            return
        self._chosen ^= {one.name}
        self._tell(_remark(one) if one.name in self._chosen else "")


def _left_out(one: Found) -> str:
    return say("new-own-left-out", name=one.name, fault=one.fault)


def _remark(one: Found) -> str:
    """What could be better about a set: a portrait that cannot be drawn, or a card without a name; empty if nothing."""
    try:
        lines = own_cards.rules_with((one.name,)).box.components.portraits
    except (BadCards, DataFault) as fault:
        return str(fault)
    faults = [fault for card, line in lines.items() for fault in faults_in(card, line)]
    if faults:
        return say("new-own-portrait", name=one.name, fault=faults[0].rstrip("."))
    return next(iter(one.hints), "")
