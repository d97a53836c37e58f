# O que se descobre antes de imprimir um jogo: o que está errado, o que ajuda, o que foi medido e o veredito. As chaves
# de um tema e seus valores, como { $key } ou { $setting }, são iguais em todas as línguas.

# Listas: “rato, gato e mais 3”. Uma palavra impressa fica entre aspas.
list-next = { $list }, { $next }
list-last = { $list } e { $next }
list-more = { $list } e mais { $more }
list-word = “{ $word }”

# Como um jogo é visto.
view-colour = em cores
view-grey = em cinza
view-protan = para quem não vê o vermelho
view-deutan = para quem não vê o verde
view-tritan = para quem não vê o azul

# O que, num desenho, só pode ser impresso em pixels.
feature-blending = modos de mesclagem
feature-clips = traçados de recorte
feature-embedded-pictures = imagens incorporadas
feature-filters = filtros
feature-gradients = degradês
feature-masks = máscaras
feature-opacity = transparência
feature-patterns = padrões
feature-text = texto

# Adesivos, peças e casas.
sticker-too-large = adesivos de { $sticker } mm passam da borda de peças de { $size } mm
mend-overhang = pieces.inset = "1mm" deixa 1 mm até a borda
piece-too-large = peças de { $size } mm não cabem em casas de { $square } mm
tight-square = peças de { $size } mm ocupam { $percent } % do lado de casas de { $square } mm
loose-square = peças de { $size } mm ocupam só { $percent } % do lado de casas de { $square } mm
mend-fit = casas de { $squares } mm servem para estas peças, ou peças de { $pieces } mm para estas casas
no-punch = nenhum furador comum corta adesivos de { $sticker } mm; o mais próximo é vendido como { $nearest } pol., { $size } mm
mend-inset = { $setting } dá, nas mesmas peças, adesivos para um furador de { $punch } pol.
mend-squares = pieces.cut = "squares": estas peças são menores que qualquer furador
slipping-back = os versos só podem se deslocar { $drift } mm; impressoras domésticas desviam até { $least } mm
mend-backs = peças maiores, ou pieces.backs = "stickers", que não se deslocam
outside-safe =
    { $count ->
        [one] nas peças { $side }, um animal passa { $reach } mm da margem de segurança: { $animals }
       *[other] nas peças { $side }, há animais que passam { $reach } mm da margem de segurança: { $animals }
    }
mend-safe = desenhos menores, um anel mais estreito, ou { $setting } para quem recorta com cuidado

# O que se confunde.
sides-alike = as peças dos dois lados se confundem { $views } (ΔE { $difference }; mínimo { $least })
mend-sides-foot = { $setting } distingue os lados pela forma, ou um fundo bem mais escuro em um deles
mend-sides = um fundo bem mais escuro em um dos lados, ou um anel bem mais largo (pieces.black.ring-width)
faces-alike =
    { $when ->
        [turned] { $animals } se confundem quando um está de cabeça para baixo: só { $percent } % do que mostram é diferente
        [always] { $animals } se confundem para qualquer olhar: só { $percent } % do que mostram é diferente
       *[views] { $animals } se confundem { $views }: só { $percent } % do que mostram é diferente
    }
mend-faces = outra imagem ({ $key }), ou que face.show mostre mais e maior
unnamed-side-colour = as peças { $side } são chamadas de “{ $name }” pela cor: o tema não lhes dá nome
unnamed-side-one-colour = as peças { $side } são chamadas de “{ $name }”: o tema não lhes dá nome, e os dois lados têm a mesma cor
mend-name = { $setting }, ou outro nome

# Linhas.
thin-line =
    { $part ->
        [board] a linha mais fina do tabuleiro tem { $width } mm; o mínimo é { $least } mm
       *[pieces] a linha mais fina das peças tem { $width } mm; o mínimo é { $least } mm
    }
thin-line-key =
    { $part ->
        [board] a linha mais fina do tabuleiro, em { $key }, tem { $width } mm; o mínimo é { $least } mm
       *[pieces] a linha mais fina das peças, em { $key }, tem { $width } mm; o mínimo é { $least } mm
    }
mend-line = { $setting }, um lines.weight maior, ou um tamanho maior
thin-reversed-line =
    { $part ->
        [board] no tabuleiro, uma linha vazada clara sobre fundo escuro tem { $width } mm; abaixo de { $least } mm a tinta a fecha
       *[pieces] nas peças, uma linha vazada clara sobre fundo escuro tem { $width } mm; abaixo de { $least } mm a tinta a fecha
    }
mend-reversed-line = um lines.weight ou um tamanho maior, ou um fundo mais claro embaixo

# Textos.
small-letters =
    { $part ->
        [board] { $words } no tabuleiro: até { $height } mm de altura; o mínimo é { $least } mm
       *[pieces] { $words } nas peças: até { $height } mm de altura; o mínimo é { $least } mm
    }
small-characters =
    { $part ->
        [board] { $words } no tabuleiro: até { $height } mm de corpo; o mínimo é { $least } mm
       *[pieces] { $words } nas peças: até { $height } mm de corpo; o mínimo é { $least } mm
    }
squeezed-word =
    { $part ->
        [board] texto espremido no tabuleiro para caber: { $words }
       *[pieces] texto espremido nas peças para caber: { $words }
    }
shrunk-word =
    { $count ->
        [one] { $words } está menor que as outras palavras das peças, para caber
       *[other] { $words } estão menores que as outras palavras das peças, para caber
    }
mend-text-board = casas maiores (size = "family"), ou menos board.labels
mend-text-pieces = peças maiores (size = "family"), menos em face.show, ou uma língua em vez de duas
small-name =
    { $count ->
        [one] um nome nas peças é comprido demais ({ $animals }): as minúsculas têm { $height } mm; o mínimo é { $least } mm
       *[other] há nomes nas peças compridos demais ({ $animals }): as minúsculas têm { $height } mm; o mínimo é { $least } mm
    }
mend-small-name = peças de { $size } mm (pieces.size), um nome mais curto, ou face.show sem "name"

# Contraste.
low-contrast-words-pieces = “{ $words }” nas peças { $side } tem um contraste de { $contrast } : 1; o mínimo é { $least }
low-contrast-words-board = “{ $words }” no tabuleiro tem um contraste de { $contrast } : 1; o mínimo é { $least }
mend-contrast-key =
    { $way ->
        [lighter] clarear { $key }, ou escurecer o fundo
       *[darker] escurecer { $key }, ou clarear o fundo
    }
mend-contrast-words =
    { $way ->
        [lighter] um texto mais claro, ou um fundo mais escuro
       *[darker] um texto mais escuro, ou um fundo mais claro
    }
low-contrast-colours =
    { $what ->
        [start] os animais em suas casas
        [rivers] os rios sobre a terra
        [lines] as linhas entre as casas
        [outlines] os contornos dos animais
       *[side] os animais de um lado
    } têm um contraste de { $contrast } : 1; o mínimo é { $least }
mend-contrast-colours = escurecer { $key }, ou clarear o fundo

# Imagens.
low-resolution = { $file } é impresso a { $dpi } dpi; o mínimo é { $least }
mend-resolution = uma imagem de { $width } × { $height } pixels; esta tem { $own-width } × { $own-height }
rasterised = { $file } é impresso em pixels, pois contém { $features }
mend-rasterised = preenchimentos e linhas simples ficam nítidos em qualquer tamanho

# Tinta.
much-ink =
    { $part ->
        [board] { $percent } % do tabuleiro é impresso escuro: gasta muita tinta e não dá para colorir
       *[pieces] { $percent } % das peças é impresso escuro: gasta muita tinta e não dá para colorir
    }
mend-ink = fundos mais claros, linhas escuras
total-ink-key = { $key } tem carga total de tinta de { $total } %; a gráfica aceita { $most } %
total-ink-part =
    { $part ->
        [board] uma cor do tabuleiro
        [pieces] uma cor das peças
        [rules] uma cor das regras
       *[assembly] uma cor da folha de montagem
    } tem carga total de tinta de { $total } %; a gráfica aceita { $most } %
mend-total-ink = uma cor mais clara, só preto (cmyk(0, 0, 0, 1)), ou colours.most-ink conforme a gráfica
total-ink-picture = uma imagem tem carga total de tinta de { $total } %; a gráfica aceita { $most } %
mend-total-ink-picture = o perfil deste papel, que respeita o limite dele, ou colours.most-ink conforme a gráfica

# Folhas.
no-page =
    { $part ->
        [rules] a folha de regras não cabe em { $paper }, por mais páginas que tenha
       *[assembly] a folha de montagem não cabe em { $paper }, por mais páginas que tenha
    }
mend-no-page = um paper.size maior, ou outro sheet.layout
waste =
    { $sheets ->
        [one] { $count } adesivos de { $sticker } mm usam { $percent } % da folha { $paper }; cabem mais { $free }
       *[other] { $count } adesivos de { $sticker } mm usam { $percent } % de { $sheets } folhas { $paper }; cabem mais { $free }
    }
mend-waste-sets =
    { $sets ->
        [one] pieces.fill = "sets" para mais { $sets } jogo no mesmo papel, "spares" para animais de reserva, "labels" para selos e etiquetas de nome
       *[other] pieces.fill = "sets" para mais { $sets } jogos no mesmo papel, "spares" para animais de reserva, "labels" para selos e etiquetas de nome
    }
mend-waste-spares = pieces.fill = "spares" para animais de reserva, "labels" para selos e etiquetas de nome
mend-waste-paper = eles cabem também num paper.size menor
many-sheets = um tabuleiro com casas de { $square } mm precisa de { $sheets } folhas { $paper }
mend-many-sheets = { $setting } (casas de { $smaller } mm) precisa de { $fewer }, ou um paper.size maior
mend-many-sheets-roll = um paper.size maior, ou o rolo de uma gráfica

# A caixa.
empty-places =
    { $places ->
        [one] { $count } peças não enchem pilhas iguais: { $places } lugar fica vazio
       *[other] { $count } peças não enchem pilhas iguais: { $places } lugares ficam vazios
    }
mend-empty-places = peças de reserva cabem ali
stiff-tuck = o papel-cartão de { $card } mm é cortado até a metade, não vincado: as abas se desgastam
mend-stiff-tuck = box.style = "matchbox" dura mais
box-too-large = o molde de { $width } × { $height } mm não cabe em { $paper }
mend-box-too-large = { $need } bastaria
mend-box-too-large-none = nenhum papel até A1 bastaria: peças menores, ou menos peças

# O que foi medido.
figure-backs = quanto os versos podem se deslocar
figure-line =
    { $part ->
        [board] a linha mais fina do tabuleiro
       *[pieces] a linha mais fina das peças
    }
figure-letters =
    { $part ->
        [board] as menores letras do tabuleiro
       *[pieces] as menores letras das peças
    }
figure-characters =
    { $part ->
        [board] os menores ideogramas do tabuleiro
       *[pieces] os menores ideogramas das peças
    }
figure-names = as minúsculas dos nomes nas peças
figure-words-pieces = “{ $words }” nas peças { $side }, em relação ao fundo
figure-words-board = “{ $words }” no tabuleiro, em relação ao fundo
figure-colours =
    { $what ->
        [start] os animais em suas casas
        [rivers] os rios sobre a terra
        [lines] as linhas entre as casas
        [outlines] os contornos dos animais
       *[side] os animais de um lado
    }
figure-picture = { $file }
figure-sides = os dois lados, { $views }
figure-faces = dois animais, { $views }
figure-waste = o aproveitamento das folhas de adesivos

# O veredito: quantos de cada, se o jogo pode ser feito e de que folhas.
count-faults =
    { $count ->
        [one] { $count } erro
       *[other] { $count } erros
    }
count-warnings =
    { $count ->
        [one] { $count } aviso
       *[other] { $count } avisos
    }
count-advice =
    { $count ->
        [one] { $count } conselho
       *[other] { $count } conselhos
    }
count-next = { $list }, { $next }
needed-sheets =
    { $count ->
        [one] { $count } folha { $paper }
       *[other] { $count } folhas { $paper }
    }
verdict-good = Nada a corrigir: { $sheets }.
verdict-advice = Nada a corrigir, { $counts }: { $sheets }.
verdict-warnings = { $counts }. O jogo pode ser feito: { $sheets }.
verdict-faults =
    { $count ->
        [one] { $counts }. O jogo pode ser feito quando o erro for corrigido.
       *[other] { $counts }. O jogo pode ser feito quando os erros forem corrigidos.
    }
