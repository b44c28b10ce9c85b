"""The program's entry in the menu of a desktop, in all languages."""

from __future__ import annotations

from game.text.languages import offered
from game.text.messages import FIRST, say_in
from game.tools.packaging.labels import CATEGORIES, NAME, TITLE

TOLD = {"GenericName": "desktop-kind", "Comment": "desktop-summary", "Keywords": "desktop-keywords"}
"""The keys whose value is in words, and the messages that are the words."""


def text() -> str:
    """The entry, as a .desktop file."""
    rows = ["[Desktop Entry]", "Type=Application", "Version=1.0", f"Name={TITLE}"]
    for key, message in TOLD.items():
        end = ";" if key == "Keywords" else ""
        rows.append(f"{key}={say_in(FIRST, message)}{end}")
        rows += [f"{key}[{code}]={say_in(code, message)}{end}" for code in offered() if code != FIRST]
    rows += [f"TryExec={NAME}", f"Exec={NAME}", f"Icon={NAME}", "Terminal=false", f"StartupWMClass={NAME}"]
    return "\n".join([*rows, f"Categories={';'.join(CATEGORIES)};", ""])
