"""A box to which somebody has added cards, as a folder of data."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from game import paths

VILLAGE = {
    "mine.yaml": """
summer_visitors:
- {id: own_beekeeper, effect: {gain: {lira: 2}}}
- {id: own_wanderer, effect: {gain: {vp: 1}}}
winter_visitors:
- {id: own_pruner, effect: {draw: {vine: 1}}}
mamas:
- {id: own_zia, effect: [gain: {lira: 2}, draw: {vine: 1}]}
orders:
- {id: own_wedding, wines: [{kind: red, value: 3}, {kind: white, value: 2}], vp: 3, residual: 1}
portraits:
  own_beekeeper: {hat: straw, head: round, skin: tan, hair: red, coat: ochre, collar: v, prop: basket, accent: wine}
""",
    "en.ftl": "card-own_beekeeper = Beekeeper\ncard-own_pruner = Pruner\n",
}
"""The files of a set of cards."""


def box_with(folder: Path, sets: Mapping[str, Mapping[str, str]]) -> Path:
    """Make a folder with the data of the box and these sets of added cards: by name, files by name; the folder."""
    shutil.copytree(paths.data() / "viticulture", folder)
    for name, files in sets.items():
        write_set(folder / "cards" / name, files)
    return folder


def write_set(folder: Path, files: Mapping[str, str]) -> None:
    """Write the files of a set of cards into its folder."""
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
