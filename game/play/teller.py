"""Tells what lies on a table: the question, and region by region all that keys reach, each with its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.art.kit.boxes import Box
from game.play.bubble import told
from game.play.focus import LINE, Focus, Target, region_of
from game.play.gathering import MultiSelection
from game.play.interaction import Interaction
from game.play.meanwhile import meanwhile
from game.play.review import Review
from game.play.things import Thing, thing_name
from game.play.zoom import Zoom
from game.text import glossary, rulebook
from game.text.card_text import card_text
from game.text.messages import say
from game.text.names import card_name
from game.text.wording import raised
from game.window.announcements import sentences
from game.window.tree import Node, Pointed, button_node, group, text_nodes
from game.window.widgets.buttons import Button
from rules.engine.choice import Ref


class Told(NamedTuple):
    """What a thing is called, and how it is now."""

    label: str
    state: str = ""


class Teller(ABC):
    """Tells of one table; each game's is a subclass."""

    def __init__(self, interaction: Interaction, focus: Focus, review: Review, zoom: Zoom) -> None:
        self.interaction = interaction
        self.focus = focus
        self.review = review
        self.zoom = zoom

    @abstractmethod
    def thing(self, ref: Ref) -> Told:
        """What a thing is called, so that it is told from the others of its region, and how it is now."""

    def ordered(self, targets: Sequence[Target]) -> Sequence[Target]:
        """The targets of a region in the order in which keys go through them."""
        return targets

    def more(self) -> tuple[str, ...]:
        """What the panel tells besides the question."""
        return ()

    def veil(self) -> tuple[str, ...]:
        """What is read above a veil over the table: a title and lines."""
        return ()

    def nodes(self) -> Iterator[Node]:
        """All that is told of the table now."""
        interaction = self.interaction
        if interaction.staged:
            yield from self._covered(interaction.moment_lines or self._next_player(), interaction.end_moment)
        elif self.zoom.open:
            yield from self._read()
        elif interaction.veiled:
            yield from self._covered(self.veil(), self.focus.choose)
        else:
            yield from self._table()

    def pointed(self) -> Pointed | None:
        """What has the focus, else what the pointer is at; while something is read over the table, all of that."""
        interaction, zoom = self.interaction, self.zoom
        if interaction.staged:
            return None
        if zoom.open or interaction.veiled:
            over = self._read() if zoom.open else self._covered(self.veil(), lambda: None)
            lines = [one.label for node in over for one in node.children if one.role in ("heading", "text")]
            return Pointed("", Node("read", "text", sentences(*lines), interaction.frame.table))
        target = self.focus.at or self._under_pointer()
        node = self._node(target) if target is not None else None
        return Pointed(say("reader-region", region=target.region), node) if target and node else None

    def _under_pointer(self) -> Target | None:
        interaction = self.interaction
        if (button := interaction.buttons.named(interaction.buttons.hovered)) is not None:
            return Target(region_of(button), Box(*button.box), None, button.name)
        hovered = interaction.pointer.hovered
        return next((one for one in self.focus.targets() if one.thing in hovered), None) if hovered else None

    def _node(self, target: Target) -> Node | None:
        """The node of one target."""
        if target.thing is not None:
            return next(iter(self._things((target,))), None)
        if target.button.startswith(LINE):
            return next(iter(self._lines((target,))), None)
        button = self.interaction.buttons.named(target.button)
        return self._button(button) if button is not None else None

    def _next_player(self) -> tuple[str, ...]:
        return (self.interaction.session.names[self.interaction.seat],)

    def _covered(self, lines: Sequence[str], end: Callable[[], object]) -> Iterator[Node]:
        """What lies over the whole table until it is ended."""
        table = self.interaction.frame.table
        title, *rest = lines or ("",)
        found = [*text_nodes("over", rest, table, title)]
        found.append(Node("over-end", "button", say("reader-go-on"), table, act=end))
        yield from group("over", title, found)

    def _read(self) -> Iterator[Node]:
        """What is read large: the card or the thing, its terms, and the ways on from it."""
        zoom, table = self.zoom, self.interaction.frame.table
        page = zoom.page
        title = raised(card_name(zoom.card)) if zoom.card else page.title if page else ""
        lines = [card_text(zoom.card)] if zoom.card else [page.sub, page.body] if page else []
        for pinned in zoom.pinned:
            if pinned != zoom.card:
                lines += [raised(card_name(pinned)), card_text(pinned)]
        lines += [sentences(glossary.title(term), glossary.text(term)) for term in zoom.terms()]
        found = [*text_nodes("read", lines, table, title)]
        if rule := zoom.rule():
            words = rulebook.title(self.interaction.session.game_name, rule)
            found.append(Node("read-rule", "button", words, table, act=zoom.open_rule))
        if zoom.card:
            words = say("reader-unpin" if zoom.card in zoom.pinned else "reader-pin")
            found.append(Node("read-pin", "button", words, table, act=zoom.pin))
        found.append(Node("read-close", "button", say("reader-close"), table, act=zoom.close))
        yield from group("read", title, found)

    def _table(self) -> Iterator[Node]:
        interaction = self.interaction
        if when := interaction.when():
            yield Node("when", "heading", when, interaction.frame.ribbon)
        if notice := interaction.session.notice or interaction.app.unsaved.notice:
            yield Node("notice", "alert", notice, interaction.frame.task)
        if refusal := interaction.note.refusal:
            yield Node("refusal", "alert", refusal, interaction.frame.task)
        targets = self.focus.targets()
        buttons: dict[str, list[Button]] = {}
        for button in interaction.buttons.all:
            buttons.setdefault(region_of(button), []).append(button)
        for region in self.focus.regions:
            inside = [one for one in targets if one.region == region and not one.button.startswith(LINE)]
            found = [*(self._asked() if region == "task" else ())]
            found += map(self._button, buttons.get(region, ()))
            found += self._things([one for one in inside if one.thing is not None])
            found += self._lines([one for one in targets if one.region == region and one.button.startswith(LINE)])
            yield from group(f"region-{region}", say("reader-region", region=region), found)

    def _asked(self) -> Iterator[Node]:
        """Who is asked what, what is remarked of it, and what the others did since."""
        asked, task = self.interaction.panel.asked, self.interaction.frame.task
        if asked is None:
            return
        look = asked.look
        lines = [look.line, look.name, look.note] if look.above else [look.name, look.line, look.note]
        yield from text_nodes("asked", [*lines, *self.more()], task, look.title)
        news = [one.words for one in self.review.told_news()]
        yield from text_nodes("news", news, task, say("history-since") if news else "")
        lines = [part for one in meanwhile(self.interaction) for part in (one.deed, one.means) if part not in news]
        yield from text_nodes("meanwhile", lines, task)

    def _button(self, button: Button) -> Node:
        words = told(self.interaction, self.review, button)
        node = button_node(button, self.interaction.buttons, words if words != button.face.words else "")
        target = Target(region_of(button), Box(*button.box), None, button.name)
        if not button.enabled:
            return node
        return node._replace(act=partial(self.focus.press, target), go=partial(self.focus.go_to, target))

    def _things(self, targets: Sequence[Target]) -> Iterator[Node]:
        selection, copies = self.interaction.pointer.selection, Counter[Ref]()
        touchable = selection.touchable()
        for target in self.ordered(targets):
            thing = target.thing
            assert thing is not None
            ref, what = thing.ref, self.thing(thing.ref)
            copy, copies[ref] = copies[ref], copies[ref] + 1
            open_ = ref in touchable or any(one in touchable for one in thing.stands_for)
            at = self.focus.at
            yield Node(
                thing_name(ref) + (f"#{copy}" if copy else ""),
                "thing", what.label, thing.box, what.state, self._explained(thing, what.state),
                enabled=open_, chosen=True if self._picked(thing) else None,
                focused=at is not None and at.thing == thing,
                act=partial(self.focus.press, target), go=partial(self.focus.go_to, target),
            )  # fmt: skip

    def _picked(self, thing: Thing) -> bool:
        selection = self.interaction.pointer.selection
        if isinstance(selection, MultiSelection):
            return thing in selection.going(self.interaction.things)
        return thing.ref in selection.picked

    def _explained(self, thing: Thing, state: str) -> str:
        """What the inspector says of a thing, but for what its name and state say already."""
        explained = self.interaction.explain(thing.ref)
        if explained is None:
            return ""
        return sentences("" if explained.sub == state else explained.sub, explained.body)

    def _lines(self, targets: Iterable[Target]) -> Iterator[Node]:
        """The lines of the log that are seen."""
        lines = {line.event: line for line in self.interaction.log_lines()}
        for target in targets:
            line = lines.get(int(target.button.removeprefix(LINE)))
            if line is None:
                continue
            yield Node(
                target.button, "line", self.interaction.log.named(line), target.box, focused=self.focus.at == target,
                act=partial(self.focus.press, target), go=partial(self.focus.go_to, target),
            )  # fmt: skip
