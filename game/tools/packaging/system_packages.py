"""Packs the built program as a .deb and an .rpm.

Run ``python -m game.tools.packaging.system_packages`` after ``make app``.
"""

from __future__ import annotations

import gzip
import shutil
import sys
from pathlib import Path
from textwrap import fill
from typing import Any, Final

import yaml

from game.paths import root
from game.text.messages import say
from game.tools.packaging import changes, needs, rights
from game.tools.packaging.files import CannotPack, finished, run, write
from game.tools.packaging.finish import weight
from game.tools.packaging.labels import ABOUT, LICENCE, MAINTAINER, NAME
from game.tools.packaging.manual import SECTION
from game.version import program_version
from rules import system

HOME: Final = f"usr/lib/{NAME}"
"""Where the program lies in a system."""
KINDS = ("deb", "rpm")
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What nfpm calls the machines."""
LINE = 78
"""Letters of a line of a description."""


def staged(program: Path, folder: Path) -> Path:
    """Lay out all that a package holds beside the program itself, as it lies in a system; the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("applications", "icons", "metainfo"):
        shutil.copytree(program / "share" / part, folder / "usr/share" / part)
    for page in (program / "share/man").rglob(f"*.{SECTION}"):
        target = folder / "usr/share" / page.relative_to(program / "share").with_name(page.name + ".gz")
        write(target, packed(page.read_bytes()))
    documents = folder / "usr/share/doc" / NAME
    write(documents / "copyright", rights.text(HOME).encode())
    write(documents / "changelog.gz", packed(changes.debian(changes.releases()).encode()))
    return folder


def packed(content: bytes) -> bytes:
    """Content in gzip as hard as it goes, the same at any time."""
    return gzip.compress(content, 9, mtime=0)


def order(kind: str, program: Path, stage: Path, machine: str, needed: needs.Needs) -> dict[str, Any]:
    """What nfpm is to make of the program and what lies in ``stage``; ``kind`` is one of KINDS."""
    release = changes.releases()[0]
    contents = [
        {"src": str(program / NAME), "dst": f"/{HOME}/{NAME}"},
        {"src": str(program / "_internal"), "dst": f"/{HOME}/_internal", "type": "tree"},
        {"src": f"../lib/{NAME}/{NAME}", "dst": f"/usr/bin/{NAME}", "type": "symlink"},
    ]
    for file in sorted(file for file in stage.rglob("*") if file.is_file()):
        place = file.relative_to(stage)
        if kind == "deb" or place.name != "changelog.gz":
            read = kind == "rpm" and place.parts[2] in ("doc", "man")
            contents.append({"src": str(file), "dst": f"/{place}"} | ({"type": "doc"} if read else {}))
    told = {
        "name": NAME,
        "arch": MACHINES.get(machine, machine),
        "version": program_version(),
        "section": "games",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": description(kind),
        "license": LICENCE,
        "mtime": f"{release.moment:%Y-%m-%dT%H:%M:%SZ}",
        "contents": contents,
    }
    return told | (_of_deb(needed) if kind == "deb" else _of_rpm(needed, stage))


def description(kind: str) -> str:
    """What the program is; in a deb below a first line that says it in short."""
    paragraphs = "\n\n".join(fill(say(key), LINE) for key in ABOUT)
    return f"{say('manual-summary')}\n{paragraphs}" if kind == "deb" else paragraphs


def _of_deb(needed: needs.Needs) -> dict[str, Any]:
    return {
        "depends": [f"libc6 (>= {needed.glibc})", *sorted(needed.libraries.needed.values())],
        "recommends": sorted(needed.libraries.welcome.values()),
        "suggests": ["speech-dispatcher", "espeak-ng"],
        "deb": {"compression": "zstd"},
    }


def _of_rpm(needed: needs.Needs, stage: Path) -> dict[str, Any]:
    told = stage.parent / "changes.yaml"
    told.write_text(yaml.safe_dump(changes.rpm(changes.releases()), allow_unicode=True), encoding="utf-8")
    return {
        "release": "1",
        "depends": [f"libc.so.6(GLIBC_{needed.glibc})(64bit)", *(f"{one}()(64bit)" for one in needed.libraries.needed)],
        "recommends": [f"{one}()(64bit)" for one in needed.libraries.welcome],
        "suggests": ["/usr/bin/spd-say", "/usr/bin/espeak-ng"],
        "changelog": str(told),
        "rpm": {"summary": say("desktop-summary"), "compression": "zstd", "group": "Amusements/Games"},
    }


def make(program: Path, folder: Path) -> list[Path]:
    """Make the packages beside the program; ``folder`` is for what is needed on the way.

    Raises CannotPack, BadChanges, NotKnown.
    """
    finished(program)
    folder.mkdir(parents=True, exist_ok=True)
    stage, needed = staged(program, folder / "stage"), needs.of(program)
    made = []
    for kind in KINDS:
        told = folder / f"{kind}.yaml"
        told.write_text(
            yaml.safe_dump(order(kind, program, stage, system.machine(), needed), allow_unicode=True),
            encoding="utf-8",
        )
        made.append(_packaged(kind, told, program.parent))
    return made


def _packaged(kind: str, told: Path, target: Path) -> Path:
    """The package that nfpm makes as it is told; it lies beside this Python."""
    tool = Path(sys.executable).with_name("nfpm")
    before = {*target.glob(f"*.{kind}")}
    for file in before:
        file.unlink()
    run([str(tool), "package", "-f", str(told), "-p", kind, "-t", str(target)])
    (made,) = target.glob(f"*.{kind}")
    return made


def main() -> int:
    """Pack the program in ``dist`` of this checkout; 1 where a sentence tells why that cannot be done."""
    try:
        made = make(root() / "dist" / NAME, root() / "build" / "packages")
    except (CannotPack, changes.BadChanges, needs.NotKnown) as fault:
        print(fault, file=sys.stderr)
        return 1
    for file in made:
        print(f"built dist/{file.name}, {weight(file):.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
