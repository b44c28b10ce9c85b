"""The options of a game of Viticulture: variants, and the points that nobody official has settled."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

LEVELS = ("very_easy", "easy", "normal", "hard", "very_hard")

Count = Annotated[int, msgspec.Meta(ge=0, le=9_999)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the table has agreed on (V-OPT-01 to V-OPT-10, V-OPEN-01 to V-OPEN-04); the first value is the default."""

    setup: Literal["standard", "advanced"] = "standard"
    bonus_spaces: Literal["standard", "friendly"] = "standard"
    cottage: Literal["named_first", "one_by_one"] = "named_first"
    zymologist_ageing: Literal["to_six", "not_at_all"] = "to_six"
    first_player_moves: Literal["counter_clockwise", "clockwise"] = "counter_clockwise"
    last_tie: Literal["shared", "wake_up_order"] = "shared"
    zymologist_above_six: Literal["stays", "ages"] = "stays"
    organizer_second_visitor: Literal["allowed", "lost"] = "allowed"
    producer_exclusion: Literal["whole_action", "only_playing_worker", "only_space_in_use"] = "whole_action"
    level: Literal["normal", "very_easy", "easy", "hard", "very_hard"] = "normal"
    challenge: Literal["none", 1, 2, 3, 4, 5, 6, 7, 8] = "none"
    aggressive: bool = False
    solo_visitors: Literal["removed", "redrawn"] = "removed"
    campaign_draw_counts_as_loss: bool = True
    losses_in_a_row: Count = 0
    """Games of this challenge lost one after the other before this one: so many tokens are there at the start."""
    games: Count = 0
    """Games of this campaign played before this one."""

    def only_solo(self) -> list[str]:
        """The names of the options used here that have a meaning for one player only."""
        plain = Options()
        return [name for name in SOLO if getattr(self, name) != getattr(plain, name)]


SOLO = (
    "level",
    "challenge",
    "aggressive",
    "solo_visitors",
    "campaign_draw_counts_as_loss",
    "losses_in_a_row",
    "games",
)
"""The options that only the solo game has."""
