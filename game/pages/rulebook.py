"""The rulebook as an open book: chapters on tabs, a list that can be searched on the left, an entry on the right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.art import glossary as glossary_art
from game.art.kit import icons
from game.art.kit.cache import in_parts
from game.art.labels import LABEL_BLEED
from game.pages import paging
from game.pages import rulebook_sheet as page
from game.pages.form import Form
from game.store import examples
from game.text import glossary, rulebook
from game.text.messages import say
from game.text.rulebook import Chapter, Entry
from game.window.announcements import sentences
from game.window.app import App
from game.window.input import Action, action_of
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import LIT, Button, Face, Look
from game.window.widgets.labels import label_button
from game.window.widgets.notice import draw_notice
from rules.engine.catalog import DataFault

NOTICE = (380.0, 420.0, 1000.0, 140.0)


class RulebookScene(Form):
    """Shows the entries of a game; it lies over what it was opened from and leads back there."""

    covers = True
    takes_rules = False

    def __init__(self, app: App, game: str, entry: str = "") -> None:
        """``entry`` is the id of the one to begin with, if not the first."""
        super().__init__(app)
        self.game = game
        self.broken = ""
        """What is wrong with the file of the rulebook, in a sentence."""
        self.chapters: tuple[Chapter, ...] = ()
        try:
            self.chapters = rulebook.chapters(game)
            for chapter in self.chapters:
                icons.drawing(chapter.icon)
        except (DataFault, icons.IconMissing) as fault:
            self.chapters, self.broken = (), str(fault)
        self.entry: Entry | None = next((one for one in self._all() if one.entry == entry), next(self._all(), None))
        """The entry that is read."""
        self._ahead: Iterator[None] = iter(())
        """Draws beforehand what the list can open, a little in each frame at rest."""
        self.first = 0
        """The first row of the list that is seen."""
        self._show_row()

    def _all(self) -> Iterator[Entry]:
        return (entry for chapter in self.chapters for entry in chapter.entries)

    @property
    def chapter(self) -> Chapter | None:
        """The chapter of the entry that is read."""
        return next((one for one in self.chapters if self.entry in one.entries), None)

    @property
    def sought(self) -> str:
        """The words that are looked for."""
        return self.words.get("search", "").strip()

    @property
    def heading(self) -> str:
        if self.entry is None:
            return self.broken
        read = self.entry.entry
        return sentences(rulebook.title(self.game, read), rulebook.text(self.game, read))

    def listed(self) -> tuple[Entry, ...]:
        """The entries of the list: those with the words that are looked for, else those of the chapter."""
        if self.sought:
            return () if self.broken else rulebook.found(self.game, self.sought)
        return self.chapter.entries if self.chapter else ()

    def entry_boxes(self) -> dict[str, Box]:
        return {"search": page.search_box()}

    def all_buttons(self) -> list[Button]:
        """Keys come first to the list, then to the example, the text, the tabs and the foot of the page."""
        listed = self.listed()
        rows = page.rows(len(listed))
        found = [self._row(i, one) for i, one in enumerate(listed[self.first : self.first + rows])]
        found += paging.buttons(page.PAGER, self.first, rows, len(listed), self._turn)
        if self.entry is not None and self._has_example(self.entry):
            words, hint = say("example-show"), say("example-show-hint")
            found.append(label_button("example", page.OTHER, self.show, words, "play_btn", strong=True, hint=hint))
        if self.entry is not None:
            found += self._in_text(self.entry)
        found += [self._tab(i, one) for i, one in enumerate(self.chapters)]
        found.append(label_button("back", page.BACK, self.back, say("rulebook-back"), "undo"))
        return found

    def _row(self, index: int, entry: Entry) -> Button:
        words, (_, _, w, h) = rulebook.title(self.game, entry.entry), (box := page.row_box(index))
        chosen, plays = entry == self.entry, self._has_example(entry)

        def face(look: Look, scale: float) -> pygame.Surface:
            return page.row(words, w, h, chosen, plays, look in LIT, scale)

        return Button(
            f"entry-{entry.entry}",
            box,
            Face(face, words, chosen=chosen),
            partial(self.read, entry.entry),
            margin=faces.MARGIN,
        )

    def _in_text(self, entry: Entry) -> Iterator[Button]:
        """The terms of the glossary in the text, and the entries that are to be seen as well."""
        scale = self.app.screen.scale
        for index, (term, box) in enumerate(page.term_boxes(self.game, entry, scale)):
            name, (_, _, w, h) = f"term-{index}", box

            def face(look: Look, scale: float, w: float = w, h: float = h) -> pygame.Surface:
                return page.term(w, h, look in LIT, scale)

            drawn = Face(face, glossary.title(term), glossary.text(term))
            yield Button(name, box, drawn, partial(self.buttons.focus, name), margin=faces.MARGIN)
        for also, box in zip(entry.see, page.written(self.game, entry, scale).links, strict=True):
            yield self._link(also, box)

    def _link(self, entry: str, box: Box) -> Button:
        words, (_, _, w, h) = rulebook.title(self.game, entry), box

        def face(look: Look, scale: float) -> pygame.Surface:
            return page.link(words, w, h, look in LIT, scale)

        return Button(f"see-{entry}", box, Face(face, words), partial(self.read, entry), margin=faces.MARGIN)

    def _has_example(self, entry: Entry) -> bool:
        return entry.entry in examples.entries(self.game)

    def show(self) -> None:
        """Play the example of the open entry on the table."""
        assert self.entry is not None
        try:
            self.app.scenes.push(self.app.routes.example(self.game, self.entry.entry))
        except DataFault as fault:
            self.fault = str(fault)
            self.dirty = True

    def _tab(self, index: int, chapter: Chapter) -> Button:
        words, count = rulebook.chapter_title(self.game, chapter.chapter), len(self.chapters)
        chosen = chapter == self.chapter and not self.sought
        titles = tuple(rulebook.chapter_title(self.game, one.chapter) for one in self.chapters)
        act = partial(self.read, chapter.entries[0].entry)

        def face(look: Look, scale: float) -> pygame.Surface:
            tabs = page.tabs(titles, scale)
            icon = chapter.icon if tabs.signs else ""
            return page.tab(icon, words, tabs.letters, chosen, look in LIT, count, scale)

        drawn = Face(face, words, chosen=chosen)
        return Button(f"chapter-{chapter.chapter}", page.tab_box(index, count), drawn, act, margin=LABEL_BLEED)

    def look_for(self, words: str) -> None:
        """List the entries that have these words."""
        self.words["search"] = words
        self.entries.set_text("search", words)
        self._show_row()
        self.lay()

    def read(self, entry: str) -> None:
        """Open an entry; a search goes on while its list has that entry."""
        self.entry = next((one for one in self._all() if one.entry == entry), self.entry)
        if self.entry not in self.listed():
            self.look_for("")
        self._show_row()
        self.place()

    def _show_row(self) -> None:
        """Let the page of the list be seen on which the open entry is."""
        listed = self.listed()
        rows = page.rows(len(listed))
        self.first = listed.index(self.entry) // rows * rows if self.entry in listed else 0

    def _turn(self, by: int) -> None:
        count = len(self.listed())
        rows = page.rows(count)
        self.first = max(0, min(self.first + by, (count - 1) // rows * rows))
        self.place()

    def _step(self, by: int) -> None:
        """Read the entry before or after the open one, of those that are listed or of the whole book."""
        line = self.listed() if self.sought else tuple(self._all())
        at = line.index(self.entry) + by if self.entry in line else 0
        if 0 <= at < len(line):
            self.read(line[at].entry)

    def handle(self, event: pygame.event.Event) -> bool:
        action = action_of(event)
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y * page.rows(len(self.listed())))
        elif action in (Action.MAT_BACK, Action.MAT_ON):
            self._step(1 if action == Action.MAT_ON else -1)
        elif action == Action.RULES:
            self.back()
        else:
            return super().handle(event)
        return True

    def rewritten(self, name: str) -> None:
        self.keep_words()
        if self.sought:
            self.first = 0
        else:
            self._show_row()
        self.place()

    def entered(self) -> None:
        """Open the first entry that was found."""
        if self.sought and (listed := self.listed()):
            self.read(listed[0].entry)

    def place(self) -> None:
        super().place()
        self._ahead = self._drawings()

    def _drawings(self) -> Iterator[None]:
        """Draw the entries of the list that are seen, from the open one on."""
        seen = self.listed()[self.first : self.first + page.rows(len(self.listed()))]
        at = seen.index(self.entry) if self.entry in seen else 0
        for entry in (*seen[at:], *seen[:at]):
            chapter = next(one for one in self.chapters if entry in one.entries)
            yield from in_parts(partial(page.entry_page, self.game, entry, chapter.icon, self.app.screen.scale))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self.dirty:
            next(self._ahead, None)

    def settings_changed(self) -> None:
        super().settings_changed()
        self._show_row()
        self.place()

    def back(self) -> None:
        self.app.scenes.pop()

    def sheet(self) -> pygame.Surface:
        chapter, scale = self.chapter, self.app.screen.scale
        head = rulebook.chapter_title(self.game, chapter.chapter) if chapter else ""
        none = ""
        if self.sought:
            count = len(self.listed())
            head = say("rulebook-found", count=count)
            none = "" if count else say("rulebook-none", words=self.sought)
        return page.list_page(head, none, scale)

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(self.sheet(), screen.frame)
        if self.entry is not None and (chapter := self.chapter) is not None:
            picture = page.entry_page(self.game, self.entry, chapter.icon, screen.scale)
            surface.blit(picture, screen.pixel((page.RIGHT.x - 10, 0)))
        self.buttons.draw(surface, screen)
        self.entries.draw(surface)
        draw_notice(surface, screen, NOTICE, self.broken or self.fault)
        self._explain(surface)

    def _explain(self, surface: pygame.Surface) -> None:
        """The entry of the glossary for the term that is pointed at or has the focus, below the text."""
        button = self.buttons.named(self.buttons.named_now)
        if button is None or not button.name.startswith("term-") or self.entry is None:
            return
        scale = self.app.screen.scale
        term = page.term_boxes(self.game, self.entry, scale)[int(button.name.removeprefix("term-"))][0]
        box, cleared = page.explained(self.game, self.entry, term, scale)
        area = self.app.screen.pixels(cleared)
        surface.blit(self.sheet(), area, area.move(-self.app.screen.frame.x, -self.app.screen.frame.y))
        surface.blit(glossary_art.entry(term, box.w, False, scale), self.app.screen.pixel(box[:2]))
