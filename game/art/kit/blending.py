"""Pictures that come and go: laid so far as they can be seen."""

from __future__ import annotations

from pygame import Rect, Surface


def blend(surface: Surface, picture: Surface, at: tuple[float, float], share: float, part: Rect | None = None) -> None:
    """Lay a picture, or a part of it, with so much of its strength (0-1); the picture itself stays as it was.

    One without transparent parts is copied when it is seen whole: blending it would take fifty times as long.
    """
    strength = round(255 * min(1.0, max(0.0, share)))
    if strength == 255:
        surface.blit(picture, at, part)
    elif strength:
        picture.set_alpha(strength)
        surface.blit(picture, at, part)
        # The flags of a picture that was blended once say that it is transparent, the masks do not.
        picture.set_alpha(255 if picture.get_masks()[3] else None)
