"""Who advises in which game."""

from __future__ import annotations

from rules.engine.catalog import Folder
from rules.engine.rules import Rules
from rules.players import advice
from rules.players.advice import Adviser
from rules.players.levels import Levels, players
from rules.players.vino import again
from rules.players.vino.levels import VinoPlayers
from rules.players.vino.outlook import VinoOutlook
from rules.players.vino.suggest import VinoSuggester
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.mind import ViticultureMind
from rules.players.viticulture.outlook import ViticultureOutlook
from rules.players.viticulture.suggest import ViticultureSuggester


def adviser(rules: Rules, folder: Folder) -> Adviser:
    """Who advises in a game, with what stands in this folder of players.

    Raises DataFault, and ValueError for a game that nobody plays by itself.
    """
    fits, found = advice.read(folder / advice.FILE), players(rules, folder)
    if isinstance(found, VinoPlayers):
        vino = VinoOutlook(found.rules, found.judging("by_hand"), found.judging("learned"))
        suggester = VinoSuggester(found.rules, found.judging("learned"))
        return Adviser(vino, fits.vino, fits.vino, lambda who, question: again.mind(found, who, question), suggester)
    assert isinstance(found, Levels)
    by_hand = found.evaluations["by_hand"]
    assert isinstance(by_hand, ByHand)
    looker = ViticultureOutlook(found.rules, by_hand, found.evaluations["learned"])
    plans = ViticultureSuggester(found.rules, found.evaluations["tempered"], found.starts["tempered"])
    return Adviser(
        looker, fits.viticulture, fits.viticulture_alone,
        lambda who, question: ViticultureMind(found, who, question), plans,
    )  # fmt: skip
