"""What is read aloud: announcements, as far as the settings wish them, by the voice of the system."""

from __future__ import annotations

import pygame

from game.store.settings import Settings, Verbosity
from game.text.key_names import pressed
from game.text.messages import language_in_use, say
from game.text.told import ENDS
from game.voice.speakers import Manner, Speaker, installable
from game.voice.speaking import Speaking
from game.window.announcements import Announcement, Announcements, sentences
from game.window.input import Action
from game.window.scene import Scene
from game.window.tree import Node

PRESSES = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION}
)
"""Types of events with which somebody goes on: what is being said stops."""
LEAVES = frozenset({pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN})
"""Types of events with which the window goes away."""
KEYS = PRESSES - {pygame.MOUSEBUTTONDOWN}
"""Types of events after which the focus of the keyboard is meant, no longer the pointer."""
LOOK_SECONDS, REST_SECONDS = 0.1, 0.35
"""How often it is looked what has the focus or is pointed at, and how long the pointer rests there before it is said.
"""
HAND_SECONDS, MORE_SECONDS = 0.5, 1.5
"""Within how long of a key the focus was moved by it, and how long it rests there before it is said what that does."""
MOMENT_SECONDS, LATEST = 1.0, 6
"""Within how long the focus does not say again what was told in the same words, and of how much that is known."""
TOLD_KEYS = {
    "voice": Action.VOICE, "on": Action.NEXT_REGION, "choose": Action.CHOOSE, "back": Action.BACK,
    "inspect": Action.INSPECT, "repeat": Action.REPEAT, "rules": Action.RULES, "turn": Action.TELL_TURN,
    "asked": Action.TELL_ASKED, "own": Action.TELL_OWN, "others": Action.TELL_OTHERS, "advice": Action.ADVICE,
}  # fmt: skip
"""The keys that are said to whoever begins to have all read aloud."""
UNTOLD: dict[Verbosity, frozenset[str]] = {
    "brief": frozenset({"deed", "event", "moment"}), "normal": frozenset(), "full": frozenset(),
}  # fmt: skip
"""Kinds of announcements that are not read, by how much is."""


class Aloud:
    """The voice of the program: off until the settings have it on."""

    def __init__(self, settings: Settings, announcements: Announcements) -> None:
        self.settings = settings
        self.announcements = announcements
        self.speaking = Speaking(self._manner)
        self._listens = self._away = False
        self.fell_silent = False
        """Whether it was found out just now that nobody speaks any more who did."""
        self._said: list[str] = []
        self._before: list[str] = []
        """What was said since the last press, and before it."""
        self._shown = self.speaker
        self._by_keys = False
        """Whether a key was used after the pointer."""
        self._sought = False
        """Whether the last key was one that leads on to something else."""
        self._looked = self._rested = 0.0
        """Seconds since it was looked what is pointed at, and for how long that was the same."""
        self._pointed: tuple[str, str, str] | None = None
        """What was pointed at then: the words of what it belongs to, its name, and its words."""
        self._since = HAND_SECONDS
        """Seconds since a key was used, as far as they matter."""
        self._more = ""
        """What is said of it when the focus has rested there."""
        self._headed: tuple[int, str] = 0, ""
        """The scene that was seen then, and its heading."""
        self._said_of = "", "", ""
        """Of what something was said last, in the same way."""
        self._time = 0.0
        self._latest: list[tuple[float, str]] = []
        """What was announced last, and when."""
        announcements.memories.append(self.forget)
        self.settings_changed()

    @property
    def _manner(self) -> Manner:
        return Manner(language_in_use(), self.settings.speech_rate)

    @property
    def speaker(self) -> tuple[str, str]:
        """How it is with the voice (ready, failed, none, or missing where one can be installed), and what speaks."""
        speaking = self.speaking
        if speaking.speaker is not None:
            return "ready", speaking.speaker.called
        return "failed" if speaking.failed else "missing" if installable() else "none", ""

    @property
    def by_keys(self) -> bool:
        """Whether keys or a controller were used last, and not the pointer."""
        return self._by_keys

    @property
    def listens(self) -> bool:
        """Whether all is read aloud now."""
        return self._listens

    def speak_by(self, *speakers: Speaker) -> None:
        """Speak by one of these, whatever the system has."""
        self.speaking.close()
        self.speaking = Speaking(self._manner, lambda: speakers)

    def settings_changed(self) -> None:
        """Speak as the settings have it now, and in the language in use; or be quiet."""
        self.speaking.set(self._manner)
        self._listen()

    def _listen(self) -> None:
        """Listen as long as the settings wish that and somebody speaks: else what is told must be seen instead."""
        wished = self.settings.voice and self.speaking.speaker is not None
        if wished != self._listens:
            self._listens = wished
            listeners = self.announcements.listeners
            if self._listens:
                listeners.append(self._told)
            else:
                listeners.remove(self._told)
                self.speaking.hush()

    def hear(self, event: pygame.event.Event) -> None:
        """Be quiet when somebody presses something, and while the window is not before anybody."""
        if event.type in PRESSES:
            if self._said:
                self._before, self._said = self._said, []
            self.speaking.hush()
            self._by_keys, self._looked = event.type in KEYS, LOOK_SECONDS
            self._since, self._more = 0.0 if self._by_keys else HAND_SECONDS, ""
        elif event.type == pygame.MOUSEMOTION:
            self._by_keys = False
        elif event.type in LEAVES:
            self._away = True
            self.speaking.hush()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._away = False

    def follow(self, scene: Scene, seconds: float) -> None:
        """Announce what scene it is, and say what has the focus or is pointed at, and what becomes of it."""
        self._time += seconds
        self._looked += seconds
        self._since += seconds
        self._rested += seconds
        if self._looked < LOOK_SECONDS or not self.announcements.listeners:
            return
        self._looked = 0.0
        self.head(scene)
        if not self._listens or self._away:
            return
        pointed = scene.pointed(self._by_keys)
        now = "", "", ""
        if pointed is not None:
            now = pointed.group, pointed.node.name, words_of(pointed.node, self.settings.verbosity)
        if now != self._pointed:
            self._pointed, self._rested = now, 0.0
        if self._rested < REST_SECONDS and not self._by_keys:
            return
        sought, self._sought = self._sought, False
        if sought and pointed is not None and now[1:] == self._said_of[1:] and not self._said:
            self.say(sentences(say("voice-edge", label=pointed.node.label)))
        if now[1:] != self._said_of[1:]:
            self._tell_of(now, pointed.node.told if pointed is not None else "")
        elif self._more and self._rested >= MORE_SECONDS:
            self.say(sentences(self._more))
            self._more = ""

    def _tell_of(self, now: tuple[str, str, str], more: str) -> None:
        """Say what has the focus or is pointed at now; more of it later where somebody has gone there by a key."""
        group, _, label = now
        if label:
            parts = group if group != self._said_of[0] else "", label
            self.say(sentences(*(part for part in parts if not self._just_said(part))))
        else:
            group = self._said_of[0]
        later = self._since < HAND_SECONDS and self.settings.verbosity == "normal" and more not in label
        self._said_of, self._more = (group, *now[1:]), more if later else ""

    def sought(self) -> None:
        """A key has led on to something else, if there is anything further in its direction."""
        self._sought = True

    def head(self, scene: Scene) -> None:
        """Announce what a scene is that has come to be seen, or what it has come to tell."""
        shown = id(scene), scene.heading
        if shown != self._headed:
            self._headed = shown
            self.announcements.tell("page", scene.heading)

    @property
    def silence(self) -> str:
        """Why nothing can read aloud, and what would help; empty where something can."""
        state, _ = self.speaker
        return "" if state == "ready" else say("voice-silent", state=state, voice=pressed(Action.VOICE))

    def toggle(self) -> str:
        """Begin to read aloud, or end it, as ``begin`` does; where it should be read and is not that is tried again."""
        if not self._listens:
            return self.begin()
        self.settings.voice = False
        self._listen()
        self.speaking.say(say("voice-ends"))
        return ""

    def begin(self) -> str:
        """Read aloud from now on, and say by which keys; where nothing speaks all stays as it is, and why is given
        back."""
        self.speaking.look_again()
        self._shown = self.speaker
        if silence := self.silence:
            return silence
        self.settings.voice = True
        self._headed, self._said_of = (0, ""), ("", "", "")
        self._listen()
        self.say(say("voice-begins", **{name: pressed(action) for name, action in TOLD_KEYS.items()}))
        return ""

    def changed(self) -> bool:
        """Whether it is otherwise with the voice than when this was asked last."""
        before, self._shown = self._shown, self.speaker
        if self._shown == before:
            return False
        listened = self._listens
        self._listen()
        self.fell_silent = listened and self.settings.voice and not self._listens
        return True

    def repeat(self) -> None:
        """Say again what was said last."""
        if self.settings.voice:
            words = self._said or self._before or [say("voice-nothing-said")]
            self._said = []
            for one in words:
                self.say(one)

    def forget(self) -> None:
        """Say nothing more of what was said or waits to be said, and never again."""
        self._said, self._before = [], []
        self._said_of, self._more, self._latest = ("", "", ""), "", []
        self.speaking.hush()

    def say(self, words: str) -> None:
        """Say words after all that is said; nothing where there are none."""
        if words and not self._away:
            self._said.append(words)
            self.speaking.say(words)

    def _just_said(self, part: str) -> bool:
        """Whether these words were announced within a moment, by themselves or as one of several sentences."""
        wanted = sentences(part)
        told = (words for when, words in self._latest if self._time - when < MOMENT_SECONDS)
        return bool(part) and any(f" {wanted} " in f" {words} " for words in told)

    def try_it(self) -> None:
        """Say something, whether the voice is on or not, also by speakers that have failed."""
        self.speaking.look_again()
        self.speaking.say(say("voice-example"), at_once=True)

    def close(self) -> None:
        """Be quiet for good."""
        self.speaking.close()

    def _told(self, announcement: Announcement) -> None:
        if announcement.kind not in UNTOLD[self.settings.verbosity]:
            self._latest = [*self._latest, (self._time, announcement.words)][-LATEST:]
            self.say(announcement.words)


def words_of(node: Node, verbosity: Verbosity) -> str:
    """What is said of a node: what it is, how it is now, and what it does."""
    label = say("voice-entry", label=node.label, value=node.value) if node.value else node.label
    if verbosity == "brief":
        return label
    chosen = say("voice-chosen-now") if node.chosen else ""
    shut = not node.enabled and node.role != "thing"
    may = say("voice-open") if node.enabled and node.role == "thing" and not chosen else ""
    states = [one for one in (label, node.state, chosen, say("voice-shut") if shut else may) if one]
    # What ends as a sentence does is one, and nothing goes on after it.
    parts = [one if one.endswith(ENDS) else f"{one}," for one in states[:-1]]
    return sentences(" ".join([*parts, *states[-1:]]), node.told if verbosity == "full" or shut else "")
