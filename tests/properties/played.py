"""Random plays of invented cards, in single turns and in whole games, with everything checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from game.text.questions import choice_label, question_text
from rules.checking.branches import watched
from rules.checking.positions import position
from rules.checking.viticulture import Invariants
from rules.checking.watch import WatchedPlay
from rules.checking.watch_viticulture import Trials
from rules.engine.agenda import Frame, advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.effect import Scope
from rules.engine.question import question
from rules.engine.sound import Unsound, check
from rules.engine.verbs import Effect
from rules.viticulture.cards import DECKS
from rules.viticulture.compiling import asks_for_results
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import NO_RESULTS, State
from rules.viticulture.words import grammar
from tests.properties.counted import miscounted
from tests.properties.search import DATA

LONGEST = 400
"""More questions than one turn has."""
CLOSE_LOOK = 24
"""Every so many questions the position is looked at as one from outside would be."""
NAMES = ("Lago", "Cotto", "Pia", "Rosso", "Bruna", "Nero")
YEARS = 4
"""The length of a game with invented cards; the seats are 1 to 4."""


class Plays:
    """Plays invented effects as if they stood on visitors of the box; the rules are its own."""

    def __init__(self) -> None:
        self.rules = Viticulture(DATA)
        self.cards = [card.id for card in self.rules.box.components.summer_visitors]
        self.cards += [card.id for card in self.rules.box.components.winter_visitors]
        self.dead_ends: list[str] = []
        self.played = 0

    @contextmanager
    def on(self, effects: Mapping[str, Effect]) -> Iterator[None]:
        """While these effects stand on these visitors."""
        rules, box = self.rules, self.rules.box
        mark = len(rules.nodes)
        known = dict(box.visitors), dict(box.effects)
        for card, effect in effects.items():
            node = rules.language.program(effect, card)
            if asks_for_results(effect):
                node = rules.language.add(Scope(node, NO_RESULTS), card)
            box.visitors[box.components.numbers[card][0]] = node
            box.effects[card] = effect
        for one in rules.nodes[mark:]:
            rules.nodes[one.number] = watched(one, ended=self._ended(one.source))
        try:
            yield
        finally:
            del rules.nodes[mark:]
            box.visitors.update(known[0])
            box.effects.update(known[1])

    def _ended(self, source: str) -> Callable[[State, Frame, list[Choice] | None], None]:
        def ended(s: State, f: Frame, choices: list[Choice] | None) -> None:
            if choices is not None and not choices:
                self.dead_ends.append(source)

        return ended

    def faults(self, card: str, stream: Stream) -> list[str]:
        """What goes wrong in one turn in which this visitor is played if that is possible, from any position."""
        seats = 1 + stream.below(self.rules.seats[-1])
        return self.turn(position(self.rules, stream, seats, card), card, stream, greedy=False)

    def counts(self, card: str, effect: Effect, stream: Stream) -> list[str]:
        """How often things happen otherwise than this effect says, where there is plenty and all of it is taken."""
        room = bool(stream.below(2))
        s = plentiful(self.rules, stream, card, room)
        found = self.turn(s, card, stream, greedy=True)
        events = s.events or []
        if found or not any(event.kind == "visitor_played" and event.card == card for event in events):
            return found
        wrong = miscounted(effect, s, events, card, self.rules.box, room)
        return [wrong] if wrong else []

    def turn(self, s: State, card: str, stream: Stream, greedy: bool) -> list[str]:
        """What goes wrong in one turn from here in which this visitor is played; ``greedy`` takes what can be taken."""
        rules, seats = self.rules, len(s.players)
        invariants = Invariants(rules)
        invariants.allow_everything()
        s.events = []
        self.dead_ends.clear()
        said: list[str] = []
        while s.agenda is not None and len(said) < LONGEST:
            at_turn = rules.nodes[s.agenda.node].flow
            if at_turn and said:
                break
            answers = [one for one in s.asked if leads_to(one, card)] or ([] if at_turn else s.asked)
            if not answers:
                break
            chosen = _taken(answers, stream) if greedy else answers[stream.below(len(answers))]
            said.append(f"{s.agenda.seat}: {chosen}")
            answer(rules.nodes, s, chosen)
            advance(rules.nodes, s)
            found = [*invariants.of_position(s), *(f"{one} cannot be finished" for one in self.dead_ends)]
            if not found and not stream.below(CLOSE_LOOK):
                found = [*_from_outside(rules, s, seats), *_unsaid(rules, s)]
                self.dead_ends.clear()
            if found:
                return [f"{fault}, after {said}" for fault in found]
        self.played += any(event.kind == "visitor_played" and event.card == card for event in s.events)
        return ["the turn never ends"] if len(said) == LONGEST else []

    def game(self, seed: int) -> list[str]:
        """What goes wrong in a game with the cards as they are now."""
        seats = 1 + seed % 4
        options = {"level": "easy"} if seats == 1 else {}
        self.rules.grammar = grammar(self.rules.box)
        return Games(self, options).play(seats, seed, keep_record=False).violations


class Games(Trials):
    """Watched games with invented cards; what they meet is not counted."""

    def __init__(self, plays: Plays, options: Mapping[str, str]) -> None:
        WatchedPlay.__init__(self, plays.rules, options, YEARS)
        self.plays = plays

    def begin(self) -> None:
        self.plays.dead_ends.clear()

    def met(self) -> list[tuple[str, str]]:
        return []

    def dead_ends(self) -> list[str]:
        found = [f"{source} was begun and cannot be finished" for source in self.plays.dead_ends]
        self.plays.dead_ends.clear()
        return found


def _from_outside(rules: Viticulture, s: State, seats: int) -> list[str]:
    """Why this position would be refused if it came from a file; one that takes too long to be tried out may be."""
    trial = s.copy()
    trial.asked = []
    try:
        check(rules, trial, seats)
    except Unsound as fault:
        return [f"from a file: {fault}"] if "never ends" not in str(fault) else []
    return []


def _unsaid(rules: Viticulture, s: State) -> list[str]:
    """What is wrong with the words of the open question: all its answers are told, each otherwise than the others."""
    decision = question(rules, s)
    if decision is None:
        return []
    labels = [choice_label(one, decision, NAMES) for one in decision.choices]
    if all((*labels, *question_text(decision, NAMES)[:1])) and len(set(labels)) == len(labels):
        return []
    return [f"the question {decision.kind} is answered by {labels}"]


def _taken(answers: list[Choice], stream: Stream) -> Choice:
    """An answer that takes what can be taken; the lowest wine is aged."""
    taking = [one for one in answers if one.verb not in ("no", "done")] or answers
    return taking[0] if taking[0].verb == "age" else taking[stream.below(len(taking))]


def plentiful(rules: Viticulture, stream: Stream, card: str, room: bool) -> State:
    """A position with plenty of everything; with ``room`` one wine that can be aged and no residual payment yet."""
    s = position(rules, stream, 3, card)
    for player in s.players:
        player.vp, player.lira, player.residual = 10, 90, 0 if room else rules.box.residual_most
        player.structures = 0b11000011 if stream.below(2) else (1 << len(rules.box.components.structures)) - 1
        player.grapes = (0b1000000010, 0b1000000000) if room else (0b1010101010, 0b0101010100)
        player.used = 0
        player.wines = (0b10, 0, 0, 0)
        if not room and player.structures.bit_count() > 4:
            player.wines = (0b1111111110, 0b1111111110, 0b1111110000, 0b1110000000)
    decks, piles = [], []
    for deck in range(len(DECKS)):
        aside = [card for card in s.unused if rules.box.components.deck_of[card] == deck]
        cards = [*aside, *s.piles[deck], *s.decks[deck]]
        each = max(0, min(3, len(cards) // len(s.players) - 1))
        for player in s.players:
            player.hand = tuple(sorted((*player.hand, *cards[:each])))
            del cards[:each]
        piles.append(tuple(cards[:-1][:3]))
        decks.append(tuple(cards[len(piles[-1]) :]))
    s.decks, s.piles, s.unused = tuple(decks), tuple(piles), ()
    s.last_year = False
    advance(rules.nodes, s)
    return s


def leads_to(one: Choice, card: str) -> bool:
    """Whether an answer plays this visitor or goes to where it can be played."""
    return one.words[:1] == (card,) or (one.verb == "place" and one.words[1].startswith("play_"))
