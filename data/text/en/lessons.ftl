# What all lessons say: the sheet at the table, the end, and where they are offered.

# "7 of 29": which step this is
lesson-count = { $number } of { $length }
lesson-on = Go on
lesson-leave = Leave
lesson-leave-hint = Leave the lesson. It goes on from here whenever you come back.
lesson-confirm = Now confirm it.
lesson-astray = That is allowed, too, but the lesson goes another way here. Do what is lit; nothing is lost.
lesson-astray-read = First read this, then press “Go on”.
# In the menu over a lesson that has been begun
lesson-anew = From the beginning
lesson-end = Well done!
lesson-end-play = Play a game now
lesson-end-again = Again
# What helps at a table, told at the end of a lesson with the signs it has there; $press is the key for it
lesson-help-key = { $name } ({ $press })
lesson-help-advice-line = The lamp in the panel shows good moves and says what each is good for.
lesson-help-rules-line = It opens at the rule for what you point at or are asked.
lesson-help-example-line = In the rulebook, a short scene plays the rule on the table.
# What is wrong with the file of a lesson; $fault is a sentence
lesson-error-save = How far you are in this lesson cannot be saved: { $fault }
# On the title, until it is finished; $game is the name of the game, or of a further lesson of it
lesson-learn = Learn { $game }
# $at is the step with which it goes on, $length how many there are
lesson-learn-on = Lesson: { $game }, { $at } of { $length }
# The same of a lesson that is not the first of its game
lesson-go-on = { $lesson }, { $at } of { $length }
# Below the name of a lesson
lesson-state-new = Lesson, { $minutes } minutes
lesson-state-begun = Lesson, begun
lesson-state-done = Lesson, done
lesson-state-again = Done, begun again
# Below the name of a lesson that another game has
lesson-of-game = Lesson of { $game }
# On the slate of a new table with several people
lesson-for-all = Lesson for the whole sofa
    .short = Lesson for all

## Who learns together at one screen, asked before a lesson for several people

learners-words = Every one of you has a place at this table and does the same year in turn. Hands lie open; it takes about { $minutes } minutes.
learners-start = Begin
learners-colour = Another colour
