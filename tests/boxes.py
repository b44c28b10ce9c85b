"""What the boxes say of themselves."""

from __future__ import annotations

from rules.command.games import DATA
from rules.engine.edition import stated

VITICULTURE = stated(DATA / "viticulture").counts
VINO = stated(DATA / "vino").counts
