"""What the inspector says about the things of Vino."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from game.art.kit.letters import large
from game.play.inspect import Explained
from game.text.key_names import pressed
from game.text.messages import say
from game.text.names import joined
from game.text.numbers import plus
from game.vino import followers, printed
from game.vino.words import region_name, variety_name
from game.window.announcements import sentences
from game.window.input import Action
from rules.engine.choice import Ref
from rules.vino.view import View


def explain(
    ref: Ref, view: View, names: Sequence[str], mat: int, moves: Mapping[str, int] = MappingProxyType({})
) -> Explained | None:
    """What is to be said about a thing where the cellar of seat ``mat`` is shown; None where nothing is.

    ``moves`` are the steps by which a sale that is prepared would move demands.
    """
    if ref.kind == "demand" and moves.get(ref.name):
        return _moving(ref.name, view, moves[ref.name])
    about = ABOUT.get(ref.kind)
    return about(ref.name, view, names, mat) if about else None


def _vineyard(name: str, view: View, names: Sequence[str], mat: int) -> Explained:
    region, _, at = name.partition(".")
    government = printed.government(name)
    kind = "government" if government else "private"
    owner = view.owners[region][int(at) - 1]
    if owner is None:
        grown = view.seats[mat].varieties.get(region)
        key = "vino-about-free-government" if government and region in view.bottles else "vino-about-free"
        if grown and key == "vino-about-free":
            key = "vino-about-free-grown"
        body = say(key, name=names[mat], thing=variety_name(grown) if grown else "")
    else:
        grown = view.seats[owner].varieties.get(region)
        body = (
            say("vino-about-owned", name=names[owner], thing=variety_name(grown))
            if grown
            else say("vino-about-just-owned", name=names[owner])
        )
        if view.phase == "sell" and view.owners[region].count(owner) == 1:
            body = f"{body} {say('vino-about-only-one')}"
    title = say(f"vino-about-vineyard-{kind}", price=printed.price(name))
    return Explained(title, region_name(region), "vineyard_gov" if government else "vineyard", body)


def _region(name: str, view: View, names: Sequence[str], _mat: int) -> Explained:
    road = printed.regions()[name].road
    seats = view.owners[name]
    free = [vineyard for vineyard, seat in zip(road, seats, strict=True) if seat is None]
    if free:
        parts = [say("vino-about-region-free", free=len(free), all=len(road))]
        for owner in ("private", "government"):
            prices = sorted(one.price for one in free if one.owner == owner)
            if prices:
                parts.append(say(f"vino-about-region-{owner}", list=", ".join(map(str, prices))))
    else:
        parts = [say("vino-about-region-full", all=len(road))]
    if name in view.bottles:
        parts.append(say("vino-about-region-bottle"))
    owners = [
        say("vino-about-region-owner", name=names[seat], count=seats.count(seat))
        for seat in sorted({seat for seat in seats if seat is not None}, key=lambda seat: -seats.count(seat))
    ]
    if owners:
        parts.append(say("vino-about-region-owners", names=joined(owners)))
    if name == view.barrel:
        parts.append(followers.words(view, names))
    sub = say("vino-about-region", number=printed.regions()[name].number.value)
    return Explained(region_name(name), sub, f"region_{name}", " ".join(filter(None, parts)))


def _tile(name: str, view: View, names: Sequence[str], _mat: int) -> Explained:
    region, _, variety = name.partition(".")
    grower = next((seat.seat for seat in view.seats if seat.varieties.get(region) == variety), None)
    place, thing = region_name(region), variety_name(variety)
    if grower is not None:
        body = say("vino-about-tile-taken", name=names[grower], thing=thing, place=place)
    elif variety in view.tiles[region]:
        body = say("vino-about-tile-free", thing=thing, place=place)
    else:
        body = say("vino-about-tile-down")
    return Explained(thing, place, f"tile_{variety}", body)


def _demand(name: str, view: View, _names: Sequence[str], _mat: int) -> Explained:
    value = view.market[name]
    thing = variety_name(name)
    return Explained(thing, "", f"tile_{name}", say("vino-about-demand", thing=thing, value=plus(value)))


def _moving(name: str, view: View, steps: int) -> Explained:
    """A demand of which the stall shows already where a sale would move it."""
    value, thing = view.market[name], variety_name(name)
    after = value + steps * printed.scale()[2]
    body = say("vino-about-demand-moves", thing=thing, value=plus(value), after=plus(after))
    return Explained(thing, "", f"tile_{name}", body)


def _arch(name: str, view: View, _names: Sequence[str], mat: int) -> Explained:
    own = view.seats[mat]
    places = [
        say("vino-about-cellar-one", place=region_name(region), count=view.owners[region].count(mat))
        for region, variety in own.varieties.items()
        if variety == name
    ]
    thing = variety_name(name)
    body = say("vino-about-cellar-some", list=joined(places)) if places else say("vino-about-cellar-none", thing=thing)
    return Explained(thing, "", f"tile_{name}", body)


def _marker(_name: str, _view: View, _names: Sequence[str], _mat: int) -> Explained:
    all_ = printed.components().facts.markers.value
    return Explained(say("vino-about-marker"), "", "vineyard", say("vino-about-marker-text", all=all_))


def _token(name: str, _view: View, _names: Sequence[str], _mat: int) -> Explained:
    return Explained(say("vino-about-token"), region_name(name), f"region_{name}", say("vino-about-token-text"))


def _seat(name: str, view: View, names: Sequence[str], _mat: int) -> Explained:
    own = view.seats[int(name)]
    grown = [
        f"{region_name(region)} {view.owners[region].count(own.seat)} ({variety_name(variety)})"
        for region, variety in own.varieties.items()
    ]
    words = say("vino-about-region-owners", names=joined(grown)) if grown else ""
    text = say("vino-about-seat-text", vineyards=own.vineyards, income=own.income, list=words)
    # With large words the box on the chart has room for what lies open alone
    how = say("table-peek-how", press=pressed(Action.PEEK)) if len(names) > 1 and not large() else ""
    return Explained(say("vino-about-seat", name=names[own.seat]), "", "person", sentences(text, how))


ABOUT: dict[str, Callable[[str, View, Sequence[str], int], Explained]] = {
    "vineyard": _vineyard,
    "region": _region,
    "tile": _tile,
    "demand": _demand,
    "arch": _arch,
    "marker": _marker,
    "mark": _token,
    "seat": _seat,
}
"""Kind of a thing: what is said about it."""
