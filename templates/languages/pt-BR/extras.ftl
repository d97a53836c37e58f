# O que acompanha um jogo: a caixa, um envelope para o tabuleiro, etiquetas, cartas, figuras em pé, capa, diploma e
# bloco de placar.

# Na caixa. Os selos são curtos.
box-age = 7+
box-minutes = 15–30 min
# O que há dentro: $count animais, $each para cada lado; o segundo, quando não há lugar para as regras.
box-inside = Contém { $count } animais, { $each } para cada lado, e as regras.
box-inside-pieces = Contém { $count } animais, { $each } para cada lado.
box-small-parts = Peças pequenas. Não recomendado para menores de 3 anos.
# Ao lado do animal mais fraco, que espia de dentro da caixa.
box-mind = Cuidado com { $weak-o }!

# Nas etiquetas: palavras antes de uma linha para escrever, e o que diz a etiqueta do saquinho.
gift-made = Feito por
gift-for = para
gift-date = Data
gift-count = Conte antes de puxar o cordão: { $count } animais.

# Na capa, sob os animais, do mais forte ao mais fraco: com o mais fraco que captura o mais forte, ou sem ele.
cover = Um jogo feito em casa
cover-circle = Cada um pode capturar o seguinte, e { $weak-o } pode capturar { $strong-o }.
cover-ladder = Cada um pode capturar o seguinte.

# No diploma, sob o nome; o segundo, quando falta um dos dois animais.
champion = Campeão da Selva
champion-for = venceu a melhor de cinco, com a astúcia { $weak-do } e a coragem { $brave-do }.
champion-won = venceu a melhor de cinco.
champion-result = Resultado
champion-beaten = Assinatura de quem perdeu

# O bloco de placar: uma tabela de partidas, ganhas pela toca, por falta de jogada ou de outro modo; e as dúvidas.
pad = Melhor de cinco
pad-game = Partida
pad-began = Começou
pad-won = Venceu
pad-how = Como
pad-den = toca
pad-no-move = sem jogada
pad-disputes = Dúvidas, resolvidas pela folha de regras
pad-rule = Regra §
pad-move = Jogada
pad-allowed = Permitida?

# Numa carta, antes de pequenas figuras de animais.
card-captures = captura
card-captured-by = é presa de
# A última carta. Cada lado tem $kinds cartas.
duel = Duelo relâmpago
duel-text = Cada um pega as { $kinds } cartas de uma cor. Os dois escolhem uma carta em segredo e a viram ao mesmo tempo. Quem tiver o animal que pode capturar o outro leva as duas. Se ambos puderem, ou nenhum, as duas cartas saem do jogo. Quando acabarem, vence quem tiver levado mais cartas. Com uma cor só: embaralhem e deem metade a cada um.

# No envelope.
wallet-board = Tabuleiro

# Nas cartas, uma frase verdadeira sobre cada animal; as fontes estão em FACTS.md.
fact-rat = Com cócegas, os ratos piam tão agudo que não ouvimos.
fact-cat = Gatos não sentem o gosto doce.
fact-dog = Há uns 14 mil anos, em Bonn, enterraram um cachorro com duas pessoas.
fact-wolf = Dá para distinguir os lobos pelo uivo.
fact-leopard = Leopardos pretos também têm manchas: o infravermelho as revela.
fact-tiger = Os tigres dos Sundarbans atravessam uns cinco canais de água por dia.
fact-lion = O rugido do leão é ouvido a uns oito quilômetros.
fact-elephant = Elefantes também chamam em tons graves demais para os nossos ouvidos.

# Como se dobra, cada frase sob uma figura. A caixa de encaixe; sem as regras, step-fill-pieces.
step-net-cut = Corte na linha fina e vinque os traços com uma ponta arredondada.
step-net-fold = Dobre cada vinco uma vez, com o desenho por fora.
step-tube = Cole a aba hachurada por dentro do verso.
step-bottom = Feche o fundo: abas laterais, aba hachurada, cola, última aba.
step-fill = Ponha os animais e, atrás deles, as regras.
step-fill-pieces = Ponha os animais.
step-close = Encaixe a tampa.
# A caixa de correr; sem as regras, step-lay-pieces.
step-walls = Gaveta: levante os lados longos e dobre as abas deles para dentro.
step-roll = Passe cola nas abas e enrole os lados curtos sobre elas.
step-sleeve = Luva: dobre-a em volta da gaveta e cole a aba por baixo da face de cima.
step-lay = Ponha as regras e, sobre elas, os animais.
step-lay-pieces = Ponha os animais.
step-slide = Quando a cola secar, deslize a gaveta para dentro da luva.
# O envelope; step-board-open, quando não tem aba.
step-hems = Dobre as duas bordas longas para dentro, com o desenho por fora.
step-up = Dobre a parte de baixo para cima.
step-under = Enfie as bordas dela sob as dobras do verso.
step-board = Ponha o tabuleiro e dobre os cantos da aba.
step-board-open = Ponha o tabuleiro.
step-lip = Enfie a aba por trás da frente.

# O que comprar: uma coisa e, embaixo, sua gramatura; a espessura, quando não é um papel comum.
buy-net = Papel-cartão para a caixa
buy-net-card = 250 a 300 g/m²
buy-net-thick = { $thickness } mm de espessura
buy-plywood = Compensado, { $thickness } mm

# As páginas, na margem.
page-tuck = Caixa de encaixe
page-tray = Caixa de correr, gaveta
page-sleeve = Caixa de correr, luva
page-plywood = Caixa de compensado
page-cards = Cartas de animais
page-card-backs = Cartas de animais, versos
page-gift = Etiquetas, tags e selos
page-standees = Figuras em pé
page-cover = Capa
page-certificate = Diploma
page-pad = Bloco de placar
page-wallet = Envelope para o tabuleiro
page-folding = Como dobrar

# Ao lado de um molde: o que cabe, de que é feito, quanto mede por dentro; e o que indicam as linhas.
net-note = { $count } peças de { $size } × { $thickness } mm · papel-cartão { $card } mm · interior { $width } × { $height } × { $depth } mm
net-cut = cortar
net-score = vincar
net-glue = colar

# As partes na lista do jogo.
set-box = Caixa
set-cards = Cartas de animais
set-gift = Etiquetas e selos
set-standees = Figuras em pé
set-cover = Capa
set-certificate = Diploma
set-scorepad = Bloco de placar
set-wallet = Envelope
