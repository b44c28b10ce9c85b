# Saved games and replays: what is listed, what is done with a game, and what is asked.

window-saved = Partidas guardadas
saved-title = Partidas guardadas y repeticiones
saved-search = Buscar
saved-place = { $place ->
        [going] En curso
        [finished] Terminadas
       *[bin] Papelera
    } ({ $count })
saved-none = { $place ->
        [going] No hay ninguna partida en curso. Empieza una desde el inicio, o importa un archivo.
        [finished] Aún no se ha terminado ninguna partida.
       *[bin] La papelera está vacía.
    }
saved-none-found = Aquí ninguna partida tiene estas palabras en sus nombres o su fecha.
saved-game = { $game } · { $names }
saved-alone = { $game } a solas · { $names }
saved-line = { $moment } · { $when }
saved-unread = no se puede leer
saved-just-begun = recién empezada
saved-year = año { $year }, { $season }
saved-round = ronda { $round }
saved-over = { $game ->
        [vino] terminada tras la ronda { $year }
       *[viticulture] terminada tras el año { $year }
    }
saved-over-unknown = terminada
saved-when = Guardada: { $when }
saved-cards = Cartas propias: { $names }
saved-unprotected = Guardada sin comprobaciones: un daño en el archivo puede pasar inadvertido
saved-open = { $place ->
        [going] Continuar
       *[finished] Ver el final
    }
    .short = { $place ->
        [going] Continuar
       *[finished] El final
    }
saved-replay = Repetición
saved-export = Exportar
saved-delete = Borrar
saved-put-back = Restaurar
saved-empty = Vaciar la papelera
saved-import = Importar
saved-back = Volver
saved-cancel = Cancelar
saved-keep = Conservarla

saved-delete-title = ¿Llevar esta partida a la papelera?
saved-delete-ask = { $what }. Se puede restaurar hasta que se vacíe la papelera.
saved-delete-yes = A la papelera
saved-empty-title = ¿Vaciar la papelera?
saved-empty-ask = { $count ->
        [one] Una partida se borra para siempre.
       *[other] { $count } partidas se borran para siempre.
    }
saved-empty-yes = Borrar para siempre
saved-export-title = Exportar como un archivo
saved-export-ask = Una carpeta, o un archivo nuevo. No se sobrescribe nada.
saved-export-yes = Escribir el archivo
saved-import-title = Importar una partida
saved-import-ask = Un archivo, o una carpeta con varios. También puedes soltar un archivo en la ventana.
saved-import-yes = Importar

saved-exported = La partida está escrita en { $file }.
saved-imported = { $count ->
        [0] No hay ninguna partida guardada en { $file }.
        [one] Se ha importado una partida.
       *[other] Se han importado { $count } partidas.
    }
saved-error-move = No se puede mover { $file } ({ $fault }): libera espacio o arregla la carpeta. Se deja como está.
saved-error-empty = No se puede borrar { $file } ({ $fault }): bórralo por tu cuenta. De todo lo demás de la papelera ya se ha ocupado el programa.
saved-error-export = No se puede escribir la partida en { $file } ({ $fault }): elige otro lugar.
saved-error-import = No se puede importar { $file } ({ $fault }): libera espacio, o elige otro archivo.
saved-error-no-path = Falta el lugar: escribe una carpeta o un archivo.
saved-error-nobody = No se encuentra { $path }, aquí no hay nadie con ese nombre: escribe la ruta completa.
saved-error-name = En este sistema ningún archivo puede llamarse «{ $name }»: elige otro nombre.
saved-error-no-folder = No existe la carpeta { $folder }: créala antes, o elige otra.
saved-error-no-file = { $file } no es ni una carpeta ni un archivo que pueda contener una partida: elige otro lugar.
saved-error-own-folder = { $folder } pertenece al programa, que tomaría el archivo por una de sus partidas: elige otra carpeta.
saved-error-taken = { $file } ya está entre las partidas guardadas: elige un archivo de otro lugar.
