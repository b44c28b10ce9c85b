"""The progress of a campaign over months: which challenge is next, what it took so far, and its text on disk."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.viticulture.options import Count
from rules.viticulture.scoring import SoloResult
from rules.viticulture.solo.terms import SoloTable

FORMAT = 1


class CampaignFault(ValueError):
    """A text is no campaign of ours, or a damaged one. The sentence says what is wrong."""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One campaign.

    ``challenge`` is the number of the one to be played next, 0 when all are passed. ``tries`` counts the games
    played of each challenge so far, ``losses_in_a_row`` those lost one after the other at the present one: so many
    bonus action tokens are there at the start of its next game (V-CAMP-02).
    """

    name: str
    challenge: Count
    tries: dict[int, Count] = {}
    losses_in_a_row: Count = 0
    aggressive: bool = False
    draw_counts_as_loss: bool = True
    campaign: int = FORMAT

    @property
    def games(self) -> int:
        """All games played, the score of the campaign: the fewer the better (V-CAMP-03)."""
        return sum(self.tries.values())

    @property
    def finished(self) -> bool:
        """Whether every challenge is passed."""
        return not self.challenge

    def options(self) -> dict[str, Any]:
        """The options with which the next game is dealt. Raises ValueError when there is none."""
        if self.finished:
            raise ValueError(f"the campaign '{self.name}' is finished")
        used = {
            "challenge": self.challenge,
            "aggressive": self.aggressive,
            "campaign_draw_counts_as_loss": self.draw_counts_as_loss,
            "losses_in_a_row": self.losses_in_a_row,
            "games": self.games,
        }
        usual = {"aggressive": False, "campaign_draw_counts_as_loss": True, "losses_in_a_row": 0, "games": 0}
        return {name: value for name, value in used.items() if usual.get(name) != value or name == "challenge"}

    def after(self, result: SoloResult, solo: SoloTable) -> Campaign:
        """The campaign after a game of its present challenge (V-CAMP-01, V-CAMP-02, V-OPEN-04). Raises ValueError."""
        if result.challenge != self.challenge:
            raise ValueError(f"the game was of challenge {result.challenge}, next is {self.challenge}")
        tries = self.tries | {self.challenge: self.tries.get(self.challenge, 0) + 1}
        if not result.passed:
            counts = result.result == "loss" or self.draw_counts_as_loss
            return msgspec.structs.replace(self, tries=tries, losses_in_a_row=self.losses_in_a_row + counts)
        later = [number for number in order(solo, self.aggressive) if number > self.challenge]
        return msgspec.structs.replace(self, challenge=later[0] if later else 0, tries=tries, losses_in_a_row=0)


def order(solo: SoloTable, aggressive: bool) -> tuple[int, ...]:
    """The numbers of the challenges of a campaign (V-CAMP-CH6-02)."""
    return tuple(
        number
        for number, challenge in enumerate(solo.challenges, 1)
        if not (aggressive and challenge.rules.aggressive == "skip")
    )


def begin(name: str, solo: SoloTable, aggressive: bool = False, draw_counts_as_loss: bool = True) -> Campaign:
    """A campaign that has not been played yet. Raises ValueError for an empty name."""
    if not name.strip():
        raise ValueError("a campaign needs a name")
    return Campaign(
        name=name.strip(),
        challenge=order(solo, aggressive)[0],
        aggressive=aggressive,
        draw_counts_as_loss=draw_counts_as_loss,
    )


def save(campaign: Campaign) -> str:
    """The campaign as a text."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2).decode() + "\n"


def load(text: str, solo: SoloTable) -> Campaign:
    """The campaign of a text. Raises CampaignFault."""
    try:
        raw = msgspec.json.decode(text.encode())
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        raise CampaignFault("it is damaged; no campaign can be read from it") from None
    if not isinstance(raw, dict) or not isinstance(made := raw.get("campaign"), int):
        raise CampaignFault("it is no campaign")
    if made > FORMAT:
        raise CampaignFault(f"it was saved by a newer version of the game (campaign format {made})")
    try:
        campaign = msgspec.convert(raw, Campaign, strict=False)
    except msgspec.ValidationError as fault:
        raise CampaignFault(f"it is damaged: {fault}") from None
    _check(campaign, order(solo, campaign.aggressive))
    return campaign


def _check(campaign: Campaign, numbers: tuple[int, ...]) -> None:
    """Raises CampaignFault where the numbers do not fit together."""
    if not campaign.name.strip():
        raise CampaignFault("it is damaged: it has no name")
    if campaign.challenge and campaign.challenge not in numbers:
        raise CampaignFault(f"it is damaged: there is no challenge {campaign.challenge} in it")
    passed = [number for number in numbers if campaign.finished or number < campaign.challenge]
    if any(not campaign.tries.get(number) for number in passed):
        raise CampaignFault("it is damaged: a challenge counts as passed without a game")
    if any(number not in (*passed, campaign.challenge) for number in campaign.tries):
        raise CampaignFault("it is damaged: a challenge has games before its turn")
    if campaign.losses_in_a_row > campaign.tries.get(campaign.challenge, 0):
        raise CampaignFault("it is damaged: more games of this challenge are lost than played")
