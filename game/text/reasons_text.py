"""Why something is not possible, as a sentence."""

from __future__ import annotations

from game.text.messages import say
from game.text.names import thing_mention
from game.text.numbers import numeral
from game.text.printed import board
from game.text.wording import raised
from rules.engine.reason import Reason


def reason_text(reason: Reason) -> str:
    """The sentence of a reason with its numbers and names. Raises BadMessages for an unknown id."""
    thing = thing_mention(reason.thing) if reason.thing else ""
    text = say(
        f"reason-{reason.id}",
        need=reason.need,
        have=reason.have,
        thing=thing,
        least=numeral(board()["points"]["least"]),
        what=reason.thing,
        named="yes" if thing else "no",
    )
    return raised(text)
