"""What the task panel asks: which answers are buttons, what stands in the row below, what a closed hand hides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.art.task import TaskLook
from game.play.panel import Answer, Asked
from game.text.key_names import pressed
from game.text.messages import say
from game.text.names import ref_name
from game.text.printed import cards, tree_of
from game.text.questions import choice_label, question_text
from game.viticulture.offers import things
from rules.engine.agenda import DONE
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.viticulture.action import TOKEN
from rules.viticulture.view import View

HAND_ACTIONS = {
    "plant_vine": "vine",
    "play_summer_visitor": "summer_visitor",
    "play_winter_visitor": "winter_visitor",
    "fill_order": "order",
}
"""Actions whose being possible rests on the faces of the hand, and the deck of the cards that they take."""

HAND_KINDS = frozenset({"play", "plant", "fill", "discard", "give", "offer", "use", "plan", "mama", "papa"})
"""Kinds of questions whose answers rest on the faces of the hand."""

PERHAPS_HAND_KINDS = frozenset({"branch", "order", "may", "bonus"})
"""Kinds whose answers rest on the hand when a visitor asks, or an action that does."""

OF_HAND = frozenset(
    {
        "plant", "fill_order", "play", "use_action", "plan_worker", "card", "vine", "order", "visitor",
        "summer_visitor", "winter_visitor", "hand_card", "summer_visitor_in_hand",
    }
)  # fmt: skip
"""Words of an effect that are about cards of the hand, or about actions that are."""
FROM_DECKS = frozenset({"draw", "gain"})
"""Words of an effect under which such cards come from the decks."""

ON_THE_TABLE = frozenset(
    {"place", "plan", "wake", "play", "plant", "fill", "discard", "pay card", "give", "mama", "papa"}
)
"""Answers that are given by touching the table only, since they are many or are cards in view."""

BELOW = {"yes": ("confirm", "go"), "done": ("confirm", "go"), "no": ("cancel", "plain"), "pass": ("pass", "plain")}
"""Answers in the row below the others: their icon and sort."""

BESIDE = frozenset({"bonus", "token"})
"""Answers that stand beside those of the question itself, and come before them."""
BUYS = frozenset({"build"})
"""Answers that are told with their price."""

LEAVES_OUT = {"bonus": "choice-leave-bonus", "redraw": "choice-keep-mama"}
"""Kinds of questions at which Done gives up something: never green, so that nobody presses it to go on."""


TIPS = frozenset(
    {
        "turn", "wake", "mama", "papa", "play", "deck", "plant", "uproot", "uproot_or_harvest", "swap", "harvest",
        "build", "make", "age", "fill", "use_wine", "gain_grape", "sell", "discard", "retrieve", "use", "plan", "keep",
        "take",
    }
)  # fmt: skip
"""Kinds of questions whose line only explains how they are answered."""


class Held(NamedTuple):
    """A choice that waits for Confirm, and why."""

    choice: Choice
    note: str
    tone: str


def left_out(decision: Decision, chosen: Choice) -> str:
    """The message for an answer that gives up what is offered; empty for any other answer."""
    if chosen is not DONE:
        return ""
    return "choice-keep-token" if TOKEN in decision.choices else LEAVES_OUT.get(decision.kind, "")


def asks_for_hand(decision: Decision) -> bool:
    """Whether the whole question rests on the faces of the decider's hand."""
    if decision.kind in PERHAPS_HAND_KINDS:
        asked = asked_by_visitor(decision) and speaks_of_hand(tree_of(decision.source))
        return asked or decision.source.partition(".")[0] in HAND_ACTIONS
    return decision.kind in HAND_KINDS or any(
        chosen.verb == "pay" and chosen.words[0] == "card" for chosen in decision.choices
    )


def speaks_of_hand(tree: Any) -> bool:
    """Whether what an effect does, or whether it can be done, rests on the cards of a hand."""
    if isinstance(tree, Mapping):
        return any(key not in FROM_DECKS and (key in OF_HAND or speaks_of_hand(tree[key])) for key in tree)
    if isinstance(tree, str):
        return tree in OF_HAND
    return isinstance(tree, Sequence) and any(map(speaks_of_hand, tree))


def asked_by_visitor(decision: Decision) -> bool:
    """Whether a visitor card asks."""
    return decision.source in cards() and "visitor" in cards()[decision.source].deck


def seen_choices(decision: Decision, closed: bool) -> tuple[Choice, ...]:
    """The choices that may be shown: with a closed hand none that rests on its faces."""
    if not closed:
        return decision.choices
    if asks_for_hand(decision):
        return ()
    return tuple(chosen for chosen in decision.choices if not _rests_on_hand(chosen))


def _rests_on_hand(chosen: Choice) -> bool:
    place = chosen.words[1] if chosen.verb in ("place", "plan") else chosen.words[0] if chosen.verb == "use" else ""
    return place.partition(".")[0] in HAND_ACTIONS


def concealed_spaces(decision: Decision, view: View) -> frozenset[Ref]:
    """The free spaces of this season's actions of which a closed hand does not tell whether they may be taken.

    Not those of an action that takes a card of a deck of which there is none in the hand: how many there are is known.
    """
    workers = view.seats[decision.decider].workers
    if decision.kind != "turn" or not any(workers.values()):
        return frozenset()
    season = {"summer": ("plant_vine", "play_summer_visitor"), "winter": ("play_winter_visitor", "fill_order")}
    found: list[Ref] = []
    for action in season.get(view.season, ()):
        free = [place for place in view.spaces_open if not view.occupied.get(f"{action}.{place}")]
        beside = [] if free or not workers.get("grande") else ["art"]
        found += (Ref("space", f"{action}.{place}") for place in (*free, *beside))
    offered = {chosen.words[1] for chosen in decision.choices if chosen.verb == "place"}
    return frozenset(ref for ref in found if ref.name in offered or holds_card_for(ref.name, view, decision.decider))


def holds_card_for(space: str, view: View, seat: int) -> bool:
    """Whether a seat holds a card of the deck that the action of a space takes, as far as everybody can see."""
    deck = HAND_ACTIONS.get(space.partition(".")[0], "")
    return view.seats[seat].cards.get(deck, 0) > 0


def unveiled(decision: Decision, view: View, closed: bool) -> frozenset[str]:
    """The actions that a turn offers; with a closed hand all those are among them of which it does not tell."""
    spaces = [chosen.words[1] for chosen in seen_choices(decision, closed) if chosen.verb == "place"]
    if closed:
        spaces += (ref.name for ref in concealed_spaces(decision, view))
    return frozenset(space.partition(".")[0] for space in spaces)


def named_actions(decision: Decision) -> frozenset[str]:
    """The actions of any season that a card offers: those it carries out, or plans."""
    named = [one.words[-1] for one in decision.choices if (one.verb, len(one.words)) in (("use", 1), ("plan", 2))]
    return frozenset(name.partition(".")[0] for name in named)


class Questioner:
    """Words and buttons of the questions of one game; ``answer`` is called with the choice of a pressed button."""

    def __init__(self, names: tuple[str, ...], colours: tuple[str, ...], answer: Callable[[Choice], None]) -> None:
        self.names = names
        self.colours = colours
        self.answer = answer

    def question(self, decision: Decision, closed: bool, note: str, tone: str, tip: bool = True) -> TaskLook:
        """The head of the panel for an open question; without ``tip`` the line that only explains is left out."""
        title, line = question_text(decision, len(self.names) == 1)
        if closed and decision.kind in PERHAPS_HAND_KINDS and asks_for_hand(decision):
            line = say("table-open-hand-step", press=pressed("open_hand"))
        elif closed and asks_for_hand(decision):
            title, line = say("table-open-hand-title"), say("table-open-hand-line", press=pressed("open_hand"))
        elif not tip and decision.kind in TIPS and decision.maximum <= 1:
            line = ""
        return TaskLook(self.colours[decision.decider], self.names[decision.decider], title, line, note, tone)

    def answers(
        self, decision: Decision, open_choices: tuple[Choice, ...], price: Callable[[Choice], int] = lambda _chosen: 0
    ) -> tuple[Answer, ...]:
        """The answers that are buttons in the panel's list, from above; ``price`` tells what those cost that buy."""
        listed = [chosen for chosen in open_choices if chosen.verb not in BELOW and not on_the_table(chosen)]
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

    def below(self, decision: Decision, choices: tuple[Choice, ...]) -> list[Answer]:
        """The answers in the row below."""
        return [
            Answer(
                str(chosen),
                self.label(chosen, decision),
                partial(self.answer, chosen),
                *BELOW["no" if left_out(decision, chosen) else chosen.verb],
            )
            for chosen in choices
            if chosen.verb in BELOW
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
        colour, name = self.colours[decision.decider], self.names[decision.decider]
        title = say("table-confirm-title")
        look = TaskLook(colour, name, title, self.told(held.choice, decision), held.note, held.tone)
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


def on_the_table(chosen: Choice) -> bool:
    """Whether an answer is given by touching the table only."""
    if chosen.verb == "pay":
        return f"pay {chosen.words[0]}" in ON_THE_TABLE
    return chosen.verb in ON_THE_TABLE and bool(things(chosen))


def _short_grape(grape: str) -> str:
    colour, _, value = grape.partition(".")
    return say("table-short-grape", colour=say(f"kind-{colour}"), value=int(value))
