"""The large plate hides nothing that a purchase needs, and its foot tells who follows."""

from __future__ import annotations

import pytest

from game.art.kit.canvas import Canvas
from game.text.messages import say
from game.text.wording import shorter
from game.vino import followers, map_boxes, printed
from game.vino.followers import Follower, FollowersLook
from game.window.screen import Box
from tests.game.vino.driver import Driver

REGIONS = tuple(printed.regions())


def meet(one: Box, other: Box) -> bool:
    beside = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return beside and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


@pytest.mark.parametrize("region", REGIONS)
def test_the_large_plate_leaves_all_plates_and_the_numbers_to_come_free(region: str) -> None:
    large = map_boxes.large_plate(region)
    assert not [name for name in REGIONS if meet(large, map_boxes.plate(name))]
    assert not [name for name in REGIONS[REGIONS.index(region) :] if meet(large, map_boxes.number(name).box)]
    assert large.bottom < map_boxes.MAP.bottom
    foot = map_boxes.followers(region)
    for at in range(1, len(printed.regions()[region].road) + 1):
        spot = map_boxes.vineyard(f"{region}.{at}", region)
        assert not meet(spot.box, foot)
        assert large.holds(*spot.box[:2])


def told(driver: Driver) -> FollowersLook | None:
    scene, names = driver.scene, driver.session.names
    return followers.look_of(
        scene.interaction.view, scene.interaction.seat, not scene.interaction.queue.empty, names, driver.session.colours
    )


def test_whoever_is_told_to_follow_is_asked_next() -> None:
    driver, expected, met = Driver(5, 3, size=(640, 360)), "", 0

    def buying() -> bool:
        decision = driver.session.decision
        return decision is not None and decision.kind == "buy" and driver.session.view(None).phase == "buy"

    for _ in range(60):
        driver.play(lambda _session: buying())
        look, made = told(driver), driver.session.game.made
        assert look is not None
        seats = [one.name for one in (*look.owners, *look.newcomers)]
        assert driver.session.names[driver.scene.interaction.seat] not in seats
        barrel = driver.scene.interaction.view.barrel
        decision = driver.session.decision
        assert decision is not None
        leave = next(one for one in decision.choices if one.verb in ("done", "pass"))
        driver.scene.parts.answering.propose(leave)
        driver.confirm()
        driver.frame()
        assert driver.session.game.made > made
        after = driver.session.view(None)
        if after.barrel == barrel and driver.session.decision is not None:
            expected = next((name for name in seats if not after.seats[driver.session.names.index(name)].passed), "")
            assert driver.session.names[driver.session.decision.decider] == expected
            met += 1
    assert met > 10


def test_many_who_follow_stand_there_without_names_and_in_few_words() -> None:
    crowd = tuple(Follower(f"Somebody with a long name {i}", "sole") for i in range(3))
    look = FollowersLook(crowd[:1], crowd, gift=True)
    wide = map_boxes.followers("sardegna").w
    canvas = Canvas(wide, 40, 1)
    assert followers._lay(canvas, look, False, True, followers.SMALLEST) <= wide
    words = say("vino-then-newcomers")
    assert shorter(words) != words
