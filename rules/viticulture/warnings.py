"""Warnings: legal answers that would waste something, to be told before they are given (V-EDGE-03)."""

from __future__ import annotations

from rules.engine.agenda import possible
from rules.engine.choice import Choice
from rules.engine.reason import Reason
from rules.viticulture.box import Box
from rules.viticulture.cards import KINDS, WINES
from rules.viticulture.state import Player, State


def warnings(s: State, box: Box, chosen: Choice) -> tuple[Reason, ...]:
    """What the deciding seat would lose by this answer; empty where nothing is lost.

    Ids: ``grape_would_be_lost`` (need: its value, thing: its colour), ``grape_loses_value`` and
    ``wine_loses_value`` (need: the value it could have, have: the value it will have, thing: colour or kind; the slot
    is taken), ``wine_without_cellar`` (the same, where the cellar of that value is missing), ``residual_full`` (need:
    what an order would add, have: what of it still fits), ``bonus_lost`` (thing: the space; its bonus cannot be used).
    """
    if s.agenda is None:
        return ()
    player = s.players[s.agenda.seat]
    if chosen.verb == "place":
        return _bonus(s, box, chosen)
    if chosen.verb == "harvest":
        return _harvest(box, player, chosen.words[0])
    if chosen.verb == "make":
        return _wine(box, player, WINES.index(chosen.words[0]), chosen.words[1:])
    if chosen.verb == "fill":
        return _order(box, player, chosen.words[0])
    return ()


def _bonus(s: State, box: Box, chosen: Choice) -> tuple[Reason, ...]:
    """The bonus of a space that can be used neither before the action nor after it, whatever the unknown cards are."""
    kind, name = KINDS.index(chosen.words[0]), chosen.words[1]
    space = box.spaces.number[name]
    if space >= box.spaces.first_crowd or not box.spaces.has_bonus[space]:
        return ()
    trial = s.copy()
    assert s.agenda is not None
    seat = s.agenda.seat
    box.spaces.put(trial, seat, kind, space)
    pair = box.space_node(trial, space // len(box.spaces.places)).pair
    return (
        ()
        if possible(pair, trial, seat, seat, hopeful=True)
        else (Reason("bonus_lost", thing=name, rule="V-BONUS-04"),)
    )


def _harvest(box: Box, player: Player, field: str) -> tuple[Reason, ...]:
    vines = player.fields[[str(limit) for limit in box.vineyard.limits].index(field)]
    found = []
    for colour, values in enumerate((box.components.red, box.components.white)):
        value = min(9, sum(values[vine] for vine in vines))
        if not value:
            continue
        slot = box.vineyard.grape_slot(player, colour, value)
        if not slot:
            found.append(Reason("grape_would_be_lost", value, 0, WINES[colour], "V-EDGE-03"))
        elif slot < value:
            found.append(Reason("grape_loses_value", value, slot, WINES[colour], "V-WIN-HARV-06"))
    return tuple(found)


def _wine(box: Box, player: Player, kind: int, grapes: tuple[str, ...]) -> tuple[Reason, ...]:
    value = min(9, sum(int(grape.partition(".")[2]) for grape in grapes))
    slot = box.vineyard.wine_slot(player, kind, value)
    reached = box.vineyard.slots(player, kind) >> value & 1
    if not slot:
        slot, reached = box.vineyard.wine_slot(player, kind, value, 1, True), 1
    if not 0 < slot < value:
        return ()
    return (
        Reason("wine_loses_value" if reached else "wine_without_cellar", value, slot, WINES[kind], "V-WIN-MAKE-09"),
    )


def _order(box: Box, player: Player, name: str) -> tuple[Reason, ...]:
    residual = box.components.order(box.components.numbers[name][0]).residual
    room = box.residual_most - player.residual
    return (Reason("residual_full", residual, room, rule="V-ORDER-04"),) if residual > room else ()
