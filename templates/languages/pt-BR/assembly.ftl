# A folha de montagem: o que comprar e como se faz um jogo.
assembly = Folha de montagem
assembly-title = Como fazer o jogo
assembly-subtitle =
    { $sheets ->
        [one] { $animals } animais e um tabuleiro de uma só folha
       *[other] { $animals } animais e um tabuleiro em { $sheets } partes
    }

buy-pieces =
    { $shape ->
        [square] { $count } quadrados de madeira
        [hexagon] { $count } hexágonos de madeira
       *[disc] { $count } discos de madeira
    }
buy-pieces-size =
    { $shape ->
        [disc] { $size } mm de diâmetro
       *[other] { $size } mm de largura
    }
buy-stickers = Papel adesivo
buy-labels = Folhas de etiquetas
buy-paper = Papel encorpado
buy-paper-use = para o tabuleiro
buy-paper-pieces = para as peças
buy-sheets =
    { $count ->
        [one] 1 folha { $paper }
       *[other] { $count } folhas { $paper }
    }
buy-card = Papelão rígido
buy-card-size = { $width } × { $height } mm
buy-tools = Tesoura e cola
buy-tools-more = de preferência em bastão
buy-tools-tape = e fita adesiva
buy-pencils = Lápis de cor
buy-pencils-more = canetinha vaza

make-print = Imprimir.
make-print-text = Escolha “tamanho real” ou 100 %, nunca “ajustar à página”. A linha impressa deve medir { $length } mm.
make-print-backs =
    { $way ->
        [short-edge] Imprima as peças em frente e verso, virando na borda curta.
       *[long-edge] Imprima as peças em frente e verso, virando na borda longa.
    }
make-colour = Colorir.
make-colour-text = Pinte os animais e o tabuleiro antes de recortar as folhas.
make-colour-rings = Deixe os anéis: eles distinguem os dois lados.
make-cut = Recortar.
make-cut-stickers =
    { $way ->
        [punch] Recorte os adesivos com um furador ({ $sticker } mm).
        [machine] Deixe a máquina recortar os adesivos ({ $sticker } mm).
        [grey] Recorte os adesivos pela linha fina ({ $sticker } mm).
       *[pink] Recorte os adesivos pela linha rosa fina ({ $sticker } mm).
    }
make-cut-pieces =
    { $way ->
        [punch] Recorte as peças com um furador ({ $sticker } mm).
        [machine] Deixe a máquina recortar as peças ({ $sticker } mm).
        [grey] Recorte as peças pela linha fina ({ $sticker } mm).
       *[pink] Recorte as peças pela linha rosa fina ({ $sticker } mm).
    }
make-cut-strips =
    { $way ->
        [grey] Recorte as tiras pela linha fina.
       *[pink] Recorte as tiras pela linha rosa fina.
    }
# For a Silhouette: $files are pieces-1.dxf, or several; the numbers are those of its registration marks.
make-cut-marks = Abra { $files } no Silhouette Studio e ajuste as marcas de registro com os mesmos valores: recuo { $inset } mm, comprimento { $arm } mm, linha { $line } mm. Corte só a camada CUT.
make-cut-board = Corte o tabuleiro pelas marcas dos cantos.
make-cut-sheets =
    { $ways ->
        [both] Corte primeiro as folhas do tabuleiro só nas bordas verticais com tesoura.
       *[one] Corte as folhas do tabuleiro só nas bordas com tesoura.
    }
make-cut-tabs =
    { $tabs ->
        [one] Não corte a aba de { $width } mm.
       *[other] Não corte as abas de { $width } mm.
    }
make-fold-pieces = Dobrar.
make-fold-pieces-text =
    { $way ->
        [gutter] Dobre cada folha de peças para trás pela linha tracejada e cole as duas metades.
       *[stand] Dobre cada tira pelas linhas tracejadas, cole a frente ao verso e abra as abas para fora.
    }
make-join = Unir.
make-join-text =
    { $sheets ->
        [2] Passe cola na aba e ponha a outra folha por cima, até a linha tracejada.
       *[other] Passe cola em cada aba e ponha a folha seguinte por cima, até a linha tracejada. Os números mostram qual.
    }
make-join-butt =
    { $sheets ->
        [2] Encoste as duas folhas borda com borda e prenda a junção por trás com fita adesiva.
       *[other] Encoste as folhas borda com borda e prenda as junções por trás com fita adesiva. Os números mostram a ordem.
    }
make-join-letters = As letras iguais se encontram e os losangos se completam.
make-join-rows = Una primeiro as folhas de cada linha; depois corte e una as linhas.
make-fold = Dobrar.
make-fold-text =
    { $fold ->
        [quarter] Vinque as dobras de marca a marca com uma régua e uma lâmina cega. Dobre na largura, com o desenho por dentro, e depois mais uma vez.
        [thirds] Vinque as dobras de marca a marca com uma régua e uma lâmina cega e dobre as duas pontas sobre o meio.
       *[half] Vinque as dobras de marca a marca com uma régua e uma lâmina cega e dobre com o desenho por dentro.
    }
make-back = Reforçar.
make-back-text = Cole o tabuleiro no papelão e deixe-o a noite toda sob livros pesados.
make-back-folded = Corte também o papelão nas dobras. Cole o tabuleiro aberto sobre as partes e deixe-o a noite toda sob livros pesados.
make-press = Colar.
make-press-text = Cole um adesivo no centro de cada peça.
make-press-both = Cole um adesivo na frente e outro no verso de cada peça.
make-press-spares =
    { $spares ->
        [one] O adesivo em branco é reserva.
        [2] Os dois adesivos em branco são reservas.
       *[other] Os { $spares } adesivos em branco são reservas.
    }
make-press-animals =
    { $spares ->
        [one] O adesivo que sobra é reserva.
        [2] Os dois adesivos que sobram são reservas.
       *[other] Os { $spares } adesivos que sobram são reservas.
    }
make-press-labels = Feche a caixa com os selos da tampa e escreva os nomes nas etiquetas.

age-title = Peças pequenas.
age-text = Não recomendado para menores de 3 anos: peças e adesivos podem ser engolidos. Lâminas só nas mãos de adultos.
set-title = Neste jogo
set-test = Página de teste
set-rules = Regras
set-where =
    { $count ->
        [one] folha { $sheets }, arquivo “{ $file }”
       *[other] folhas { $sheets }, arquivo “{ $file }”
    }

buy-wood = Compensado
buy-wood-board = para o tabuleiro, 3–4 mm de espessura
buy-wood-pieces = para as peças, 4–6 mm de espessura
buy-wood-both = para tabuleiro e peças, 4 mm de espessura
buy-wood-sheets =
    { $count ->
        [one] 1 chapa de { $width } × { $height } mm
       *[other] { $count } chapas de { $width } × { $height } mm
    }
buy-calliper = Paquímetro
buy-calliper-more = para medir o teste
buy-sandpaper = Lixa
buy-sandpaper-more = fina, grão 240
buy-oil = Óleo ou cera
buy-oil-more = e um pano macio

make-load = Abrir.
make-load-text = Abra os arquivos “{ $board }” e “{ $pieces }” no programa do laser a 100 %.
make-load-one = Abra o arquivo “{ $board }” no programa do laser a 100 %: tabuleiro e peças estão na mesma chapa.
make-load-size =
    { $sheets ->
        [one] O contorno vermelho do tabuleiro deve medir { $width } × { $height } mm.
       *[other] O contorno vermelho da primeira parte do tabuleiro deve medir { $width } × { $height } mm.
    }
make-colours = Definir as cores.
make-colours-engrave = As linhas pretas são gravadas.
make-colours-score = As azuis são marcadas, sem atravessar.
make-colours-cut = As vermelhas são cortadas por último: o que está solto pode se mover.
laser-engrave = gravar
laser-score = marcar
laser-cut = cortar
make-test = Testar.
make-test-text = Corte uma peça em um retalho e meça: { $size } mm é o certo. Se não der, ponha em “cutter.kerf” do tema { $drawn } mm menos a medida e gere os arquivos de novo.
make-burn = Gravar e cortar.
make-burn-text = Prenda a madeira bem plana. Faça tudo nesta ordem, sem mexer na madeira entre uma etapa e outra.
make-glue = Colar.
make-glue-text = Cole as partes borda com borda sobre uma base fina, na ordem dos arquivos. Os números mostram qual.
make-finish = Dar acabamento.
make-finish-text = Limpe a fuligem com um pano úmido, lixe as bordas e passe óleo na madeira.
make-sort = Distinguir os lados.
make-sort-text = Peças de um lado: { $one }. Peças do outro: { $other }.
make-sort-spares =
    { $spares ->
        [one] A peça em branco é reserva.
        [2] As duas peças em branco são reservas.
       *[other] As { $spares } peças em branco são reservas.
    }
age-text-laser = Não recomendado para menores de 3 anos: as peças podem ser engolidas. O laser só nas mãos de adultos; nunca o deixe trabalhando sozinho.
set-pieces = Peças
