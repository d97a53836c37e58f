# Una partida en una mesa, entre personas o contra el programa.

# Las palabras que se pueden escribir; la primera de cada lista aparece en la ayuda. Las inglesas siempre valen también.
# Ninguna palabra puede ser un animal, un bando o una jugada.
play-words-undo = deshacer
play-words-redo = rehacer
play-words-legal = permitida permitido válida valida
play-words-hint = pista consejo
play-words-moves = jugadas movimientos
play-words-board = tablero
play-words-strengths = fuerzas fuerza
play-words-draw = empate tablas
play-words-claim = reclamar reclamación reclamacion
# Palabras que pueden ir entre esa y la jugada anunciada.
play-words-claim-fillers = el empate tablas por repetición repeticion con
play-words-resign = rendirse abandonar
play-words-illegal = ilegal irregular infracción infraccion
play-words-press = pulsar
play-words-pause = pausa pausar parar
play-words-go = seguir continuar empezar reanudar
play-words-note = nota anotar
play-words-adjudicate = decidir decisión decision adjudicar
play-words-swap = cambiar cambio intercambiar
play-words-try = probar prueba
play-words-return = volver regresar
play-words-save = guardar
play-words-help = ayuda ?
play-words-quit = salir terminar
play-words-yes = sí si s aceptar acepto
play-words-no = no n rechazar rechazo

# La ayuda: cómo se escribe una jugada y luego qué hace cada una de estas palabras, en pocas palabras y en minúscula.
play-enter = Una jugada se escribe a3b3, Eb3 o { elephant } b3; con ? delante, solo se pregunta si está permitida. La palabra ayuda muestra las órdenes.
play-does-legal = juzga una jugada sin hacerla, como ?: permitida a3b3
play-does-undo = anula la última jugada
play-does-redo = vuelve a hacer una jugada anulada
play-does-hint = sugiere una jugada
play-does-moves = muestra las jugadas permitidas
play-does-board = muestra el tablero
play-does-strengths = muestra la fuerza de los animales
play-does-draw = ofrece empate; se responde sí o no
play-does-claim = reclama empate por triple repetición; antes de la jugada: reclamar a3b3
play-does-resign = se rinde el bando al que le toca, o el que se nombre
play-does-illegal = anota una jugada ilegal del bando al que le toca, o del que se nombre
play-does-press = pulsa el reloj después de una jugada
play-does-pause = para los relojes
play-does-go = pone en marcha el reloj del bando al que le toca
play-does-note = escribe una nota en el registro: nota se tocó la rata
play-does-adjudicate = termina la partida con una decisión: decidir empate cierra la sala
play-does-swap = hace que los jugadores cambien de bando
play-does-try = prueba jugadas, que no cuentan
play-does-return = vuelve a donde se empezó a probar
play-does-save = guarda el registro: guardar tarde.pgn
play-does-help = muestra esta lista
play-does-quit = deja la mesa

# Antes de una partida. $level es una de las frases de debajo.
play-animals = Animales de las { $white }: { $letters }; los de las { $black } van en minúscula.
play-player = { $Side }: { $name }
play-level = Con las { $side } juega el programa: { $level }
play-level-child = solo mira su próxima jugada y se equivoca a menudo
play-level-beginner = mira las dos próximas jugadas y a veces se equivoca
play-level-easy = mira las tres próximas jugadas
play-level-medium = mira las cinco próximas jugadas
play-level-strong = piensa un segundo
play-level-full = piensa cinco segundos
play-kept = Cada jugada se conserva en { $file }.

# Jugadas. $side es el bando que captura, $rival el que pierde un animal; en la segunda frase es quien lee.
play-plays = { $number } Las { $side } juegan { $move }.
play-takes = { $Animal-el } de las { $side } captura { $victim-al } de las { $rival }.
play-takes-yours = { $Animal-el } de las { $side } captura a tu { $victim }.
play-unreadable = No se entiende: { $why }.
play-cannot = Aquí no se puede hacer esta jugada.
play-no-move = No hay ninguna jugada.
play-gives-up = El programa no encuentra ninguna jugada permitida y se rinde.
play-nothing-back = No hay nada que deshacer.
play-nothing-again = No hay nada que rehacer.
play-beginning = Eso era el principio.

# Lo que el programa le dice a un niño de su jugada. El animal es suyo; $victim es el del niño.
play-why-wins = ¡Con esto gano la partida!
play-why-takes = No he podido resistirme a tu { $victim }.
play-why-saves = Mi { $animal } corría peligro ahí.
play-why-threatens = ¡Ahora mi { $animal } va a por tu { $victim }!
play-why-nearer = Mi { $animal } se acerca a tu guarida sin hacer ruido.
play-why-strolls = Mi { $animal } sale a dar un paseo.

# Empates y final. A una oferta se responde sí o no.
play-offer = Las { $side } ofrecen empate a las { $rival }. ¿Aceptado? (sí, no)
play-no-offer = Nadie ha ofrecido empate.
play-declines = Las { $side } no aceptan: la partida sigue.
play-claims = Las { $side } reclaman el empate.
play-no-draw = No hay empate.
play-over = La partida ha terminado, { $result }.
play-had-ended = Ya había terminado antes: { $how }.
play-resigned = Las { $side } se han rendido.
play-agreed = Los dos bandos han acordado el empate.
play-lost-on-time = Las { $side } han perdido por tiempo.
play-lost-by-offence = Las { $side } han perdido por una jugada ilegal.
play-adjudicated = Por decisión: { $why }
play-adjudicate-how = ¿Quién gana y por qué? Por ejemplo: decidir empate cierra la sala
play-nobody-won = Nadie ha ganado en { $count } jugadas.
play-goes-on = La partida sigue.
play-after-end = deshacer anula la última jugada, guardar ARCHIVO conserva la partida, salir termina.

# Relojes y jugadas ilegales. $time se escribe como 2m30s.
play-flag = Ha caído la bandera de las { $side }.
play-no-clocks = En esta mesa no hay relojes.
play-as-it-is = Eso no cambia nada en los relojes.
play-no-press = Ahora nadie puede pulsar el reloj.
play-offence = Jugada ilegal de las { $side }, número { $count }.
play-penalty-warning = Es una advertencia.
play-penalty-time = Las { $rival } reciben { $time } más.

# Otras cosas en una mesa.
play-no-side = Ningún bando ni jugador se llama «{ $text }».
play-noted = Anotado.
play-note-what = ¿Qué hay que anotar? Por ejemplo: nota se tocó la rata
play-swapped = Los jugadores han cambiado de bando.
play-trying = Desde aquí las jugadas son solo de prueba.
play-trying-out = Se están probando jugadas; con volver se regresa a la partida.
play-not-trying = No se está probando ninguna jugada.
play-returned = La partida vuelve a estar como estaba.

# Guardar. Un diario es el archivo en el que todo se escribe en cuanto ocurre.
play-save-where = ¿Dónde? Por ejemplo: guardar tarde.pgn
play-saved = Guardado en { $file }.
play-not-saved = Sin guardar. Desde un archivo, se sigue con: shouqi { $command } --game ARCHIVO{ $rules }
play-goes-on-with = Se sigue con: shouqi table --resume { $file }
play-unwritten = No se ha podido escribir, así que no ha ocurrido: { $why }
play-try-again = Con Intro, el programa lo intenta de nuevo.
play-other-rules = la partida se empezó con { $then }, no con { $now }
save-taken = { $file } ya existe
save-taken-help = elige otro nombre, o empieza con --force para permitir que se sustituya
table-journal-taken = { $file } ya existe y contiene una partida
table-journal-taken-help = --resume { $file } sigue con esa partida; otro nombre en --save empieza una nueva
table-journal-in-use = { $file } está en uso: otra mesa escribe en él
table-journal-failed = { $file }: { $why }
table-journal-fault = { $file }, línea { $line }: esto no es el diario de una mesa, o se ha modificado
table-journal-impossible = { $file }: lo que cuenta no puede haber ocurrido con estas reglas
table-nothing-kept = no se ha conservado ninguna partida

# La mesa a pantalla completa: lo que se elige en ella, y su última línea, de 78 columnas como mucho.
play-holds = { $Animal-el } de las { $side } en { $from } puede ir a { $squares }.
play-holds-nowhere = { $Animal-el } de las { $side } en { $from } no puede ir ahora a ninguna parte.
play-not-yours = En { $from } está { $animal-el } de las { $side }; es el turno de las { $rival }.
play-thinking = Las { $side } están pensando.
play-keys = flechas e Intro mueven · Tab fuerzas · F1 ayuda · Ctrl-C sale
play-any-key = Cualquier tecla vuelve a la partida.
play-too-small = Esta ventana es demasiado pequeña: necesita { $columns } columnas y { $rows } líneas.
