"""Speaking: one thread that hands what is to be said to a speaker, so that no frame waits for it."""

from __future__ import annotations

import atexit
import os
import re
import shutil
from collections import deque
from collections.abc import Callable, Sequence
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import Condition, Thread
from time import monotonic

from game.voice.speakers import Manner, Speaker, speakers_here
from rules import system

LONGEST = 240
"""Most letters that are handed to a speaker at once, so that it can stop soon."""
MOST_WAITING = 60
"""So many pieces wait at most; of more the oldest are never said."""
PATIENCE = 60.0
"""Seconds after which a speaker that has not come to the end of a piece hangs."""
FAILURES = 2
"""After failing so often one after the other a speaker is not asked any more."""
SURE_SECONDS, LOOK_SECONDS = 3.0, 0.1
"""A lasting speaker that ends sooner than this has failed; how often that is looked at."""
LEAVE_SECONDS = 0.5
"""How long a speaker may take to end by itself when the program does."""
_ENDS = re.compile(r"(?<=[.!?…:;])\s+")


def pieces(text: str, most: int = LONGEST) -> list[str]:
    """A text in parts of at most so many letters: whole sentences where they are no longer, else whole words."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    found: list[str] = []
    for sentence in _ENDS.split(" ".join(shown.split())):
        for word in [sentence] if len(sentence) <= most else sentence.split():
            for start in range(0, len(word), most):
                part = word[start : start + most]
                if found and not start and len(found[-1]) + 1 + len(part) <= most:
                    found[-1] = f"{found[-1]} {part}"
                else:
                    found.append(part)
    return found


class Started:
    """A speaker that runs."""

    def __init__(self, speaker: Speaker, manner: Manner) -> None:
        """Raises OSError where it cannot be started."""
        self.speaker = speaker
        self.since = monotonic()
        path = shutil.which(speaker.program) or speaker.program
        command, flags = speaker.start(path, manner), system.without_window()
        around = system.surroundings(os.environ)
        self.process = Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, creationflags=flags, env=around)
        self.manner: Manner | None = None
        """How a lasting speaker was told to speak."""
        self.unsure: list[str] = []
        """What a lasting speaker was told before it was sure that it works."""

    @property
    def ended(self) -> bool:
        """Whether it runs no more."""
        return self.process.poll() is not None

    @property
    def sure(self) -> bool:
        """Whether it has run so long that it works."""
        return monotonic() - self.since >= SURE_SECONDS

    def write(self, told: bytes) -> None:
        """Write to it. Raises OSError."""
        assert self.process.stdin is not None
        self.process.stdin.write(told)
        self.process.stdin.flush()

    def leave(self) -> None:
        """Let it end, by force where it does not by itself."""
        try:
            self.process.communicate(self.speaker.hush, LEAVE_SECONDS)
        except (OSError, ValueError, TimeoutExpired):
            self.process.kill()
            self.process.wait()


class Speaking:
    """Says texts one after the other, by the first of the system's speakers that works."""

    def __init__(self, manner: Manner, found: Callable[[], Sequence[Speaker]] = speakers_here) -> None:
        self._found = found
        self._manner = manner
        self._change = Condition()
        self._waiting: deque[str] = deque()
        self._speakers = list(found())
        """Those that have not failed, the best first."""
        self._had = bool(self._speakers)
        self._failures = 0
        """How often the first of them has failed since it last worked."""
        self._started: Started | None = None
        self._turn = 0
        """How often something was to stop."""
        self._closed = False
        self._thread: Thread | None = None

    @property
    def speaker(self) -> Speaker | None:
        """Who speaks; None where there is nobody who works."""
        with self._change:
            return self._speakers[0] if self._speakers else None

    @property
    def failed(self) -> bool:
        """Whether there were speakers, and none of them works."""
        with self._change:
            return self._had and not self._speakers

    def look_again(self) -> None:
        """Look for speakers anew, also for those that have failed."""
        found = list(self._found())
        with self._change:
            self._speakers, self._failures, self._had = found, 0, bool(found)

    def set(self, manner: Manner) -> None:
        """Speak in this manner from the next piece on."""
        with self._change:
            self._manner = manner

    def say(self, text: str, at_once: bool = False) -> None:
        """Say a text after all that waits, or ``at_once`` in the place of it and of what is being said."""
        with self._change:
            if self._closed or not self._speakers:
                return
            if at_once:
                self._stop()
            self._waiting.extend(pieces(text))
            self._keep_bounds()
            if self._thread is None:
                self._thread = Thread(target=self._work, name="speaking", daemon=True)
                self._thread.start()
                atexit.register(self.close)
            self._change.notify()

    def hush(self) -> None:
        """Stop what is being said, and say nothing of what waits."""
        with self._change:
            self._stop()
            self._change.notify()

    def close(self) -> None:
        """Stop for good: no speaker goes on after this."""
        with self._change:
            self._closed = True
            self._stop()
            self._change.notify()
        atexit.unregister(self.close)
        if self._thread is not None:
            self._thread.join(2 * LEAVE_SECONDS)
            if self._thread.is_alive():
                self._end()

    def _stop(self) -> None:
        self._turn += 1
        self._waiting.clear()
        if self._started is not None and not self._started.speaker.lasting:
            self._end()

    def _end(self) -> None:
        """End the speaker by force; who waits for it goes on then."""
        if self._started is not None and not self._started.ended:
            self._started.process.kill()

    def _keep_bounds(self) -> None:
        """Forget the oldest of too much that waits. A lasting speaker lets nothing wait, unless it hangs."""
        if len(self._waiting) > MOST_WAITING and self._started is not None and self._started.speaker.lasting:
            self._end()
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popleft()

    def _work(self) -> None:
        """Hand on what waits, until the end."""
        told = 0
        while True:
            self._look_at_end()
            with self._change:
                if not (self._waiting or self._closed or self._turn != told):
                    self._change.wait(self._look_after)
                if self._closed:
                    break
                turn, piece = self._turn, self._waiting.popleft() if self._waiting else ""
                speaker = self._speakers[0] if self._speakers else None
            hushed, told = turn != told, turn
            if self._started is not None and self._started.speaker is not speaker:
                self._leave()
            if speaker is not None and speaker.lasting:
                self._tell(speaker, piece, turn, hushed)
            elif speaker is not None and piece:
                self._speak(speaker, piece, turn)
        self._leave()

    @property
    def _look_after(self) -> float | None:
        """After how many seconds the speaker is looked at though there is nothing to say; None: never."""
        return LOOK_SECONDS if self._started is not None and self._started.unsure else None

    def _speak(self, speaker: Speaker, piece: str, turn: int) -> None:
        """Say a piece by a speaker that is started for it; after a failure without asking for a language."""
        manner = self._manner if not self._failures else self._manner._replace(language="")
        try:
            started = Started(speaker, manner)
        except OSError:
            self._fail((piece,), turn)
            return
        with self._change:
            self._started = started
            if self._turn != turn:
                self._end()
        try:
            started.process.communicate(speaker.told(piece), PATIENCE)
        except TimeoutExpired:
            started.process.kill()
            started.process.communicate()
        except OSError:
            started.process.wait()
        with self._change:
            self._started = None
        if started.process.returncode:
            self._fail((piece,), turn)
        else:
            self._failures = 0

    def _tell(self, speaker: Speaker, piece: str, turn: int, hushed: bool) -> None:
        """Hand a piece to a lasting speaker, which is started before the first; nothing where that is empty."""
        if self._started is None:
            if not piece:
                return
            try:
                self._started = Started(speaker, self._manner)
            except OSError:
                self._fail((piece,), turn)
                return
        started, words = self._started, speaker.hush if hushed else b""
        if piece and started.manner != self._manner:
            started.manner = self._manner
            words += speaker.manner(self._manner)
        started.unsure = [] if hushed or started.sure else started.unsure
        started.unsure += [piece] if piece and not started.sure else []
        try:
            started.write(words + (speaker.told(piece) if piece else b""))
        except OSError:
            self._started = None
            started.process.kill()
            started.process.wait()
            self._fail(started.unsure or [piece], turn)

    def _look_at_end(self) -> None:
        """Take note where a lasting speaker has ended, or works by now."""
        started = self._started
        if started is None:
            return
        if started.sure:
            started.unsure, self._failures = [], 0
        if started.ended:
            self._started = None
            self._fail(started.unsure, self._turn)

    def _fail(self, untold: Sequence[str], turn: int) -> None:
        """The speaker has failed: try it once more, then the next one; what it has not said comes first."""
        with self._change:
            if turn != self._turn:
                return
            self._failures += 1
            if self._failures >= FAILURES and self._speakers:
                self._failures = 0
                del self._speakers[0]
            self._waiting.extendleft(reversed(untold if self._speakers else ()))
            if not self._speakers:
                self._waiting.clear()

    def _leave(self) -> None:
        if self._started is not None:
            self._started.leave()
            self._started = None
