"""Why a button of the ribbon cannot be pressed now."""

from __future__ import annotations

from game.play.review import Review
from game.text.messages import say


def why_grey(review: Review, name: str) -> str:
    """Why the button of this name does nothing now, in a sentence; empty where it does something."""
    told = {"undo": _undo, "redo": _redo, "replay": _since}.get(name)
    return told(review) if told else ""


def _undo(review: Review) -> str:
    interaction, session = review.interaction, review.interaction.session
    if review.looking or interaction.held or interaction.pointer.selection.picked or review.can_take_back:
        return ""
    if not interaction.asking:
        return say("table-grey-first")
    by_people = any(session.by_person(number) for number in range(session.made))
    return say("table-grey-undo-shown" if by_people else "table-undo-nothing")


def _redo(review: Review) -> str:
    if review.can_redo:
        return ""
    return say("table-grey-redo" if review.interaction.asking else "table-grey-last")


def _since(review: Review) -> str:
    if review.news:
        return ""
    if not review.interaction.asking:
        return say("table-grey-first")
    return say("history-nothing-since" if review.interaction.session.people else "table-grey-watching")
