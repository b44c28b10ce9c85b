"""What the inspector says about the thing that is pointed at."""

from __future__ import annotations

from collections.abc import Callable

from game.art import signs
from game.art.kit.palette import DECKS
from game.play.inspect import Explained
from game.play.things import FOREIGN
from game.text.card_text import action_text, card_options, effect_text, grapes_text, structure_text
from game.text.key_names import pressed
from game.text.messages import say
from game.text.names import called, card_name, joined, ref_name, source_name
from game.text.printed import automa as printed_automa
from game.text.printed import board, cards, entries
from game.text.solo_text import automa_card_text, challenge_name, challenge_text
from game.text.wording import raised
from game.viticulture.automa import level_words
from game.viticulture.open_facts import open_facts
from game.window.announcements import sentences
from game.window.input import Action
from rules.engine.choice import Ref
from rules.viticulture.view import SeatView, View


def explain(ref: Ref, view: View, mat: int) -> Explained | None:
    """What is to be said about a thing, where the mat of a seat lies open; None where nothing is."""
    kind = "structure" if ref.name == "yoke" else ref.kind.removeprefix(FOREIGN)
    if kind in ON_MAT:
        return ON_MAT[kind](ref.name, view.seats[mat])
    about = ABOUT.get(kind)
    return about(ref.name, view) if about else None


def _card(name: str, _view: View) -> Explained:
    deck = cards()[name].deck
    return Explained(
        raised(card_name(name)), raised(say(f"deck-one-{deck}")), DECKS[deck].icon, card_options(name), name
    )


def _first_card(name: str, view: View) -> Explained:
    """The card with which the name of a thing begins."""
    return _card(name.split()[0], view)


def _bonus_place() -> str:
    return next(str(place["id"]) for place in board()["places"] if place.get("bonus"))


def _action(name: str, view: View) -> Explained:
    """An action; its bonus only at a table at which the place that carries it is open."""
    action = name.partition(".")[0]
    text = action_text(action) if _bonus_place() in view.spaces_open else effect_text(action)
    return Explained(called("action", action), "", signs.ACTIONS[action], text)


def _standing(name: str, view: View) -> Explained:
    return _action(name.split()[1], view)


def _row(name: str, view: View) -> Explained:
    text = effect_text(f"row_{name}") or say("table-row-first" if view.automa is None else "table-row-alone")
    if view.automa is not None and view.automa.row_tokens:
        here = "yes" if int(name) in view.automa.row_tokens else "no"
        text = say("table-row-with-token", text=text, token=say("table-token-row", here=here))
    return Explained(raised(source_name(f"row_{name}")), "", "rooster", text)


def _deck(name: str, view: View) -> Explained:
    left, discarded = view.decks.get(name, 0), view.piles.get(name, 0)
    counts = say("table-deck-counts", left=left, discarded=discarded)
    return Explained(say(f"deck-{name}"), "", DECKS[name].icon, counts)


def _pile(name: str, view: View) -> Explained:
    top = view.tops.get(name, "")
    if not top:
        return _deck(name, view)
    shown = _card(top, view)
    return shown._replace(sub=say("table-pile-top", discarded=view.piles.get(name, 0)))


def _structure(name: str, own: SeatView) -> Explained:
    built = name in own.structures
    sub = say("table-built") if built else say("table-cost", cost=entries("structures")[name]["cost"])
    return Explained(called("structure", name), sub, name, structure_text(name))


def _field(name: str, own: SeatView) -> Explained:
    """A field: what grows on it and what a harvest gives (V-WIN-HARV-02), or how it is sold and bought back."""
    field = next(field for field in own.fields if str(field.limit) == name)
    price = next(int(entry["price"]) for entry in board()["fields"] if entry["limit"] == field.limit)
    sub, icon = "", f"field{name}"
    if field.sold:
        words = say("table-field-bare", price=price, action=say("action-sell_grape_or_field"))
        sub, icon = say("table-field-sold"), "field_sold"
    elif field.vines:
        sub = say("table-field-full", value=field.value, limit=field.limit)
        sub = say("table-field-harvested", full=sub) if field.harvested else sub
        grown = {colour: sum(cards()[vine].printed[colour] for vine in field.vines) for colour in ("red", "white")}
        names = joined([card_name(vine) for vine in field.vines])
        words = say("table-field-grows", vines=names, grapes=grapes_text(grown), limit=field.limit)
    else:
        words = say("table-field-text", limit=field.limit, price=price)
    return Explained(raised(ref_name("field", name)), sub, icon, words)


def _token(kind: str) -> Callable[[str, View], Explained]:
    def about(name: str, _view: View) -> Explained:
        icon = signs.CELLAR_ROWS[kind, name.partition(".")[0]]
        return Explained(raised(ref_name(kind, name)), "", icon, say(f"table-{kind}-text"))

    return about


def _cellar(kind: str, _view: View) -> Explained:
    return Explained(say("table-cellar", kind=kind), "", signs.CELLAR_ROWS["wine", kind], say("table-cellar-text"))


def _rooster(_name: str, own: SeatView) -> Explained | None:
    """The rooster that waits on the mat; on its row that is explained."""
    return None if own.row else Explained(say("table-rooster"), "", "rooster", say("table-rooster-text"))


def _back(name: str, _view: View) -> Explained:
    words = say("table-back-text", press=pressed("open_hand"))
    return Explained(raised(say(f"deck-one-{name}")), "", DECKS[name].icon, words)


def _worker(name: str, _view: View) -> Explained:
    icon = {"worker": "worker", "grande": "grande", "temporary": "temp_worker"}[name]
    return Explained(raised(ref_name("worker", name)), "", icon, say(f"table-worker-{name}"))


def _seat(name: str, view: View) -> Explained:
    facts = open_facts(view.seats[int(name)])
    how = say("table-peek-how", press=pressed(Action.PEEK)) if len(view.seats) > 1 else ""
    return Explained(say("open-title"), "", "person", sentences(facts, how))


def _automa_card(name: str, view: View) -> Explained:
    return Explained(raised(card_name(name)), say("table-automa"), "automa", automa_card_text(name, view.season))


def _automa(_name: str, view: View) -> Explained | None:
    automa = view.automa
    if automa is None:
        return None
    if automa.challenge:
        number = automa.challenge
        return Explained(challenge_name(number), say("table-automa"), f"campaign{number}", challenge_text(number))
    key = "table-automa-text-aggressive" if automa.aggressive else "table-automa-text"
    told = {word: str(vp).replace("-", "\u2212") for word, vp in (("now", automa.vp), ("end", automa.vp_at_end))}
    if not automa.aggressive:
        told |= {"workers": str(printed_automa()["workers"]), "left": str(automa.workers)}
    return Explained(
        say("table-automa"), level_words(automa.level, automa.aggressive), "automa_worker", say(key, **told)
    )


def _own_tokens(_name: str, view: View) -> Explained | None:
    if view.automa is None:
        return None
    return Explained(say("table-token-title"), "", "bonus_token", say("table-token-text", count=view.automa.tokens))


ABOUT: dict[str, Callable[[str, View], Explained | None]] = {
    "card": _card,
    "parent": _card,
    "gift": _first_card,
    "shown": _card,
    "planted": _first_card,
    "action": _action,
    "space": _action,
    "standing": _standing,
    "row": _row,
    "deck": _deck,
    "pile": _pile,
    "grape": _token("grape"),
    "wine": _token("wine"),
    "back": _back,
    "cellar": _cellar,
    "worker": _worker,
    "seat": _seat,
    "automa_card": _automa_card,
    "automa": _automa,
    "token": _own_tokens,
}
"""Kind of a thing: what is said about it."""

ON_MAT: dict[str, Callable[[str, SeatView], Explained | None]] = {
    "structure": _structure, "field": _field, "rooster": _rooster,
}  # fmt: skip
"""Kind of a thing of a mat: what is said about it as it is there."""
