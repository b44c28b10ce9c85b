"""Data files packed in one archive, which can be read like a folder of them."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from zipfile import ZIP_DEFLATED, Path, ZipFile, ZipInfo


def packed(files: Mapping[str, bytes]) -> bytes:
    """The archive with these files by their places in it. The same files make the same archive, whenever that is."""
    found = BytesIO()
    with ZipFile(found, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for place, content in files.items():
            archive.writestr(ZipInfo(place), content, ZIP_DEFLATED)
    return found.getvalue()


def unpacked(content: bytes, name: str) -> Path:
    """The files in an archive as a folder that is called by this name where something in it is told.

    Raises zipfile.BadZipFile and other errors for what is no archive.
    """
    archive = ZipFile(BytesIO(content))
    archive.filename = name
    return Path(archive)
