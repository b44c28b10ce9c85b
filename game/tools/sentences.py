"""Write all sentences in all languages to a page: ``python -m game.tools.sentences --out FILE``.

For somebody who knows a language and reads no code. Each message has a row: when it is said, an example of it with what
was put into it in a game, the same in every language, and below that all its wordings.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from html import escape
from itertools import islice
from pathlib import Path

from game.paths import HOME_VARIABLE, data
from game.text.languages import own_name
from game.text.messages import FIRST, use_language
from game.tools import check_texts, tour
from game.tools.tour_pictures import Tour
from game.tools.words import files
from game.tools.words.check import COMPLETE
from game.tools.words.examples import Examples
from game.tools.words.files import Message, Texts
from game.tools.words.games import play_games
from game.tools.words.heard import Heard, hearing
from game.tools.words.parts import parts, readings_with
from game.window.scene import Scene
from rules.checking.terminal import guarded, tell

WINDOW = (1280, 720)
MOST_PLACES = 4
"""Most screens that are named for a message."""
MOST_WORDINGS = 12
"""Most wordings of a message that are listed."""
STYLE = """
body { font: 15px/1.4 sans-serif; margin: 1em; color: #222; background: #fff }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border: 1px solid #bbb; padding: .4em .5em; vertical-align: top; text-align: left; overflow-wrap: anywhere }
th { position: sticky; top: 0; background: #eee }
td:first-child { font: 13px monospace }
.example { font-weight: bold }
.wording { color: #555; font-size: 13px; margin-top: .3em; white-space: pre-line }
.file { background: #f3ead8; font-weight: bold }
"""


class _Hearing(Tour):
    """Draws the screens of the tour without keeping pictures, and says which one it draws."""

    def __init__(self, heard: Heard) -> None:
        super().__init__(Path(), WINDOW)
        self.heard = heard

    def show(self, name: str, scene: Scene, prepare: Callable[[], None] = lambda: None) -> None:
        self.heard.now(name)
        super().show(name, scene, prepare)

    def save(self, name: str) -> None:
        self.heard.now(name)
        self.app.scenes.settle()
        self.app.scenes.redraw()
        self.app.step(0.0)


def listen() -> Heard:
    """All that is said in English on the screens of the tour, in games, and of cards, spaces and challenges."""
    with hearing() as heard:
        tour.draw_all(_Hearing(heard))
        play_games(heard)
        heard.now("cards and spaces")
        for _, said in check_texts.spoken_things():
            said()
    return heard


def page(heard: Heard) -> str:
    """The page with all sentences, in HTML."""
    every = {code: files.read(data() / "text" / code) for code in COMPLETE}
    examples = Examples(heard, every)
    head = "".join(f"<th>{escape(words)}</th>" for words in ("key", "situation", *map(own_name, COMPLETE)))
    rows = "".join(_rows(heard, every, examples))
    title = f"<meta charset='utf-8'><title>Vendemmia</title><style>{STYLE}</style>"
    return f"<!doctype html><html><head>{title}</head><body><table><tr>{head}</tr>{rows}</table></body></html>\n"


def _rows(heard: Heard, every: Mapping[str, Texts], examples: Examples) -> Iterator[str]:
    file = ""
    for key, one in every[FIRST].messages.items():
        if one.file.name != file:
            file = one.file.name
            yield f"<tr><td class='file' colspan='{len(COMPLETE) + 2}'>{escape(file)}</td></tr>"
        cells = [f"<td>{escape(key)}</td><td>{escape(_situation(one, heard))}</td>"]
        for code in COMPLETE:
            said = every[code].messages.get(key)
            words = _cell(said, examples.said(key, code)) if said else ""
            cells.append(f"<td lang='{code}'>{words}</td>")
        yield f"<tr>{''.join(cells)}</tr>"


def _situation(one: Message, heard: Heard) -> str:
    places = dict.fromkeys(saying.place for saying in heard.sayings.get(one.key, ()))
    seen = f"Heard: {', '.join(islice(places, MOST_PLACES))}." if places else "Not heard in the games of this list."
    return " ".join(filter(None, (one.section, one.comment, seen)))


def _cell(one: Message, example: str) -> str:
    found = []
    for form, pattern in one.patterns():
        names = {name: f"‹{name}›" for name in parts(pattern).variables}
        wordings = [*islice(readings_with(pattern, names), MOST_WORDINGS)]
        if form or wordings != [example]:
            found += [f"{form}: {words}" if form else words for words in wordings]
    listed = f"<div class='wording'>{escape(chr(10).join(found))}</div>" if found else ""
    return f"<div class='example'>{escape(example)}</div>{listed}"


def main() -> int:
    """Write the page."""
    parser = argparse.ArgumentParser(prog="game.tools.sentences", allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=Path("sentences.html"))
    out: Path = parser.parse_args().out
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        use_language(FIRST)
        heard = listen()
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(heard), encoding="utf-8")
    tell(f"{out}: open it in a browser")
    return 0


if __name__ == "__main__":
    sys.exit(guarded(main))
