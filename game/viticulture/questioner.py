"""The words and buttons of the questions of Viticulture: which answers are buttons, and what stands below them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.art.task import TaskLook
from game.play.note import Held
from game.play.panel import Answer, Asked, look_of
from game.play.session import Session
from game.text.key_names import pressed
from game.text.messages import say
from game.text.names import ref_name
from game.text.parties import other_party
from game.text.questions import choice_label, question_text
from game.text.wording import raised
from game.viticulture.offers import things
from rules.engine.choice import DONE, Choice
from rules.engine.decision import Decision
from rules.viticulture.action import BONUS, TOKEN

ON_THE_TABLE = frozenset(
    {"place", "plan", "wake", "play", "plant", "fill", "discard", "pay card", "give", "mama", "papa"}
)
"""Answers that are given by touching the table only, since they are many or are cards in view."""

BELOW = {
    "yes": ("confirm", "go"), "bonus": ("confirm", "go"), "done": ("confirm", "go"), "no": ("cancel", "plain"),
    "pass": ("pass", "plain"),
}  # fmt: skip
"""Answers in the row below the others: their icon and sort. A bonus costs nothing: it is taken where Confirm was."""

BESIDE = frozenset({"bonus", "token"})
"""Answers that stand beside those of the question itself, and come before them."""
BUYS = frozenset({"build"})
"""Answers that are told with their price."""

LEAVES_OUT = {"bonus": "choice-leave-bonus", "redraw": "choice-keep-mama"}
"""Kinds of questions at which Done gives up something: never green, so that nobody presses it to go on."""

STEPS = frozenset({"branch", "order", "may", "bonus"})
"""Kinds of questions in the midst of what a card or space does: they keep their title while a closed hand hides all."""

TIPS = frozenset(
    {
        "turn", "wake", "mama", "papa", "play", "deck", "plant", "uproot", "uproot_or_harvest", "swap", "harvest",
        "build", "make", "age", "fill", "use_wine", "gain_grape", "sell", "discard", "retrieve", "use", "plan", "keep",
        "take",
    }
)  # fmt: skip
"""Kinds of questions whose line only explains how they are answered."""


def left_out(decision: Decision, chosen: Choice) -> str:
    """The message for an answer that gives up what is offered; empty for any other answer."""
    if chosen is not DONE:
        return ""
    return "choice-keep-token" if TOKEN in decision.choices else LEAVES_OUT.get(decision.kind, "")


class Questioner:
    """Words and buttons of the questions of one game; ``answer`` is called with the choice of a pressed button."""

    def __init__(self, session: Session, answer: Callable[[Choice], None]) -> None:
        self.session = session
        self.names = session.names
        self.answer = answer

    def question(self, decision: Decision, closed: bool, note: str, tip: bool = True) -> TaskLook:
        """The head of the panel for an open question; without ``tip`` the line that only explains is left out."""
        title, line = question_text(decision, self.names)
        hidden, party = closed and self.session.asks_for_hand(decision), other_party(decision, self.names)
        if hidden:
            within = decision.kind in STEPS
            line = say("table-open-hand-step" if within else "table-open-hand-line", press=pressed("open_hand"))
            line = say("ask-about", about=party, more=line) if party else line
            title = title if within else say("table-open-hand-title")
        elif not tip and not party and decision.kind in TIPS and decision.maximum <= 1:
            line = ""
        return look_of(self.session, decision.decider, title, line, note)

    def answers(
        self, decision: Decision, open_choices: tuple[Choice, ...], price: Callable[[Choice], int] = lambda _chosen: 0
    ) -> tuple[Answer, ...]:
        """The answers that are buttons in the panel's list, from above; ``price`` tells what those cost that buy."""
        listed = [one for one in open_choices if not _below(one, decision) and not on_the_table(one)]
        return tuple(
            Answer(
                str(chosen),
                self._priced(chosen, decision, price),
                partial(self.answer, chosen),
                "eye" if chosen.verb == "draw" else "",
            )
            for chosen in sorted(listed, key=lambda chosen: chosen.verb not in BESIDE)
        )

    def _priced(self, chosen: Choice, decision: Decision, price: Callable[[Choice], int]) -> str:
        words = self.label(chosen, decision)
        return say("table-for-lira", what=words, lira=price(chosen)) if chosen.verb in BUYS else words

    def below(self, decision: Decision, choices: tuple[Choice, ...], season: str) -> list[Answer]:
        """The answers in the row below, in a season."""
        return [
            Answer(
                str(chosen),
                self.label(chosen, decision),
                partial(self.answer, chosen),
                *BELOW["no" if left_out(decision, chosen) else chosen.verb],
                hint=say("table-pass-hint", season=season) if chosen.verb == "pass" else "",
            )
            for chosen in choices
            if _below(chosen, decision)
        ]

    def label(self, chosen: Choice, decision: Decision) -> str:
        """The words on a button; wines are told short, with the grapes they use."""
        if chosen.verb == "make":
            grapes = " + ".join(_short_grape(grape) for grape in chosen.words[1:])
            values = " + ".join(grape.partition(".")[2] for grape in chosen.words[1:])
            return say("table-make", kind=chosen.words[0], grapes=grapes, values=values)
        if key := left_out(decision, chosen):
            return say(key)
        return choice_label(chosen, decision, self.names)

    def confirm(self, decision: Decision, held: Held, confirm: Callable[[], None], cancel: Callable[[], None]) -> Asked:
        """The panel while a choice waits for Confirm."""
        told = self.told(held.choice, decision)
        look = look_of(self.session, decision.decider, say("table-confirm-title"), told, held.note, held.tone)
        below = (
            Answer("confirm", say("table-confirm"), confirm, "confirm", "go"),
            Answer("cancel", say("table-cancel"), cancel, "cancel", "plain"),
        )
        return Asked(look, (), below)

    def told(self, chosen: Choice, decision: Decision) -> str:
        """A choice in words, for confirming it."""
        if chosen.verb == "place" and chosen.words[0] == "worker":
            return ref_name("space", chosen.words[1])
        return self.label(chosen, decision)

    def named(self, chosen: Choice, decision: Decision) -> str:
        """A choice in few words, for suggesting it: a placement by its action alone, whichever worker takes it."""
        if chosen.verb in ("place", "plan"):
            return ref_name("action", chosen.words[1].partition(".")[0])
        return raised(self.label(chosen, decision))


def _below(chosen: Choice, decision: Decision) -> bool:
    """Whether an answer stands in the row below; a bonus beside the answers of its action stands among them."""
    return chosen.verb in BELOW and (chosen != BONUS or decision.kind == "bonus")


def on_the_table(chosen: Choice) -> bool:
    """Whether an answer is given by touching the table only."""
    if chosen.verb == "pay":
        return f"pay {chosen.words[0]}" in ON_THE_TABLE
    return chosen.verb in ON_THE_TABLE and bool(things(chosen))


def _short_grape(grape: str) -> str:
    colour, _, value = grape.partition(".")
    return say("table-short-grape", colour=say(f"kind-{colour}"), value=int(value))
