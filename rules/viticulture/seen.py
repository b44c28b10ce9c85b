"""Making the view of one seat from the table."""

from __future__ import annotations

from rules.viticulture import placing
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.solo import tokens
from rules.viticulture.solo.automa import CODE
from rules.viticulture.state import SEASONS, SPRING, Player, Solo, State
from rules.viticulture.view import AutomaView, FieldView, SeatView, View
from rules.viticulture.vineyard import VALUES


def view(s: State, box: Box, by: int | None) -> View:
    """What seat ``by`` may know; None sees what is public (V-GEN-07)."""
    everybody = range(len(s.players))
    names = box.components.names
    return View(
        by=by,
        year=s.year,
        season=SEASONS[s.season],
        first_player=s.first_player,
        turn=s.turn,
        order=s.in_wake_up_order() if s.season > SPRING and _all_placed(s) else (),
        last_year=s.last_year,
        over=s.agenda is None,
        seats=tuple(_seat(s, box, seat, by) for seat in everybody),
        occupied=_occupied(s, box),
        planned=tuple((seat, KINDS[kind], box.spaces.names[space]) for seat, kind, space, _ in s.plans),
        decks={name: len(s.decks[deck]) for deck, name in enumerate(DECKS)},
        piles={name: len(s.piles[deck]) for deck, name in enumerate(DECKS)},
        tops={name: names[s.piles[deck][-1]] for deck, name in enumerate(DECKS) if s.piles[deck]},
        shown=_shown(s, box),
        temporary_on_chart=s.temporary < 0,
        spaces_open=tuple(box.spaces.places[i].id for i in placing.places_here(box, s)),
        automa=None if s.solo is None else _automa(s, s.solo, box),
    )


def _automa(s: State, solo: Solo, box: Box) -> AutomaView:
    terms = box.terms(s)
    return AutomaView(
        vp=solo.vp,
        vp_at_end=terms.automa_vp(terms.years),
        years=terms.years,
        level=s.options.level,
        aggressive=s.options.aggressive,
        challenge=0 if s.options.challenge == "none" else s.options.challenge,
        shown=tuple(box.solo.cards[card].id for card in solo.shown),
        deck=len(solo.deck),
        pile=len(solo.pile),
        workers=box.solo.automa.workers - s.occupied.count(CODE),
        row_tokens=tuple(row for row in range(1, len(s.rows)) if solo.row_tokens >> row & 1),
        tokens=solo.tokens,
        may_spend=tokens.may_spend(s, box.solo),
    )


def _worker(code: int) -> tuple[int, str]:
    return (-1, "automa") if code == CODE else (code >> 2, KINDS[code & 3])


def _all_placed(s: State) -> bool:
    return sum(seat >= 0 for seat in s.rows) == len(s.players)


def _occupied(s: State, box: Box) -> dict[str, tuple[tuple[int, str], ...]]:
    spaces = box.spaces
    found: dict[str, tuple[tuple[int, str], ...]] = {
        spaces.names[space]: (_worker(code),) for space, code in enumerate(s.occupied) if code >= 0
    }
    for at, crowd in enumerate(s.crowds):
        if crowd:
            found[spaces.names[spaces.first_crowd + at]] = tuple(map(_worker, crowd))
    return found


def _shown(s: State, box: Box) -> tuple[str, ...]:
    """Cards that lie open for all: those that a card has revealed just now."""
    if s.agenda is None or box.nodes[s.agenda.node].kind != "keep":
        return ()
    return tuple(box.components.names[card] for _, card in s.aside)


def _seat(s: State, box: Box, seat: int, by: int | None) -> SeatView:
    player = s.players[seat]
    names, deck_of = box.components.names, box.components.deck_of
    cards = dict.fromkeys(DECKS, 0)
    for card in player.hand:
        cards[DECKS[deck_of[card]]] += 1
    return SeatView(
        seat=seat,
        vp=player.vp,
        lira=player.lira,
        residual=player.residual,
        row=s.rows.index(seat) if seat in s.rows else 0,
        passed=bool(s.passed >> seat & 1),
        workers=dict(zip(KINDS, (player.regular, player.grande, player.temporary), strict=True)),
        regulars=player.staff,
        trained=player.trained,
        cards=cards,
        hand=tuple(names[card] for card in player.hand) if by == seat else None,
        fields=_fields(box, player),
        structures=tuple(name for i, name in enumerate(box.components.structures) if player.structures >> i & 1),
        used_this_year=tuple(name for i, name in enumerate(box.components.structures) if player.used >> i & 1),
        grapes={kind: VALUES[bits] for kind, bits in zip(WINES, player.grapes, strict=False)},
        wines={kind: VALUES[bits] for kind, bits in zip(WINES, player.wines, strict=True)},
        parents=_parents(s, box, player, by == seat),
    )


def _parents(s: State, box: Box, player: Player, own: bool) -> tuple[str, ...]:
    """Mama and papa lie open; while some are still to be chosen all are secret (V-EDGE-124)."""
    if not own and any(len(one.mamas) > 1 or len(one.papas) > 1 for one in s.players):
        return ()
    mamas = (box.components.mamas[i].id for i in player.mamas)
    return (*mamas, *(box.components.papas[i].id for i in player.papas))


def _fields(box: Box, player: Player) -> tuple[FieldView, ...]:
    return tuple(
        FieldView(
            limit=limit,
            vines=tuple(box.components.names[card] for card in player.fields[at]),
            value=box.vineyard.sum_of(player.fields[at]),
            sold=bool(player.sold >> at & 1),
            harvested=bool(player.harvested >> at & 1),
        )
        for at, limit in enumerate(box.vineyard.limits)
    )
