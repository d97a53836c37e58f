# Una página que muestra lo que hace una impresora con lo impreso.
calibration-title = Tu impresora
calibration-size = Tamaño
calibration-size-rule = Pon una regla de acero de cruz a cruz: {$across} mm a lo ancho, {$down} mm a lo alto. Anota lo que midas.
calibration-size-card = ¿Sin regla? Pon aquí una tarjeta bancaria contra las dos líneas gruesas. Anota los porcentajes donde acaban sus otros dos bordes.
calibration-position = Posición
calibration-position-left = Dobla la hoja, borde izquierdo sobre el derecho, y ábrela. Lee el primer número donde el pliegue cruza la línea inclinada.
calibration-position-top = Dóblala de arriba abajo y lee el segundo en la escala tumbada.
calibration-margins = Márgenes
calibration-margins-read = En cada borde, busca el número más pequeño cuya línea se haya impreso. Ningún margen debe ser menor que el mayor de los cuatro.
calibration-fine = Líneas y letras mínimas
calibration-fine-read = Anota la primera línea completa, en negro y en blanco. Lo que no puedas leer abajo es demasiado pequeño para tu impresora.
calibration-tones = Grises y colores
calibration-tones-read = Cada cuadro tiene un punto algo más oscuro. Donde no lo veas, tu impresora los imprime iguales.
calibration-save = Anota los cuatro números y escríbelos así:
calibration-use = Desde entonces:
