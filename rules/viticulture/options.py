"""The options of a game of Viticulture: variants, and the points that nobody official has settled."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table has agreed on (V-OPT-01 to V-OPT-10, V-OPEN-01 to V-OPEN-03); the first value is the default."""

    setup: Literal["standard", "advanced"] = "standard"
    bonus_spaces: Literal["standard", "friendly"] = "standard"
    cottage: Literal["named_first", "one_by_one"] = "named_first"
    zymologist_ageing: Literal["to_six", "not_at_all"] = "to_six"
    first_player_moves: Literal["counter_clockwise", "clockwise"] = "counter_clockwise"
    last_tie: Literal["shared", "wake_up_order"] = "shared"
    zymologist_above_six: Literal["stays", "ages"] = "stays"
    organizer_second_visitor: Literal["allowed", "lost"] = "allowed"
    producer_exclusion: Literal["whole_action", "only_playing_worker", "only_space_in_use"] = "whole_action"
