"""The window: the stack of scenes, the screen, keys, controllers, buttons and entries."""
