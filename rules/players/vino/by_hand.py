"""The first weights, made by hand and kept for good as a yardstick."""

from __future__ import annotations

from rules.players.vino.mind import Weights
from rules.players.weights import VERSION

BY_HAND = Weights(
    version=VERSION,
    learned="by hand",
    position={
        "won at the end": 20.0,
        "ahead at the end": 10.0,
        "vineyards in the last turn": 10.0,
        "money in the last turn": 0.2,
        "gift in the last turn": 1.0,
        "most vineyards of rivals in the last turn": -7.0,
        "vineyards": 10.0,
        "money": 2.0,
        "first money": 0.5,
        "best sale": 1.5,
        "second sale": 0.7,
        "other sales": 0.3,
        "gift": 2.0,
        "room": 0.1,
        "prices": -0.2,
        "early place": 0.1,
        "most vineyards of rivals": -5.0,
        "other vineyards of rivals": -3.0,
        "best sale of all of rivals": -0.5,
        "all sales of rivals": -0.3,
        "gifts of rivals": -1.0,
        "early money": 5.0,
        "early best sale": 4.5,
        "early second sale": 2.0,
        "early other sales": 1.0,
        "early room": 0.2,
    },
    region={
        "count as owner": 1.0,
        "bargains as owner": 1.0,
        "count as newcomer": 0.5,
        "bargains as newcomer": 0.5,
        "owners before": -0.3,
        "other owners": -0.1,
        "gift": 0.3,
        "demand": 0.2,
        "cellar": 0.1,
        "takes the last private one": 0.2,
        "count in the last turn": 3.0,
    },
)
