"""The progress of a campaign: order, tokens for losses, score, and its text on disk."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rules.engine.game import Game
from rules.viticulture.rules import load as load_rules
from rules.viticulture.scoring import SoloResult
from rules.viticulture.solo.campaign import Campaign, CampaignFault, begin, load, order, save

RULES = load_rules(Path(__file__).parents[3] / "data" / "viticulture")
SOLO = RULES.solo


def ended(challenge: int, result: str) -> SoloResult:
    return SoloResult(
        winners=(),
        ranking=(0,),
        decided_by="vp",
        standings=((0, 0, 0, 0),),
        result=result,
        automa_vp=20,
        challenge=challenge,
        passed=result == "win",
    )


@pytest.mark.covers("V-CAMP-01", "V-CAMP-03", "V-OPT-09", "RUL-187")
def test_eight_wins_in_order_finish_a_campaign_and_the_score_is_the_number_of_games() -> None:
    campaign = begin("Estate", SOLO)
    for number in range(1, 9):
        assert campaign.challenge == number
        campaign = campaign.after(ended(number, "loss"), SOLO).after(ended(number, "win"), SOLO)
    assert campaign.finished
    assert campaign.games == 16
    assert campaign.tries == dict.fromkeys(range(1, 9), 2)
    with pytest.raises(ValueError, match="finished"):
        campaign.options()


@pytest.mark.covers("V-CAMP-02", "V-CAMP-03")
def test_losses_in_a_row_bring_tokens_and_a_win_clears_them() -> None:
    campaign = begin("Estate", SOLO).after(ended(1, "loss"), SOLO).after(ended(1, "loss"), SOLO)
    assert campaign.options() == {"challenge": 1, "losses_in_a_row": 2, "games": 2}
    game = Game.new(RULES, 1, 5, campaign.options())
    while game.state.year < 1:
        assert game.decision is not None
        game.choose(game.decision.choices[0])
    assert game.view(0).automa.tokens == 2
    campaign = campaign.after(ended(1, "win"), SOLO)
    assert (campaign.challenge, campaign.losses_in_a_row, campaign.games) == (2, 0, 3)


@pytest.mark.covers("V-EDGE-141", "V-OPEN-04", "RUL-188")
@pytest.mark.parametrize(("counts", "tokens"), [(True, 1), (False, 0)])
def test_a_draw_repeats_the_challenge_counts_as_a_game_and_may_bring_a_token(counts: bool, tokens: int) -> None:
    campaign = begin("Estate", SOLO, draw_counts_as_loss=counts).after(ended(1, "draw"), SOLO)
    assert (campaign.challenge, campaign.games, campaign.losses_in_a_row) == (1, 1, tokens)
    again = campaign.after(ended(1, "loss"), SOLO).after(ended(1, "draw"), SOLO)
    assert again.losses_in_a_row == (3 if counts else 1)


@pytest.mark.covers("V-CAMP-CH6-02")
def test_an_aggressive_campaign_leaves_the_challenge_of_the_cellars_out() -> None:
    assert order(SOLO, False) == tuple(range(1, 9))
    assert order(SOLO, True) == (1, 2, 3, 4, 5, 7, 8)
    fifth = Campaign("Estate", 5, dict.fromkeys(range(1, 5), 1), aggressive=True)
    assert fifth.after(ended(5, "win"), SOLO).challenge == 7
    with pytest.raises(ValueError, match="left out"):
        Game.new(RULES, 1, 1, {"challenge": 6, "aggressive": True})


def test_a_game_of_another_challenge_does_not_count() -> None:
    with pytest.raises(ValueError, match="next is 1"):
        begin("Estate", SOLO).after(ended(3, "win"), SOLO)
    with pytest.raises(ValueError, match="name"):
        begin("  ", SOLO)


def test_a_campaign_is_saved_and_read_again() -> None:
    campaign = Campaign("Vigna sotto l'olmo", 3, {1: 1, 2: 4, 3: 2}, 2, draw_counts_as_loss=False)
    assert load(save(campaign), SOLO) == campaign
    assert load(save(begin("Estate", SOLO, aggressive=True)), SOLO).aggressive


GOOD = msgspec.to_builtins(Campaign("Estate", 3, {1: 1, 2: 4, 3: 2}, 2))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"campaign": 9}, "newer version"),
        ({"campaign": "one"}, "no campaign"),
        ({"challenge": 9}, "no challenge 9"),
        ({"challenge": -1}, "damaged"),
        ({"challenge": 6, "aggressive": True}, "no challenge 6"),
        ({"challenge": 5}, "passed without a game"),
        ({"challenge": 2}, "before its turn"),
        ({"losses_in_a_row": 3}, "more games of this challenge"),
        ({"tries": {"1": -1}}, "damaged"),
        ({"tries": {"one": 1}}, "damaged"),
        ({"name": " "}, "no name"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_damaged_campaign_is_told_in_one_sentence(change: dict[str, object], words: str) -> None:
    with pytest.raises(CampaignFault) as fault:
        load(msgspec.json.encode(GOOD | change).decode(), SOLO)
    assert words in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '{"campaign":1}', "\ud800", "[" * 100_000])
def test_what_is_no_campaign_is_told_in_one_sentence(text: str) -> None:
    with pytest.raises(CampaignFault) as fault:
        load(text, SOLO)
    assert "\n" not in str(fault.value)
