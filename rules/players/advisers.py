"""Who advises in which game."""

from __future__ import annotations

from rules.engine.catalog import Folder
from rules.engine.rules import Rules
from rules.players import advice
from rules.players.advice import Adviser
from rules.players.levels import Levels
from rules.players.opponent import Opponent
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.mind import ViticultureMind, mind
from rules.players.viticulture.outlook import ViticultureOutlook
from rules.viticulture.rules import Viticulture


def adviser(rules: Rules, folder: Folder) -> Adviser:
    """Who advises in a game, with what stands in this folder of players. Raises DataFault."""
    fits = advice.read(folder / advice.FILE)
    assert isinstance(rules, Viticulture)
    levels = Levels(rules, folder)
    by_hand = levels.evaluations["by_hand"]
    assert isinstance(by_hand, ByHand)

    def mind_of(opponent: Opponent, question: int) -> ViticultureMind:
        return mind(levels, opponent, question)

    looker = ViticultureOutlook(rules, by_hand, levels.evaluations["learned"])
    return Adviser(looker, fits.viticulture, fits.viticulture_alone, mind_of)
