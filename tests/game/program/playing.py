"""A process that begins or continues a kept game and plays on: ``python -m tests.game.program.playing RECORD``.

Prints ``at`` and the number of choices that were made, first as the saved game has it, then after each one.
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from tests import kept_box
from tests.game.driver import Driver, kept_choices
from tests.tables import viticulture_table


def main() -> int:
    """Play the kept record to its end, from where the saved game stands."""
    header, choices = kept_choices(Path(sys.argv[1]))
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    title = TitleScene(app)
    app.scenes.push(title)
    app.scenes.settle()
    app.step(0.02)
    if records.newest_unfinished() is None:
        names, colours = zip(*((seat["name"], seat["colour"]) for seat in header.seats), strict=True)
        rules = kept_box.viticulture()
        begun = KeptGame.begin(names, colours, header.seed, header.options, rules=rules)
        app.scenes.replace(viticulture_table(app, Session(begun)))
    else:
        button = title.buttons.named("continue")
        assert button is not None
        button.act()
    app.scenes.settle()
    while not (tables := [scene for scene in app.scenes.scenes if isinstance(scene, TableScene)]):
        # A saved game may take longer to be read.
        assert not title.notice, title.notice
        app.step(0.02)
    table = tables[0]
    driver = Driver(app, table.interaction.session, False, table)
    made = table.interaction.session.made
    print("at", made, flush=True)
    while made < len(choices):
        made += driver.answer(choices[made], choices[made + 1 :])
        print("at", made, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
