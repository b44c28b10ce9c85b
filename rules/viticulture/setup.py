"""Setting up: decks, first player, parents and what they bring (V-SETUP-*, V-ADV-01)."""

from __future__ import annotations

from rules.engine.agenda import REVEALED, Frame, Node, push
from rules.engine.chance import Stream
from rules.engine.choice import Choice, choice
from rules.engine.round import Round
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS
from rules.viticulture.ops.op import Op
from rules.viticulture.options import Options
from rules.viticulture.solo import automa
from rules.viticulture.solo.years import solo_table
from rules.viticulture.state import NO_RESULTS, SETUP, Player, State


class FromFirstPlayer(Round, Op):
    """A round that goes clockwise from the first player (V-SETUP-08)."""

    def seats(self, s: State) -> tuple[int, ...]:
        count = len(s.players)
        return tuple((s.first_player + i) % count for i in range(count))


class ChooseParents(FromFirstPlayer):
    """Advanced variant: everybody keeps one of two mamas and one of two papas, unseen (V-ADV-01, V-EDGE-124).

    Frame: ``held`` are the seats still to come; the mama is chosen first.
    """

    kind = "mama"

    def visit(self, s: State, f: Frame) -> list[Choice] | None:
        player = s.players[f.seat]
        s.turn = f.seat
        if len(player.mamas) > 1:
            return [choice("mama", self.components.mamas[i].id) for i in player.mamas]
        if len(player.papas) > 1:
            return [choice("papa", self.components.papas[i].id) for i in player.papas]
        self.on(s, f)
        return None

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        player = s.players[f.seat]
        if chosen.verb == "mama":
            player.mamas = tuple(i for i in player.mamas if self.components.mamas[i].id == chosen.words[0])
        else:
            player.papas = tuple(i for i in player.papas if self.components.papas[i].id == chosen.words[0])

    def question(self, s: State, f: Frame) -> str:
        return s.asked[0].verb

    def secret(self, s: State, f: Frame) -> bool:
        return True

    def stops_at_end(self, s: State) -> int | None:
        return REVEALED if len(s.players) > 1 else None

    def end(self, s: State) -> None:
        for seat, player in enumerate(s.players):
            for mama in player.mamas:
                s.tell("parents_dealt", seat, card=self.components.mamas[mama].id, place="mama")
            for papa in player.papas:
                s.tell("parents_dealt", seat, card=self.components.papas[papa].id, place="papa")


class Mamas(FromFirstPlayer):
    """Every mama brings two workers and the opening cards, before anything of the papas (V-SETUP-06)."""

    def visit(self, s: State, f: Frame) -> None:
        self.on(s, f)
        for mama in s.players[f.seat].mamas:
            push(s, self.box.mamas[mama], f.seat, f.seat)


class Papas(FromFirstPlayer):
    """Every papa brings the grande and lira, and one choice (V-SETUP-07)."""

    def visit(self, s: State, f: Frame) -> None:
        self.on(s, f)
        s.turn = f.seat
        for papa in s.players[f.seat].papas:
            push(s, self.box.papas[papa], f.seat, f.seat)

    def end(self, s: State) -> None:
        """Mamas and papas leave the game (V-SETUP-09)."""
        for player in s.players:
            player.mamas = player.papas = ()


def add_solo_setup(box: Box, deal: list[Node]) -> list[Node]:
    """Compile what the setup has more for one player; returns what is to be done then, in order."""
    choose, mamas, papas, years = deal
    redraw = box.add(automa.RedrawMama(box), "redraw_mama")
    return [choose, redraw, mamas, box.add(automa.SoloSetup(box), "solo_setup"), papas, years]


def add_setup(box: Box, years: Node) -> list[Node]:
    """Compile the setup; returns what is to be done from the deal to the end of the game, in order."""
    rounds: list[tuple[type[FromFirstPlayer], str]] = [
        (ChooseParents, "choose_parents"),
        (Mamas, "mamas"),
        (Papas, "papas"),
    ]
    return [*(box.add(kind(box), name) for kind, name in rounds), years]


def empty_table(box: Box, options: Options, seats: int, seed: int) -> State:
    """A table with nothing on it: no cards in the decks, nobody has anything yet."""
    return State(
        agenda=None,
        seed=seed,
        results=NO_RESULTS,
        beside=False,
        revealed=0,
        blind=-1,
        events=None,
        asked=[],
        options=options,
        players=[Player() for _ in range(seats)],
        year=0,
        season=SETUP,
        first_player=0,
        turn=0,
        last_year=False,
        passed=0,
        rows=(-1,) * (len(box.components.board.wake_up_rows) + 1),
        last_rows=(),
        occupied=(-1,) * box.spaces.first_crowd,
        crowds=((),) * (len(box.spaces.names) - box.spaces.first_crowd),
        plans=(),
        temporary=-1,
        decks=((), (), (), ()),
        piles=((), (), (), ()),
        shuffles=(0, 0, 0, 0),
        aside=(),
        in_play=(),
        unused=(),
        solo=solo_table(box, options) if seats == 1 else None,
    )


def deal(box: Box, options: Options, seats: int, seed: int) -> State:
    """Shuffle the decks, draw the first player, deal mamas and papas (V-SETUP-03 to -05)."""
    s = empty_table(box, options, seats, seed)
    s.decks = tuple(
        Stream(seed, name).shuffled(cards) for name, cards in zip(DECKS, box.components.cards_of, strict=True)
    )
    s.first_player = s.turn = Stream(seed, "first_player").below(seats)
    each = 2 if options.setup == "advanced" else 1
    mamas = Stream(seed, "mama").shuffled(tuple(range(len(box.components.mamas))))
    papas = Stream(seed, "papa").shuffled(tuple(range(len(box.components.papas))))
    for seat, player in enumerate(s.players):
        player.mamas = tuple(sorted(mamas[seat * each : seat * each + each]))
        player.papas = tuple(sorted(papas[seat * each : seat * each + each]))
    if s.solo is not None:
        _deal_alone(box, s, mamas[1:])
    return s


def _deal_alone(box: Box, s: State, mamas: tuple[int, ...]) -> None:
    """Shuffle the Automa's cards, take out what is of no use to one player (V-SOLO-05, V-SOLO-06)."""
    rules = box.terms(s).rules
    if rules.mama == "none":
        s.players[0].mamas = ()
    s.change_solo(
        deck=Stream(s.seed, "automa").shuffled(tuple(range(len(box.solo.cards)))),
        mamas=mamas[::-1] if rules.mama_with_order == "may_redraw" else (),
    )
    if s.options.solo_visitors == "removed":
        s.decks = tuple(tuple(card for card in deck if card not in box.solo.useless) for deck in s.decks)
        s.unused = box.solo.useless
