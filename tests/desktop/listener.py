"""A window that tells on its standard output what it hears of a real keyboard: run as a program of its own.

With the argument ``page`` it shows the page of the keys, waits for a new key of stepping back, and tells what is kept;
with ``entry`` it shows a page with an entry, and tells what stands in it.
"""

from __future__ import annotations

import sys

import pygame

from game.pages.keys import KeysScene
from game.pages.solo import SoloScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.key_names import key_words
from game.window.app import App
from game.window.input import ACTION, Action
from game.window.scene import Scene


class Ear(Scene):
    """Tells every action that begins, and what the keys are called when that changes."""

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == ACTION and event.down:
            print(event.name.value, flush=True)
        return True

    def settings_changed(self) -> None:
        print("keys", *(key_words(name) for name in ("ctrl+z", "u", ";")), flush=True)


def main(what: str) -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant", reduced_motion=True, mute=True))
    scene: Scene = Ear() if what == "ear" else KeysScene(app) if what == "page" else SoloScene(app)
    app.begin(scene)
    if isinstance(scene, KeysScene):
        scene._wait(Action.UNDO)
    if isinstance(scene, SoloScene):
        scene.entries.set_text("seed", "")
        scene.entries.write("seed")
    app.step(0.02)
    print("ready", flush=True)
    before = ""
    while app.scenes.scenes:
        app.step(app.clock.tick(60) / 1000)
        now = (
            scene.entries.text("seed") if isinstance(scene, SoloScene) else ", ".join(app.settings.keys.get("undo", ()))
        )
        if now != before:
            before = now
            print("kept", now, flush=True)


main(sys.argv[1])
