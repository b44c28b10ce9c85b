"""Random legal positions: somebody's turn in summer or winter with anything on the table that a game could bring."""

from __future__ import annotations

from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.viticulture import placing, setup
from rules.viticulture.cards import SUMMER, VINE
from rules.viticulture.options import Options
from rules.viticulture.rules import Viticulture
from rules.viticulture.solo.automa import CODE
from rules.viticulture.state import SEASONS, SUMMER_SEASON, WINTER_SEASON, Player, State
from rules.viticulture.supply import refill, to_pile

STANDARD = Options()


def position(
    rules: Viticulture, stream: Stream, seats: int, card: str = "", options: Options = STANDARD, lean: bool = False
) -> State:
    """A random legal position in which a seat is asked for its turn and, with ``card``, holds this visitor.

    ``lean`` tables have few tokens and cards, so that everything reachable can be tried out.
    """
    s = setup.empty_table(rules.box, options, seats, stream.below(1 << 30))
    s.year = 1 + stream.below(12 if s.solo is None else rules.box.terms(s).years)
    s.season = _season(rules, stream, card)
    s.first_player = stream.below(seats)
    rows = stream.shuffled(tuple(range(1, len(s.rows))))[:seats]
    s.rows = tuple(rows.index(row) if row in rows else -1 for row in range(len(s.rows)))
    decider = s.in_wake_up_order()[0]
    for player in s.players:
        _mat(rules, stream, player, lean)
    _cards(rules, stream, s, decider, card, lean)
    _workers(rules, stream, s, decider)
    s.last_year = any(player.vp >= rules.box.ends_at for player in s.players)
    if s.solo is not None:
        _alone(rules, stream, s)
    _ask(rules, s, stream, decider)
    return s


def _season(rules: Viticulture, stream: Stream, card: str) -> int:
    if not card:
        return (SUMMER_SEASON, WINTER_SEASON)[stream.below(2)]
    number = rules.box.components.numbers[card][0]
    return SUMMER_SEASON if rules.box.components.deck_of[number] == SUMMER else WINTER_SEASON


def _mat(rules: Viticulture, stream: Stream, player: Player, lean: bool) -> None:
    box = rules.box
    few = 2 + stream.below(4)
    player.vp = box.least_vp + stream.below(26) if stream.below(4) else box.least_vp + stream.below(6)
    player.lira = stream.below(14) if stream.below(3) else stream.below(4)
    player.residual = stream.below(box.residual_most + 1)
    density = 1 + stream.below(5)
    for number, needs in enumerate(box.components.structure_needs):
        if stream.below(6) < density and player.structures & needs == needs:
            player.structures |= 1 << number
    spare = 6 if lean else few
    pads = [sum(1 << v for v in range(1, 10) if not stream.below(spare)) for _ in range(2)]
    player.grapes = (pads[0], pads[1])
    cellar = []
    for kind in range(len(player.wines)):
        slots = box.vineyard.slots(player, kind)
        cellar.append(sum(1 << v for v in range(1, 10) if slots >> v & 1 and not stream.below(spare)))
    player.wines = (cellar[0], cellar[1], cellar[2], cellar[3])


def _cards(rules: Viticulture, stream: Stream, s: State, decider: int, card: str, lean: bool) -> None:
    components = rules.box.components
    decks = [list(stream.shuffled(cards)) for cards in components.cards_of]
    if card:
        number = components.numbers[card][0]
        decks[components.deck_of[number]].remove(number)
        s.players[decider].hand = (number,)
    for player in s.players:
        _plant(rules, stream, player, decks[VINE])
        hand = [deck.pop() for deck in decks for _ in range(min(stream.below(2 if lean else 4), len(deck)))]
        player.hand = tuple(sorted((*player.hand, *hand)))
    piles: list[tuple[int, ...]] = []
    rest: list[tuple[int, ...]] = []
    short = not stream.below(6)
    for deck in decks:
        laid = max(0, len(deck) - 1 - stream.below(3)) if short else stream.below(max(1, len(deck)))
        piles.append(tuple(deck[:laid]) if not short or stream.below(2) else ())
        rest.append(tuple(deck[laid:]))
    s.decks, s.piles = tuple(rest), tuple(piles)
    kept = {n for cards in (*rest, *piles) for n in cards}
    s.unused = tuple(n for deck in decks for n in deck if n not in kept)


def _plant(rules: Viticulture, stream: Stream, player: Player, vines: list[int]) -> None:
    vineyard, components = rules.box.vineyard, rules.box.components
    fields = []
    for at, limit in enumerate(vineyard.limits):
        planted: list[int] = []
        for _ in range(min(stream.below(5), len(vines))):
            vine = vines[-1]
            fits = vineyard.sum_of((*planted, vine)) <= limit
            if fits and player.structures & components.needs[vine] == components.needs[vine]:
                planted.append(vines.pop())
        fields.append(tuple(sorted(planted)))
        if not planted and not stream.below(4):
            player.sold |= 1 << at
        if planted and not stream.below(3):
            player.harvested |= 1 << at
    player.fields = (fields[0], fields[1], fields[2])


def _workers(rules: Viticulture, stream: Stream, s: State, decider: int) -> None:
    """Everybody's staff; some of it stands on spaces of the seasons that have begun. The decider keeps one."""
    box = rules.box
    top = len(s.rows) - 1
    if s.rows[top] >= 0:
        s.temporary = s.rows[top]
    for seat, player in enumerate(s.players):
        player.staff = player.regular = 1 + stream.below(box.regulars(s))
        player.trained = stream.below(box.regulars(s) + 1 - player.staff)
        player.grandes = player.grande = 1
        player.temporary = int(s.temporary == seat)
    for seat, player in enumerate(s.players):
        kinds = stream.shuffled(tuple([0] * player.regular + [1] + [2] * player.temporary))
        player.used = player.structures & stream.below(1 << len(box.components.structures))
        for kind in kinds[: stream.below(len(kinds) + (seat != decider))]:
            _place(rules, stream, s, seat, kind)


def _place(rules: Viticulture, stream: Stream, s: State, seat: int, kind: int) -> None:
    spaces = rules.box.spaces
    begun = ("summer",) if s.season == SUMMER_SEASON else ("summer", "winter")
    visits = rules.box.visitor_action.values()
    free = [
        space
        for action, season in enumerate(spaces.season)
        if season in begun
        for space in placing.open_to(rules.box, s, action, kind == 1)
        if action not in visits or season != SEASONS[s.season] or stream.below(3) == 0
    ]
    if not free or not stream.below(4):
        spaces.put(s, seat, kind, spaces.cart)
    else:
        spaces.put(s, seat, kind, free[stream.below(len(free))])


def _alone(rules: Viticulture, stream: Stream, s: State) -> None:
    """Tokens, the Automa's cards and its workers; what the terms of the game exclude is left out."""
    box = rules.box
    terms = box.terms(s)
    s.last_year = s.year == terms.years
    if terms.rules.points == "none_in_play":
        s.players[0].vp = min(0, s.players[0].vp)
    _without_useless(rules, s)
    cards = stream.shuffled(tuple(range(len(box.solo.cards))))
    turned = stream.below(len(cards))
    rows = stream.below(1 << (len(s.rows) - 1)) << 1
    with_tokens = terms.rules.wake_up_rows == "with_token"
    s.change_solo(
        vp=terms.automa_vp(s.year),
        deck=cards[turned:],
        pile=cards[:turned],
        tokens=min(stream.below(3), len(s.rows) - 1 - (rows.bit_count() if with_tokens else 0)),
        row_tokens=rows if with_tokens else 0,
    )
    seasons = SEASONS[SUMMER_SEASON : s.season + 1]
    for action in stream.shuffled(tuple(range(len(box.spaces.actions))))[: box.solo.automa.workers]:
        space = terms.open[action][0]
        if box.spaces.season[action] in seasons and s.occupied[space] < 0 and stream.below(2):
            s.occupied = (*s.occupied[:space], CODE, *s.occupied[space + 1 :])


def _without_useless(rules: Viticulture, s: State) -> None:
    """The visitors of no use to one player are in no hand; they lie aside, or on their piles to be redrawn."""
    useless = rules.box.solo.useless
    player = s.players[0]
    held = [card for card in player.hand if card in useless]
    player.hand = tuple(card for card in player.hand if card not in useless)
    if s.options.solo_visitors == "redrawn":
        for card in held:
            to_pile(s, rules.box.components, card)
        return
    s.decks = tuple(tuple(card for card in deck if card not in useless) for deck in s.decks)
    s.piles = tuple(tuple(card for card in pile if card not in useless) for pile in s.piles)
    s.unused = (*(card for card in s.unused if card not in useless), *useless)
    for deck in range(len(s.decks)):
        refill(s, deck)


def _ask(rules: Viticulture, s: State, stream: Stream, decider: int) -> None:
    """Go to the turn of the decider in the season's round; some of the others have passed."""
    rules.at_season(s, s.season)
    year = s.agenda
    assert year is not None
    rules.nodes[year.node].step(s, year)
    for seat in range(len(s.players)):
        if seat != decider and not stream.below(4):
            s.passed |= 1 << seat
    while (f := s.agenda) is not None and rules.nodes[f.node].kind != "turn":
        rules.nodes[f.node].step(s, f)
    advance(rules.nodes, s)
