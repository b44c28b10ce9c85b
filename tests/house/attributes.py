"""Who brings the attributes of a class into being, and who sets them: found with the types that mypy infers."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from mypy.build import build
from mypy.config_parser import parse_config_file
from mypy.modulefinder import BuildSource
from mypy.nodes import MypyFile, TypeInfo
from mypy.options import Options
from mypy.server.subexpr import get_subexpressions
from mypy.types import Instance, TupleType, Type, UnionType, get_proper_type

from tests.house.modules import FOLDERS, ROOT, modules

Place = tuple[int, int, int | None]
"""Line, first column and the column after the last of an expression."""


@dataclass(frozen=True)
class Module:
    """One module of the program: its tree, the classes in it and the type of every expression."""

    name: str
    tree: ast.Module
    classes: dict[str, TypeInfo]
    types: dict[Place, Type | None]


def checked(root: Path = ROOT) -> list[Module]:
    """Every module of the program under ``root`` as mypy understands it."""
    options = Options()
    parse_config_file(options, lambda: None, str(ROOT / "pyproject.toml"), sys.stdout, sys.stderr)
    options.export_types = options.preserve_asts = True
    options.incremental = False
    options.cache_dir = os.devnull
    options.mypy_path = [str(root)]
    paths = modules(root)
    result = build([BuildSource(str(path), name) for name, path in paths.items()], options)
    assert result.errors == []
    found = []
    for name, path in paths.items():
        file = result.files[name]
        types = {(one.line, one.column, one.end_column): result.types.get(one) for one in get_subexpressions(file)}
        found.append(Module(name, ast.parse(path.read_text(encoding="utf-8")), _classes(file), types))
    return found


def set_from_outside(module: Module) -> Iterator[str]:
    """The places that set another object's attribute which a class of another module brought into being.

    Classes that only hold values are left out, and so is what an object inherits and sets itself.
    """
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        owner = node.value
        if isinstance(owner, ast.Name) and owner.id in ("self", "cls"):
            continue
        for kind in _kinds(module.types.get((owner.lineno, owner.col_offset, owner.end_col_offset))):
            home = _home(kind, node.attr)
            if home.module_name != module.name and _own(home) and not _holds_values(home):
                yield f"{module.name}:{node.lineno}: {ast.unparse(node)} of {home.fullname}"


def left_to_others(module: Module) -> Iterator[str]:
    """The attributes that neither a class that names them nor one that it comes from sets: others must."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ClassDef) and not _holds_values(module.classes[node.name]):
            for name in sorted(_named(node) - _set(node) - _inherited(module.classes[node.name])):
                yield f"{module.name}:{node.lineno}: {node.name}.{name}"


def _classes(file: MypyFile) -> dict[str, TypeInfo]:
    return {name: one.node for name, one in file.names.items() if isinstance(one.node, TypeInfo)}


def _named(node: ast.ClassDef) -> set[str]:
    """What a class only names; what each subclass says of itself, as an abstract method is, is no attribute of one."""
    found = [line for line in node.body if isinstance(line, ast.AnnAssign) and line.value is None]
    lines = [line for line in found if not ast.unparse(line.annotation).startswith("ClassVar[")]
    return {line.target.id for line in lines if isinstance(line.target, ast.Name)}


def _set(node: ast.ClassDef) -> set[str]:
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store)]
    return {part.attr for part in parts if isinstance(part.value, ast.Name) and part.value.id == "self"}


def _inherited(kind: TypeInfo) -> set[str]:
    """The attributes that the classes set from which it comes; naming one again only says more of its type."""
    return {name for base in kind.mro[1:] for name, one in base.names.items() if one.implicit}


def _kinds(kind: Type | None) -> Iterator[TypeInfo]:
    proper = get_proper_type(kind)
    if isinstance(proper, Instance):
        yield proper.type
    elif isinstance(proper, TupleType):
        yield proper.partial_fallback.type
    elif isinstance(proper, UnionType):
        for item in proper.items:
            yield from _kinds(item)


def _home(kind: TypeInfo, name: str) -> TypeInfo:
    return next((base for base in kind.mro[::-1] if name in base.names), kind)


def _own(kind: TypeInfo) -> bool:
    return kind.module_name.partition(".")[0] in FOLDERS


def _holds_values(kind: TypeInfo) -> bool:
    """Whether it only holds values, which whoever has one may fill, or only describes others."""
    if kind.is_named_tuple or kind.is_protocol or kind.is_enum:
        return True
    return any("dataclass" in base.metadata or base.fullname == "msgspec.Struct" for base in kind.mro)
