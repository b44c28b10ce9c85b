# What all lessons say: the sheet at the table, the end, and where they are offered.

lesson-count = { $number } de { $length }
lesson-on = Seguir
lesson-leave = Salir
lesson-leave-hint = Dejar la lección. Cuando vuelvas, sigue desde aquí.
lesson-confirm = Ahora confirma.
lesson-astray = Eso también se puede, pero aquí la lección va por otro camino. Haz lo que está iluminado: no se pierde nada.
lesson-astray-read = Primero lee esto y luego pulsa «Seguir».
lesson-anew = Desde el principio
lesson-end = ¡Muy bien!
lesson-end-play = Jugar ahora una partida
lesson-end-again = Otra vez
# What helps at a table, told at the end of a lesson with the signs it has there; $press is the key for it
lesson-help-key = { $name } ({ $press })
lesson-help-advice-line = La bombilla del panel muestra buenas jugadas y dice para qué sirve cada una.
lesson-help-rules-line = Se abre por la regla de lo que señalas o de lo que se te pregunta.
lesson-help-example-line = En el reglamento, una escena breve muestra la regla en la mesa.
lesson-error-save = No se puede guardar por dónde vas en esta lección: { $fault }
lesson-learn = Aprender { $game }
# $at is the step with which it goes on, $length how many there are
lesson-learn-on = Lección: { $game }, { $at } de { $length }
# The same of a lesson that is not the first of its game
lesson-go-on = { $lesson }, { $at } de { $length }
lesson-state-new = Lección, { $minutes } minutos
lesson-state-begun = Lección empezada
lesson-state-done = Lección terminada
lesson-state-again = Terminada, empezada de nuevo
# Below the name of a lesson that another game has
lesson-of-game = Lección de { $game }
# On the slate of a new table with several people
lesson-for-all = Lección para todo el sofá
    .short = Lección para todos

## Who learns together at one screen, asked before a lesson for several people

learners-words = Cada cual tiene su sitio en esta mesa y juega el mismo año, por turnos. Las manos están a la vista; son unos { $minutes } minutos.
learners-start = Empezar
learners-colour = Otro color
