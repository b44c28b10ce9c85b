"""Between choices and things: what a choice touches on the table, and which choice a set of things means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.play.selection import Offer
from rules.engine.choice import Choice, Ref, choice

KINDS: dict[str, tuple[str, ...]] = {
    "place": ("worker", "space"),
    "plan": ("worker", "space"),
    "wake": ("rooster", "row"),
    "mama": ("parent",),
    "papa": ("parent",),
    "play": ("card",),
    "plant": ("card", "field"),
    "fill": ("card",),
    "discard": ("card",),
    "uproot": ("planted",),
    "swap": ("planted", "planted"),
    "harvest": ("field",),
    "build": ("structure",),
    "retrieve": ("standing",),
    "seat": ("seat",),
    "use": ("action",),
    "keep": ("shown",),
    "take": ("pile",),
    "token": ("token",),
}
"""Verb: the kinds of things it touches. Not here: draw (decks), make (grapes and a cellar row), and verbs that name
the kind themselves (``pay grape red.4``)."""

NAMES_KIND = frozenset({"age", "use", "gain", "sell", "buy", "pay", "give"})
TWO_WORDS = frozenset({"planted", "standing"})
"""Kinds whose things are two words of a choice: a vine and its field, a worker and its space."""

OWN_ROOSTER = Ref("rooster", "own")
GRANDE = Ref("worker", "grande")

ZONES: dict[str, str] = {
    "play": "board",
    "fill": "board",
    "discard": "board",
    "pay": "board",
    "sell": "board",
    "give": "board",
    "uproot": "hand",
    "draw": "hand",
    "keep": "hand",
    "take": "hand",
    "retrieve": "mat",
    "harvest": "cellar",
    "token": "board",
}
"""Verb of a choice that touches one thing: the region to which that thing may be carried instead of clicking it."""


def things(chosen: Choice) -> tuple[Ref, ...]:
    """The things a choice touches in the order in which a hand would touch them; empty for a bare answer."""
    verb, words = chosen.verb, chosen.words
    if verb == "make":
        return (*(Ref("grape", word) for word in words[1:]), Ref("cellar", words[0]))
    if verb == "draw":
        return tuple(Ref("deck", word) for word in words)
    if verb in NAMES_KIND and len(words) == 2:
        return (Ref(words[0], words[1]),)
    if verb == "wake":
        return (OWN_ROOSTER, Ref("row", words[0]))
    found: list[Ref] = []
    rest = list(words or ("own",)) if verb == "token" else list(words)
    for kind in KINDS.get(verb, ()):
        if not rest:
            break
        name = f"{rest.pop(0)} {rest.pop(0)}" if kind in TWO_WORDS and len(rest) > 1 else rest.pop(0)
        found.append(Ref(kind, name))
    return tuple(found)


def offers(choices: Iterable[Choice]) -> tuple[Offer, ...]:
    """The choices with their things; those with the grande worker last, since only it can stand beside a full action.

    Where no worker is touched the first one offered is taken (V-GRANDE-02).
    """
    found = (Offer(chosen, things(chosen), ZONES.get(chosen.verb, "")) for chosen in choices)
    return tuple(sorted(found, key=lambda offer: GRANDE in offer.things))


def meant(verb: str, touched: Sequence[Ref]) -> Choice:
    """The choice of this verb that touches these things, offered or not."""
    if verb == "make":
        cellar = next(ref.name for ref in touched if ref.kind == "cellar")
        return choice(verb, cellar, *(ref.name for ref in touched if ref.kind == "grape"))
    words: list[str] = []
    for ref in touched if verb != "token" else ():
        if verb in NAMES_KIND and ref.kind != "action":
            words += [ref.kind, ref.name]
        elif ref.kind != "rooster":
            words += ref.name.split()
    return choice(verb, *words)


LIKELY_VERBS: dict[str, tuple[str, ...]] = {
    "space": ("place",),
    "row": ("wake",),
    "field": ("harvest",),
    "structure": ("build",),
    "deck": ("draw",),
    "planted": ("uproot",),
    "card": ("play", "fill"),
    "token": ("token",),
}
"""Kind of a thing: what somebody who touches it unasked most likely wants."""


def attempted(open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
    """The choice that somebody tries who touches this thing now, though it is not offered; None when none comes near.

    It is an offered choice with the touched thing and the picked ones put in the places of things of their kind.
    """
    for offer in open_offers:
        kinds = [thing.kind for thing in offer.things]
        if touched.kind in kinds:
            tried = list(offer.things)
            for thing in (*picked, touched):
                if thing.kind in kinds:
                    tried[kinds.index(thing.kind)] = thing
            return meant(offer.choice.verb, tried)
    if touched.kind == "space":
        worker = next((thing for thing in picked if thing.kind == "worker"), Ref("worker", "worker"))
        return meant("place", (worker, touched))
    verbs = LIKELY_VERBS.get(touched.kind, ())
    return meant(verbs[0], (touched,)) if verbs else None
