# Una partida contra el programa, en la línea de órdenes.

# Las palabras que se pueden escribir; la primera de cada lista aparece en la ayuda. Las inglesas siempre valen también.
play-words-undo = deshacer
play-words-hint = pista
play-words-moves = jugadas
play-words-board = tablero
play-words-draw = empate tablas
play-words-claim = reclamar
play-words-resign = rendirse abandonar
play-words-save = guardar
play-words-help = ayuda ?
play-words-quit = salir
play-words-yes = sí si s

play-animals = Animales de las { $white }: { $letters }; los de las { $black } van en minúscula.
play-help = Una jugada: a3b3, Eb3, Ea3-b3 o { elephant } b3. O bien: deshacer (anula tu última jugada), pista, jugadas, tablero, empate (lo ofrece), reclamar o reclamar a3b3 (un empate, cuando se da la misma posición por tercera vez), rendirse, guardar ARCHIVO, ayuda, salir.
play-plays = { $number } Las { $side } juegan { $move }
play-unreadable = No se entiende: { $why }.
play-cannot = Aquí no se puede hacer esta jugada.
play-no-move = No hay ninguna jugada.
play-gives-up = El programa no encuentra ninguna jugada permitida y se rinde.
play-nothing-back = No hay nada que deshacer.
play-beginning = Eso era el principio.

# Empates y final. A una oferta se responde sí o no.
play-offer = Las { $side } ofrecen empate a las { $rival }. ¿Aceptado? (sí, no)
play-declines = Las { $side } no aceptan: la partida sigue.
play-claims = Las { $side } reclaman el empate.
play-no-draw = No hay empate.
play-over = La partida ha terminado, { $result }.
play-had-ended = Ya había terminado antes: { $how }.
play-resigned = Las { $side } se han rendido.
play-agreed = Los dos bandos han acordado el empate.
play-nobody-won = Nadie ha ganado en { $count } jugadas.
play-after-end = deshacer anula la última jugada, guardar ARCHIVO conserva la partida, salir termina.

# Guardar.
play-save-where = ¿Dónde? Por ejemplo: guardar tarde.pgn
play-saved = Guardado en { $file }.
play-not-saved = Sin guardar. Desde un archivo, se sigue con: shouqi play --game ARCHIVO{ $rules }
save-taken = { $file } ya existe
save-taken-help = elige otro nombre, o empieza con --force para permitir que se sustituya
