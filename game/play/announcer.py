"""Announces what happens at one table: each time passes, what is new is told once."""

from __future__ import annotations

from collections.abc import Callable

from game.play.interaction import Interaction
from game.play.meanwhile import Meanwhile, meanwhile
from game.play.pace import Pacing, Said
from game.text.messages import say

LOOKED_ON = frozenset({"pause"})
"""Buttons of the panel at which nothing is asked."""


class Announcer:
    """Remembers what has been told of a table, and tells the rest."""

    def __init__(self, interaction: Interaction, pacing: Pacing, more: Callable[[], tuple[str, ...]]) -> None:
        """``more`` is what the panel tells besides its question, as it is prepared to be answered."""
        self.interaction = interaction
        self.pacing = pacing
        self._told = len(interaction.session.events)
        """How many events have been told."""
        self._said: Said | None = None
        """The last deed that was told."""
        self._last: Meanwhile | None = _last(interaction)
        """The last move of which it was told what it means for those who wait."""
        self._moment: tuple[str, ...] = ()
        self._question: object = None
        self._note = self._refusal = self._notice = ""
        self.more = more
        self._more: tuple[str, ...] = ()

    def update(self) -> None:
        """Tell what is new, in the order in which it is understood: what happened, then what is asked."""
        if self.interaction.covered or not self.interaction.app.announcements.listeners:
            self._told = self.interaction.told
            return
        self._events()
        self._deeds()
        self._meaning()
        self._over_table()
        self._asked()
        self._remarks()
        self._prepared()

    def _events(self) -> None:
        """The lines of the log that have come to be told, but for those of opponents, of whose moves a deed tells,
        unless no deed tells of them."""
        interaction, session = self.interaction, self.interaction.session
        start, self._told = min(self._told, interaction.told), interaction.told
        if interaction.at is not None or start == self._told:
            return
        opponents = {colour for colour, one in zip(session.colours, session.opponents, strict=True) if one}
        events = session.events[: self._told]
        for line in interaction.log.told(events, start, interaction.by, interaction.visibility.always):
            told = line.event >= 0 and events[line.event].kind in interaction.log.openly
            if interaction.asking and line.colour in opponents and not told:
                continue
            interaction.app.announcements.tell("event", interaction.log.named(line))

    def _deeds(self) -> None:
        said = self.pacing.said
        fresh = said[said.index(self._said) + 1 :] if self._said in said else said
        self._said = said[-1] if said else None
        for one in fresh:
            self.interaction.app.announcements.tell("deed", one.words)

    def _meaning(self) -> None:
        """What the last move means for those who wait, once it is seen whole."""
        last = _last(self.interaction)
        if last is not None and last != self._last and self.interaction.queue.empty:
            self._last = last
            opponent = self.interaction.session.opponents[last.seat] is not None
            self.interaction.app.announcements.tell("deed" if opponent else "event", last.means)

    def _over_table(self) -> None:
        moment = self.interaction.moment_lines
        if moment != self._moment:
            self._moment = moment
            self.interaction.app.announcements.tell("moment", *moment)

    def _asked(self) -> None:
        """What the panel asks, and who is asked; opponents that think, and can be stopped, ask nothing."""
        interaction, asked = self.interaction, self.interaction.panel.asked
        buttons = {one.name for one in (*asked.answers, *asked.below)} - LOOKED_ON if asked is not None else frozenset()
        waits = interaction.decision is not None or bool(buttons)
        if asked is None or interaction.staged or not waits:
            self._question = None if not interaction.queue.empty else self._question
            return
        question = interaction.session.lines, interaction.at, asked.look.name, asked.look.title, asked.look.line
        if question != self._question:
            self._question = question
            tell = interaction.app.announcements.tell
            if suggested := sum(one.number > 0 for one in asked.answers):
                tell("question", say("voice-suggestions", count=suggested))
            else:
                tell("question", asked.look.name, asked.look.title, "" if asked.look.above else asked.look.line)

    def _prepared(self) -> None:
        """What the panel tells of an answer that is prepared, each time that is something else."""
        more = self.more() if self.interaction.decision is not None else ()
        if more != self._more:
            self._more = more
            self.interaction.app.announcements.tell("answer", *more)

    def _remarks(self) -> None:
        interaction, asked = self.interaction, self.interaction.panel.asked
        tell = interaction.app.announcements.tell
        note = asked.look.note if asked is not None and not interaction.staged else ""
        if note != self._note:
            self._note = note
            tell("answer", note)
        refusal = interaction.note.refusal
        if refusal != self._refusal:
            self._refusal = refusal
            tell("refusal", refusal)
        notice = interaction.session.notice or interaction.app.unsaved.notice
        if notice != self._notice:
            self._notice = notice
            tell("notice", notice)


def _last(interaction: Interaction) -> Meanwhile | None:
    """The last move that is told to those who wait; None where there is none."""
    return next(reversed(meanwhile(interaction)), None)
