# The studio: the program as a page in a browser.

# ltr where the language is written from left to right, rtl where from right to left.
direction = ltr

# The frame of the page.
view-make = Fazer
view-rules = Regras
view-learn = Aprender
views = Áreas da página
skip = Ir direto ao trabalho
language = Idioma
dark = Cores escuras
light = Cores claras
offline = Sem internet. Tudo continua funcionando.
update-ready = Há uma nova versão do estúdio.
update = Usar
close = Fechar
done = Pronto
cancel = Cancelar
yes = sim
no = não
fewer = { $what }: menos
more-of = { $what }: mais
number-of = { $number } de { $count }
drawing = Desenhando…

# The wall of designs.
wall-title = Qual vai ser?
wall-lead = Cada imagem é uma página como será impressa. Escolha uma; nada é definitivo.
go-on = Continuar com
open-own = Um jogo seu
open-own-how = Solte aqui um arquivo .toml ou .zip, ou escolha um
open-own-choose = Escolha um arquivo .toml ou .zip
purpose = Bom para
purpose-all = Todos
purpose-children = Crianças
purpose-eyes = Baixa visão ou daltonismo
purpose-class = Sala de aula
purpose-photographs = As nossas fotos
purpose-machines = Máquinas e viagem

# The editor: sentences with blanks.
editor = O jogo
set = Jogo
all-designs = Todos os modelos
title = Título do jogo
undo = Desfazer
redo = Refazer
open = Abrir
save = Salvar em arquivo
share = Compartilhar
keeping-saving = Salvando…
keeping-saved = Salvo neste aparelho
keeping-private = Não foi salvo: esta janela não guarda nada. Salve em um arquivo.
keeping-full = Não foi salvo: este aparelho está cheio. Salve em um arquivo.
keeping-elsewhere = Alterado em outra aba: aqui não se salva mais.
keeping-reload = Ver o da outra aba
keeping-copy = Guardar este como cópia
set-lost = Este jogo não está neste aparelho.
link-broken = Este link está danificado ou incompleto.
file-broken = Não há neste arquivo um tema que se possa ler.
say-discs = Os meus discos têm { $size } e formato { $shape }.
say-paper = Imprimo em { $paper }, { $inks }.
say-labels = Adesivos: { $label }.
say-languages = Idiomas: { $languages }.
say-languages-rules = Idiomas: { $languages }; regras: { $rules }.
say-shows = Cada peça mostra
say-animals = Os animais são { $style }.
say-photographs = As nossas fotos: { $photographs }.
say-sides = As cores dos lados são { $white } e { $black }.
say-sets = Faço { $sets }, { $spares }.
say-rules = Jogamos assim: { $rules }.
say-more = Corte, versos, dobras, tabuleiro
millimetres = { $size } mm
unit-mm = mm
unit-in = pol.
percent = { $value } %

tray-discs = Tamanho e formato
tray-paper = Papel e tinta
tray-labels = Adesivos
tray-languages = Idiomas
tray-animals = Estilo dos animais
tray-photographs = Fotos
tray-sides = Cores dos lados
tray-sets = Quantos jogos
tray-rules = Regras
tray-more = Corte, versos, dobras, tabuleiro

discs-how = Que diâmetro eles têm?
discs-help = Ponha um sobre a régua. Uma moeda de 1 real tem 27 mm; a de 25 centavos, 25 mm.
discs-other = outro tamanho
discs-limits = De { $least } a { $most } mm.
discs-sticker = Adesivos de { $size } mm: sobra uma borda de madeira.
board-joined = O tabuleiro ocupa { $count } folhas { $paper }, que depois são unidas.
board-fewer = { $how }: { $count ->
    [one] 1 folha
   *[other] { $count } folhas
}
board-squares = Casas de { $size } mm
board-slim = Moldura fina
shape = Formato
shape-disc = redondo
shape-square = quadrado
shape-hexagon = hexagonal
paper-which = Que papel?
paper-other = Outros papéis
inks-which = Com que tinta?
inks-rgb = em cores
inks-grey = só em preto
inks-saving = economizando tinta
inks-cmyk = na gráfica
labels-which = Que folha de etiquetas você tem?
labels-help = Etiquetas redondas dispensam a tesoura. Estas servem para discos de { $size } mm; a primeira é a que menos desperdiça.
label-none = papel adesivo comum
label-holds = { $count } etiquetas de { $size } mm, { $paper }
label-first = Primeira etiqueta que ainda está na folha
label-map = As etiquetas escuras serão impressas; as tracejadas já saíram.
languages-first = Tabuleiro, peças e regras em
languages-second = e ao lado
languages-none = nenhum outro
languages-sheet = A folha de regras
languages-sheet-board = como o tabuleiro
languages-sheet-other = em outro idioma
shows-picture = animal
shows-numeral = número
shows-character = ideograma
shows-pinyin = pinyin
shows-name = nome
animals-which = Como são desenhados?
style-natural = coloridos como na natureza
style-outline = desenhados a traço
style-side = da cor do seu lado
style-woodcut = talhados em madeira
style-papercut = recortados em papel
style-seal = como carimbos
style-other = como no modelo
photographs-none = ainda nenhuma
photographs-some = { $count ->
    [one] { $count } imagem
   *[other] { $count } imagens
}
photographs-how = Uma imagem para cada animal.
photographs-help = JPEG, PNG ou SVG. Elas ficam neste aparelho.
photographs-drop = Solte aqui uma imagem do { $animal } ou escolha algumas
photographs-choose = Escolha uma foto ({ $animal })
photographs-reading = Lendo a foto…
photograph-ring = Arraste o anel até o rosto.
photograph-size = Tamanho do anel
photograph-turn = Girar
photograph-remove = Remover a imagem
photograph-unreadable = Não dá para ler { $name } aqui. JPEG e PNG sempre funcionam.
side-white = O lado que começa
side-black = O outro lado
sides-help = Os anéis também são diferentes: mesmo impressos em cinza, os lados se distinguem.
sides-colouring = Este modelo é impresso em preto; as cores vêm do lápis de cor.
colour-other = outra cor
colour-white = branco
colour-black = preto
colour-blue = azul
colour-red = vermelho
colour-green = verde
colour-yellow = amarelo
colour-orange = laranja
colour-brown = marrom
colour-gold = dourado
colour-silver = prateado
colour-grey = cinza
colour-violet = roxo
colour-pink = cor-de-rosa
colour-teal = azul-turquesa
sets = { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
}
spares = { $count ->
    [0] sem adesivos de reserva
    [one] com { $count } adesivo de reserva
   *[other] com { $count } adesivos de reserva
}
sets-count = Jogos
spares-count = Adesivos de reserva
fill-how = E no que sobra da última folha?
fill-none = nada
fill-sets = mais jogos
fill-spares = animais de reserva
fill-labels = etiquetas para a caixa
rules-which = Que regras?
rules-own = { $count ->
    [one] { $count } regra sua
   *[other] { $count } regras suas
}
rules-all = Ver e mudar todas as regras
pieces-cut = Recortar os adesivos
pieces-cut-shape = pelo contorno
pieces-cut-squares = em quadrados
pieces-cut-strips = em tiras
pieces-cut-punch = com furador
cutter-machine = Máquina de corte
cutter-machine-none = nenhuma
cutter-machine-silhouette = Silhouette
cutter-machine-cricut = Cricut
cutter-machine-laser = laser
pieces-backs = Verso das peças
pieces-backs-none = nenhum
pieces-backs-stickers = adesivos próprios
pieces-backs-gutter = dobrado para trás
pieces-backs-long-edge = borda longa
pieces-backs-short-edge = borda curta
pieces-backs-stand = em pé
board-frame-room = Moldura do tabuleiro
board-frame-room-auto = conforme o espaço
board-frame-room-full = rica
board-frame-room-slim = fina
board-frame-room-none = nenhuma
board-fold = Dobrar o tabuleiro
board-fold-none = não
board-fold-half = ao meio
board-fold-thirds = em três
board-fold-quarter = em quatro
sheet-layout = Regras em forma de
sheet-layout-page = página
sheet-layout-booklet = livreto
sheet-layout-fold = folha dobrada
sheet-layout-large = letra grande
sheet-layout-card = cartão
board-has = No tabuleiro e nas peças
board-coordinates = coordenadas
board-start = animais onde começam
board-turned = metade de lá virada para quem joga ali
pieces-turned = adesivos do outro lado virados

# The pages.
desk = Páginas
page-shown = A página mostrada
tools = Como as páginas são mostradas
parts = Partes do jogo
part-board = Tabuleiro
part-pieces = Adesivos
part-rules = Regras
part-assembly = Como fazer
board-size = { $width } × { $height } mm
pieces-size = { $count } + { $spares }, { $size } mm
page-of = { $part }, página { $number } de { $count }
page-before = Página anterior
page-after = Próxima página
zoom = Tamanho na tela
zoom-whole = Página inteira
zoom-real = Tamanho real
larger = Maior
smaller = Menor
eyes = Visto
eyes-colour = em cores
eyes-grey = em impressora sem cor
eyes-protan = sem ver o vermelho
eyes-deutan = sem ver o verde
eyes-tritan = sem ver o azul
cut-lines = Linhas de corte e réguas
compare = Antes e depois
before = Antes
after = Depois
as-file = Como arquivo
broken = Não foi possível desenhar esta página.
broken-safe = O seu jogo está a salvo. Tente de novo ou desfaça a última mudança.
try-again = Tentar de novo
measure = Medir esta tela
measure-how = Encoste um cartão de banco, de biblioteca ou de transporte no canto superior esquerdo do desenho. Mova o controle até o desenho ficar exatamente da mesma largura.
measure-width = Largura
measure-once = Basta uma vez: vale para esta tela.

# Before printing.
preflight = Antes de imprimir
verdict-good = Pronto para imprimir.
verdict-advice = Pronto para imprimir.
verdict-advice-more = { $count ->
    [one] Uma coisa pode melhorar.
   *[other] { $count } coisas podem melhorar.
}
verdict-warning = Dá para imprimir, mas veja isto.
verdict-fault = { $count ->
    [one] Uma coisa precisa ser corrigida antes.
   *[other] { $count } coisas precisam ser corrigidas antes.
}
verdict-busy = Conferindo…
verdict-none = Ainda não conferido.
sheets-of = { $count ->
    [one] { $count } folha { $paper }
   *[other] { $count } folhas { $paper }
}
show-all = { $count ->
    [one] Ver 1 aviso
   *[other] Ver { $count } avisos
}
show-fewer = Mostrar menos
left-findings = { $count ->
    [one] 1 aviso fica assim
   *[other] { $count } avisos ficam assim
}
leave-finding = Está bom assim
look-again = Rever
mend-sets = Imprimir { $count } jogos
mend-spares = Completar com reservas
mend-ink = Economizar tinta
mend-discs = Discos de { $size } mm
mend-lines = Linhas mais fortes
mend-darker = Escurecer
mend-small = O tamanho pequeno
mend-squares = Casas do tamanho certo
mend-sides = Azul e vermelho
mend-numeral = Mostrar números
mend-ring = Mover o anel ({ $animal })

# The theme as a file, and every key of it.
line = Linha { $line }:
write = Escrever { $text }
file-kept = Até lá, as páginas ficam como estão.
file-what = Isto é tudo o que difere do modelo. O que você muda aqui muda as páginas, e vice-versa.
file-faulty = Há algo no arquivo que não se pode ler.
show-file = Mostrar o arquivo
every-key = Todas as chaves
seek-key = Buscar uma chave
no-key = Nenhuma chave tem essas palavras.
key-top = O jogo
key-reset = Como no modelo
key-another = Nome de mais uma

# Files.
print = Imprimir / Baixar
print-where = Onde será impresso?
place-home = Em casa
place-home-what = Qualquer impressora, a 100 %
place-shop = Na gráfica
place-shop-what = As quatro tintas da gráfica, sangria exata
place-machine = Com uma máquina
place-machine-what = Cricut, Silhouette, laser
place-screen = Na tela
place-screen-what = Imagens de todas as páginas
files = Arquivos
making = Fazendo…
bundle-set = set.pdf
bundle-set-what = Tudo em um arquivo
bundle-parts = board.pdf, pieces.pdf, rules.pdf, assembly.pdf
bundle-parts-what = Um arquivo para cada parte
bundle-label-test = label-test.pdf
bundle-label-test-what = Só linhas: segure contra a luz com a folha de etiquetas
bundle-theme = Tema
bundle-theme-what = O próprio jogo, com as imagens, para continuar em outro lugar
bundle-calibration = calibration.pdf
bundle-calibration-what = Imprima uma vez e veja do que a sua impressora é capaz
bundle-shop = set.pdf
bundle-shop-what = Nas quatro tintas da gráfica, com sangria e linhas de corte
bundle-eps = EPS
bundle-eps-what = PostScript, um arquivo por página
bundle-dxf = DXF
bundle-dxf-what = Só as linhas de corte, em milímetros
bundle-cut-svg = SVG das linhas de corte
bundle-cut-svg-what = O mesmo, para programas que leem SVG
bundle-png-300 = PNG, 300 dpi
bundle-png-300-what = Os adesivos como imagens, para Print Then Cut
bundle-svg = SVG
bundle-svg-what = Todas as páginas, nítidas em qualquer tamanho
bundle-png = PNG, 150 dpi
bundle-png-what = Cada página como imagem
printer = Impressora
printer-none = sem correção
printer-measure = Medir uma impressora
printer-corrected = Corrigido para { $name }, { $change }.
printer-corrected-both = Corrigido para { $name }: { $across } na largura, { $down } na altura.
printer-unmeasured = { $name } ainda não foi medida com { $paper }: nada é corrigido.
printer-print = Imprima esta página em { $paper } a 100 %, nunca com “ajustar à página”.
printer-page = A página para imprimir
printer-lay = Ponha uma régua de cruz a cruz e depois dobre a folha ao meio nos dois sentidos, como a página diz.
printer-enter = Escreva o que você lê. O que não foi medido fica vazio.
printer-width = Largura
printer-height = Altura
printer-left = Para a direita
printer-top = Para baixo
printer-should = O certo é { $size } mm. Com um cartão de banco: porcentagem como 99,5 %
printer-crease-left = Onde a dobra vertical encontra a linha, como 0,4 ou −0,4
printer-crease-top = Onde a dobra horizontal encontra a linha
printer-call = Dê um nome à impressora. Cada papel se mede uma vez.
printer-name = Nome, como “Cozinha”
printer-keep = Guardar
printer-kept = Fica neste aparelho, e em nenhum jogo que você compartilha.
printer-nothing = Escreva pelo menos um número.
printer-nameless = Sem nome não dá para escolher.
printer-no-size = Isto não é uma distância. Escreva milímetros como 179,5 ou porcentagem como 99,5 %.
printer-no-shift = Isto não é um deslocamento. Escreva milímetros como 0,4 ou −0,4.
printer-implausible-size = Nenhuma impressora erra tanto. “Ajustar à página” estava ligado? Imprima a página de novo a 100 %.
printer-implausible-shift = Nenhuma impressora desloca tanto uma página. “Ajustar à página” estava ligado? Imprima de novo a 100 %.
press-profile = A gráfica tem um perfil ICC? Escolha-o aqui, e o arquivo sai em PDF/X-4.
print-actual-size = Na janela da impressora, escolha 100 % ou “tamanho real”, nunca “ajustar à página”. Depois, ponha uma régua sobre a linha impressa.
print-open = Abrir e imprimir
popup-blocked = O navegador não deixa abrir a janela. Baixe o arquivo e imprima a partir dele.
download = Baixar
saved-file = { $name } foi salvo.
buy = O que comprar
buy-discs = { $count } { $shape ->
    [square] quadrados de madeira
    [hexagon] hexágonos de madeira
   *[disc] discos de madeira
}
buy-discs-size = { $size } mm; { $spares ->
    [0] sem reservas
    [one] mais { $spares } para a reserva
   *[other] mais { $spares } para as reservas
}
buy-labels = { $count ->
    [one] { $count } folha { $name }
   *[other] { $count } folhas { $name }
}
buy-labels-what = etiquetas já cortadas
buy-stickers = { $count ->
    [one] { $count } folha de papel adesivo
   *[other] { $count } folhas de papel adesivo
}
buy-stickers-what = { $paper }, fosco
buy-paper = { $count ->
    [one] { $count } folha de papel encorpado
   *[other] { $count } folhas de papel encorpado
}
buy-paper-what = { $paper }, para o tabuleiro
buy-card = Papelão rígido
buy-card-what = { $width } × { $height } mm, por baixo do tabuleiro
buy-pencils = Lápis de cor
buy-pencils-what = canetinha vaza
buy-tools = Tesoura e cola em bastão
buy-tools-what = e livros pesados durante a noite
buy-copy = Copiar a lista
small-parts = Peças pequenas: não recomendado para menores de 3 anos.
share-what = Este link contém o jogo inteiro: quem o abre vê estas páginas. Ele não fica guardado em lugar nenhum.
share-photographs = Fotos são grandes demais para um link. Salve o jogo em um arquivo zip e envie esse arquivo.
save-zip = Salvar em zip
link = Link
copy = Copiar
copied = Copiado.
copy-by-hand = Este navegador não copia. Selecione o texto e copie você mesmo.
on-device = Neste aparelho
forget = Apagar { $title }

# Rules.
rules-lead = O que você escolhe aqui é o que a folha diz e o que o árbitro aplica.
rules-own-title = As nossas regras
compare-two = Comparar duas
rules-play = Jogamos assim
rules-from = Como jogamos em casa, a partir de
as-before = Como antes
rules-use = Usar em “{ $title }”
rules-used = O jogo segue agora estas regras.
sheet = A folha
sheet-rules = { $count ->
    [one] { $count } regra numerada
   *[other] { $count } regras numeradas
}
proved = { $count } exemplos comprovados
sheet-how = Como é mostrada
sheet-read = Para ler
sheet-printed = Como se imprime
rule = Regra
compare-left = Um jogo
compare-right = O outro
swap = Trocar os dois
compare-same = São o mesmo jogo.
compare-differ = { $count ->
    [one] Diferem em { $count } ponto.
   *[other] Diferem em { $count } pontos.
}
compare-moves-same = No início, permitem as mesmas { $count } jogadas; a diferença vem depois.
compare-moves-differ = No início, têm { $both } jogadas em comum; { $left } só em um, { $right } só no outro.
compare-only = Só em “{ $name }”
ruleset-classic = o jogo de sempre
ruleset-swimming-dogs = cachorros e lobos nadam
ruleset-no-repeats = nenhuma posição se repete
ruleset-tierschach = Tier-Schach
ruleset-leiden = o jogo do artigo de Leiden
ruleset-leiden-tables = as tabelas do artigo de Leiden
ruleset-wikipedia-en = como na Wikipédia em inglês
ruleset-wikipedia-zh = como na Wikipédia em chinês
ruleset-ludii = como no Ludii
ruleset-codingame = como no CodinGame
ruleset-ancientchess = como no AncientChess
ruleset-playlah = como no clube Playlah
ruleset-third-time-barred = nunca uma terceira vez
switches-river = O rio
switches-leap = O pulo
switches-capture = Capturas
switches-traps = Armadilhas
switches-dens = Tocas
switches-end = Jogadas e fim
switch-strength = Que força eles têm?
switch-swims = Quem nada?
switch-leaps-across = Quem pula para os lados?
switch-leaps-along = Quem pula para a frente e para trás?
switch-leaps-both-rivers = Quem pula os dois rios?
switch-first-mover = Quem começa?
switch-capture-into-water = Da margem, pode-se capturar no rio?
switch-capture-out-of-water = Do rio, quem pode capturar na margem?
switch-capture-in-water = Dois no rio podem se capturar?
switch-leap-blockers = Quem impede um pulo?
switch-leap-blocked-by = Que lado pode impedir um pulo?
switch-leap-captures = Pode-se capturar com um pulo?
switch-enemy-trap = Na armadilha inimiga, um animal fica…
switch-own-trap = Na própria armadilha, um animal fica…
switch-trap-weakness = Por quanto tempo a armadilha enfraquece um animal?
switch-trapped-attack = Na armadilha, um animal ataca com força…
switch-trap-overrides = A armadilha anula proibições, como a de elefante e rato?
switch-equal-strength = Entre dois de mesma força:
switch-rat-takes-elephant = O rato pode capturar o elefante?
switch-elephant-takes-rat = O elefante pode capturar o rato?
switch-takes = O { $attacker } pode capturar o { $victim }?
switch-own-den = Entrar na própria toca é…
switch-den-enterers = Quem pode entrar na toca inimiga?
switch-den-wins = Quem entra na toca inimiga ganha?
switch-all-captured = Quem captura todos os animais…
switch-no-legal-move = Quem não pode jogar…
switch-repetition = Repetir uma posição:
switch-same-square-limit = Jogadas e visitas à mesma casa
switch-few-squares-limit = Jogadas e casas, no vaivém
switch-turn-limit = Empate depois de quantas jogadas
switch-capture-limit = Empate depois de quantas jogadas sem captura
switch-fixed = não se muda aqui
value-yes = sim
value-no = não
value-not-out-of-water = não a partir do rio
value-weakens = fraco
value-harmless = forte como sempre
value-shelters = a salvo
value-barred = proibido
value-open = permitido
value-captures = um captura o outro
value-both-out = saem os dois
value-everyone = todos
value-nobody = ninguém
value-none = nenhum
value-white = Brancas
value-black = Pretas
value-either = os dois
value-enemy = só o inimigo
value-swimmers = quem nada
value-inside = enquanto está nela
value-permanent = até o fim
value-full = normal
value-zero = zero
value-wins = ganha
value-loses = perde
value-draws = empata
value-no-legal-move = ganha, porque o outro não pode jogar
value-free = permitido
value-no-earlier-position = nunca permitido
value-third-time-barred = proibido na terceira vez
value-threefold-draws = empate na terceira vez
value-threefold-claim = empate se alguém declarar

# Learn.
animals-title = Oito animais
animals-lead = O mais forte captura o mais fraco, e os iguais se capturam. Só o rato inverte a ordem.
animals-order = Animais, do mais forte ao mais fraco
animal-rat = rato
animal-cat = gato
animal-dog = cachorro
animal-wolf = lobo
animal-leopard = leopardo
animal-tiger = tigre
animal-lion = leão
animal-elephant = elefante
about-elephant = O mais forte. Só o rato o captura.
about-lion = Pula o rio, para os lados e para a frente.
about-tiger = Pula o rio, como o leão.
about-leopard = Forte em terra. Não entra na água.
about-wolf = No meio: quatro têm a mesma força ou menos.
about-dog = Um bom guarda para a toca.
about-cat = Pequeno, e logo chega às armadilhas.
about-rat = O único que nada. Captura o elefante.
captures = captura
captured-by = é capturado por
piece-w = seu { $animal }
piece-b = { $animal } do outro lado
terrain-land = terra
terrain-water = rio
terrain-trap = armadilha
terrain-den = toca
square-empty = { $square }, { $terrain }
square-with = { $square }, { $terrain }, { $piece }
tour = Passeio
tour-start = O passeio: dois minutos
tour-what = { $count } tarefas em um tabuleiro. O árbitro do programa julga o que você faz.
tour-how = Toque no animal e depois em uma casa. Nada pode dar errado.
tour-legal-too = Isso também é permitido. Agora tente o que foi pedido.
leave = Sair do passeio
back = Voltar
next = Avançar
skip-step = Passar adiante
tour-goal = O objetivo
tour-goal-task = Quem entra na toca inimiga ganha. O seu cachorro está a um passo dela: leve-o até lá.
tour-goal-done = Assim se ganha a partida.
tour-move = Uma jogada
tour-move-task = Uma casa: para a frente, para trás ou para os lados, nunca na diagonal. Mova o lobo.
tour-move-done = Quatro direções, uma casa.
tour-capture = Capturas
tour-capture-task = Você pode capturar um animal de força igual ou menor. Ache um para o seu lobo.
tour-capture-done = Um lobo captura um lobo ou um gato, não um tigre.
tour-exception = Mundo ao contrário
tour-exception-task = O rato é o mais fraco, e mesmo assim captura o elefante. Faça isso.
tour-exception-done = E o elefante não pode capturar o rato.
tour-river = O rio
tour-river-task = Só o rato sabe nadar. Mova-o uma casa, na água ou para fora dela.
tour-river-done = O cachorro fica em terra.
tour-bank = A margem
tour-bank-task = Do rio, o rato não pode capturar o elefante. O que está na margem pode. Qual é?
tour-bank-done = Em terra, pode; saindo da água, não.
tour-leap = O pulo
tour-leap-task = O tigre e o leão pulam de margem a margem. Mande o leão para o outro lado do rio.
tour-leap-done = Em linha reta, até onde a água for.
tour-no-leap = Sem pulo
tour-no-leap-task = Um rato na água impede o pulo. O tigre agora não pode pular: dê a volta com ele.
tour-no-leap-done = O rato é pequeno, mas está no caminho.
tour-trap = A armadilha
tour-trap-task = Na sua armadilha, o leão fica fraco: até o gato pode capturá-lo. Faça isso.
tour-trap-done = As armadilhas protegem a toca.
tour-end = É só isso.
tour-end-lead = O resto está na folha.
tour-make = Fazer um jogo
tour-read = Ler a folha
tour-again = Mais uma vez

## Table
view-table = Mesa
table-title = À mesa
table-lead = Toque num animal e numa casa: o árbitro decide na hora, com o número da frase impressa.
# The sides, as they are called at the table.
table-side =
    { $colour ->
        [white] brancas
        [black] pretas
        [blue] azuis
        [red] vermelhas
        [green] verdes
        [yellow] amarelas
        [orange] alaranjadas
        [brown] marrons
        [gold] douradas
        [silver] prateadas
        [grey] cinzentas
        [violet] roxas
        [pink] cor-de-rosa
       *[teal] azul-turquesa
    }
table-animal = { $animal } das { $side }
table-pair = { $white } e { $black }

# Before a game.
table-go-on = Continuar com
table-all-games = Todas as { $count } partidas
table-forget = Esquecer { $game }
table-forget-sure = Esquecer mesmo
table-count =
    { $count ->
        [one] 1 jogada
       *[other] { $count } jogadas
    }
table-who = Quem joga?
table-two = Dois num tabuleiro
table-two-what = Aqui na tela
table-real = Ao lado de um tabuleiro de verdade
table-real-what = O árbitro responde; nada se move se você não pedir
table-program = Programa
table-against = Contra o programa
table-program-what = Seis níveis, de criança a total
table-level = Como ele joga?
table-level-child = Criança
table-level-child-what = Vê uma jogada
table-level-beginner = Iniciante
table-level-beginner-what = Vê duas
table-level-easy = Fácil
table-level-easy-what = Vê três
table-level-medium = Médio
table-level-medium-what = Vê cinco
table-level-strong = Forte
table-level-strong-what = Pensa 1 segundo
table-level-full = Total
table-level-full-what = Pensa 5 segundos
table-your-side = Você joga
table-first = Primeiro
table-second = Depois
table-your-name = Seu nome
table-first-name = Quem começa
table-second-name = Quem joga depois
table-by-rules = Por quais regras?
table-rules = Regras
table-play-these = Jogar com estas regras
table-set = Jogo
table-set-rules = Com as regras, os nomes e as frases deste jogo.
table-set-file = Salvar para outros celulares
table-look-plain = Marfim e ébano
table-house-rules =
    { $count ->
        [one] 1 regra da casa
       *[other] { $count } regras da casa
    }
table-clock = Relógio
table-time-none = Sem relógio
table-time-sudden = Tempo para a partida
table-time-sudden-what = Quando acaba, a partida está perdida.
table-time-increment = Tempo e acréscimo
table-time-increment-what = Cada jogada traz segundos.
table-time-delay = Tempo e atraso
table-time-delay-what = Os primeiros segundos de cada jogada são livres.
table-time-byoyomi = Tempo e byo-yomi
table-time-byoyomi-what = Depois, períodos; só se perde um quando passa inteiro.
table-time-hourglass = Ampulheta
table-time-hourglass-what = O que um gasta, o outro ganha.
table-minutes = Minutos
table-seconds = Segundos
table-periods = Períodos
table-clock-more = Mais sobre o relógio
table-by-hand = Apertado à mão
table-odds = Outro tempo para o segundo
table-odds-minutes = Minutos, o segundo
table-penalties = Jogadas ilegais
table-penalties-none = não custam nada
table-penalty-warn = um aviso
table-penalty-loss = a partida
table-penalty-time = { $time } para o outro
table-sit-down = Sentar-se
table-open = Abrir uma partida

# At a game.
table-board = Tabuleiro, vez das { $side }
table-ruling = Decisão
table-rule = Regra { $number }
table-yes = Permitido
table-no = Não permitido
table-unread = Isso não é uma jogada
table-to-move = Vez das { $side }
table-how = Toque num animal e depois numa casa.
table-thinks = pensando…
table-is-legal = Pode?
table-is-legal-how = Toque num animal e na casa para onde ele quer ir. Nada se move.
table-make-it = Fazer esta jogada
table-may-go = De { $square } pode ir para { $to }.
table-may-go-nowhere = De { $square } não pode ir a lugar nenhum agora.
table-not-its-turn = Em { $square }. É a vez das { $side }.
table-free = pode ir para cá
table-free-squares = Livre:
table-may-claim = Pode-se declarar empate.
table-captured = Capturou: { $animals }
table-captured-none = Não capturou nada
table-leave = Deixar a mesa
table-more = Mais
table-options = Nesta mesa
table-you-play = Você joga com as { $side }.
table-sun = Luz do sol
table-sun-off = Sem luz do sol
table-awake = A tela fica acesa
table-vibrate = Vibrar
table-sound = Som
table-speak = Ler as decisões em voz alta
table-flip = Girar o tabuleiro
table-flip-side = Senta-se aqui: { $side }
table-two-sided = Para dois frente a frente
table-swap = Trocar de lado
table-swapped = Os jogadores trocaram de lado

# Moves.
table-moves = Jogadas
table-no-moves = Ainda não há jogadas. Elas aparecem aqui.
table-move-field = Digitar uma jogada
table-move-such = a3a4, ou: elefante captura cachorro
table-move-enter = Jogar
table-note = Uma nota
table-note-add = Anotar
table-noted = Anotado.
table-take-back = Desfazer
table-take-back-asked = Desfazer { $move }?
table-take-back-agree = Só com o acordo de { $side }.
table-taken-back = Desfeito
table-agree = De acordo
table-decline = Não
table-accept = Aceitar
table-try = Experimentar
table-trying = Experimentando
table-trying-what = Joguem à vontade. A partida fica como estava, e os relógios, parados.
table-return = Voltar à partida
table-back-one = Uma jogada atrás
table-returned = Como estava
table-hint = Dica
table-hint-said = Talvez { $animal } de { $from } para { $to }
table-hint-what = Uma estimativa, não uma decisão.

# Clocks.
table-clocks = Relógios
table-clock-of = Relógio de { $player }: { $time }
table-clocks-stand = Os relógios estão parados
table-clocks-stand-how = Toque em “Já” ou num relógio, ou jogue.
table-go = Já
table-pause = Pausa
table-paused = Em pausa
table-press-late = O relógio se aperta depois da jogada.
table-to-board = Voltar ao tabuleiro
table-ask = Perguntar ao árbitro

# Claims and ends.
table-claim = Reclamar
table-claim-again = Já estivemos aqui
table-claim-again-what = Declara empate porque uma posição se repete: { $side }.
table-claim-now = Agora
table-claim-with = Com a jogada…
table-claim-it = Reclamar
table-claim-refused = Não há empate
table-refused = Não pode ser
table-refused-over = A partida acabou.
table-refused-nothing-to-take-back = Não há nada a desfazer.
table-refused-no-offer = Nada foi oferecido.
table-refused-no-clocks = Não há relógios.
table-refused-as-it-is = Já está assim.
table-refused-no-press = Não é hora de apertar o relógio.
table-refused-trying-out = Vocês estão só experimentando. Voltem primeiro à partida.
table-refused-not-trying-out = Nada está sendo experimentado.
table-refused-before-the-last = Isso seria antes do último acontecimento.
table-offer = Oferecer empate
table-offer-what = O outro pode aceitar ou recusar.
table-offered = Oferta de empate: { $side }
table-offered-what = Pode aceitar: { $side }.
table-declined = Recusado: { $side }
table-resign = Desistir
table-illegal = Foi feita uma jogada ilegal
table-illegal-costs = Ela é desfeita e custa: { $list }.
table-illegal-free = Ela é desfeita e contada.
table-offence = Jogada ilegal { $count } das { $side }
table-offences =
    { $count ->
        [one] 1 jogada ilegal
       *[other] { $count } jogadas ilegais
    }
table-offence-warned = É um aviso.
table-offence-free = Ela é desfeita. Nada mais foi combinado.
table-offence-time = { $time } para { $other }.
table-adjudicate = Encerrar a partida
table-adjudicate-what = Quando não dá para terminar, o árbitro decide.
table-adjudicated = Decidido à mesa
table-why = Por quê
table-wins = As { $side } ganham
table-draw = Empate
table-end-resigned = As { $side } desistiram.
table-end-agreed = Os dois estão de acordo.
table-end-flag = O tempo das { $side } acabou.
table-end-offence = As { $side } fizeram jogadas ilegais demais.
table-goes-on = A partida continua
table-again = Outra partida

# The program plays.
table-program-moves = É a vez do programa.
table-program-played = As { $side } jogaram

# What is kept, and what leaves the page.
table-elsewhere = Esta partida está aberta em outra aba, que tem o relógio.
table-elsewhere-faster = Outra aba foi mais rápida. Esta é a partida como está.
table-looks-on = Você está assistindo; os lances são anotados em outros aparelhos.
table-shared-gone = Não é possível acessar a mesa. O programa ainda está aberto lá?
table-shared-waits = Nenhuma partida começou nesta mesa ainda.
table-play-here = Jogar aqui
table-keeping-private = Esta janela não guarda nada: salve a partida antes de fechá-la.
table-keeping-full = O aparelho está cheio: o último acontecimento não foi guardado e não conta. Libere espaço e repita.
table-keeping-lost = O aparelho não guardou o último acontecimento, que por isso não conta. Repita.
table-no-answer = O programa não responde. Nada aconteceu; tente de novo.
table-lost = Esta partida não está neste aparelho.
table-broken = Isto não é uma partida legível.
table-save-share = Salvar, compartilhar, imprimir
table-save = Salvar
table-print = Imprimir
table-link-what = Este link contém a partida inteira. Ele não fica guardado em lugar nenhum.
table-position = Posição
table-position-what = Um link para a posição dos animais
table-record = Partida
table-record-what = Para outros programas, em PGN
table-journal = Diário
table-journal-what = Tudo o que aconteceu, para continuar em outro lugar
table-score-sheet = Planilha
table-score-sheet-what = Em papel, para assinar
table-result = Resultado

# Keys.
table-keys = Teclas
table-keys-board = No tabuleiro, as setas andam, Enter escolhe e joga, Esc solta.
table-keys-typed = As jogadas também podem ser digitadas: a3a4 ou “elefante captura cachorro”.
table-keys-on = Teclas soltas
table-key-board = Ao tabuleiro
table-key-clock = Relógio: já ou pausa
table-key-try = Experimentar, ou voltar à partida
