"""Reading at the table: a card or a thing large over the dimmed table, others pinned beside it, and the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.art import cards, ground
from game.art import glossary as drawn
from game.art.buttons import ButtonLook, button
from game.art.kit.boxes import Box
from game.art.kit.cache import in_parts
from game.art.kit.canvas import BLEED
from game.art.kit.letters import grown
from game.play.inspect import Explained
from game.play.inspector import inspected
from game.play.interaction import Interaction
from game.text import glossary, rulebook
from game.text.card_text import card_text
from game.text.messages import say
from game.text.told import Told
from game.window.input import Action
from game.window.screen import Point, Screen
from rules.engine.choice import Ref

LARGE_SCALE, MOST_LARGE, CARD = 1.2, 1.9, (360.0, 516.0)
"""Size of the large card against its master, with the largest words, and the master's size."""
MOST_PINNED, DEEPEST = 3, 3
"""Cards that stay pinned, and levels of entries that open one from the other."""
ENTRY, MOST_ENTRY, GAP, ENTRY_GAP = 430.0, 560.0, 22.0, 10.0


RULE_WIDTH, RULE_HEIGHT = 460.0, 52.0
"""How large the button is that leads to the rulebook, at most."""


def _entry() -> float:
    """How wide the entries are."""
    return grown(ENTRY, MOST_ENTRY)


class _Entry(NamedTuple):
    term: str
    box: Box
    level: int


class Zoom:
    """What is read at one table."""

    def __init__(self, interaction: Interaction, inspector_box: Callable[[], Box]) -> None:
        """``inspector_box`` tells where the inspector stands."""
        self.interaction = interaction
        self.inspector_box = inspector_box
        self.card = ""
        """The card that is shown large."""
        self.ref: Ref | None = None
        """The thing of the table that is read; None where it is none."""
        self._page: Told[Explained] | None = None
        self.pinned: list[str] = []
        self.secret = False
        """Whether what is read lies in a hand."""
        self.private: set[str] = set()
        """The pinned cards that were read in a hand."""
        self.path: list[str] = []
        """The entries that were opened one from the other."""
        self.rule: Callable[[], str] = str
        """The entry of the rulebook about what is read; empty where none is."""

    @property
    def _game(self) -> str:
        return self.interaction.session.game_name

    def find_rule(self, rule: Callable[[], str]) -> None:
        """Let this find the entry of the rulebook about what is read."""
        self.rule = rule

    @property
    def page(self) -> Explained | None:
        """What is told of a thing that is no card."""
        return self._page.words if self._page else None

    @property
    def open(self) -> bool:
        """Whether something is read."""
        return bool(self.card) or self.page is not None

    @property
    def beside(self) -> bool:
        """Whether only the entries are added, beside the inspector that tells of the thing already."""
        interaction = self.interaction
        if self.page is None or self.pinned or interaction.frame.drawer or interaction.panel.long or not self.terms():
            return False
        found = inspected(interaction)
        return found is not None and interaction.explain(found[0].ref) == self.page

    def show(self, told: Explained, secret: bool = False, ref: Ref | None = None) -> None:
        """Open a card, or the page of another thing; ``secret`` is one of a hand, ``ref`` the thing of a table."""
        self.path, self.secret = [], secret
        self.card, self.ref = told.card, ref
        explain = self.interaction.explain
        self._page = None if told.card else Told(lambda: (explain(ref) if ref else None) or told)
        self.interaction.redraw()

    def open_entries(self, terms: Sequence[str]) -> None:
        """Open entries one from the other."""
        self.path = list(terms)[:DEEPEST]
        self.interaction.redraw()

    def close(self) -> None:
        """Close what is read; what is pinned stays for the next card."""
        self.card, self._page, self.path, self.secret = "", None, [], False
        self.interaction.redraw()

    def pin(self) -> None:
        """Keep the card beside those that are read next, or let it go."""
        card = self.card
        if card in self.pinned:
            self.pinned.remove(card)
        elif card:
            self.pinned = [*self.pinned, card][-MOST_PINNED:]
            self.private = (self.private | {card} if self.secret else self.private - {card}) & set(self.pinned)
        self.interaction.redraw()

    def forget_hand(self) -> None:
        """A hand was closed: nothing of it may stay in view."""
        self.pinned = [card for card in self.pinned if card not in self.private]
        self.private.clear()
        if self.secret:
            self.close()

    def handle(self, action: Action | None, point: Point | None) -> bool:
        """Take a key or a click while something is read: True unless it closes it."""
        if action == Action.PIN:
            self.pin()
        elif action in (Action.RIGHT, Action.DOWN):
            self._follow(self._next())
        elif action in (Action.LEFT, Action.UP) and self.path:
            self.path.pop()
        elif point is not None and (book := self._rule_box()) is not None and book.holds(*point):
            self.open_rule()
        elif point is not None and (entry := next((e for e in self.entries() if e.box.holds(*point)), None)):
            self._touch(entry, point)
        else:
            return False
        self.interaction.redraw()
        return True

    def _rule_box(self) -> Box | None:
        """The button that leads to the rulebook; None where that does not tell of what is read."""
        if self.beside or not self.rule():
            return None
        read, wide = self._places()[0][-1], min(RULE_WIDTH, CARD[0] * self._scale())
        foot = self.interaction.frame.table.bottom - RULE_HEIGHT - 4
        return Box(read.centre[0] - wide / 2, min(foot, read.bottom + 14), wide, RULE_HEIGHT)

    def open_rule(self) -> None:
        """Open the rulebook where it tells of what is read."""
        interaction = self.interaction
        app = interaction.app
        app.scenes.push(app.routes.rulebook(self._game, self.rule()))

    def _follow(self, link: tuple[str, int] | None) -> None:
        if link is None:
            return
        term, level = link
        level = self.path.index(term) if term in self.path else level
        self.path = [*self.path[:level], term][:DEEPEST]

    def _next(self) -> tuple[str, int] | None:
        """The first term of the last entry that is not open yet."""
        if len(self.path) >= DEEPEST:
            return None
        if not self.path:
            terms = self.terms()
            return (terms[0], 0) if terms else None
        inside = glossary.terms_in(glossary.text(self.path[-1]), self._game)
        term = next((one for one in inside if one not in self.path), None)
        return (term, len(self.path)) if term else None

    def _touch(self, entry: _Entry, point: Point) -> None:
        """Open the term that is touched in an entry; beside its terms close what was opened from it."""
        self.path = self.path[: entry.level + 1] if entry.term in self.path else []
        for term, box in drawn.links(entry.term, entry.box.w, self.interaction.app.screen.scale):
            if box._replace(x=box.x + entry.box.x, y=box.y + entry.box.y).holds(*point):
                self.path = self.path or [entry.term]
                self._follow((term, min(entry.level + 1, DEEPEST - 1)))

    def terms(self) -> tuple[str, ...]:
        """The terms of what is read."""
        words = card_text(self.card) if self.card else self.page.body if self.page else ""
        return glossary.terms_in(words, self._game)

    def _scale(self) -> float:
        """Size of the cards against their master, so that all of them find room."""
        count = len(self._cards())
        table = self.interaction.frame.table
        room = (table.w - _entry() - (count + 2) * GAP) / (count * CARD[0])
        tall = (table.h - max(120, 2 * (grown(21) + 40))) / CARD[1]
        return min(MOST_LARGE, grown(LARGE_SCALE), room, tall)

    def _cards(self) -> list[str]:
        return [*(card for card in self.pinned if card != self.card), self.card or ""]

    def _places(self) -> tuple[list[Box], Box]:
        """The boxes of the cards from the left, the read one last, and that of the entries beside it."""
        if self.beside:
            box, top = self.inspector_box(), self.interaction.frame.task.y + grown(21) + 36
            return [box], Box(box.x - GAP - _entry(), top, _entry(), box.bottom - top)
        size = self._scale()
        w, h = CARD[0] * size, CARD[1] * size
        count = len(self._cards())
        whole = count * (w + GAP) + (_entry() if self.terms() else -GAP)
        x, y = self.interaction.frame.table.centre[0] - whole / 2, self.interaction.frame.table.centre[1] - h / 2
        boxes = [Box(x + i * (w + GAP), y, w, h) for i in range(count)]
        return boxes, Box(boxes[-1].right + GAP, y, _entry(), self.interaction.frame.table.bottom - y - 20)

    def entries(self) -> tuple[_Entry, ...]:
        """The entries that are shown, from above: those of the terms, each opened one below that from which it came.

        What was opened is shown first where there is no room for all.
        """
        area, scale = self._places()[1], self.interaction.app.screen.scale
        tall = {term: drawn.height(term, area.w, scale) for term in (*self.path, *self.terms())}
        room = area.h - sum(tall[term] + ENTRY_GAP for term in self.path)
        shown: list[str] = []
        for term in self.terms():
            if term in self.path[1:]:
                continue
            if term not in self.path:
                room -= tall[term] + ENTRY_GAP
                if room + ENTRY_GAP < 0:
                    continue
            shown += self.path if self.path[:1] == [term] else [term]
        found, y = [], area.y
        for term in shown:
            level = self.path.index(term) if term in self.path else 0
            found.append(_Entry(term, Box(area.x, y, area.w, tall[term]), level))
            y += tall[term] + ENTRY_GAP
        lower = max(0.0, area.bottom + ENTRY_GAP - y) if self.beside else 0.0
        return tuple(entry._replace(box=entry.box._replace(y=entry.box.y + lower)) for entry in found)

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw what is read over the dimmed table, or the entries beside the inspector."""
        boxes, _ = self._places()
        if not self.beside:
            surface.blit(ground.vignette(*self.interaction.frame.table[2:], screen.scale), screen.frame)
            for card, box in zip(self._cards(), boxes, strict=True):
                surface.blit(self._face(card, screen.scale), screen.pixel((box.x, box.y)))
        for entry in self.entries():
            picture = drawn.entry(entry.term, entry.box.w, entry.term in self.path, screen.scale)
            surface.blit(picture, screen.pixel((entry.box.x, entry.box.y)))
        if (book := self._rule_box()) is not None:
            words = rulebook.title(self._game, self.rule())
            state = "hover" if book.holds(*self.interaction.attention.point) else "normal"
            look = ButtonLook(book.w, book.h, words, "rules", "plain", state)
            surface.blit(button(look, screen.scale), screen.pixel((book.x - BLEED, book.y - BLEED)))
        for words, y in self._hints(boxes[-1]):
            frame, tall = self.interaction.frame, grown(21) + 22
            middle = frame.table.centre[0]
            picture = drawn.hint(words, 2 * (frame.task.x - middle) - 20, screen.scale)
            place = picture.get_rect(midbottom=screen.pixel((middle, y + tall)))
            if self.beside:
                first = self.entries()[0].box
                place.bottomright = screen.pixel((first.right, first.y - 8))
            place.top = max(place.top, 0)
            surface.blit(picture, place)

    def draw_ahead(self, card: str, scale: float) -> Iterator[None]:
        """Draw what opening a card would show, one drawing at each step."""
        yield from in_parts(lambda: cards.large_card(card, scale * self._scale()))
        for term in glossary.terms_in(card_text(card), self._game):
            yield
            drawn.height(term, _entry(), scale)
            drawn.entry(term, _entry(), False, scale)

    def _face(self, card: str, scale: float) -> pygame.Surface:
        if card:
            return cards.large_card(card, scale * self._scale())
        assert self.page is not None
        told = self.page
        return drawn.page(told.title, told.sub, told.icon, told.body, CARD[0] * self._scale(), scale, self._game)

    def _hints(self, last: Box) -> Iterator[tuple[str, float]]:
        key = "page" if not self.card else "unpin" if self.card in self.pinned else "pin"
        yield say(f"reading-{key}"), max(self.interaction.frame.table.y + 12, last.y - grown(21) - 36)
