"""Cards that the box does not have, for tests of what any card may do."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from rules.command import games
from rules.viticulture.rules import Viticulture


def rules_with(folder: Path, **effects: Any) -> Viticulture:
    """The rules of a box, laid out in this folder, to which summer visitors with these effects were added."""
    box = folder / "viticulture"
    shutil.copytree(games.DATA / "viticulture", box)
    (box / "cards" / "invented").mkdir(parents=True)
    cards = [{"id": name, "effect": effect} for name, effect in effects.items()]
    (box / "cards" / "invented" / "cards.yaml").write_text(json.dumps({"summer_visitors": cards}))
    return Viticulture(box)
