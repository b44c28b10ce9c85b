"""What has changed by version, read from ``CHANGELOG.md``, and as each kind of package wants it told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

from game.paths import root
from game.tools.packaging.labels import MAINTAINER, NAME

HEAD = re.compile(r"## (?P<version>\S+) \((?P<date>\d{4}-\d\d-\d\d)\)")
LINE = 78
"""Letters of a line in Debian's form."""


class Release(NamedTuple):
    """A version, the day on which it came out (yyyy-mm-dd), and a sentence for each thing that a player sees."""

    version: str
    date: str
    changes: tuple[str, ...]

    @property
    def moment(self) -> datetime:
        """The beginning of its day."""
        return datetime.fromisoformat(self.date).replace(tzinfo=UTC)


class BadChanges(ValueError):
    """The list of changes cannot be read; the sentence says which line."""


def source() -> Path:
    """The list of changes."""
    return root() / "CHANGELOG.md"


def releases() -> list[Release]:
    """All versions, the newest first. Raises BadChanges."""
    return read(source().read_text(encoding="utf-8"))


def read(text: str) -> list[Release]:
    """The versions that a list of changes tells. Raises BadChanges."""
    found: list[Release] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("## "):
            head = HEAD.fullmatch(line)
            if head is None:
                raise BadChanges(f"CHANGELOG.md, line {number}: a version is told as '## 1.2.3 (2026-11-30)'")
            found.append(Release(head["version"], head["date"], ()))
        elif line.startswith("- ") and found:
            found[-1] = found[-1]._replace(changes=(*found[-1].changes, line.removeprefix("- ").strip()))
        elif line.strip() and found:
            raise BadChanges(f"CHANGELOG.md, line {number}: a change is one line that begins with '- '")
    if not found or not all(one.changes for one in found):
        raise BadChanges("CHANGELOG.md: each version, and there must be one, tells at least one change")
    return found


def debian(told: Sequence[Release]) -> str:
    """The changes as Debian's packages tell them."""
    return "\n".join(_debian(one) for one in told)


def _debian(release: Release) -> str:
    changes = [fill(one, LINE, initial_indent="  * ", subsequent_indent="    ") for one in release.changes]
    head = f"{NAME} ({release.version}) unstable; urgency=medium"
    return "\n".join([head, "", *changes, "", f" -- {MAINTAINER}  {release.moment:%a, %d %b %Y %H:%M:%S %z}", ""])


def rpm(told: Sequence[Release]) -> list[dict[str, Any]]:
    """The changes as nfpm takes them for an rpm."""
    return [
        {
            "semver": one.version,
            "date": f"{one.moment:%Y-%m-%dT%H:%M:%SZ}",
            "packager": MAINTAINER,
            "changes": [{"note": change} for change in one.changes],
        }
        for one in told
    ]
