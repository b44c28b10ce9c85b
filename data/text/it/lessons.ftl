# What all lessons say: the sheet at the table, the end, and where they are offered.

lesson-count = { $number } di { $length }
lesson-on = Avanti
lesson-leave = Esci
lesson-leave-hint = Lascia la lezione. Quando torni, riprende da qui.
lesson-confirm = Ora conferma.
lesson-astray = Si può fare anche così, ma qui la lezione va in un altro modo. Fai ciò che è illuminato: non perdi nulla.
lesson-astray-read = Prima leggi qui, poi premi “Avanti”.
lesson-anew = Dall’inizio
lesson-end = Ben fatto!
lesson-end-play = Gioca subito una partita
lesson-end-again = Di nuovo
# What helps at a table, told at the end of a lesson with the signs it has there; $press is the key for it
lesson-help-key = { $name } ({ $press })
lesson-help-advice-line = La lampadina nel pannello mostra buone mosse e dice a che cosa serve ognuna.
lesson-help-rules-line = Si apre alla regola di ciò che indichi o che ti viene chiesto.
lesson-help-example-line = Nel regolamento, una breve scena mostra la regola sul tavolo.
lesson-error-save = Non è possibile salvare il punto a cui sei in questa lezione: { $fault }
lesson-learn = Impara { $game }
# $at is the step with which it goes on, $length how many there are
lesson-learn-on = Lezione: { $game }, { $at } di { $length }
# The same of a lesson that is not the first of its game
lesson-go-on = { $lesson }, { $at } di { $length }
lesson-state-new = Lezione, { $minutes } minuti
lesson-state-begun = Lezione iniziata
lesson-state-done = Lezione completata
lesson-state-again = Completata, iniziata di nuovo
# Below the name of a lesson that another game has
lesson-of-game = Lezione di { $game }
# On the slate of a new table with several people
lesson-for-all = Lezione per tutto il divano
    .short = Lezione per tutti

## Who learns together at one screen, asked before a lesson for several people

learners-words = Ognuno ha un posto a questo tavolo e fa lo stesso anno, a turno. Le mani sono scoperte; ci vogliono circa { $minutes } minuti.
learners-start = Cominciate
learners-colour = Un altro colore
