"""What shops of software are told of the program (AppStream), in all languages."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from game.text.languages import offered
from game.text.messages import FIRST, say_in
from game.tools.packaging.changes import Release
from game.tools.packaging.labels import ABOUT, AUTHORS, CATEGORIES, IDENTIFIER, LICENCE, NAME, TITLE
from game.tools.words.check import COMPLETE
from game.window.screen import SMALL

LANGUAGE = "xml:lang"
LEAST = min(SMALL)
"""How many px the shorter side of a screen must have at least."""


def text(releases: Sequence[Release]) -> str:
    """The description of the program with these versions."""
    root = Element("component", type="desktop-application")
    _add(root, "id", IDENTIFIER)
    _add(root, "metadata_license", "CC0-1.0")
    _add(root, "project_license", LICENCE)
    _add(root, "name", TITLE)
    _say(root, "summary", "desktop-summary")
    developer = SubElement(root, "developer", id=IDENTIFIER)
    _add(developer, "name", AUTHORS)
    description = SubElement(root, "description")
    for message in ABOUT:
        _say(description, "p", message)
    _add(root, "launchable", f"{NAME}.desktop", type="desktop-id")
    _add(root, "icon", NAME, type="stock")
    _add(SubElement(root, "provides"), "binary", NAME)
    categories = SubElement(root, "categories")
    for category in CATEGORIES:
        _add(categories, "category", category)
    requires = SubElement(root, "requires")
    _add(requires, "display_length", str(LEAST), compare="ge")
    _add(requires, "internet", "offline-only")
    supports = SubElement(root, "supports")
    for control in ("pointing", "keyboard", "gamepad"):
        _add(supports, "control", control)
    _add(SubElement(root, "content_rating", type="oars-1.1"), "content_attribute", "mild", id="drugs-alcohol")
    told = SubElement(root, "releases")
    for release in releases:
        one = SubElement(told, "release", version=release.version, date=release.date)
        changes = SubElement(SubElement(one, "description"), "ul")
        for change in release.changes:
            _add(changes, "li", change)
    languages = SubElement(root, "languages")
    for code in COMPLETE:
        _add(languages, "lang", code, percentage="100")
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _add(above: Element, tag: str, words: str, **attributes: str) -> None:
    SubElement(above, tag, attributes).text = words


def _say(above: Element, tag: str, message: str) -> None:
    """Say a message in every language, the first one without its name."""
    _add(above, tag, say_in(FIRST, message))
    for code in offered():
        if code != FIRST:
            _add(above, tag, say_in(code, message), **{LANGUAGE: code})
