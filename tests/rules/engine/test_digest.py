"""The same seed and choices lead to the same position in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

PROGRAM = """
from pathlib import Path
from rules.players.chance_bot import ChanceBot
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.viticulture.rules import load

for seats in (2, 4, 6):
    game = Game.new(load(Path("data/viticulture")), seats, 21, {"setup": "advanced"})
    bot = ChanceBot(Stream(21, "bot"), curious=True)
    while game.decision is not None and game.state.year <= 8:
        game.choose(bot.choose(game.decision))
        print(game.digest())
    print(game.record.text())
"""


@pytest.mark.covers("V-FLOW-06")
def test_three_processes_with_different_hash_seeds_agree() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in range(3)
    }
    assert len(told) == 1
    assert len(told.pop()) > 10_000
