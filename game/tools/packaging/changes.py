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
from game.version import program_version

NUMBER = r"(?:0|[1-9]\d{0,8})"
HEAD = re.compile(rf"## (?P<version>{NUMBER}\.{NUMBER}\.{NUMBER}) \((?P<date>\d{{4}}-\d\d-\d\d)\)", re.ASCII)
MARK = "\ufeff"
"""The mark of the byte order that some programs write before a text; it says nothing."""
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

    @property
    def rank(self) -> tuple[int, ...]:
        """The numbers of its version; the greater, the newer."""
        return tuple(map(int, self.version.split(".")))


class BadChanges(ValueError):
    """The list of changes cannot be read; the sentence says which line."""


def source() -> Path:
    """The list of changes."""
    return root() / "CHANGELOG.md"


def releases() -> list[Release]:
    """All versions, the newest first, which is that of the program. Raises BadChanges."""
    try:
        found = read(source().read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadChanges("CHANGELOG.md is not a text in UTF-8; save it as such") from None
    except OSError as fault:
        raise BadChanges(f"CHANGELOG.md cannot be read ({fault.strerror}); put it back") from None
    if found[0].version != program_version():
        raise BadChanges(
            f"CHANGELOG.md: its newest version is {found[0].version}, that of the program {program_version()}; "
            "tell what has changed, or mend the version in pyproject.toml"
        )
    return found


def read(text: str) -> list[Release]:
    """The versions that a list of changes tells. Raises BadChanges."""
    found: list[Release] = []
    for number, line in enumerate(text.removeprefix(MARK).splitlines(), 1):
        try:
            if line.startswith("##"):
                found.append(_headed(line, found))
            elif line.startswith("-") or (line.strip() and found):
                found[-1:] = [_with(line, found)]
        except BadChanges as fault:
            raise BadChanges(f"CHANGELOG.md, line {number}: {fault}") from None
    if not found or not all(one.changes for one in found):
        raise BadChanges("CHANGELOG.md: each version, and there must be one, tells at least one change")
    return found


def _headed(line: str, before: Sequence[Release]) -> Release:
    """The version that a line begins, below those before it. Raises BadChanges."""
    head = HEAD.fullmatch(line)
    if head is None:
        raise BadChanges("a version is told as '## 1.2.3 (2026-11-30)'")
    found = Release(head["version"], head["date"], ())
    try:
        day = found.moment
    except ValueError:
        raise BadChanges(f"there is no day {found.date}; write year, month and day as in 2026-11-30") from None
    if before and (before[-1].rank <= found.rank or before[-1].moment < day):
        raise BadChanges(f"{found.version} stands below {before[-1].version}; tell each version once, the newest first")
    return found


def _with(line: str, found: Sequence[Release]) -> Release:
    """The last version that was found, with the change that a line tells. Raises BadChanges."""
    change = line.removeprefix("- ").strip()
    if not (found and change and line.startswith("- ")):
        raise BadChanges("a change is one line that begins with '- ', says something and stands below its version")
    return found[-1]._replace(changes=(*found[-1].changes, change))


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
