"""Saying a position, or what a view tells of a seat, in the words of scenarios (choice-language §7)."""

from __future__ import annotations

from typing import Any

from rules.viticulture.action import PAID_BONUS
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.solo.automa import CODE
from rules.viticulture.state import SEASONS, SETUP, Player, Solo, State
from rules.viticulture.view import View
from rules.viticulture.vineyard import VALUES


def describe(s: State, box: Box) -> dict[Any, Any]:
    """The whole position; seats stand at the top by their numbers. Decks and piles with the top card first."""
    names = box.components.names
    found: dict[Any, Any] = {
        "year": s.year + (s.season == SETUP),
        "season": SEASONS[s.season],
        "first_player": s.first_player,
        "wake_up": {seat: row for row, seat in enumerate(s.rows) if seat >= 0},
        "turn": s.turn,
        "passed": [seat for seat in range(len(s.players)) if s.passed >> seat & 1],
        "last_year": s.last_year,
        "occupied": _occupied(s, box),
        "planned": _planned(s, box),
        "decks": {name: [names[card] for card in reversed(s.decks[deck])] for deck, name in enumerate(DECKS)},
        "discards": {name: [names[card] for card in reversed(s.piles[deck])] for deck, name in enumerate(DECKS)},
        "next_seed": s.seed,
    }
    for seat, player in enumerate(s.players):
        found[seat] = _seat(player, box)
    if s.solo is not None:
        _add_alone(found, s, s.solo, box)
    return found


def _add_alone(found: dict[Any, Any], s: State, solo: Solo, box: Box) -> None:
    """What only a solo table has."""
    cards = box.solo.cards
    found["row_tokens"] = [row for row in range(1, len(s.rows)) if solo.row_tokens >> row & 1]
    found["automa"] = {"vp": solo.vp, "shown": [cards[i].id for i in solo.shown]}
    found["decks"]["automa"] = [cards[i].id for i in reversed(solo.deck)]
    found["decks"]["mama"] = [box.components.mamas[i].id for i in reversed(solo.mamas)]
    found["discards"]["automa"] = [cards[i].id for i in reversed(solo.pile)]
    found[0]["tokens"] = solo.tokens
    if s.options.challenge != "none":
        found["campaign"] = {
            "challenge": s.options.challenge,
            "losses_in_a_row": s.options.losses_in_a_row,
            "games": s.options.games,
        }


def _worker(code: int) -> str:
    return "automa" if code == CODE else f"{code >> 2} {KINDS[code & 3]}"


def _occupied(s: State, box: Box) -> dict[str, str | list[str]]:
    spaces = box.spaces
    found: dict[str, str | list[str]] = dict.fromkeys(spaces.names, "free")
    for space, code in enumerate(s.occupied):
        if code >= 0:
            found[spaces.names[space]] = [_worker(code)]
    for at, crowd in enumerate(s.crowds):
        if crowd:
            found[spaces.names[spaces.first_crowd + at]] = [_worker(code) for code in crowd]
    return found


def _planned(s: State, box: Box) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for seat, kind, space, bonus in s.plans:
        token = " token" if bonus == PAID_BONUS else ""
        found.setdefault(box.spaces.names[space], []).append(f"{seat} {KINDS[kind]}{token}")
    return found


def _seat(player: Player, box: Box) -> dict[str, Any]:
    components = box.components
    hand = [components.names[card] for card in player.hand]
    cards = dict.fromkeys(DECKS, 0)
    for card in player.hand:
        cards[DECKS[components.deck_of[card]]] += 1
    limits = box.vineyard.limits
    fields: dict[int, Any] = {
        limit: "sold" if player.sold >> at & 1 else [components.names[card] for card in player.fields[at]]
        for at, limit in enumerate(limits)
    }
    return {
        "lira": player.lira,
        "vp": player.vp,
        "residual": player.residual,
        "hand": hand,
        "hand_count": len(hand),
        "cards": cards,
        "mamas": [components.mamas[i].id for i in player.mamas],
        "papas": [components.papas[i].id for i in player.papas],
        "fields": fields,
        "harvested": [limit for at, limit in enumerate(limits) if player.harvested >> at & 1],
        "structures": [name for i, name in enumerate(components.structures) if player.structures >> i & 1],
        "used_this_year": [name for i, name in enumerate(components.structures) if player.used >> i & 1],
        "grapes": {kind: list(VALUES[bits]) for kind, bits in zip(WINES, player.grapes, strict=False)},
        "wines": {kind: list(VALUES[bits]) for kind, bits in zip(WINES, player.wines, strict=True)},
        "workers": {"regular": player.regular, "grande": player.grande, "temporary": player.temporary},
        "trained": player.trained,
    }


def describe_view(view: View, seat: int) -> dict[str, Any]:
    """What the view tells of one seat; ``hand`` is None where its faces are not to be known."""
    one = view.seats[seat]
    regular, grande, temporary = (one.workers[kind] for kind in KINDS)
    found: dict[str, Any] = {
        "lira": one.lira,
        "vp": one.vp,
        "residual": one.residual,
        "hand": None if one.hand is None else list(one.hand),
        "hand_count": sum(one.cards.values()),
        "cards": one.cards,
        "parents": list(one.parents),
        "fields": {field.limit: "sold" if field.sold else list(field.vines) for field in one.fields},
        "harvested": [field.limit for field in one.fields if field.harvested],
        "structures": list(one.structures),
        "used_this_year": list(one.used_this_year),
        "grapes": {kind: list(values) for kind, values in one.grapes.items()},
        "wines": {kind: list(values) for kind, values in one.wines.items()},
        "workers": {"regular": regular, "grande": grande, "temporary": temporary},
        "trained": one.trained,
    }
    if view.automa is not None:
        found["tokens"] = view.automa.tokens
    return found
