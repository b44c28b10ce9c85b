"""Opponents at one table: they are asked as soon as it is their turn, and answer when the table stands."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple

import msgspec

from game import paths
from game.play.answer import Answering
from game.play.gathering import Gathering
from game.play.interaction import Interaction
from game.play.moves import goes_on
from game.play.opponents import Opponents, Why
from game.text.messages import say
from game.text.told import NOTHING, Told
from rules.engine.choice import Choice
from rules.players.cause import Cause
from rules.players.opponent import STRONGEST, Opponent
from rules.players.suggestion import Suggestion
from rules.players.thinking import Asked

REMARK_SECONDS = 12.0
"""How long it can be read how somebody thinks who cannot do so as usual."""
REASONS = 24
"""Of so many moves it is found out at most why they were made before anybody asks."""
ADVISER = Opponent(STRONGEST, "grower", 0)
"""Who is asked what a person might answer; how it thinks does not rest on that."""
PLAYERS = "players"
"""The folder of what opponents think with, in that of data."""


class _Question(NamedTuple):
    """A question to an opponent. ``line`` is how long the record was: whatever is done makes it another question."""

    line: int
    seat: int
    opponent: Opponent
    secret: bool


_Moment = tuple[int, int, tuple[Choice, ...]]
"""How much is recorded, who is asked, and what stands already of the answer."""
_Way = tuple[tuple[Choice, ...], Opponent]
"""A choice of an opponent with all that were made before."""


class Playing:
    """Lets the opponents of one table play.

    They think while things still move, and wait with their answers while an earlier position is looked at or something
    lies over the table.
    """

    def __init__(self, interaction: Interaction, answering: Answering, opponents: Opponents | None = None) -> None:
        """``opponents`` are who answers in the place of those who think."""
        self.interaction = interaction
        self.answering = answering
        self.opponents = opponents or Opponents(interaction.session.game.rules, paths.data() / PLAYERS)
        self.waited = 0.0
        """For how many seconds the table has stood and waited for the move of an opponent."""
        self._read_for = 0.0
        """For how many seconds more a remark is read."""
        self._stuck = False
        """Whether it is to be read that the table waits since nobody can think."""
        self._question: _Question | None = None
        self._answer: Choice | None = None
        self._start, self._secret = 0, False
        """The number of the choice, from 0, with which the move began that is not seen yet; if that was secret."""
        self._causes: dict[_Way, Cause | None] = {}
        """Why choices were made, as far as somebody wanted to know it and it could be found out."""
        self._wants: _Way | None = None
        """The choice of which somebody wants to know it now."""
        self._finds: _Way | None = None
        """The choice of which it is being found out."""
        self._advises: _Moment | None = None
        """The question of a person of which it is being found out what might be answered: how long the record was, and
        the seat."""
        self._advice: tuple[_Moment | None, tuple[Suggestion, ...]] = None, ()
        """The question of which that was found out last, and what might be answered."""
        self._asked_of: Asked | None = None
        """What the opponent that answers thinks about, as it knows it."""
        self._later: dict[_Way, Why] = {}
        """The last moves of which it is to be found out while nobody thinks, before somebody points at them."""

    @property
    def thinks(self) -> bool:
        """Whether the table waits for the answer of an opponent that is still thinking."""
        return self._question is not None and self._answer is None and self._stands

    @property
    def seat(self) -> int:
        """The seat of the opponent that is asked; -1 while none is."""
        return self._question.seat if self._question is not None else -1

    def cause(self, number: int) -> Cause | None:
        """Why an opponent made the choice of this number, counted from 0; None as long as it is not found out.

        To be asked again and again for as long as somebody wants to know it.
        """
        if self._advises is not None:
            return None
        session = self.interaction.session
        way, seat = session.game.choices[: number + 1], session.asked_at(number)
        opponent = None if session.by_person(number) else session.opponents[seat]
        if opponent is not None and (way, opponent) not in self._causes and self._wants != (way, opponent):
            self._wants = way, opponent
            if self._finds != self._wants:
                self._find_out(self._wants, self._later.get(self._wants) or self._why(number, seat, opponent))
        return None if opponent is None else self._causes.get((way, opponent))

    def advice(self) -> tuple[Suggestion, ...] | None:
        """What the person that is asked now might answer; None as long as it is not found out.

        To be asked again and again for as long as somebody wants to know it.
        """
        session, decision = self.interaction.session, self.interaction.decision
        if decision is None:
            return None
        selection = self.interaction.pointer.selection
        settled = tuple(selection.settled()) if isinstance(selection, Gathering) else ()
        at = session.lines, decision.decider, settled
        if self._advice[0] != at and self._advises != at:
            self._advises = at
            self._finds = self._wants = None
            number, seat = session.made, decision.decider
            known = session.known_after(settled, seat)
            self.opponents.explain(Why(Asked(number, seat, ADVISER, known, known.asked), None))
        return self._advice[1] if self._advice[0] == at else None

    def _why(self, number: int, seat: int, opponent: Opponent) -> Why:
        session = self.interaction.session
        known = session.known_at(number, seat)
        return Why(Asked(number, seat, opponent, known, known.asked), session.game.choices[number])

    def _find_out(self, way: _Way, why: Why) -> None:
        """Begin to find out why, in place of what was being found out before."""
        self._finds = way
        self.opponents.explain(why)

    def _hear_why(self, seconds: float) -> None:
        """Take up why a choice was made, and find out the next one that nobody has asked for yet, the newest first."""
        found = self.opponents.explained(seconds)
        if found is not None and found.why.given is None:
            self._advice, self._advises = (self._advises, found.suggestions), None
        elif self._advises is not None and self._advises[0] != self.interaction.session.lines:
            self._advises = None
        elif found is not None and self._finds is not None:
            self._causes[self._finds] = found.cause
            self._later.pop(self._finds, None)
            self._wants = None if self._wants == self._finds else self._wants
            self._finds = None
        if self._finds is None and self._advises is None and self._later and not self.opponents.thinking:
            newest = next(reversed(self._later))
            self._find_out(newest, self._later[newest])

    def update(self, seconds: float) -> None:
        """Let time pass: take up what is asked now, and give the answer that is there."""
        self._hear_why(seconds)
        self._tell_stuck()
        if notes := self.opponents.take_notes():
            self._remark(lambda: " ".join(notes))
        if self._read_for > 0:
            self._read_for -= seconds
            if self._read_for <= 0:
                self._remark(None)
        session = self.interaction.session
        if self.interaction.asking and session.decision is not None and any(session.opponents):
            self.opponents.begin()
        self.answering.pacing.update(seconds)
        question = self._asked()
        if question != self._question:
            self._question, self._answer = question, None
            self.waited = self.waited if self._gathers else 0.0
            self._take_up(question)
        if question is None:
            return
        if self._answer is None:
            self._answer = self.opponents.answer(seconds)
        if not self._stands:
            return
        self.waited += seconds
        if self._answer is not None and (self._gathers or self.answering.pacing.ready):
            self._give(question, self._answer)

    def leave(self) -> None:
        """The table is left: nobody thinks any more."""
        self._later.clear()
        self._question = self._answer = None
        self.opponents.leave()

    @property
    def _stands(self) -> bool:
        """Whether somebody who looks on sees the present position at rest."""
        interaction = self.interaction
        return interaction.queue.empty and interaction.at is None and not interaction.covered

    @property
    def _gathers(self) -> bool:
        """Whether somebody has begun a move of which nothing is seen yet."""
        return self.interaction.told < len(self.interaction.session.events)

    def _asked(self) -> _Question | None:
        """The question to an opponent that is open."""
        session = self.interaction.session
        seat = self.interaction.next_seat
        opponent = session.opponents[seat] if self.interaction.asking and seat >= 0 else None
        if opponent is None or session.decision is None or session.pauses:
            return None
        return _Question(session.lines, seat, opponent, session.decision.secret)

    def _take_up(self, question: _Question | None) -> None:
        """Think about this question, and about no other one any more."""
        session, decision = self.interaction.session, self.interaction.session.decision
        self._asked_of = None
        if question is None or decision is None:
            self.opponents.drop()
            return
        if len(decision.choices) == 1:
            self.opponents.drop()
            self._answer = decision.choices[0]
            return
        made, seat = session.made, question.seat
        self._asked_of = Asked(made, seat, question.opponent, session.known_at(made, seat), decision.choices)
        self.opponents.think(self._asked_of)

    def _give(self, question: _Question, chosen: Choice) -> None:
        """Let the opponent answer, and tell where somebody simpler had to. A move is seen when all of it is made."""
        session = self.interaction.session
        if not self._gathers:
            self._start, self._secret = session.made, question.secret
        self._question = self._answer = None
        session.choose(chosen)
        self._keep_why(question, chosen)
        if not goes_on(session, self.interaction.log, self._start, session.made):
            # A hand may have been opened or closed meanwhile, and the picture be further than what is told.
            self.interaction.show(session.view_at(self._start, self.interaction.by))
            self.answering.answered_all(session.parts_from(self._start), question.seat, self._secret)
        if self.opponents.simpler:
            self._remark(lambda: say("opponent-simpler", name=session.names[question.seat]))

    def _keep_why(self, question: _Question, chosen: Choice) -> None:
        """Remember that it is to be found out why, where there was another answer."""
        asked, choices = self._asked_of, self.interaction.session.game.choices
        if asked is None or self.opponents.simpler:
            return
        asked = msgspec.structs.replace(asked, answers=asked.known.asked)
        self._later[choices[: asked.number + 1], question.opponent] = Why(asked, chosen)
        for oldest in list(self._later)[:-REASONS]:
            del self._later[oldest]

    def _tell_stuck(self) -> None:
        """Tell that the table waits where nobody can think, for as long as that is so."""
        stuck = self.thinks and self.opponents.stuck
        if stuck != self._stuck:
            self._stuck = stuck
            session, seat = self.interaction.session, self.seat
            self._remark((lambda: say("opponent-stuck", name=session.names[seat])) if stuck else None, inf)

    def _remark(self, tell: Callable[[], str] | None, seconds: float = REMARK_SECONDS) -> None:
        """Let something be read for so long, or nothing any more."""
        self._read_for = seconds if tell else 0.0
        self.interaction.session.say(Told(tell) if tell else NOTHING)
        self.interaction.redraw()
