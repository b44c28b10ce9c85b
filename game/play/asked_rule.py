"""The rule that is asked for at a table: the entry of the rulebook about what is refused, read, held or pointed at,
or about a line of the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from game.play.inspector import inspected
from game.play.interaction import Interaction
from game.play.review import Review
from game.play.things import FOREIGN
from game.play.zoom import Zoom
from game.text import rulebook
from rules.engine.catalog import DataFault
from rules.engine.choice import Choice, Ref
from rules.engine.event import Event
from rules.engine.reason import Reason


class AskedRule(ABC):
    """Finds the entry at one table; each game's is a subclass."""

    def __init__(self, interaction: Interaction, zoom: Zoom, review: Review) -> None:
        self.interaction = interaction
        self.zoom = zoom
        self.review = review
        zoom.find_rule(self.entry)

    @abstractmethod
    def told_under(self, ref: Ref) -> tuple[str, ...]:
        """Under what an entry about a thing may be found, what is nearest first."""

    @abstractmethod
    def reason(self, ref: Ref, tried: Choice) -> Reason | None:
        """Why what was tried with a thing is refused, as far as everybody may know it."""

    def told_of(self, event: Event) -> tuple[str, ...]:
        """Under what an entry about something that happened may be found, what is nearest first."""
        return (f"event {event.kind}",)

    def of_line(self, line: int) -> rulebook.Entry | None:
        """The entry about the event of this number, as far as it may be known; None where none tells of it."""
        interaction = self.interaction
        session, everything = interaction.session, interaction.visibility.always
        if not 0 <= line < len(session.events):
            return None
        event = session.events[line] if everything else session.events[line].as_seen_by(interaction.by)
        return rulebook.about(session.game_name, self.told_of(event))

    def entry(self) -> str:
        """The id of the entry; empty where nothing is pointed at of which one tells."""
        if self.interaction.staged:
            return ""
        try:
            found = next(self._found(), None)
        except DataFault:
            return ""
        return found.entry if found is not None else ""

    def _found(self) -> Iterator[rulebook.Entry]:
        interaction, note, zoom = self.interaction, self.interaction.note, self.zoom
        game = interaction.session.game_name
        if zoom.open:
            yield from self._about(Ref("card", zoom.card) if zoom.card else zoom.ref)
        if (told := self.of_line(self.review.line)) is not None:
            yield told
        if note.refused is not None:
            yield from self._against(note.refused, note.tried)
            yield from self._about(note.refused)
        if interaction.held is not None:
            chosen = interaction.held.choice
            refs = (Ref("space", word) for word in chosen.words[1:2] if chosen.verb == "place")
            for keys in (*map(self.told_under, refs), (f"choice {chosen.verb}",)):
                if (entry := rulebook.about(game, keys)) is not None:
                    yield entry
        if interaction.attention.idle or not interaction.pointer.hovered:
            return
        pointed = inspected(interaction)
        if pointed is not None and pointed[1]:
            selection, ref = interaction.pointer.selection, interaction.aimed(pointed[0].ref)
            yield from self._against(ref, interaction.attempted(selection.offers, selection.picked, ref))
        for thing in interaction.pointer.hovered:
            yield from self._about(thing.ref)

    def _about(self, ref: Ref | None) -> Iterator[rulebook.Entry]:
        if ref is None:
            return
        ref = Ref(ref.kind.removeprefix(FOREIGN), ref.name)
        entry = rulebook.about(self.interaction.session.game_name, self.told_under(ref))
        if entry is not None:
            yield entry

    def _against(self, ref: Ref, tried: Choice | None) -> Iterator[rulebook.Entry]:
        reason = self.reason(ref, tried) if tried is not None and self.interaction.decision is not None else None
        # That another question is asked now tells nothing of the thing.
        if reason is None or reason.id == "not_asked_now":
            return
        entry = rulebook.of_rule(self.interaction.session.game_name, reason.rule)
        if entry is not None:
            yield entry
