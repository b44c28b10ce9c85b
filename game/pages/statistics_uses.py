"""The panels of the statistics on what was used in the games: cards, regions and varieties."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from game.art.kit import icons
from game.pages.statistics_sheet import Bar, Panel
from game.store import editions, own_cards
from game.store.card_uses import Use, total
from game.store.own_cards import BadCards
from game.store.statistics import Ended
from game.text.added import name_in
from game.text.messages import say
from game.text.names import card_name, made_of, order_wine
from game.text.printed import cards
from game.text.wording import raised
from game.vino import printed
from game.vino.words import region_name, variety_name
from rules.vino.rules import Vino
from rules.viticulture.cards import DECKS as PILES
from rules.viticulture.rules import Viticulture

DECKS = {"summer_visitor": "card_summer", "winter_visitor": "card_winter", "order": "card_order", "vine": "card_vine"}
"""The decks whose cards are counted, and their signs."""
WINES = {"red": "wine_red", "white": "wine_white", "blush": "wine_blush", "sparkling": "wine_spark"}
"""The signs of the wines."""
CARD_ROWS = 6
"""How many cards stand on a page."""


def card_panels(games: Sequence[Ended], own: Mapping[str, Mapping[str, str]]) -> tuple[Panel, ...]:
    """A panel for each deck with the cards that were played, the one played most often first.

    ``own`` are the names of cards of one's own by deck and id; what has no name there nor in the box is left out.
    """
    used = _used(games, Viticulture.name)
    found = []
    for deck, icon in DECKS.items():
        names = {card.id: _name(card.id, card.printed) for card in cards().values() if card.deck == deck}
        names |= {card: words for card, words in own.get(deck, {}).items() if card not in names}
        played = sorted((used[name] for name in names if name in used), key=lambda use: (-use.times, -use.points))
        bars = tuple(_card(deck, icon, names[use.name], use) for use in played)
        count = say("statistics-cards-played", played=len(played), of=len(names))
        found.append(Panel(icon, say(f"statistics-deck-{deck}"), count, bars, CARD_ROWS))
    return tuple(found)


def _card(deck: str, icon: str, name: str, use: Use) -> Bar:
    """The row of a card: visitors show their faces, vines their bunches."""
    visitor = "visitor" in deck
    sign, face = ("", use.name) if visitor else (_sign(use.name, icon), "")
    return Bar(name, use.times, use.times, _card_words(deck, use), sign, face)


def _sign(card: str, icon: str) -> str:
    """What a vine or an order shows: its bunch or a glass of each of its wines, else the sign of its deck."""
    if f"v_{card}" in icons.names():
        return f"v_{card}"
    wines = cards()[card].printed.get("wines", ()) if card in cards() else ()
    return " ".join(WINES[wine["kind"]] for wine in wines) or icon


def vino_panels(games: Sequence[Ended]) -> tuple[Panel, ...]:
    """The regions by vineyards bought, and the varieties by how often they were sold."""
    used = _used(games, Vino.name)
    count = sum(one.game == Vino.name and bool(one.uses) for one in games)
    regions = _bars("region", used, {region: region_name(region) for region in printed.regions()}, count)
    varieties = _bars("variety", used, {variety: variety_name(variety) for variety in printed.varieties()}, count)
    words = say("statistics-count", count=count)
    longest = max(len(regions), len(varieties))
    return (
        Panel("vineyard", say("statistics-regions"), words, regions, longest),
        Panel("varieties", say("statistics-varieties"), words, varieties, longest),
    )


def _used(games: Iterable[Ended], game: str) -> dict[str, Use]:
    """What was used in the games of one sort."""
    found = total(use for one in games if one.game == game for use in one.uses)
    return {name: use for name, use in found.items() if use.times > 0}


def _bars(sort: str, used: Mapping[str, Use], names: Mapping[str, str], games: int) -> tuple[Bar, ...]:
    found = []
    for name, words in names.items():
        use = used.get(name, Use(name, 0))
        each = abs(round(use.money / use.times)) if use.times else 0
        left = _decimal(use.points, games)
        told = say(f"statistics-{sort}", count=use.times, money=str(each), left=left)
        sign = f"region_{name}" if sort == "region" else f"tile_{name}"
        found.append(Bar(words, use.times, use.times, told, sign if sign in icons.names() else "vineyard"))
    return tuple(sorted(found, key=lambda bar: -bar.games))


def _name(card: str, printed: Mapping[str, Any]) -> str:
    """A card's name; an order is called by its wines alone."""
    wines = printed.get("wines", ())
    return _wines(wines) if wines else card_name(card)


def _wines(wines: Iterable[Mapping[str, Any]]) -> str:
    return raised(" · ".join(order_wine(wine) for wine in wines))


def own_names(games: Sequence[Ended]) -> dict[str, dict[str, str]]:
    """The names of cards of one's own by deck and id: of the sets there are, and of those that games are kept with."""
    found: dict[str, dict[str, str]] = {deck: {} for deck in DECKS}
    for one in own_cards.found():
        with suppress(BadCards):
            _name_own(found, own_cards.rules_with(() if one.fault else (one.name,)), one.cards)
    missing = set(_used(games, Viticulture.name)) - set(cards()) - {card for names in found.values() for card in names}
    for rules in editions.with_cards() if missing else ():
        _name_own(found, rules, missing & set(rules.box.components.written))
        missing -= set(rules.box.components.written)
        if not missing:
            break
    return found


def _name_own(found: dict[str, dict[str, str]], rules: Viticulture, wanted: Iterable[str]) -> None:
    """Put the names of these cards, which these rules have, under their decks."""
    components = rules.box.components
    orders = {order.id: _wines(map(msgspec.to_builtins, order.wines)) for order in components.orders}
    for card in filter(components.numbers.get, wanted):
        deck = PILES[components.deck_of[components.numbers[card][0]]]
        found[deck][card] = orders.get(card) or name_in(components.words, card) or made_of(card)


def _card_words(deck: str, use: Use) -> str:
    if deck == "vine" or not (use.points or use.money):
        return ""
    each = _decimal(use.points or use.money, use.times)
    return say("statistics-card", brings="points" if use.points else "lira", each=each)


def _decimal(whole: int, parts: int) -> str:
    """What comes to each of several parts, to a tenth."""
    each = round(10 * whole / parts) if parts else 0
    units, tenths = divmod(abs(each), 10)
    words = say("statistics-decimal", units=units, tenths=tenths) if tenths else str(units)
    return f"−{words}" if each < 0 else words
