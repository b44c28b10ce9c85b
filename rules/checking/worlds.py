"""Pairs of worlds that one seat cannot tell apart: whatever the rules tell this seat must be the same in both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rules.checking.other_worlds import Known, OtherWorlds, VinoWorlds, ViticultureWorlds, seen_in_hands
from rules.checking.positions import position
from rules.checking.terminal import tell
from rules.engine.agenda import advance, answer
from rules.engine.any_order import Selection, selection, sequence
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.foresight import foresee
from rules.engine.question import question, question_after, refused, refused_after, steps_to
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot
from rules.vino import rules as vino
from rules.viticulture import rules as viticulture

KINDS = ("viticulture", "solo", "vino")
"""The sorts of tables that are compared."""

TABLES: dict[str, tuple[dict[str, Any], ...]] = {
    "viticulture": (
        {},
        {"setup": "advanced", "bonus_spaces": "friendly"},
        {"cottage": "one_by_one", "organizer_second_visitor": "lost"},
        {"producer_exclusion": "only_space_in_use", "bonus_spaces": "friendly"},
    ),
    "solo": (
        {},
        {"solo_visitors": "redrawn"},
        {"level": "very_hard", "solo_visitors": "redrawn", "bonus_spaces": "friendly"},
        *({"challenge": number, "losses_in_a_row": 1} for number in range(1, 9)),
        {"aggressive": True},
    ),
    "vino": ({}, {"preliminary_gift": "none"}, {"money_shown": "all"}, {"negative_sale": "for_zero"}),
}
"""Options of the tables of each kind."""

LONGEST = 600
"""No game is followed further; its later questions are like the earlier ones."""


class Pair(NamedTuple):
    """Two positions between which a seat cannot tell, and of what to take its choices."""

    rules: Rules
    one: Any
    two: Any
    seat: int

    def both(self, told: Any) -> bool:
        """Whether this tells the same in both positions."""
        return bool(told(self.rules, self.one) == told(self.rules, self.two))


class Played(NamedTuple):
    """A position that was met: the number of the game, how many answers were given, and what has happened in it."""

    game: int
    answers: int
    state: Any
    events: Sequence[Event]
    offered: Sequence[Choice]


class Differences:
    """Looks for differences in one kind of tables.

    ``data`` is the folder with the games' data; ``looks`` says how many of the answers of each question are tried out.
    ``game`` is the number of the game that was looked at last.
    """

    def __init__(self, kind: str, data: Path, looks: int = 2) -> None:
        self.kind, self.looks = kind, looks
        self.worlds: OtherWorlds = (
            VinoWorlds(vino.load(data / "vino"))
            if kind == "vino"
            else ViticultureWorlds(viticulture.load(data / "viticulture"))
        )
        self.rules = self.worlds.rules
        self.game = 0

    def pairs(self, number: int, seed: int) -> Iterator[list[str]]:
        """So many pairs, from the game with this number on: for each what differs, a sentence each."""
        left, self.game = number, seed
        while left > 0:
            for met in self.met(self.game):
                yield self.of_position(met)
                left -= 1
                if not left:
                    return
            self.game += 1

    def of_position(self, met: Played) -> list[str]:
        """What differs for the seat that is asked, and for one of those that are not."""
        s = met.state
        stream = Stream(met.game, f"worlds {self.kind}", met.answers)
        seats = len(self.rules.view(s, None).seats)
        asked = s.agenda.seat
        found = []
        for seat in {asked, stream.below(seats)}:
            known: Known = seen_in_hands(met.events, seat)
            pair = Pair(self.rules, s, self.worlds.other(s, seat, stream, known), seat)
            strangers = [met.offered[stream.below(len(met.offered))] for _ in range(self.looks)]
            found += list(_known(pair, strangers))
            if seat == asked and not found:
                tried = stream.shuffled(tuple(s.asked))[: self.looks]
                found += list(_asked(pair, tried, strangers, stream))
        return [f"{self.kind}, game {met.game}, answer {met.answers}, seat {asked}: {fault}" for fault in found]

    def met(self, game: int) -> Iterator[Played]:
        """Positions of one game; of Viticulture every other one is a generated position in which a card is played."""
        stream = Stream(game, f"played {self.kind}")
        tables = TABLES[self.kind]
        options: Any = self.rules.options(tables[game // 2 % len(tables)])
        count = (
            1 if self.kind == "solo" else max(2, self.rules.seats[0]) + stream.below(3 if self.kind == "vino" else 5)
        )
        events: list[Event] = []
        if self.kind == "viticulture" and game % 2 and isinstance(self.rules, viticulture.Viticulture):
            cards = (*self.rules.box.components.summer_visitors, *self.rules.box.components.winter_visitors)
            card = cards[game // 2 % len(cards)].id
            yield from self._played(position(self.rules, stream, count, card, options), game, card, 16, events)
            return
        s = self.rules.start(options, count, stream.below(1 << 30))
        s.events = events
        advance(self.rules.nodes, s)
        yield from self._played(s, game, "", LONGEST, events)

    def _played(self, s: Any, game: int, card: str, most: int, events: list[Event]) -> Iterator[Played]:
        """Random answers from this position on; towards the card where one is given, else not every question."""
        bot, stream = ChanceBot(Stream(game, "bot"), curious=True), Stream(game, "look")
        offered: dict[Choice, None] = {}
        for made in range(most):
            decision = question(self.rules, s)
            if decision is None:
                return
            offered.update(dict.fromkeys(decision.choices))
            if card or not stream.below(4):
                yield Played(game, made, s, events, tuple(offered))
            towards = [one for one in decision.choices if one.words[:1] == (card,) or (made == 0 and _plays(one))]
            chosen = towards[stream.below(len(towards))] if card and towards else bot.choose(decision)
            s = s.copy()
            s.events = events
            answer(self.rules.nodes, s, chosen)
            advance(self.rules.nodes, s)


def _plays(one: Choice) -> bool:
    return one.verb == "place" and one.words[1].startswith("play_")


def _known(pair: Pair, strangers: Sequence[Choice]) -> Iterator[str]:
    """What differs for a seat, asked or not: its view, and why it may not do something now."""
    if not pair.both(lambda rules, s: rules.view(s, pair.seat)):
        yield f"the view of seat {pair.seat}"
    for one in strangers:
        if not pair.both(lambda rules, s, one=one: refused(rules, s, one, pair.seat)):
            yield f"why seat {pair.seat} may not '{one}'"


def _asked(pair: Pair, tried: Sequence[Choice], strangers: Sequence[Choice], stream: Stream) -> Iterator[str]:
    """What differs for the seat that is asked: the question, its selections, and what follows from answers."""
    if not pair.both(question):
        yield "the question"
        return
    yield from _selected(pair, stream)
    for one in strangers:
        if not pair.both(lambda rules, s, one=one: steps_to(rules, s, one)):
            yield f"the way to '{one}'"
    for chosen in tried:
        if not pair.both(lambda rules, s, chosen=chosen: foresee(rules, s, chosen)):
            yield f"what is foreseen of '{chosen}'"
        if not pair.both(lambda rules, s, chosen=chosen: question_after(rules, s, (chosen,))):
            yield f"the question after '{chosen}'"
        for one in strangers:
            if not pair.both(lambda rules, s, made=chosen, one=one: refused_after(rules, s, (made,), one)):
                yield f"why not '{one}' after '{chosen}'"
        yield from _made(pair, chosen)


def _selected(pair: Pair, stream: Stream) -> Iterator[str]:
    found: list[Selection | None] = [selection(pair.rules, s, (), 0) for s in (pair.one, pair.two)]
    if found[0] != found[1]:
        yield "what can be selected"
    elif found[0] is not None:
        wished = found[0].ordered(stream.shuffled(found[0].pool)[: found[0].due])
        if not pair.both(lambda rules, s: sequence(rules, s, wished)):
            yield "how a selection is made"


def _made(pair: Pair, chosen: Choice) -> Iterator[str]:
    """What differs after a choice; where it reveals nothing, nothing may, and it must come as it was foreseen."""
    foreseen = foresee(pair.rules, pair.one, chosen)
    after = [_done(pair.rules, s, chosen) for s in (pair.one, pair.two)]
    if foreseen.reveals:
        return
    told = [[event.as_seen_by(pair.seat) for event in s.events] for s in after]
    if told[0] != told[1]:
        yield f"what happens by '{chosen}'"
    if [one.kind for one in told[0][: len(foreseen.events)]] != [one.kind for one in foreseen.events]:
        yield f"'{chosen}' does not bring what was foreseen"
    asked = [-1 if s.agenda is None else s.agenda.seat for s in after]
    if asked != [foreseen.decider] * 2:
        yield f"who is asked after '{chosen}'"
    elif any(s.revealed != pair.one.revealed for s in after):
        yield f"'{chosen}' reveals something, which was not foreseen"
    elif pair.rules.view(after[0], pair.seat) != pair.rules.view(after[1], pair.seat):
        yield f"the view after '{chosen}'"
    elif asked[0] == pair.seat and question(pair.rules, after[0]) != question(pair.rules, after[1]):
        yield f"the question that follows '{chosen}'"


def _done(rules: Rules, s: Any, chosen: Choice) -> Any:
    s = s.copy()
    s.events = []
    answer(rules.nodes, s, chosen)
    advance(rules.nodes, s)
    return s


def add_parser(checks: Any) -> None:
    """Add the words of this check to a command line."""
    parser = checks.add_parser("worlds", help="compare worlds that differ only in what a seat cannot see")
    parser.add_argument("--number", type=int, default=1000, help="pairs of each kind of table (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the first game (0); the last line says where to go on")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only these tables: " + ", ".join(KINDS))
    parser.add_argument("--looks", type=int, default=2, help="answers that are tried out at each question (2)")
    parser.set_defaults(run=run)


def run(args: Any, data: Path) -> int:
    """Compare pairs of worlds and print what differs; returns 1 where anything does."""
    different = 0
    for kind in args.kind or KINDS:
        differences = Differences(kind, data, args.looks)
        for at, found in enumerate(differences.pairs(args.number, args.seed), 1):
            different += bool(found)
            for fault in found:
                tell(str(fault))
            if at % 1000 == 0 or at == args.number:
                tell(f"{kind}: {at} pairs, {different} with a difference so far")
        tell(f"{kind}: the next game is {differences.game + 1}")
    return 1 if different else 0
