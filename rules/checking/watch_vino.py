"""Trial games of Vino: watched play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rules.checking.vino import Invariants
from rules.checking.watch import WatchedPlay
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.vino.rules import Vino
from rules.vino.state import State


class VinoTrials(WatchedPlay):
    """Plays Vino."""

    unit = "turns"
    score = "vineyards"
    usual_most = 60

    rules: Vino

    def __init__(self, folder: Path, options: Mapping[str, Any], turns: int) -> None:
        super().__init__(Vino(folder), options, turns)

    def invariants(self) -> Invariants:
        return Invariants(self.rules)

    def scores(self, s: State) -> list[int]:
        return [s.owners.count(seat) for seat in range(s.seats)]

    def strangers(self, stream: Stream) -> Iterator[Choice]:
        box = self.rules.box
        vineyard = box.names[stream.below(len(box.names))]
        variety = box.varieties[stream.below(len(box.varieties))]
        region = box.regions[stream.below(len(box.regions))]
        texts = [
            *(f"{verb} {vineyard}" for verb in ("buy", "gift", "return")),
            *(f"variety {variety}", f"raise {variety}", f"sell {variety} {1 + stream.below(12)}"),
            *(f"region {region}", "done", "pass", "end"),
        ]
        return (self.rules.grammar.parse(text) for text in texts)
