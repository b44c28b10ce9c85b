"""The program as it starts when something in its settings or in the sound of the machine keeps it from starting."""

from __future__ import annotations

import os
from collections.abc import Callable

from game import paths
from game.store.settings import Settings, kept_language
from game.window.app import App
from game.window.routes import Routes


class SafeApp(App):
    """The program with the usual settings but for the language, and without any sound; those that are kept stay."""

    def __init__(
        self, routes: Callable[[App], Routes], window: tuple[int, int] | None = None, language: str = ""
    ) -> None:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        settings = Settings(mute=True, language=kept_language(paths.settings_file()))
        super().__init__(routes, window, settings, language)

    def keep_settings(self) -> None:
        """Keep nothing: what is changed now is for this time only."""
