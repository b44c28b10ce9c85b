"""The controllers that are plugged in: opened when they come, let go when they leave."""

from __future__ import annotations

import contextlib

import pygame
from pygame._sdl2 import controller

STICK_EVENTS = frozenset(
    {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYAXISMOTION, pygame.JOYHATMOTION, pygame.JOYBALLMOTION}
)


class Pads:
    """Known controllers, and sticks that are none. A machine that knows neither has none of them."""

    def __init__(self) -> None:
        self._controllers: dict[int, controller.Controller] = {}
        self._sticks: dict[int, pygame.joystick.JoystickType] = {}
        self._rests: dict[tuple[int, int], float] = {}
        """Where each axis of each stick rests: its first report, which comes before anybody has moved it."""
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()
            controller.init()

    def hear(self, event: pygame.event.Event) -> bool:
        """Take an event; True when it is to be passed over: a controller speaks twice, once as a mere stick."""
        if event.type in STICK_EVENTS:
            return getattr(event, "instance_id", None) in self._controllers
        with contextlib.suppress(pygame.error):
            if event.type == pygame.JOYDEVICEADDED:
                self._open(event.device_index)
            elif event.type == pygame.JOYDEVICEREMOVED:
                self._controllers.pop(event.instance_id, None)
                self._sticks.pop(event.instance_id, None)
                self._rests = {place: rest for place, rest in self._rests.items() if place[0] != event.instance_id}
        return False

    def centred(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event as it is to be taken: an axis of a stick that is plugged in tells how far it is from its rest.

        Some do not rest in their middle, and triggers rest at an end; known controllers have theirs put right already.
        """
        if event.type != pygame.JOYAXISMOTION or event.instance_id not in self._sticks:
            return event
        rest = self._rests.setdefault((event.instance_id, event.axis), event.value)
        room = 1 - rest if event.value > rest else 1 + rest
        return pygame.event.Event(event.type, event.dict | {"value": (event.value - rest) / room if room > 0 else 0.0})

    def _open(self, index: int) -> None:
        if controller.is_controller(index):
            found = controller.Controller(index)
            self._controllers[found.as_joystick().get_instance_id()] = found
        else:
            stick = pygame.joystick.Joystick(index)
            self._sticks[stick.get_instance_id()] = stick
