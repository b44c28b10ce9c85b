"""Check everything that is data: ``python -m game.tools.check`` tells all that is wrong with cards, words and pictures.

One line for each fault, all of them in one run, whatever else is wrong; a hint is no fault.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from game.text.messages import BadMessages
from game.tools import art_lint, check_cards, check_examples, check_lessons, check_rulebook, check_texts, guide
from rules.checking.terminal import guarded, tell
from rules.command import validate
from rules.engine.catalog import DataFault

PARTS: dict[str, Callable[[], Iterator[str]]] = {
    "data": validate.faults,
    "names and portraits": check_cards.faults,
    "words": check_texts.faults,
    "rulebooks": check_rulebook.faults,
    "examples": check_examples.faults,
    "lessons": check_lessons.faults,
    "drawings": art_lint.all_faults,
    "the guide": guide.faults,
}
"""What is checked, in this order."""


def faults() -> list[str]:
    """Everything that is wrong, each sentence once."""
    found: dict[str, None] = {}
    for what, part in PARTS.items():
        try:
            found |= dict.fromkeys(part())
        except Exception as fault:
            # Where the data are not what they are taken for, what is made of them cannot be either.
            if not found:
                raise
            told = isinstance(fault, BadMessages | DataFault)
            why = str(fault).rstrip(".") if told else f"{type(fault).__name__} {fault}".strip()
            found[f"{what}: could not all be looked at before the faults above are mended ({why})."] = None
    return list(found)


def main() -> int:
    """Print every fault, then the hints; 0 when there is no fault, else 1."""
    found = faults()
    for fault in found:
        tell(fault)
    if not found:
        for hint in (*validate.hints(), *check_cards.hints(), *check_texts.hints()):
            tell(f"hint: {hint}")
        tell("cards, words and pictures are in order")
    else:
        tell(f"{len(found)} {'fault' if len(found) == 1 else 'faults'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(guarded(main))
