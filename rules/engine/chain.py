"""The check at the end of each row of a record: it holds the row and all rows before it, so that no change goes unseen.

A row is one JSON object; its check is the last of its fields.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import blake2b

_BYTES = 6
_KEY, _END = ',"check":"', '"}'
_TAIL = len(_KEY) + _BYTES * 4 // 3 + len(_END)


def link(before: str, row: str) -> str:
    """The check of a row that bears none yet, where the row before it has this one; empty for the first row."""
    digest = blake2b((before + row).encode(errors="surrogatepass"), digest_size=_BYTES)
    return urlsafe_b64encode(digest.digest()).decode()


def seal(row: str, check: str) -> str:
    """A row with its check."""
    return row[:-1] + _KEY + check + _END


def unseal(row: str) -> tuple[str, str]:
    """A row without its check, and that check; empty where it bears none."""
    if not row.endswith(_END) or not row.startswith(_KEY, len(row) - _TAIL):
        return row, ""
    return row[:-_TAIL] + "}", row[len(_KEY) - _TAIL : -len(_END)]
