"""Builds the game's fonts into ``assets/fonts``: one weight each, lining figures, only letters and signs.

The same sources give the same bytes. Run ``python -m game.tools.build_fonts``.
"""

from __future__ import annotations

from importlib.resources import as_file, files
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from game.paths import assets

VOLLKORN, ALEGREYA = "fontpkg_vollkorn", "fontpkg_alegreya_sans"

DISPLAY_WEIGHT = 900

FONTS = {
    "display": (VOLLKORN, "Vollkorn[wght].ttf", ("lnum",)),
    "text-500": (ALEGREYA, "AlegreyaSans-Medium.ttf", ("lnum", "tnum")),
    "text-700": (ALEGREYA, "AlegreyaSans-Bold.ttf", ("lnum", "tnum")),
    "text-800": (ALEGREYA, "AlegreyaSans-ExtraBold.ttf", ("lnum", "tnum")),
    "text-italic": (ALEGREYA, "AlegreyaSans-Italic.ttf", ("lnum", "tnum")),
}
"""Font name: package, file in it, and the features made the font's plain figures (pygame cannot switch any on)."""

LICENCES = {VOLLKORN: "OFL-Vollkorn.txt", ALEGREYA: "OFL-AlegreyaSans.txt"}

LETTERS = (
    (0x20, 0x7E),
    (0xA0, 0x24F),
    (0x300, 0x3FF),
    (0x400, 0x52F),
    (0x1E00, 0x1FFF),
    (0x2010, 0x205E),
    (0x20A0, 0x20BF),
    (0x2190, 0x2193),
    *((one, one) for one in (0x2116, 0x2212, 0x2264, 0x2265)),
)
"""Ranges of characters kept: Latin, Greek, Cyrillic, accents, punctuation, arrows, and signs of the game's words."""

KEPT_FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "calt", "tnum"]


def build(folder: Path) -> tuple[Path, ...]:
    """Write every font and its licence into ``folder`` and name the files."""
    folder.mkdir(parents=True, exist_ok=True)
    for package, name in LICENCES.items():
        (folder / name).write_text((files(package) / "LICENSE").read_text(encoding="utf-8"), encoding="utf-8")
    fonts = [_build_font(name, folder) for name in FONTS]
    return (*(folder / name for name in LICENCES.values()), *fonts)


def _build_font(name: str, folder: Path) -> Path:
    package, source, figures = FONTS[name]
    with as_file(files(package) / "files" / source) as path:
        font = TTFont(path, recalcTimestamp=False, lazy=False)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": DISPLAY_WEIGHT}, updateFontNames=True)
    for feature in figures:
        _make_plain(font, feature)
    _keep_letters(font)
    target = folder / f"{name}.ttf"
    font.save(target)
    return target


def _make_plain(font: TTFont, feature: str) -> None:
    """Point every character at the glyph that ``feature`` puts in its place."""
    changes = _single_changes(font, feature)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap = {code: changes.get(glyph, glyph) for code, glyph in table.cmap.items()}


def _single_changes(font: TTFont, feature: str) -> dict[str, str]:
    rules = font["GSUB"].table
    wanted = {
        number
        for record in rules.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    changes: dict[str, str] = {}
    for number in sorted(wanted):
        for part in rules.LookupList.Lookup[number].SubTable:
            single = getattr(part, "ExtSubTable", part)
            changes.update(getattr(single, "mapping", {}))
    return changes


def _keep_letters(font: TTFont) -> None:
    options = subset.Options()
    options.recalc_timestamp = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.layout_features = KEPT_FEATURES
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for first, last in LETTERS for code in range(first, last + 1)])
    cutter.subset(font)


def main() -> None:
    """Build into ``assets/fonts`` of this checkout."""
    for path in build(assets() / "fonts"):
        print(f"built {path.name}, {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
