"""Which icon stands for which thing of the game."""

from __future__ import annotations

ACTIONS = {
    "draw_vine": "draw_vine",
    "give_tour": "give_tour",
    "build_structure": "build",
    "play_summer_visitor": "play_summer",
    "sell_grape_or_field": "sell",
    "plant_vine": "plant",
    "draw_order": "draw_order",
    "harvest_field": "harvest",
    "make_wine": "make_wine",
    "play_winter_visitor": "play_winter",
    "train_worker": "train",
    "fill_order": "fill_order",
    "gain_lira": "gain_lira",
    "yoke": "yoke",
}
"""Icon of an action."""

BONUSES = {
    "draw_vine": "card_vine",
    "give_tour": "lira1",
    "build_structure": "lira1",
    "play_summer_visitor": "card_summer",
    "sell_grape_or_field": "vp",
    "plant_vine": "plant",
    "draw_order": "card_order",
    "harvest_field": "harvest",
    "make_wine": "wine_any",
    "play_winter_visitor": "card_winter",
    "train_worker": "lira1",
    "fill_order": "vp",
}
"""Icon of an action's bonus; ``vp`` is drawn as a laurel with a 1."""

LACKS = {
    "needs_lira": "lira",
    "no_vine_card": "card_any",
    "no_visitor": "card_any",
    "needs_cards": "card_any",
    "no_grapes": "grape_any",
    "no_fitting_wine": "wine_any",
    "needs_more_wines": "wine_any",
    "wine_not_possible": "grape_any",
    "needs_cellar": "medium_cellar",
    "needs_medium_cellar": "medium_cellar",
    "needs_structure": "structure",
    "field_empty": "plant",
    "no_worker": "worker_any",
}
"""Icon of what is missing by the id of the reason that refuses an action; ``card_any`` is a card of its deck."""

CARDS = {
    "plant_vine": "card_vine",
    "fill_order": "card_order",
    "play_summer_visitor": "card_summer",
    "play_winter_visitor": "card_winter",
}
"""Icon of the card that an action takes."""

ROWS = {
    2: ("card_vine",),
    3: ("card_order",),
    4: ("lira1",),
    5: ("card_summer", "card_winter"),
    6: ("vp",),
    7: ("temp_worker",),
}
"""Icons of what a wake-up row gives; row 1 gives nothing."""

SEASONS = {"spring": "spring", "summer": "summer", "fall": "fall", "winter": "winter", "year_end": "year_end"}

DECKS = {"vine": "plant", "order": "wine_any", "summer_visitor": "summer", "winter_visitor": "winter"}
"""Icon of a deck where only its colour and a number stand beside it."""

CELLAR_ROWS = {
    ("grape", "red"): "grape_red",
    ("grape", "white"): "grape_white",
    ("wine", "red"): "wine_red",
    ("wine", "white"): "wine_white",
    ("wine", "blush"): "wine_blush",
    ("wine", "sparkling"): "wine_spark",
}
