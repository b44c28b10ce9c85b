"""Placing workers: which spaces are open to whom, what a worker does there, and why not (V-PLACE-*)."""

from __future__ import annotations

import msgspec

from rules.engine.agenda import Node, possible, push
from rules.engine.choice import Choice
from rules.engine.effect import NOTHING
from rules.engine.reason import Reason
from rules.viticulture.action import MAY_BONUS, MUST_BONUS, NO_BONUS, TOKEN_BONUS, Space
from rules.viticulture.box import Box
from rules.viticulture.cards import KINDS
from rules.viticulture.solo import tokens
from rules.viticulture.state import State


def places_here(box: Box, s: State) -> tuple[int, ...]:
    """The places of an action that are open at this table (V-PLACE-04, V-SOLO-09, V-CAMP-CH2-02)."""
    return box.spaces.open_places[len(s.players)] if s.solo is None else box.terms(s).places


def free_spaces(box: Box, s: State, action: int) -> list[int]:
    """The free spaces of an action among those open at this number of players (V-PLACE-04/05)."""
    occupied = s.occupied
    opened = box.spaces.open_spaces[len(s.players)] if s.solo is None else box.terms(s).open
    return [space for space in opened[action] if occupied[space] < 0]


def open_to(box: Box, s: State, action: int, grande: bool) -> list[int]:
    """The spaces of an action that a worker could stand on: the free ones, or the picture for a grande."""
    free = free_spaces(box, s, action)
    if free:
        return free
    return [box.spaces.first_crowd + action] if grande else []


def placements(box: Box, s: State, seat: int, season: str) -> list[Choice]:
    """Every worker and space that this seat may choose for its turn (V-PLACE-*)."""
    spaces = box.spaces
    kinds = spaces.kinds(s, seat)
    targeted: list[int] = []
    before = spaces.take_in_hand(s, seat, kinds[0])
    for action in spaces.of_season[season]:
        targets = open_to(box, s, action, 1 in kinds)
        if targets:
            targeted += usable(box, s, seat, action, targets)
    spaces.lay_back(s, seat, before)
    choices = []
    yoke = yoke_open(box, s, seat)
    for kind in kinds:
        table = spaces.place_choice[kind]
        choices += [table[space] for space in targeted if kind == 1 or space < spaces.first_crowd]
        choices.append(table[spaces.cart])
        if yoke:
            choices.append(table[spaces.yoke])
    return choices


def usable(box: Box, s: State, seat: int, action: int, targets: list[int]) -> list[int]:
    """Those of the spaces on which the action can be done."""
    space_node = box.space_nodes[action] if s.solo is None else box.space_node(s, action)
    plain = possible(space_node.deed, s, seat, seat)
    if plain and s.options.bonus_spaces == "standard":
        return targets
    return [
        space
        for space in targets
        if (_with_bonus(box, s, seat, space_node, targets, plain) if bonus_at(box, s, space) != NO_BONUS else plain)
    ]


def _with_bonus(box: Box, s: State, seat: int, space_node: Space, targets: list[int], plain: bool) -> bool:
    """Whether the bonus space can be used; in the friendly variant only with its bonus (V-FRIENDLY-01)."""
    if not plain and not space_node.bonus_first(s, seat):
        return False
    if s.options.bonus_spaces == "standard" or len(targets) == 1 or not plain:
        return True
    return possible(space_node.pair, s, seat, seat)


def bonus_at(box: Box, s: State, space: int) -> int:
    """What a worker that is about to stand on this space does about its bonus."""
    spaces = box.spaces
    if space >= spaces.first_crowd or not spaces.has_bonus[space]:
        return TOKEN_BONUS if space < spaces.cart and tokens.may_spend(s, box.solo) else NO_BONUS
    free = free_spaces(box, s, space // len(spaces.places))
    friendly = s.options.bonus_spaces == "friendly" and any(other != space for other in free)
    return MUST_BONUS if friendly else MAY_BONUS


def yoke_open(box: Box, s: State, seat: int) -> bool:
    """Whether the own yoke can be used: built, not used this year, and something to do (V-STRUCT-YOKE-01)."""
    spaces = box.spaces
    player = s.players[seat]
    if not player.structures & spaces.yoke_bit or player.used & spaces.yoke_bit:
        return False
    return possible(box.yoke_node, s, seat, seat)


def enter(box: Box, s: State, seat: int, space: int, bonus: int) -> None:
    """Put onto the agenda what a worker on this space does."""
    spaces = box.spaces
    if space == spaces.cart:
        push(s, box.cart_node, seat, seat)
    elif space == spaces.yoke:
        s.players[seat].used |= spaces.yoke_bit
        push(s, box.yoke_node, seat, seat)
    else:
        action = space - spaces.first_crowd if space >= spaces.first_crowd else space // len(spaces.places)
        push(s, box.space_node(s, action), seat, seat, (bonus, space))


def refusal(box: Box, s: State, seat: int, season: str, kind_name: str, space_name: str) -> Reason:
    """Why this worker cannot be placed there; of several causes the first of season, space, worker, deed."""
    spaces = box.spaces
    space = spaces.number[space_name]
    kind = KINDS.index(kind_name)
    if space == spaces.yoke:
        return _yoke_refusal(box, s, seat, kind)
    if space == spaces.cart:
        return Reason("no_worker", thing=kind_name, rule="V-PLACE-01")
    action = space - spaces.first_crowd if space >= spaces.first_crowd else space // len(spaces.places)
    if spaces.season[action] != season:
        return Reason("not_this_season", thing=spaces.actions[action], rule="V-PLACE-03")
    taken = _space_refusal(box, s, space, action, kind)
    if taken is not None and (taken.id != "action_full" or _publicly_possible(box, s, seat, action)):
        return taken
    if taken is None and kind not in spaces.kinds(s, seat):
        return Reason("no_worker", thing=kind_name, rule="V-PLACE-01")
    space_node = box.space_node(s, action)
    before = spaces.take_in_hand(s, seat, kind)
    refused = None
    if not possible(space_node.deed, s, seat, seat):
        refused = _deed_refusal(box, s, seat, space_node.deed)
    spaces.lay_back(s, seat, before)
    if refused is not None:
        return refused
    return Reason("bonus_not_usable", thing=space_name, rule="V-FRIENDLY-01")


def _publicly_possible(box: Box, s: State, seat: int, action: int) -> bool:
    """Whether the action can be done as far as all can know, so that a grande worker would have something to do."""
    return box.space_node(s, action).deed.public_open(s, seat, seat)


def _deed_refusal(box: Box, s: State, seat: int, deed: Node) -> Reason:
    """Why the action cannot be done; of vines in the hand only ``plant ...`` tells the deeper cause."""
    told = deed.reason(s, seat, seat)
    if deed.kind == "plant" and told.id != "no_vine_card":
        return Reason("not_plantable", rule="V-EDGE-28")
    half_way = told.id == "cannot_be_finished" or told.rule == "V-VISIT-03"
    return msgspec.structs.replace(told, rule="V-PLACE-07") if half_way else told


def _space_refusal(box: Box, s: State, space: int, action: int, kind: int) -> Reason | None:
    spaces = box.spaces
    free = free_spaces(box, s, action)
    name = spaces.names[space]
    if space >= spaces.first_crowd:
        if free:
            return Reason("grande_only_when_full", thing=name, rule="V-EDGE-48" if kind == 1 else "V-GRANDE-02")
        return None if kind == 1 else Reason("action_full", thing=name, rule="V-GRANDE-02")
    place = space % len(spaces.places)
    if place not in places_here(box, s):
        if s.solo is not None and box.terms(s).rules.spaces:
            return box.terms(s).barred("spaces", name)
        return Reason("space_closed", spaces.places[place].seats, len(s.players), name, "V-PLACE-04")
    if space not in free:
        return Reason("space_taken", thing=name, rule="V-PLACE-05")
    return None


def _yoke_refusal(box: Box, s: State, seat: int, kind: int) -> Reason:
    spaces = box.spaces
    player = s.players[seat]
    if not player.structures & spaces.yoke_bit:
        return Reason("needs_structure", thing=spaces.names[spaces.yoke], rule="V-PLACE-08")
    if player.used & spaces.yoke_bit:
        return Reason("used_this_year", thing=spaces.names[spaces.yoke], rule="V-STRUCT-YOKE-01")
    if kind not in spaces.kinds(s, seat):
        return Reason("no_worker", thing=KINDS[kind], rule="V-PLACE-01")
    return Reason("field_empty", rule="V-EDGE-43") if not any(player.fields) else NOTHING
