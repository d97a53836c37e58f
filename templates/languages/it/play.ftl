# Una partita contro il programma, dalla tastiera.

# Le parole che si possono scrivere; la prima di ogni elenco è quella dell’aiuto. Quelle inglesi valgono sempre.
play-words-undo = annulla
play-words-hint = consiglio
play-words-moves = mosse
play-words-board = scacchiera
play-words-draw = patta parità
play-words-claim = richiedi
play-words-resign = abbandona
play-words-save = salva
play-words-help = aiuto ?
play-words-quit = esci
play-words-yes = sì si s

play-animals = Animali { $white-del }: { $letters }; quelli { $black-del } in minuscolo.
play-help = Una mossa: a3b3, Eb3, Ea3-b3 o { elephant } b3. Oppure: annulla (ritira la tua ultima mossa), consiglio, mosse, scacchiera, patta (la propone), richiedi o richiedi a3b3 (una patta, quando la stessa posizione si presenta per la terza volta), abbandona, salva FILE, aiuto, esci.
play-plays = { $number } { $Side-il } gioca { $move }
play-unreadable = Non capito: { $why }.
play-cannot = Qui questa mossa non si può fare.
play-no-move = Non c’è nessuna mossa.
play-gives-up = Il programma non trova mosse consentite e abbandona.
play-nothing-back = Non c’è niente da annullare.
play-beginning = Era l’inizio.

# Patte e fine. A una proposta si risponde sì o no.
play-offer = { $Side-il } propone la patta. { $Rival }, accetti? (sì, no)
play-declines = { $Side-il } rifiuta: la partita continua.
play-claims = { $Side-il } richiede la patta.
play-no-draw = Niente patta.
play-over = La partita è finita, { $result }.
play-had-ended = Era già finita prima: { $how }.
play-resigned = { $Side-il } ha abbandonato.
play-agreed = Le due parti si sono accordate per la patta.
play-nobody-won = Nessuno ha vinto in { $count } mosse.
play-after-end = annulla ritira l’ultima mossa, salva FILE conserva la partita, esci termina.

# Salvataggio.
play-save-where = Dove? Per esempio: salva serata.pgn
play-saved = Salvato in { $file }.
play-not-saved = Non salvato. Da un file si continua con: shouqi play --game FILE{ $rules }
save-taken = { $file } esiste già
save-taken-help = scegli un altro nome, o comincia con --force per permettere di sostituirlo
