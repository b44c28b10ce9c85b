"""A game being played: the one door through which choices go in and events come out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from textwrap import shorten
from typing import Any

import msgspec

from rules.engine import sound
from rules.engine.agenda import State, Told, advance, answer
from rules.engine.any_order import Selection, SelectionPlan, plan, selection
from rules.engine.choice import Choice, Grammar
from rules.engine.decision import Decision
from rules.engine.event import HANDED_OVER, Event
from rules.engine.foresight import Foresight, foresee_all
from rules.engine.header import LONGEST_PLAYER, NAMED, Header, OtherRules, RecordFault
from rules.engine.history import History
from rules.engine.made_choice import EventSpan, MadeChoice, forget, spans
from rules.engine.position_text import packed, unpacked
from rules.engine.question import question, question_after, refused, refused_after, steps_to, turn_goes_on
from rules.engine.reason import Reason, Refused
from rules.engine.record import Line, Record, Teller, is_over, parse, played_by, plays_after, unheard
from rules.engine.replay import follow, go_on, shares
from rules.engine.rules import Rules
from rules.engine.seat_words import is_person
from rules.engine.snapshot import snapshots, understood


class Game:
    """One game from the deal to the result, with its record, undo and redo.

    ``listener`` is told every line of the record as soon as it stands, before the next question is asked.
    """

    def __init__(self, rules: Rules, header: Header, listener: Callable[[str], None] | None = None) -> None:
        self.rules = rules
        self.record = Record(header, listener)
        self.events: list[Event] = Told()
        self.history = History(rules)
        self._moment: tuple[int, str] = (0, "")
        self._selected: tuple[Any, Selection | None] | None = None
        options = rules.options(header.options)
        self._state: Any
        if header.position:
            self._state = rules.restore(unpacked(header.position))
            self._moment = rules.moment(self._state)
            self._state.events = self.events
        else:
            self._state = rules.start(options, len(header.seats), header.seed)
            self._state.events = self.events
            self._state.tell("game_started")
        advance(rules.nodes, self._state)
        self._note_moment()

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: int | Sequence[Mapping[str, str]],
        seed: int,
        options: Mapping[str, Any] | None = None,
        listener: Callable[[str], None] | None = None,
    ) -> Game:
        """Deal a new game. ``seats`` is their number, or for each its name and colour. Raises ValueError."""
        people = [{} for _ in range(seats)] if isinstance(seats, int) else [dict(one) for one in seats]
        about = (rules.name, rules.version, rules.data_digest, dict(options or {}), people, seed)
        return cls(rules, Header(*about, cards=rules.sets), listener)

    @classmethod
    def at(cls, rules: Rules, header: Header, state: State, listener: Callable[[str], None] | None = None) -> Game:
        """A game that begins in the middle, at this position."""
        return cls(rules, msgspec.structs.replace(header, position=packed(rules.encode(state))), listener)

    @classmethod
    def load(
        cls, rules: Rules, text: str, listener: Callable[[str], None] | None = None, tell: Teller = unheard
    ) -> tuple[Game, Reason | None]:
        """The game of a record, played again to its end; ``listener`` is told what comes after, ``tell`` how far it is.

        Where the record is of other rules or data, a note says so: ``other_data`` where all of it fits all the same,
        ``resumed`` (need: year or round, thing: the game) where it goes on from the last snapshot in it that is still
        understood. A game that is over is played to its end or not at all.

        Raises RecordFault for a record that is damaged, of another game or of a newer version, and OtherRules for one
        that these rules cannot go on with.
        """
        parsing, playing = shares(tell)
        found = parse(text, parsing)
        header, lines = found.header, found.lines
        if header.game != rules.name:
            raise RecordFault(f"it is a game of {header.game[:40]!r}, not of {rules.name}")
        rules = rules.as_of(header.version)
        note = None
        game, good, failed = cls._begun(rules, header), 0, ""
        if game is not None:
            good, failed = follow(game, lines, playing)
        if game is None or good < len(lines):
            if (header.version, header.data) == (rules.version, rules.data_digest):
                raise found.fault(good, failed)
            if is_over(lines):
                raise OtherRules("it is over and was played with other rules or numbers; it stays as it is")
            game = cls._resumed(rules, header, lines, playing)
            note = Reason("resumed", need=rules.moment(game.state)[0], thing=rules.name)
            game.record.write_on(listener)
        else:
            game.record.lines[:] = lines
            game.record.write_on(listener, found.check)
            if header.data != rules.data_digest and header.record >= NAMED and game.decision is not None:
                note = Reason("other_data")
        return game, note

    @classmethod
    def _begun(cls, rules: Rules, header: Header) -> Game | None:
        """The game as its record begins; None where that is a position of other rules or data. Raises RecordFault."""
        same = header.data == rules.data_digest
        if header.position and not same:
            return None
        try:
            sound.check_beginning(rules, header)
            return cls(rules, header)
        except Exception as fault:
            if header.position and header.version != rules.version:
                return None
            why = f"its first line is damaged: {shorten(str(fault), 200)}"
            raise (RecordFault if same else OtherRules)(why) from None

    @classmethod
    def _resumed(cls, rules: Rules, header: Header, lines: Sequence[Line], tell: Teller) -> Game:
        """The game from the last snapshot of the record that these rules understand, as far as it goes."""
        ours = msgspec.structs.replace(header, version=rules.version, data=rules.data_digest, cards=rules.sets)
        looking, playing = shares(tell)
        for number, before in reversed(snapshots(lines, looking)):
            playing(0)
            ours.seats = played_by(header.seats, plays_after(header, lines[:number]))
            try:
                state = understood(rules, header, lines[number].snapshot)
                sound.check(rules, state, len(header.seats), strict=header.data != rules.data_digest)
                game = cls.at(rules, ours, state)
            except Exception:
                continue
            game.record.snapshot(game._moment, rules.named(game.state))
            go_on(game, lines[number + 1 :], before, playing)
            return game
        raise OtherRules("it was saved with other rules or numbers, and no part of it can be continued")

    @property
    def grammar(self) -> Grammar:
        """The words of this game's choices."""
        return self.rules.grammar

    @property
    def state(self) -> Any:
        """The whole position. For tests, scenarios and benches; screens and players get views."""
        return self._state

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        return question(self.rules, self._state)

    @property
    def result(self) -> Any:
        """How the game ended; None while it goes on."""
        return self.rules.result(self._state) if self._state.agenda is None else None

    def view(self, by: int | None) -> Any:
        """What this seat may know of the table; None: what is public."""
        return self.rules.view(self._state, by)

    def digest(self) -> str:
        """A short text that is equal for equal positions."""
        return blake2b(self.rules.encode(self._state), digest_size=8).hexdigest()

    def choose(self, chosen: Choice) -> tuple[Event, ...]:
        """Give one of the legal answers; returns what happened. Raises Refused with the reason.

        Where the rules fail in the middle, the game stays as it was, and the record does not know of the choice.
        """
        s = self._state
        if chosen not in s.asked:
            raise Refused(self.refused(chosen) or Reason("not_asked_now"))
        seat = s.agenda.seat
        before = len(self.events)
        after = s.copy()
        after.events = self.events
        try:
            answer(self.rules.nodes, after, chosen)
            advance(self.rules.nodes, after)
        except BaseException:
            del self.events[before:]
            raise
        self.history.add(MadeChoice(s, before, chosen, seat, seat in self.people), after)
        self._state = after
        self.record.choice(seat, chosen)
        self._note_moment()
        return tuple(self.events[before:])

    def _note_moment(self) -> None:
        moment = self.rules.moment(self._state)
        if moment != self._moment:
            if moment[0] != self._moment[0]:
                self.record.snapshot(moment, self.rules.named(self._state))
            self._moment = moment
            self.record.digest(moment, self.digest())
        if self._state.agenda is None:
            self.record.over([points[0] for points in self.rules.result(self._state).standings])

    def refused(self, chosen: Choice, seat: int | None = None) -> Reason | None:
        """Why this choice is not offered now, to the seat that is asked or to this one; None if it is."""
        return refused(self.rules, self._state, chosen, seat)

    def refused_after(self, made: Sequence[Choice], chosen: Choice) -> Reason | None:
        """Why a choice would not be offered once legal ones have been made, as far as they are asked."""
        return refused_after(self.rules, self._state, made, chosen)

    def offered_after(self, *made: Choice) -> Decision | None:
        """What the same seat is asked in this turn after these legal choices; None if nothing, or nobody can tell."""
        return question_after(self.rules, self._state, made)

    def steps_to(self, chosen: Choice) -> tuple[Choice, ...]:
        """The choices made by one that is offered, or is once an answer before it opens its question; else none."""
        return steps_to(self.rules, self._state, chosen)

    def foresee(self, *choices: Choice, start: int | None = None, public: bool = False) -> Foresight:
        """What legal choices one after the other would bring, as far as the asked seat, or the public, may know it.

        They are made now, or where ``start`` choices stood; nothing hidden may become known before the last of them.
        """
        return foresee_all(self.rules, self._state if start is None else self.position(start), choices, public)

    def asks_for_hand(self, decision: Decision) -> bool:
        """Whether which answers a question has rests on the faces of cards that only its decider may see."""
        return self.rules.asks_for_hand(decision)

    def rests_on_hand(self, chosen: Choice) -> bool:
        """Whether this answer can only be given by what is on the faces of such cards, whatever the question."""
        return self.rules.rests_on_hand(chosen)

    @property
    def selection(self) -> Selection | None:
        """The selection of several things that the open question begins or belongs to; None where it is another one."""
        if self._selected is None or self._selected[0] is not self._state:
            self._selected = self._state, selection(self.rules, self._state, self.history.made, self.committed)
        return self._selected[1]

    def selection_plan(self, wished: Sequence[Choice]) -> SelectionPlan | None:
        """How the present selection can go on by these answers, in whatever order; best without stepping back."""
        chosen = self.selection
        return plan(self.rules, chosen, wished, self.made, self.position) if chosen and wished else None

    def event_spans(self) -> Iterator[EventSpan]:
        """Which events the deal brought, then every choice that stands."""
        return spans(self.history.made, len(self.events))

    def position(self, made: int) -> State:
        """The position after so many choices, from 0 (the deal) to all that stand; screens get what a seat knows."""
        return self.history.made[made].before if made < self.made else self._state

    @property
    def made(self) -> int:
        """How many choices stand."""
        return len(self.history.made)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices that stand."""
        return tuple(one.choice for one in self.history.made)

    def view_at(self, made: int, by: int | None) -> Any:
        """What a seat might know after so many choices; None: what was public."""
        return self.rules.view(self.position(made), by)

    def asked_at(self, made: int) -> int:
        """Who was asked after so many choices; -1 when the game was over."""
        f = self.position(made).agenda
        return f.seat if f is not None else -1

    def moment_at(self, made: int) -> tuple[int, str]:
        """Year or round, and season or phase, after so many choices."""
        return self.rules.moment(self.position(made))

    def goes_on(self, made: int) -> bool:
        """Whether after so many choices the turn went on in which the last of them was made, also over opponents."""
        one = self.history.in_turn_of(self.asked_at(made), made)
        if one is None:
            return False
        end = self.history.made[made].events if made < self.made else len(self.events)
        return turn_goes_on(self.rules, self.position(made), one.seat, self.events[one.events : end])

    def again(self, choices: Sequence[Choice], listener: Callable[[str], None] | None = None) -> Game:
        """The same game from its beginning, played by who plays now, after these of its choices."""
        header = msgspec.structs.replace(self.record.header, seats=played_by(self.record.header.seats, self.plays))
        game = Game.at(self.rules, header, self.position(0), listener)
        for chosen in choices:
            game.choose(chosen)
        return game

    @property
    def undoes(self) -> tuple[int, ...]:
        """The seats whose choices ``undo`` takes back: a person's, then those of opponents since; empty where none."""
        return self.history.undoes(self.people, self.events)

    @property
    def can_undo(self) -> bool:
        """Whether the last choice of a person may still be taken back."""
        return bool(self.undoes)

    @property
    def committed(self) -> int:
        """How many of the choices that stand can no longer be taken back."""
        return self.history.committed(self.events)

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be made again."""
        return bool(self.history.undone)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose person made the choice which may be taken back; None if there is none."""
        return next(iter(self.undoes), None)

    def undo(self) -> bool:
        """Take back the last choice of a person and what opponents have answered since.

        False where another person has decided since, or something hidden showed or may have.
        """
        return self.undo_to(self.made - len(self.undoes))

    def undo_to(self, left: int) -> bool:
        """Take back all but so many choices; False where not all that stands beyond them may be, or nothing does."""
        if not self.committed <= left < self.made:
            return False
        while self.made > left:
            self.step_back()
        return True

    def step_back(self) -> bool:
        """Take back the last choice alone, as records do, whatever hidden things decided; False where it stands."""
        if not self.history.open:
            return False
        self._put_back(self.history.step_back())
        self.record.undo()
        return True

    def _put_back(self, one: MadeChoice) -> None:
        """Stand as before a choice."""
        self._state = one.before
        forget(self.events, one.events)
        self._moment = self.rules.moment(one.before)

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood, whatever has become known or been decided since.

        The record is marked by it, and an event ``rewound`` (amount: choices taken back) tells it; redo goes forward
        again. False where no more choices stand than that.
        """
        if not 0 <= left < self.made:
            return False
        gone = self.history.rewind(left)
        self._put_back(gone[0])
        self.record.rewind(left)
        self.events.append(Event("rewound", amount=len(gone)))
        return True

    @property
    def plays(self) -> tuple[str, ...]:
        """Who plays each seat now, as ``Line.plays`` says it."""
        return tuple(self.record.plays)

    def hand_over(self, seat: int, plays: str) -> bool:
        """Let somebody, named as in ``Line.plays``, play a seat; False for no seat, or more words than one has."""
        if not (0 <= seat < len(self.record.header.seats) and 0 < len(plays) <= LONGEST_PLAYER):
            return False
        if is_person(plays):
            self.history.hand_over()
        self.record.hand_over(seat, plays)
        self.events.append(Event(HANDED_OVER, seat=seat, thing=plays))
        return True

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play now, those too of which the record names no opponent that is known."""
        return frozenset(seat for seat, plays in enumerate(self.record.plays) if is_person(plays))

    def redo(self) -> bool:
        """Make the choice again that was taken back last, and what opponents had answered to it."""
        undone = self.history.undone
        if not undone:
            return False
        self.choose(undone[-1])
        while undone and self._state.agenda is not None and self._state.agenda.seat not in self.people:
            self.choose(undone[-1])
        return True
