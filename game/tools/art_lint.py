"""Finds in the art what the picture loader would draw wrongly or leave out without a word.

Looks at every drawing in ``assets`` and at the drawings written in the game's own modules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from game.paths import assets, root


class Fault(NamedTuple):
    """One place that would be drawn wrongly: line (from 1) and the sentence that names the cure."""

    line: int
    words: str


RULES = (
    (r"<(?:use|symbol)\b", "<use> and <symbol> are not drawn; repeat the shapes"),
    (r"<text\b", "<text> is not drawn; write it with a font or turn it into paths"),
    (r"<pattern\b", "<pattern> is not drawn; repeat the shapes"),
    (r"<clipPath\b|\bclip-path\s*[=:]", "clip-path is ignored; cut the shape itself"),
    (r"<mask\b|\bmask\s*=\s*[\"']", "mask is ignored; cut the shape itself"),
    (r"<filter\b|\bfilter\s*=\s*[\"']", "filter is ignored; draw shadow and blur in code"),
    (r"\bstroke-dasharray\s*[=:]", "dashes throw lines across the picture; cut them into short strokes"),
    (r"<radialGradient\b[^>]*\bf[xy]\s*=", "fx and fy are ignored; move cx and cy"),
)
GRADIENT = re.compile(r"<(?:linear|radial)Gradient\b[^>]*>")
BARE_NUMBER = re.compile(r"\b(?:x1|y1|x2|y2|cx|cy|r)\s*=\s*[\"'][-.\d]*\d[\"']")


def faults(drawing: str, first_line: int = 1) -> tuple[Fault, ...]:
    """What is wrong in a drawing or a part of one; ``first_line`` is the line on which it begins."""

    def line(at: int) -> int:
        return first_line + drawing.count("\n", 0, at)

    found = [Fault(line(hit.start()), words) for pattern, words in RULES for hit in re.finditer(pattern, drawing)]
    for gradient in GRADIENT.finditer(drawing):
        if "userSpaceOnUse" not in gradient[0] and BARE_NUMBER.search(gradient[0]):
            words = 'a gradient with bare numbers comes out flat; write percentages or gradientUnits="userSpaceOnUse"'
            found.append(Fault(line(gradient.start()), words))
    return tuple(sorted(found))


def drawing_faults(path: Path) -> tuple[Fault, ...]:
    """What is wrong in an SVG file."""
    text = path.read_text(encoding="utf-8")
    try:
        ElementTree.fromstring(text)
    except ElementTree.ParseError as broken:
        return (Fault(broken.position[0], f"not well-formed ({broken}); mend the marks"),)
    return faults(text)


def module_faults(path: Path) -> tuple[Fault, ...]:
    """What is wrong in the drawings written inside a Python module."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: list[Fault] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            found += faults(node.value, node.lineno)
    return tuple(found)


def all_faults() -> Iterator[str]:
    """Every fault as one line: file, line, what to do."""
    here = Path(__file__).resolve()
    for path in sorted(assets().rglob("*.svg")):
        for fault in drawing_faults(path):
            yield f"{path.relative_to(root())}:{fault.line}: {fault.words}"
    for path in sorted(here.parents[1].rglob("*.py")):
        if path != here:
            for fault in module_faults(path):
                yield f"{path.relative_to(here.parents[2])}:{fault.line}: {fault.words}"
