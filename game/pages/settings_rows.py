"""What stands on the pages of the settings: under each tab its settings with their answers, and the words for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, get_args, get_type_hints

from game.art.kit.canvas import text_width
from game.art.kit.letters import grown
from game.pages.languages import SYSTEM, called
from game.store.settings import Settings
from game.text.languages import offered
from game.text.messages import say
from game.text.wording import shorter


class Tab(NamedTuple):
    """A page of the settings: the sign of its tab, and its settings from above with their signs."""

    icon: str
    settings: dict[str, str]


TRY_VOICE = "voice_try"
"""The row that holds no setting, but lets the voice be heard."""
TABS = {
    "screen": Tab(
        "fullscreen", {"language": "language", "text": "text_size", "contrast": "contrast", "mode": "window"}
    ),
    "motion": Tab("step", {"animation": "speed", "reduced_motion": "fall", "pace": "skip", "wait_for_me": "pause"}),
    "turns": Tab("rules", {"confirm": "confirm", "tips": "info", "advice": "hint", "inspect": "mouse"}),
    "hands": Tab("eye_closed", {"hands": "card_any", "curtain": "screen", "audience": "eye"}),
    "voice": Tab("voice", {"voice": "voice", "verbosity": "log", "speech_rate": "speed", TRY_VOICE: "play_btn"}),
}
FIRST_TAB = next(iter(TABS))
"""The tab that is open at first."""
NAMES = tuple(name for tab in TABS.values() for name in tab.settings if name != TRY_VOICE)
"""The settings of all tabs."""
MOST_LANGUAGES = 5
"""So many languages lie beside each other; of more the one in use opens their list."""
LETTERS, SIGN_ROOM, EDGES = 21.0, 60.0, 16.0
"""The letters of an answer, the room for its tick and beside its words, and that beside them alone."""


class Known(NamedTuple):
    """What the notes tell of: the keys that change the mode of the window and begin and end reading aloud, how it is
    with the voice, and what speaks.

    How it is: ``ready``, ``failed``, or ``none``; ``missing`` where something that speaks can be installed.
    """

    press: str
    aloud: str
    state: str = "ready"
    program: str = ""


class Row(NamedTuple):
    """A setting of a page and its answers in their order."""

    name: str
    answers: tuple[Any, ...]


def rows(tab: str) -> tuple[Row, ...]:
    """The settings under a tab with the answers that their types allow."""
    hints = get_type_hints(Settings)
    own = {"language": _languages(), TRY_VOICE: ()}
    return tuple(Row(name, own[name] if name in own else _answers(hints[name])) for name in TABS[tab].settings)


def _languages() -> tuple[str, ...]:
    """The answers of the row of languages; none where they are too many to lie beside each other."""
    codes = offered()
    return (SYSTEM, *codes) if len(codes) <= MOST_LANGUAGES else ()


def _answers(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    found: list[Any] = []
    for part in get_args(hint):
        found += (None,) if part is type(None) else _answers(part) if get_args(part) else (part,)
    return tuple(found)


def name_of(name: str) -> str:
    """What a setting is called."""
    return say(f"settings-{name.replace('_', '-')}")


def words_of(name: str, answer: Any) -> str:
    """The words on the switch of an answer."""
    if name == "language":
        return called(answer)
    word = {"True": "on", "False": "off", "None": "never"}.get(str(answer), answer)
    return say(f"settings-{name.replace('_', '-')}-answer", answer=word)


def note_of(name: str, known: Known) -> str:
    """What a setting is about."""
    return say(f"settings-{name.replace('_', '-')}-note", **known._asdict())


def widths(row: Row, room: float) -> list[float]:
    """How wide the answers of a row are: all the same, or as their words need it where one would have too little.

    Where all of their words have too little even with the tick at a corner, room is shared as their shorter wordings
    need it.
    """
    words = [words_of(row.name, answer) for answer in row.answers]
    wanted = _wanted(words)
    if max(wanted) * len(wanted) <= room:
        wanted = [1.0] * len(wanted)
    elif sum(wanted) - len(wanted) * (SIGN_ROOM - EDGES) > room:
        wanted = _wanted([shorter(one) for one in words])
    return [room * one / sum(wanted) for one in wanted]


def _wanted(words: Sequence[str]) -> list[float]:
    return [SIGN_ROOM + text_width(one, "bold", grown(LETTERS)) for one in words]
