"""Whether a position is as a cause says; looked up without the code that makes causes."""

from __future__ import annotations

from itertools import permutations

from rules.command.games import vino
from rules.players.cause import COMPARED, UNNAMED, Cause
from rules.vino.rules import Vino
from rules.vino.state import State as VinoState
from rules.viticulture.cards import DECKS, WINES, Order
from rules.viticulture.state import Player, State
from rules.viticulture.vineyard import VALUES
from tests.properties.search import RULES

VINO = vino()
assert isinstance(VINO, Vino)


def can_fill(order: Order, player: Player) -> bool:
    """Whether a player has the wines of an order; any ways of giving them are tried."""
    kept = [(kind, value) for kind, bits in zip(WINES, player.wines, strict=True) for value in VALUES[bits]]
    return any(
        all(kind == wine.kind and value >= wine.value for (kind, value), wine in zip(given, order.wines, strict=True))
        for given in permutations(kept, len(order.wines))
    )


def true_of_viticulture(cause: Cause, s: State, seat: int) -> bool:
    """Whether a position is as the cause says; looked up without the code that made it."""
    player, components = s.players[seat], RULES.box.components
    hand = [components.names[card] for card in player.hand]
    rivals = [one.vp for at, one in enumerate(s.players) if at != seat]
    kind, thing, amount = cause.kind, cause.thing, cause.amount
    if kind in ("order", "ready", "vine", "visitor"):
        [deck] = {DECKS[components.deck_of[number]] for number in components.numbers[thing]}
        order = components.order(components.numbers[thing][0]) if deck == "order" else None
        if order is not None and (kind == "ready") != can_fill(order, player):
            return False
        named = "order" if kind == "ready" else kind
        return thing in hand and deck.endswith(named) and amount == (order.vp if order else 0) and cause.hidden
    if kind == "field":
        vines = player.fields[[5, 6, 7].index(int(thing))]
        return bool(vines) and amount == sum(components.value[vine] for vine in vines)
    if kind in ("grape", "wine"):
        colour, value = thing.split(".")
        return bool((player.grapes, player.wines)[kind == "wine"][WINES.index(colour)] >> int(value) & 1)
    if kind == "structure":
        return bool(player.structures & components.bit(thing))
    if kind in COMPARED:
        return _sets_apart(cause, hand)
    if kind in ("cards", "few_cards"):
        return amount == sum(DECKS[components.deck_of[card]] == thing for card in player.hand) and not cause.hidden
    if kind == "lacks":
        return not player.structures & components.bit(thing)
    if kind == "harvested":
        return bool(player.harvested >> [5, 6, 7].index(int(thing)) & 1)
    if kind == "row_taken":
        return s.rows[int(thing)] == cause.other != seat
    workers = player.regular + player.grande + player.temporary
    numbers = {
        "lira": player.lira, "poor": player.lira, "residual": player.residual, "points": player.vp,
        "workers": workers, "few_workers": workers, "rival": max(rivals, default=0),
        "last_year": max(one.vp for one in s.players), "near_end": max(one.vp for one in s.players),
        "years": RULES.box.terms(s).years - s.year if s.solo is not None else 0,
        "many_years": RULES.box.terms(s).years - s.year if s.solo is not None else 0,
        "far_end": max(one.vp for one in s.players), "few_points": player.vp, "little_residual": player.residual,
        "few_staff": player.staff + player.trained + player.grandes,
        "fields": sum(bool(vines) for vines in player.fields),
        "others": sum(at != seat and not s.passed >> at & 1 for at in range(len(s.players))),
        "tokens": s.solo.tokens if s.solo is not None else 0,
        **{f"{few}grapes": sum(bits.bit_count() for bits in player.grapes) for few in ("", "few_")},
        **{f"{few}wines": sum(bits.bit_count() for bits in player.wines) for few in ("", "few_")},
    }  # fmt: skip
    if kind in ("taken", "bonus_taken"):
        spaces = RULES.box.spaces
        taken = [s.occupied[space] for space in spaces.open_spaces[len(s.players)][spaces.actions.index(thing)]]
        return all(code >= 0 for code in taken) == (kind == "taken") and cause.other in {
            code >> 2 for code in taken
        } - {seat}
    if kind == "rival" and s.players[cause.other].vp != amount:
        return False
    return kind in UNNAMED or numbers[kind] == amount


def _sets_apart(cause: Cause, hand: list[str]) -> bool:
    """Whether what sets an answer apart is so by the answer that would have been given, and a card is in the hand."""
    words = cause.instead.split()
    if cause.kind == "keeps_card":
        return cause.hidden and cause.thing in hand and words[-1] == cause.thing
    if cause.kind == "keeps_tokens":
        return words == ["token"]
    if cause.kind.startswith("keeps_"):
        return cause.thing in words and not cause.hidden
    return bool(words) and not cause.thing


def true_of_vino(cause: Cause, s: VinoState, seat: int) -> bool:
    """Whether a position of Vino is as the cause says."""
    kind, thing, amount = cause.kind, cause.thing, cause.amount
    if kind == "demand":
        return s.market[VINO.box.varieties.index(thing)] == amount
    if kind in ("money", "poor"):
        return s.money[seat] == amount and cause.hidden == (s.options.money_shown != "all")
    if kind in ("held", "rival_held"):
        owner = seat if kind == "held" else cause.other
        names = [name for name, one in zip(VINO.box.names, s.owners, strict=True) if one == owner]
        return amount == sum(name.startswith(f"{thing}.") for name in names) > 0 and cause.other != seat
    if kind in ("cellar", "rival_cellar"):
        owner = seat if kind == "cellar" else cause.other
        return VINO.box.cellar(s, owner)[VINO.box.varieties.index(thing)] == amount > 0
    if kind in ("cheaper", "dearer"):
        return amount > 0 and cause.instead.split()[0] in ("buy", "return")
    if kind in ("bottles", "last_turn"):
        return bin(s.bottles).count("1") == amount and (amount == 0) == (kind == "last_turn")
    return kind in UNNAMED
