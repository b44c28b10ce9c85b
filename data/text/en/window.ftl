# The window itself: command line, title, new game, notices.

window-title = Vendemmia
language-name = English
languages-title = Language
languages-system = System
languages-back = Back
window-about = Vendemmia: two board games about Italian wine, for one to six at one screen.
window-usage = usage:
window-options = Options
window-option-window = size of the window in pixels, such as 1920x1080
window-option-record = continue this saved game
window-option-aloud = let the system’s voice read everything aloud from now on
window-option-safe = start with the usual settings and without sound, and keep no changes of settings
window-option-version = say which version this is and stop
window-option-language = language of all words from now on: { $codes }
window-option-help = show this text and stop
window-option-size = WxH
window-option-file = FILE
window-option-code = CODE

window-error-command-line = vendemmia: { $fault }; vendemmia --help lists the options.
window-error-window-size = “{ $text }” is no window size, write it like 1920x1080, each side { $least } to { $most }
window-error-option-unknown = { $options } is no option
window-error-option-value = { $takes ->
    [yes] { $option } needs a value after it
   *[no] { $option } takes no value
}
window-error-language = “{ $text }” is no language of the program; those it has are { $codes }
window-error-no-display = Vendemmia needs a screen and found none: start it on a desktop, or set DISPLAY or WAYLAND_DISPLAY.
window-error-no-home = Vendemmia finds no folder to keep your games in: set HOME, or set { $variable } to a folder for them.
window-error-no-window = No window of { $size } can be opened here: choose another size, like --window 1280x720.
window-error-settings = Your settings could not be read ({ $fault }), so { $used ->
        [before] those from before the last change are used
       *[usual] the usual ones are used
    }. The old file is kept as { $file }.
window-settings-foreign = { $count ->
        [one] One answer in { $file } is not known to this version ({ $names }); the usual one stands in for it.
       *[other] { $count } answers in { $file } are not known to this version ({ $names }); the usual ones stand in for them.
    } The file keeps what it says.
window-settings-keys = { $count ->
        [one] One key or button in { $file } does not exist or means something else already ({ $names })
       *[other] { $count } keys or buttons in { $file } do not exist or mean something else already ({ $names }{ $more ->
            [0] {""}
           *[other] , …
        })
    }. The usual ones are in use: Settings, Keys changes them.
window-error-keep-settings = The settings cannot be kept in { $file } ({ $fault }): free some space or mend the folder.

window-colour-lago = Lago
window-colour-cotto = Cotto
window-colour-sole = Sole
window-colour-salvia = Salvia
window-colour-nero = Nero
window-colour-calce = Calce

window-title-game = Viticulture
window-title-vino = Vino
window-continue = Continue
window-no-date = ??.??.????
window-continue-what = { $game } · saved { $when }
    { $names }
window-new-game = New game
window-how-to-play = How to play
window-settings = Settings
window-quit = Quit
window-plate = { $version }   ·   { $press } full screen


entry-boxes = { $count ->
    [one] One letter is in none of the fonts: a box is drawn in its place.
   *[other] { $count } letters are in none of the fonts: boxes are drawn in their place.
}
window-error-name-empty = Seat { $seat } has no name: type one.
window-error-name-long = “{ $name }” is too long for a name: at most { $most } letters.
window-error-name-unreadable = The name of seat { $seat } has no letter or digit that can be shown: type another.
window-error-name-twice = Two seats are called “{ $name }”: give one of them another name.
window-error-seed = “{ $text }” is no seed: use a whole number of at most { $most } digits, or leave the field empty.

window-error-no-record = { $file } cannot be opened: check its name and whether you may read it.
window-error-foreign-record = { $file } is no saved game of Vendemmia: { $fault }. The file is left as it is.
window-error-damaged-record = { $file } cannot be continued: { $fault }. The file is kept; go back to its last good point, or start a new game.
window-error-other-rules = { $file } cannot be played with the cards and numbers of this program: { $fault }. Nothing of it was changed: play it with the version that saved it.
window-error-own-cards = { $file } cannot be played: no copy is kept of the cards of one’s own with which it was begun. Put { $sets } back into { $folder } as it was. Nothing of the game was changed.
window-error-edition = { $file } cannot be played: { $fault } Nothing of it was changed.
window-error-damaged-over = { $file } is over and cannot be played again: { $fault }. Nothing of it was changed.
window-fault-no-cards = no copy is kept of the cards with which it was begun
window-fault-over = it is over, and no copy is kept of the cards with which it was played
cards-error-many = A game takes at most { $most } folders of cards; leave some out.
cards-error-unknown = { $folder } holds cards that cannot be played with ({ $fault }); take the newest of them out again.
cards-hint-passed = { $file } is passed over: a file of cards ends in .yaml, one of names in .ftl.
cards-hint-unnamed = { $file } has no name for the card “{ $card }”; write a line “card-{ $card } = …” into it.
edition-error-brought = the copy of its cards that it brings along is damaged; get the file once more from where it came.
edition-error-damaged = the copy of its cards in { $file } is damaged; put back a good one.
edition-error-unknown = this version of the program does not understand the copy of its cards in { $file } ({ $fault }); play it with the version that saved it.
window-error-newer-record = { $file } was saved by a newer version of Vendemmia: go on with it there. The file is left as it is.
window-error-record-fails = { $file } cannot be continued: the rules stumble over it ({ $fault }). The file is kept; go back to its last good point, or start a new game.
window-error-record-in-use = { $file } is being played in another window: go on there, or close that one first.
window-error-record-waits = Not all of { $file } is saved yet: free some space or mend the folder, then try this again.
window-torn-record = The last line of { $file } was not written to its end and is left out: go on from here.
window-record-opponent = In line { $line } of { $file } “{ $words }” is no opponent of this version, so a person plays seat { $seat }: hand it over again in the menu.
window-record-character = In line { $line } of { $file } seat { $seat } is played by “{ $words }”, a character that is gone from data/players/characters.yaml: until it is back, that opponent plays on in no style of its own.
window-fault-too-large = it is too large, with more than { $most } { $unit ->
        [kilobytes] KB
       *[megabytes] MB
    }
window-fault-no-file = it is no file but a folder or a device
window-fault-alias = line { $line } stands for another one; write it out
window-fault-number = a number in it has more digits than any can have
window-fault-no-text = it is no text
window-error-save = The game cannot be saved to { $file } ({ $fault }): free some space or mend the folder. You can play on, and all of it is saved as soon as that works.
window-unsaved-title = Not everything is saved
window-unsaved-ask = The last choices of the game in { $file } are not on the disk yet: nothing can be written there. They are written as soon as there is room; if you quit now they are lost.
window-unsaved-stay = Go on
window-unsaved-quit = Quit all the same
window-unsaved-lost = The last choices of the game in { $file } could not be written and are lost; all before them is there.
window-error-saves = The saved games in { $folder } cannot be read ({ $fault }): mend the folder.
window-error-data = { $fault } The game cannot start before that is mended.
window-last-good = Last good point

window-waiting = One moment
window-waiting-share = { $share } %
window-waiting-cancel = Cancel
window-reading = Reading { $file }

window-menu-title = { $saved ->
        [yes] The game is saved
       *[no] The game is not saved yet
    }
window-play-on = Play on
window-view-on = Back to the table
window-to-title = To the title
