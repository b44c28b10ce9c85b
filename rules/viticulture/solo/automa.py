"""The Automa's cards at the beginning of summer and winter, and what the setup of a solo game has more."""

from __future__ import annotations

from rules.engine.agenda import REVEALED, Frame, push
from rules.engine.chance import Stream
from rules.engine.choice import DONE, Choice, choice
from rules.viticulture import supply
from rules.viticulture.box import Box
from rules.viticulture.cards import VINE
from rules.viticulture.ops.op import Op
from rules.viticulture.solo.tokens import gain_tokens
from rules.viticulture.solo.years import SOURCE
from rules.viticulture.state import AUTOMA, SEASONS, State

CODE = AUTOMA * 4
"""An Automa worker on a space."""

REDRAW = choice("redraw")


class AutomaSeason(Op):
    """Turn Automa cards and place its workers, first of all in summer and winter (V-SOLO-10 to -12, V-FLOW-02).

    Where a game goes on from a season whose cards have been turned already, they stand.
    """

    flow = True

    def stops(self, s: State, f: Frame) -> int | None:
        return None if s.alone.shown else REVEALED

    def step(self, s: State, f: Frame) -> None:
        s.agenda = f.below
        if s.alone.shown:
            return
        least = self.box.terms(s).level.least
        placed = self._turn(s)
        while placed < least and self._left(s) and self._free(s):
            placed += self._turn(s)

    def _turn(self, s: State) -> int:
        """Turn one card and carry it out; returns how many workers were placed (V-SOLO-DIFF-HARD-02/03)."""
        card = draw(s, self.box)
        name = self.box.solo.cards[card].id
        s.tell("automa_card", -1, SOURCE, card=name, place=SEASONS[s.season])
        placed = 0
        terms = self.box.terms(s)
        for action in self.box.solo.placings[s.season][card]:
            space = terms.open[action][0]
            can = s.occupied[space] < 0 and self._left(s) > 0
            s.tell("automa_worker", -1, name, int(can), place=self.box.spaces.names[space])
            if can:
                s.occupied = (*s.occupied[:space], CODE, *s.occupied[space + 1 :])
                placed += 1
        return placed

    def _left(self, s: State) -> int:
        """The Automa's workers that do not stand on the board; they come home at the year end only (V-EDGE-129)."""
        return self.box.solo.automa.workers - s.occupied.count(CODE)

    def _free(self, s: State) -> bool:
        """Whether any action of the season can still be taken by a card."""
        opened = self.box.terms(s).open
        return any(s.occupied[opened[action][0]] < 0 for action in self.box.spaces.of_season[SEASONS[s.season]])


def draw(s: State, box: Box) -> int:
    """The next Automa card, which then lies open on its pile; an empty deck is shuffled anew (V-EDGE-132)."""
    mine = s.alone
    deck, pile, shuffles = mine.deck, mine.pile, mine.shuffles
    if not deck:
        shuffles += 1
        deck, pile = Stream(s.seed, SOURCE, shuffles).shuffled(tuple(sorted(pile))), ()
        s.tell("deck_reshuffled", -1, SOURCE, len(deck), place=SOURCE)
    s.change_solo(deck=deck[:-1], pile=(*pile, deck[-1]), shown=(*mine.shown, deck[-1]), shuffles=shuffles)
    s.revealed += 1
    return deck[-1]


class RedrawMama(Op):
    """A mama that draws orders may be changed for the next one, and that one again (V-CAMP-CH8-02).

    Frame: ``at`` is 1 when she is to be changed.
    """

    kind = "redraw"

    def stops(self, s: State, f: Frame) -> int | None:
        return REVEALED if f.at else None

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        if f.at:
            self._redraw(s, f.seat)
            s.agenda = f = f.moved(0)
        rules = self.box.terms(s).rules
        mamas = s.players[f.seat].mamas
        if (
            rules.mama_with_order == "may_redraw"
            and s.alone.mamas
            and any(mama in self.box.solo.mamas_with_orders for mama in mamas)
        ):
            s.turn = f.seat
            return [REDRAW, DONE]
        s.agenda = f.below
        return None

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.below if chosen is DONE else f.moved(1)

    def _redraw(self, s: State, seat: int) -> None:
        mamas = s.alone.mamas
        s.players[seat].mamas = mamas[-1:]
        s.change_solo(mamas=mamas[:-1])
        s.revealed += 1
        s.tell("parents_dealt", seat, card=self.components.mamas[mamas[-1]].id, place="mama")


class SoloSetup(Op):
    """What level and challenge bring at the start, and the tokens for losses (V-SOLO-DIFF-EASY-01, V-CAMP-02).

    Frame: ``at`` is 1 when that has been done.
    """

    flow = True

    def step(self, s: State, f: Frame) -> None:
        terms = self.box.terms(s)
        if not f.at:
            s.turn = f.seat
            s.agenda = f.moved(1)
            for node in reversed(terms.setup):
                push(s, node, f.seat, f.seat)
            return
        s.agenda = f.below
        gain_tokens(s, s.options.losses_in_a_row, "campaign")
        if terms.rules.vine_deck == "reshuffle_after_setup":
            supply.shuffle(s, VINE)
