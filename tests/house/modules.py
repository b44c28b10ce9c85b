"""The modules of the program as they lie in their folders, and what each of them imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("game", "rules")


def modules(root: Path = ROOT) -> dict[str, Path]:
    """Every module of the program under ``root`` by its dotted name."""
    files = (path for folder in FOLDERS for path in sorted((root / folder).rglob("*.py")))
    return {_name(path.relative_to(root)): path for path in files}


def imports(root: Path = ROOT) -> dict[str, set[str]]:
    """What each module imports of the program: anywhere in it, inside functions and for types alone too."""
    known = modules(root)
    return {name: set(_imported(path, known)) - {name} for name, path in known.items()}


def circle(graph: Mapping[str, Set[str]]) -> list[str]:
    """A way along imports that ends where it begins; empty where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return [str(name) for name in found.args[1]]
    return []


def _name(path: Path) -> str:
    return ".".join(path.parent.parts if path.stem == "__init__" else path.with_suffix("").parts)


def _imported(path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in known else node.module for name in whole if {name, node.module} & known.keys())
