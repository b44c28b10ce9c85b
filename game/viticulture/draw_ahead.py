"""Draws beforehand, a little in each frame at rest, what the next turns will show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace
from pygame import Surface

from game.art import board, cards, decks, ground, mat, pieces, rail, task
from game.art.kit.layers import Place
from game.text.messages import say
from game.text.printed import cards as printed_cards
from game.text.printed import entries
from game.viticulture import layout
from game.viticulture.render_mat import at_home
from game.viticulture.render_table import SEASONS
from game.viticulture.things import hand_things

if TYPE_CHECKING:
    from game.viticulture.scene import TableScene

WORKERS = ("worker", "grande", "temporary")


class Waste:
    """Paper that is thrown away: what was laid on it is kept where it was made."""

    def blit(self, picture: Surface, at: Place, /) -> None:
        """Lay a picture nowhere."""


def ahead(scene: TableScene) -> Iterator[bool]:
    """One drawing at each step, False when all is drawn; they are kept where they are made, and nothing is shown."""
    looked_at: set[str] = set()
    for _ in _turns(scene):
        yield from (True for _ in _large(scene, looked_at))
        yield True
    while True:
        yield from (True for _ in _large(scene, looked_at))
        yield False


def _large(scene: TableScene, before: set[str]) -> Iterator[None]:
    """The card that is pointed at, as it would be opened, and what lies behind it then."""
    card = next((thing.ref.name for thing in scene.pointer.hovered if thing.ref.kind == "card"), "")
    if card and card not in before:
        before.add(card)
        yield from scene.reader.ahead(card, scene.app.screen.scale)


def _turns(scene: TableScene) -> Iterator[None]:
    screen, seat = scene.app.screen, scene.seat
    others = [other for other in scene.order if other != seat]
    yield from _panels(scene)
    for owner in (seat, *others) if scene.sight.always else (seat,):
        yield from _hand(scene, owner)
    yield from _cells(scene)
    for other in others:
        yield from scene.drawing.personal.mat_parts(Waste(), screen, scene.view, other, frozenset(), True)
        ground.screen_frame(scene.session.colours[other], *layout.TABLE[2:], screen.scale)
    ground.vignette(*layout.TABLE[2:], screen.scale)
    for colour in scene.session.colours:
        yield from _pieces(scene, colour)
        yield from _structures(colour, screen.scale * layout.ZOOM)


def _hand(scene: TableScene, seat: int) -> Iterator[None]:
    """The cards of a hand as they lie now and as they lie when one has come or gone."""
    printed, scale = printed_cards(), scene.app.screen.scale
    refs = [ref for ref in hand_things(scene.session.view(seat).seats[seat]) if ref.kind == "card"]
    apart = sorted({_apart(count) for count in range(max(0, len(refs) - 1), len(refs) + 2)}, reverse=_apart(len(refs)))
    for wide in apart:
        for ref in refs:
            yield
            cards.hand_card(ref.name, scale, wide)
    for ref in refs:
        yield
        cards.piled_card(ref.name, scale)
    for ref in refs:
        if printed[ref.name].deck == "vine":
            for covered in (False, True):
                yield
                cards.planted_vine(ref.name, scale * layout.ZOOM, covered)


def _apart(count: int) -> bool:
    """Whether so many cards of a hand lie beside one another."""
    boxes = layout.hand_cards(count)
    return len(boxes) < 2 or boxes[1].x >= boxes[0].right


def _panels(scene: TableScene) -> Iterator[None]:
    """What an answer to the open question may change at once: who acts, the season, cards that come, a cellar."""
    scale, own = scene.app.screen.scale, scene.view.seats[scene.seat]
    view = scene.view
    for deck in layout.DECKS:
        yield
        cards.card_back(deck, scale)
        decks.tray(deck, view.decks.get(deck, 0), view.piles.get(deck, 0), view.tops.get(deck, ""), scale)
    for cellar in ("medium_cellar", "large_cellar"):
        yield
        scene.drawing.personal.draw_cellar(Waste(), scene.app.screen, (*own.structures, cellar))
    yield
    rail.ring(at_home(layout.rail_panels(len(scene.order))[0]), True, scale)
    for colour, name in zip(scene.session.colours, scene.session.names, strict=True):
        yield
        task.task_panel(task.TaskLook(colour, name, " "), layout.TASK, 0, scale)
    for season in SEASONS:
        yield
        year = scene.view.year + (season == SEASONS[0])
        sheet = scene.sheet()._replace(view=replace(scene.view, season=season, year=year))
        scene.drawing.lay_ribbon(Waste(), scene.app.screen, sheet)
    for row in range(1, 8):
        for taken in (True, False):
            yield
            board.wake_row(row, taken, say("table-wake-up-first"), scale)


def _cells(scene: TableScene) -> Iterator[None]:
    """The actions as they look in the season that begins, in the one that ends, and in the next year."""
    looks, scale = scene.drawing.board.cell_look, scene.app.screen.scale
    for action in (*layout.SUMMER, *layout.WINTER):
        for state in ("open", "veiled"):
            yield
            board.cell(looks(scene.view, scene.spread, action, state), scale)
        yield
        board.cell(looks(replace(scene.view, occupied={}), scene.spread, action, "veiled"), scale)


def _pieces(scene: TableScene, colour: str) -> Iterator[None]:
    scale = scene.app.screen.scale
    for spot in (*scene.spread.spaces("plant_vine")[:1], layout.cart_spot(0)):
        for kind in WORKERS:
            yield
            pieces.worker_picture(colour, kind, layout.standing(spot, kind).h, scale)
    yield
    pieces.rooster_picture(colour, 52, scale)


def _structures(colour: str, scale: float) -> Iterator[None]:
    names = tuple(say(f"structure-{structure}") for structure in layout.STRUCTURES)
    letters = mat.structure_letters(names, scale)
    for structure, name in zip(layout.STRUCTURES, names, strict=True):
        for built in (True, False):
            yield
            cost = entries("structures")[structure]["cost"]
            mat.structure(mat.StructureLook(structure, name, cost, built, False, letters), colour, scale)
