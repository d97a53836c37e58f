# Uma página que mostra o que uma impressora faz com o que imprime.
calibration-title = Sua impressora
calibration-size = Tamanho
calibration-size-rule = Ponha uma régua de aço de cruz a cruz: {$across} mm na largura, {$down} mm na altura. Anote o que medir.
calibration-size-card = Sem régua? Encoste aqui um cartão de banco nas duas linhas grossas. Anote as porcentagens em que terminam as outras duas bordas.
calibration-position = Posição
calibration-position-left = Dobre a folha, borda esquerda sobre a direita, e abra-a. Leia o primeiro número onde o vinco cruza a linha inclinada.
calibration-position-top = Dobre-a de cima para baixo e leia o segundo na escala deitada.
calibration-margins = Margens
calibration-margins-read = Em cada borda, procure o menor número cuja linha foi impressa. Nenhuma margem deve ser menor que o maior dos quatro.
calibration-fine = Linhas e letras mínimas
calibration-fine-read = Anote a primeira linha inteira, em preto e em branco. O que não der para ler abaixo é pequeno demais para a sua impressora.
calibration-tones = Cinzas e cores
calibration-tones-read = Cada quadrado tem um ponto um pouco mais escuro. Onde ele não aparece, a impressora deixa os dois iguais.
calibration-save = Anote os quatro números e digite:
calibration-use = Daí em diante:
