"""Files as nobody writes them: good ones, damaged at random in the ways that files get damaged or are forged."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Iterator

CASES = int(os.environ.get("VENDEMMIA_FUZZ", "30"))
"""How many damaged files of each kind are tried."""
SEED = int(os.environ.get("VENDEMMIA_FUZZ_SEED", "1"))

TOKENS = (
    b"\x00", b"\xff\xfe", b"\xc3", b"{", b"}", b"[" * 5000, b'"', b"null", b"-1", b"1e999", b"NaN", b"9" * 40,
    b"{}", b"[]", b"!!python/object:os.system {}", b"&a *a", b"<!ENTITY x SYSTEM \"file:///etc/passwd\">", b"../../x",
    b"\xe2\x80\xae", b"\x1b[31m", b"\r", b"\n\n", b"\t", b"%s", b"0x", b"2020-99-99", b"{ $x }", b"</svg>",
)  # fmt: skip
_NUMBER = re.compile(rb"-?\d+")


def damaged(good: bytes, kind: str) -> Iterator[bytes]:
    """As many damaged copies of a file as are tried; the same ones each time for the same seed and kind."""
    chance = random.Random(f"{SEED} {kind}")
    for _ in range(CASES):
        content = good
        for _ in range(chance.choice((1, 1, 1, 2, 5))):
            content = chance.choice(WAYS)(content, chance)
        yield content


def _flip(content: bytes, chance: random.Random) -> bytes:
    at = _at(content, chance)
    return content[:at] + bytes([chance.randrange(256)]) + content[at + 1 :]


def _cut(content: bytes, chance: random.Random) -> bytes:
    return content[: _at(content, chance)]


def _drop(content: bytes, chance: random.Random) -> bytes:
    at = _at(content, chance)
    return content[:at] + content[at + chance.randint(1, 200) :]


def _again(content: bytes, chance: random.Random) -> bytes:
    at, long = _at(content, chance), chance.randint(1, 400)
    return content[:at] + content[at : at + long] + content[at:]


def _token(content: bytes, chance: random.Random) -> bytes:
    at = _at(content, chance)
    return content[:at] + chance.choice(TOKENS) + content[at + chance.choice((0, 0, 1, 8)) :]


def _number(content: bytes, chance: random.Random) -> bytes:
    found = list(_NUMBER.finditer(content))
    if not found:
        return content
    one = chance.choice(found)
    other = chance.choice((b"-1", b"0", b"7", b"255", b"2147483648", b"99999999999999999999", b"1.5", b'"3"'))
    return content[: one.start()] + other + content[one.end() :]


def _lines(content: bytes, chance: random.Random) -> bytes:
    rows = content.splitlines(keepends=True)
    if len(rows) > 1:
        one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
        rows[one], rows[other] = rows[other], rows[one]
    return b"".join(rows)


def _words(content: bytes, chance: random.Random) -> bytes:
    """One word of the file in the place of another."""
    found = list(re.finditer(rb"[A-Za-z_]{3,}", content))
    if not found:
        return content
    one, other = chance.choice(found), chance.choice(found)
    return content[: one.start()] + other[0] + content[one.end() :]


def _at(content: bytes, chance: random.Random) -> int:
    return chance.randrange(len(content)) if content else 0


WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _flip, _cut, _drop, _again, _token, _number, _lines, _words,
)  # fmt: skip
