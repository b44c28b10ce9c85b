"""The end of the game: ranking, tie-breaks, shared victory (V-END-*, V-TIE-*)."""

from __future__ import annotations

import msgspec

from rules.viticulture.box import Box
from rules.viticulture.state import Solo, State

TIE_BREAKS = ("vp", "lira", "wine", "grapes", "wake_up_order")


class Result(msgspec.Struct, frozen=True):
    """How a game ended: ``winners`` (several when shared), ``ranking`` of all seats, what decided, and the numbers.

    ``decided_by`` is vp, lira, wine, grapes, wake_up_order or shared; ``standings`` gives for each seat vp, lira,
    value of wine, value of grapes.
    """

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    decided_by: str
    standings: tuple[tuple[int, int, int, int], ...]


class SoloResult(Result, frozen=True):
    """How a solo game ended: ``result`` is win, draw or loss; ``passed`` says whether a challenge was.

    ``decided_by`` is vp, or for a game that was lost before its end target (aggressive variant) or challenge.
    ``automa_vp`` is where the Automa's cork stands; ``challenge`` is 1 to 8, or 0 outside the campaign.
    """

    result: str
    automa_vp: int
    challenge: int
    passed: bool


def result(s: State, box: Box) -> Result:
    """Who is ahead by points, then lira, wine, grapes."""
    standings = tuple(
        (player.vp, player.lira, box.vineyard.wine_worth(player), box.vineyard.grape_worth(player))
        for player in s.players
    )
    if s.solo is not None:
        return _solo_result(s, s.solo, standings)
    keys: list[tuple[int, ...]] = list(standings)
    if s.options.last_tie == "wake_up_order":
        rows = s.last_rows or s.rows
        keys = [(*key, -rows.index(seat)) if seat in rows else (*key, 0) for seat, key in enumerate(standings)]
    ranking = tuple(sorted(range(len(keys)), key=lambda seat: (tuple(-n for n in keys[seat]), seat)))
    best = keys[ranking[0]]
    winners = tuple(seat for seat in ranking if keys[seat] == best)
    decided_by = "shared" if len(winners) > 1 else _decided_by(keys, ranking)
    return Result(tuple(sorted(winners)), ranking, decided_by, standings)


def _solo_result(s: State, solo: Solo, standings: tuple[tuple[int, int, int, int], ...]) -> SoloResult:
    """Ahead of the Automa, level with it, or behind; no tie-breaks (V-SOLO-16)."""
    vp = s.players[0].vp
    word = "loss" if solo.lost or vp < solo.vp else "win" if vp > solo.vp else "draw"
    challenge = 0 if s.options.challenge == "none" else s.options.challenge
    return SoloResult(
        winners=(0,) if word == "win" else (),
        ranking=(0,),
        decided_by=solo.lost or TIE_BREAKS[0],
        standings=standings,
        result=word,
        automa_vp=solo.vp,
        challenge=challenge,
        passed=challenge > 0 and word == "win",
    )


def _decided_by(keys: list[tuple[int, ...]], ranking: tuple[int, ...]) -> str:
    if len(ranking) < 2:
        return TIE_BREAKS[0]
    first, second = keys[ranking[0]], keys[ranking[1]]
    return next(name for name, a, b in zip(TIE_BREAKS, first, second, strict=False) if a != b)


def tell_result(s: State, box: Box) -> None:
    """Report the end of the game."""
    ended = result(s, box)
    if isinstance(ended, SoloResult):
        s.tell("game_over", 0, ended.decided_by, amount=s.players[0].vp, thing=ended.result)
        return
    s.tell("game_over", ended.winners[0], ended.decided_by, amount=s.players[ended.winners[0]].vp)
