# What desktops and their shops of software say of the program, and its manual page.

desktop-kind = Board games about wine
desktop-summary = Two board games about Italian wine, at one screen
# Words by which it is found, with a semicolon between two of them.
desktop-keywords = board game;wine;vineyard;worker placement
desktop-about-games = Gather round one screen and run a vineyard: place workers, plant vines, harvest, make wine and fill orders in Viticulture, or buy vineyards all over Italy and sell their wine in Vino. The house keeps the rules.
desktop-about-company = Opponents play where nobody sits, and lessons teach both games at the table, one move after the other.
desktop-about-aloud = It can be played without seeing the screen: one key lets the system’s voice read everything aloud, and screen readers find all that is on the table.
desktop-about-own = An unofficial work by fans: pictures, words and music are its own.

# Headings of the manual page, in capitals as is usual there.
manual-name = NAME
manual-synopsis = SYNOPSIS
manual-description = DESCRIPTION
manual-options = OPTIONS
manual-files = FILES
manual-environment = ENVIRONMENT
manual-exit = EXIT STATUS
# The line by which the manual page is found; it stands after the name of the program and a dash.
manual-summary = two board games about Italian wine, at one screen
manual-saves = saved games, campaigns, lessons, cards of your own, reports
manual-settings = the settings
manual-home = a folder in which all of this is kept instead
manual-ended = it was closed
manual-stopped = it could not start or go on; one sentence says why
manual-interrupted = it was interrupted
