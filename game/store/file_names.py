"""Names of files that the program makes of what somebody wrote: every system can hold them."""

from __future__ import annotations

import re

from rules import system

LONGEST, LONGEST_BYTES = 80, 160
"""Most letters of such a name and most bytes on the disk, without its ending and what is put behind it for a moment."""
_APART = re.compile(r"  +")


def portable(words: str, otherwise: str) -> str:
    """A name for a file, without its ending, as near to these words as each system can hold it.

    ``otherwise`` is what it is called where nothing of the words is left.
    """
    written = system.BARRED.sub(" ", "".join(letter for letter in words if letter.isprintable()))
    short = _APART.sub(" ", written)[:LONGEST].encode()[:LONGEST_BYTES].decode(errors="ignore")
    called = short.strip(" .") or otherwise
    return f"{otherwise} {called}" if system.keeps_for_itself(called) else called
