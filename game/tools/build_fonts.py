"""Builds the game's fonts into ``assets/fonts``: one weight each, lining figures, wide spaces, letters and signs only.

The same sources give the same bytes. Run ``python -m game.tools.build_fonts``.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.builder import buildLookup, buildPairPosGlyphs, buildValue
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

WORD_SPACE = 0.28
"""Width of a space, in sizes of the letters: at least a quarter of each size in whole pixels."""
SPACES = (0x20, 0xA0)
"""The spaces between words, with and without a break of the line."""

HAIR = 40
"""Units by which a letter that leans over a space keeps off it, so that whole pixels keep it off too."""

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
    _widen_spaces(font)
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


def _widen_spaces(font: TTFont) -> None:
    """Give the spaces between words a glyph of their own: as wide as is wanted, and with no kerning across it.

    A letter that leans over its own room, as f does, leaves all of the space free too.
    """
    glyph, old = "wordspace", font.getBestCmap()[SPACES[0]]
    font.setGlyphOrder([*font.getGlyphOrder(), glyph])
    font["glyf"][glyph] = font["glyf"][old]
    font["hmtx"][glyph] = round(WORD_SPACE * font["head"].unitsPerEm), 0
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(dict.fromkeys(SPACES, glyph))
    _add_kerning(font, dict(_leaning(font, glyph)))


def _leaning(font: TTFont, space: str) -> Iterator[tuple[tuple[str, str], int]]:
    """How far each letter reaches over its room into a space after it or before it."""
    for letter in sorted(set(font.getBestCmap().values())):
        (room, left), shape = font["hmtx"][letter], font["glyf"][letter]
        if room and shape.numberOfContours:
            yield (letter, space), left + shape.xMax - shape.xMin - room
            yield (space, letter), -left


def _add_kerning(font: TTFont, pairs: dict[tuple[str, str], int]) -> None:
    """Let pairs of glyphs stand farther apart than their rooms say, by so many units."""
    apart = {pair: (buildValue({"XAdvance": more + HAIR}), None) for pair, more in pairs.items() if more > 0}
    positions = font["GPOS"].table
    lookups = positions.LookupList
    for record in positions.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex.append(len(lookups.Lookup))
    lookups.Lookup.append(buildLookup(buildPairPosGlyphs(apart, font.getReverseGlyphMap())))
    lookups.LookupCount = len(lookups.Lookup)


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
