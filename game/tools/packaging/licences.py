"""Collects the licences of everything that the built program holds, its own first."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

import msgspec

from game.paths import assets, root
from game.tools.packaging.labels import NAME
from rules.engine.catalog import load

LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
LIBRARY = re.compile(r"^(?:lib)?(?P<name>[a-z+_]+(?:2_[a-z]+|123)?)[^/]*\.(?:so|dll|dylib)\b", re.IGNORECASE)
CODE = (".py", ".pyc")
"""How files end that are no licences, whatever they are called."""
BUILDER = "pyinstaller"
"""Its starter is in every program it builds."""


class Index(msgspec.Struct, forbid_unknown_fields=True):
    """Which text in ``assets/licences`` belongs to which libraries and packages that bring none of their own."""

    libraries: dict[str, tuple[str, ...]]
    packages: dict[str, tuple[str, ...]]
    always: tuple[str, ...]


class NoLicence(Exception):
    """Something would be bundled whose licence is not known; the message names it and the cure."""


def library_name(file: str) -> str:
    """The name of a library without version and ending, in small letters; empty for what is no such file."""
    found = LIBRARY.match(file)
    name = found["name"].lower() if found else ""
    if name.startswith("bz"):
        return "bz2"
    return name.rstrip("_") if name != "gcc_s" else name


def collect(folder: Path, libraries: Iterable[str], modules: Iterable[str], strict: bool = True) -> list[str]:
    """Write into ``folder`` the licences of shared libraries (names of files) and of Python modules (full names).

    The names for which there is none are told, or if ``strict`` raise NoLicence.
    """
    texts = assets() / "licences"
    index = load(texts / "index.yaml", Index)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(texts / "common", folder / "common")
    copy_own(folder / NAME)
    for font in sorted((assets() / "fonts").glob("*.txt")):
        _copy(font, folder / "fonts" / font.name)
    of_library = {name: text for text, names in index.libraries.items() for name in names}
    names = {library_name(file) for file in libraries} - {""}
    for text in {of_library[name] for name in names & of_library.keys()} | {*index.always}:
        _copy(texts / f"{text}.txt", folder / "libraries" / f"{text}.txt")
    unknown = sorted(names - of_library.keys())
    of_package = {name: text for text, names in index.packages.items() for name in names}
    for package in sorted(_packages(modules), key=lambda one: one.name.lower()):
        target = folder / "packages" / package.name
        if not _copy_brought(package, target):
            if package.name in of_package:
                _copy(texts / f"{of_package[package.name]}.txt", target / "LICENSE.txt")
            else:
                unknown.append(package.name)
    if unknown and strict:
        raise NoLicence(f"assets/licences/index.yaml: name the licence of {', '.join(unknown)}")
    return unknown


def copy_own(folder: Path) -> None:
    """Write the program's own licences into ``folder``: that of the code, and that of pictures, words and sounds."""
    _copy(root() / "LICENSE", folder / "LICENSE.txt")
    _copy(assets() / "LICENSE", folder / "LICENSE-assets.txt")


def _packages(modules: Iterable[str]) -> list[Distribution]:
    """The packages that these modules come from."""
    tops = {name.partition(".")[0] for name in modules}
    found = {name.lower() for top, names in packages_distributions().items() if top in tops for name in names}
    return [distribution(name) for name in sorted(found | {BUILDER})]


def _copy_brought(package: Distribution, target: Path) -> bool:
    """Copy the licences that a package brings; whether it brings any."""
    found = False
    for file in package.files or ():
        own = ".dist-info" in file.parts[0] or "licenses" in file.parts
        if own and file.suffix not in CODE and LICENCE_FILE.search(file.name):
            _copy(Path(str(package.locate_file(file))), target / file.name)
            found = True
    return found


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
