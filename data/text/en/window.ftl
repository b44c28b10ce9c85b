# The window itself: command line, title, new game, notices.

window-title = Vendemmia
window-about = Vendemmia: the vineyard board game for two at one screen.
window-option-window = size of the window in pixels, such as 1920x1080
window-option-record = continue this saved game
window-option-version = say which version this is and stop
window-option-help = show this text and stop

window-error-command-line = vendemmia: { $fault }; vendemmia --help lists the options.
window-error-window-size = '{ $text }' is no window size, write it like 1920x1080
window-error-no-display = Vendemmia needs a screen and found none: start it on a desktop, or set DISPLAY or WAYLAND_DISPLAY.
window-error-settings = The settings in { $file } cannot be read, so the usual ones are used ({ $fault }). Mend or delete the file.
