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
        return False

    def _open(self, index: int) -> None:
        if controller.is_controller(index):
            found = controller.Controller(index)
            self._controllers[found.as_joystick().get_instance_id()] = found
        else:
            stick = pygame.joystick.Joystick(index)
            self._sticks[stick.get_instance_id()] = stick
