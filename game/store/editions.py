"""Editions: the cards and numbers with which saved games were begun, each kept once, as an archive beside the games.

A record names its edition by the digest of all its data files; what comes from a file is used only where it has that
digest. So a game is continued, played again and counted as it was begun, whatever the program's own data say by now.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipInfo
from zipfile import Path as Packed

import msgspec

from game import paths
from game.store.record_file import contents, replace
from game.text.messages import say
from rules.engine.catalog import DataFault
from rules.engine.packing import packed, unpacked
from rules.engine.record import EDITION
from rules.engine.rules import ADDED, Rules, data_files, digest
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture

FOLDER, ENDING = "editions", ".zip"
LARGEST, MOST_FILES = 1 << 20, 300
"""Bytes of the largest archive, and of all that is in it; and how many files may be in it."""
USED = 4
"""How many editions are held ready."""
_DIGEST = re.compile(r"[0-9a-f]{16}")
_PLACE = re.compile(r"[^/\\]+\.yaml|cards/[a-z0-9_-]{1,24}/[^/\\]+\.(yaml|ftl)")
_KINDS: Mapping[str, type[Viticulture] | type[Vino]] = {kind.name: kind for kind in (Viticulture, Vino)}
_ROW = EDITION.encode()
_DAMAGED = b"no archive"
"""What stands for an edition that a file brings along damaged."""


class BadEdition(Exception):
    """The data of an edition cannot be used; the message is one sentence with the file and what to do."""


def folder() -> Path:
    """The folder of editions; it need not be there yet."""
    return paths.save_folder() / FOLDER


def place(game: str, data: str) -> Path | None:
    """The file of an edition, which need not be there; None where nothing can have such a name."""
    return folder() / f"{game} {data}{ENDING}" if game in _KINDS and _DIGEST.fullmatch(data) else None


def keep(rules: Rules) -> None:
    """Keep the data of these rules for the games that are begun with them. Raises OSError."""
    file = place(rules.name, rules.data_digest)
    if file is None or _is_sound(file, rules.data_digest):
        return
    content = _packed(rules)
    if content:
        file.parent.mkdir(parents=True, exist_ok=True)
        replace(file, content)


def archive(rules: Rules) -> bytes:
    """The data of these rules as an archive: from their files, or as they are kept where those have changed since.

    Nothing where both are gone.
    """
    with suppress(OSError):
        if content := _packed(rules):
            return content
    file = place(rules.name, rules.data_digest)
    return _content(file) if file is not None and _is_sound(file, rules.data_digest) else b""


def _packed(rules: Rules) -> bytes:
    """The data of these rules as an archive; nothing where the files have changed since they were read. Raises OSError.

    The same data make the same archive, whenever that is.
    """
    content = packed({place: file.read_bytes() for place, file in data_files(rules.folder).items()})
    return content if _archive(content, rules.data_digest, Path(rules.name)) is not None else b""


def rules_of(game: str, data: str, brought: bytes = b"") -> Viticulture | Vino | None:
    """The rules with the edition of this digest; None where none is kept. Raises BadEdition.

    ``brought`` is the archive that came along with the record, if one did.
    """
    file = place(game, data)
    if file is None or not (brought or file.exists()):
        return None
    content = brought if brought and not _is_sound(file, data) else _content(file)
    if _archive(content, data, file) is None:
        raise BadEdition(say("edition-error-brought") if brought else say("edition-error-damaged", file=str(file)))
    try:
        return _compiled(game, data, content, file)
    except Exception as fault:
        words = " ".join(str(fault).split()) if isinstance(fault, DataFault) else type(fault).__name__
        raise BadEdition(say("edition-error-unknown", file=str(file), fault=words)) from fault


def with_cards() -> Iterator[Viticulture]:
    """The rules of the kept editions of Viticulture that have cards beside those of the box, as far as they are sound.

    Each is read when it is asked for.
    """
    for file in sorted(folder().glob(f"{Viticulture.name} *{ENDING}")):
        data = file.stem.rpartition(" ")[2]
        archive = _archive(_content(file), data, file)
        if archive is not None and (archive / ADDED).is_dir():
            with suppress(BadEdition):
                if isinstance(found := rules_of(Viticulture.name, data), Viticulture):
                    yield found


def _is_sound(file: Path, data: str) -> bool:
    """Whether the edition of this digest lies in a file."""
    return file.exists() and _archive(_content(file), data, file) is not None


@lru_cache(USED)
def _compiled(game: str, data: str, content: bytes, file: Path) -> Viticulture | Vino:
    archive = _archive(content, data, file)
    assert archive is not None
    return _KINDS[game](archive)


def _content(file: Path) -> bytes:
    """What a file holds; nothing where it cannot be read."""
    try:
        return contents(file, LARGEST)
    except (OSError, ValueError):
        return b""


def _archive(content: bytes, data: str, file: Path) -> Packed | None:
    """The data files in an archive, which lies, or would lie, in this file; None unless they have this digest."""
    try:
        found = unpacked(content, str(file))
        return found if _plain(found.root.infolist()) and digest(found) == data else None
    except (BadZipFile, zlib.error, OSError, ValueError, LookupError, RuntimeError, EOFError):
        return None


def _plain(files: list[ZipInfo]) -> bool:
    """Whether an archive holds a few small data files and nothing else, so that it can be unpacked."""
    return (
        len({file.filename for file in files}) == len(files) <= MOST_FILES
        and sum(file.file_size for file in files) <= LARGEST
        and all(file.compress_type in (ZIP_DEFLATED, ZIP_STORED) for file in files)
        and all(_PLACE.fullmatch(file.filename) for file in files)
    )


def joined(record: bytes, rules: Rules) -> bytes:
    """A record as a single file that brings the edition of its rules along. Raises OSError."""
    content = _packed(rules)
    return record + _ROW + b64encode(content) + b'"}\n' if content and record.endswith(b"\n") else record


def parted(data: bytes) -> tuple[bytes, bytes]:
    """A record, and the archive of the edition that its file brings along; empty where it brings none.

    Of an edition that is damaged comes something that is no archive, so that nobody takes it for none.
    """
    start = data.rfind(b"\n", 0, len(data.rstrip(b"\n"))) + 1
    if not begins(data[start:]):
        return data, b""
    try:
        content = b64decode(msgspec.json.decode(data[start:], type=_Row).edition, validate=True)
    except (ValueError, RecursionError):
        content = b""
    return data[:start], content if 0 < len(content) <= LARGEST else _DAMAGED


def begins(row: bytes) -> bool:
    """Whether a row is that of an edition, also one that breaks off or has a wrong sign at its beginning."""
    if len(row) <= len(_ROW):
        return len(row) > len(b'{"') and _ROW.startswith(row.rstrip(b"\n"))
    return sum(one != other for one, other in zip(row, _ROW, strict=False)) <= 1


class _Row(msgspec.Struct, forbid_unknown_fields=True):
    edition: str


def tidy(used: Collection[tuple[str, str]]) -> None:
    """Delete all editions but those of these games and digests. Raises OSError."""
    for file in folder().glob(f"*{ENDING}"):
        game, _, data = file.stem.rpartition(" ")
        if place(game, data) == file and (game, data) not in used:
            file.unlink(missing_ok=True)
