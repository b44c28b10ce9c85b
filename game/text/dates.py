"""Days and times as each language writes them."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Literal

from game.text.languages import system_country
from game.text.messages import FIRST, language, language_in_use, say

if TYPE_CHECKING:
    from babel import Locale

Length = Literal["long", "short"]
"""A moment with its year and without."""
_PLAIN: dict[Length, str] = {"long": "%Y-%m-%d %H:%M", "short": "%m-%d %H:%M"}
"""How a moment is written in a language of which nothing is known."""
ABROAD = "en-GB"
"""How English is written in a country that has no customs of its own for it."""


def moment(seconds: float, length: Length = "long") -> str:
    """A moment, in seconds since 1970, as day and time; as unknown where no calendar has it, as a file may claim."""
    try:
        when = datetime.fromtimestamp(seconds)
    except (OverflowError, OSError, ValueError):
        return say("window-no-date")
    locale = next(filter(None, map(_locale, _codes(language(language_in_use()).locale))), None)
    return _written(when, length, locale) if locale else f"{when:{_PLAIN[length]}}"


def _codes(code: str) -> tuple[str, ...]:
    """Whose customs a language follows, the best first: English is written otherwise in each country."""
    country = system_country() if code == FIRST else ""
    return (f"{code}-{country}", ABROAD, code) if country else (code,)


@cache
def _locale(code: str) -> Locale | None:
    """What Babel knows of a language; None where it knows nothing."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(code, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


def _written(when: datetime, length: Length, locale: Locale) -> str:
    from babel import dates

    skeleton = "yMMMd" if length == "long" else "MMMd"
    day, time = dates.format_skeleton(skeleton, when, locale=locale), dates.format_time(when, "short", locale=locale)
    whole = str(locale.datetime_formats["medium"]).format(time, day)
    # Some spaces of theirs are narrower than a word space may be.
    return whole.replace("\u202f", "\u00a0")
