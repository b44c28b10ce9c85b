"""The panels of the statistics on what was used in the games: cards, regions and varieties."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

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


def card_panels(games: Sequence[Ended], rows: int, own: Mapping[str, Mapping[str, str]]) -> tuple[Panel, ...]:
    """A panel for each deck with the cards that were played, the one played most often first.

    ``own`` are the names of cards of one's own by deck and id; what has no name there nor in the box is left out.
    """
    used = _used(games, Viticulture.name)
    found = []
    for deck, icon in DECKS.items():
        names = {card.id: _name(card.id, card.printed) for card in cards().values() if card.deck == deck}
        names |= {card: words for card, words in own.get(deck, {}).items() if card not in names}
        played = sorted((used[name] for name in names if name in used), key=lambda use: (-use.times, -use.points))
        bars = tuple(Bar(names[use.name], use.times, 0, _card_words(deck, use)) for use in played)
        count = say("statistics-cards-played", played=len(played), of=len(names))
        found.append(_panel(icon, say(f"statistics-deck-{deck}"), count, bars, rows))
    return tuple(found)


def vino_panels(games: Sequence[Ended], rows: int) -> tuple[Panel, ...]:
    """The regions by vineyards bought, and the varieties by how often they were sold."""
    used = _used(games, Vino.name)
    count = sum(one.game == Vino.name and bool(one.uses) for one in games)
    regions = _bars("region", used, {region: region_name(region) for region in printed.regions()}, count)
    varieties = _bars("variety", used, {variety: variety_name(variety) for variety in printed.varieties()}, count)
    words = say("statistics-count", count=count)
    longest = max(rows, len(regions), len(varieties))
    return (
        _panel("vineyard", say("statistics-regions"), words, regions, longest),
        _panel("varieties", say("statistics-varieties"), words, varieties, longest),
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
        found.append(Bar(words, use.times, 0, say(f"statistics-{sort}", count=use.times, money=str(each), left=left)))
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
    brings = "points" if use.points else "lira" if use.money and deck != "vine" else "nothing"
    each = _decimal(use.points if use.points else use.money, use.times)
    return say("statistics-card", count=use.times, brings=brings, each=each)


def _decimal(whole: int, parts: int) -> str:
    """What comes to each of several parts, to a tenth."""
    each = round(10 * whole / parts) if parts else 0
    units, tenths = divmod(abs(each), 10)
    words = say("statistics-decimal", units=units, tenths=tenths) if tenths else str(units)
    return f"−{words}" if each < 0 else words


def _panel(icon: str, title: str, count: str, bars: tuple[Bar, ...], rows: int) -> Panel:
    return Panel(icon, title, count, bars, rows, max((bar.games for bar in bars), default=1) or 1)
