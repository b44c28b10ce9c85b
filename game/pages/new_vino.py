"""The new-game page of Vino: three to five seats and what is left open by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args, get_type_hints

from game.pages import new_game_sheet as page
from game.pages.new_game import NewGameScene
from game.pages.new_game_options import REWIND, TABLE, Wish
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import LastTable
from game.text.messages import say
from game.window.scene import Scene
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from rules.vino.options import Options

OPTIONS = ("money_shown", "first_order", "negative_sale", "preliminary_gift")


class NewVinoScene(NewGameScene):
    """Sets up a game of Vino; begins with what the last table had."""

    game = "vino"
    least, most = 3, 5

    def kept(self) -> LastTable | None:
        return self.app.settings.vino

    def wishes(self, fold: int) -> tuple[Wish, ...]:
        if fold:
            return ()
        hints = get_type_hints(Options)
        return (*(Wish(name, get_args(hints[name])) for name in OPTIONS), Wish(REWIND, TABLE[REWIND]))

    def usual(self) -> dict[str, str]:
        return {wish.name: wish.answers[0] for wish in self.wishes(0) if wish.name != REWIND}

    def folded(self) -> Button:
        """The button of the page that says where the numbers come from."""
        box = page.fold_box(len(self.wishes(0)))
        face = faces.switch(say("vino-info"), box[2], box[3], False, "info")
        return Button("info", box, face, self.inform, margin=faces.MARGIN)

    def inform(self) -> None:
        """Show where the numbers of the game come from."""
        self.app.scenes.push(self.app.routes.about_vino())

    def remember(self, table: LastTable) -> None:
        self.app.settings.vino, self.app.settings.game = table, "vino"

    def begun(self, names: Sequence[str], colours: Sequence[str], seed: int, options: dict[str, str]) -> Scene:
        may_rewind = self.answers[REWIND] == "allowed"
        kept = KeptGame.begin(names, colours, seed, options, may_rewind=may_rewind, rules=records.vino())
        return self.app.routes.table(kept)
