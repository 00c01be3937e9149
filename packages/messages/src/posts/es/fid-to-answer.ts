import type { PostText } from '../post.ts';

export const fidToAnswer: PostText = {
  title: 'De la FID a la respuesta',
  excerpt:
    'Tienes una carpeta del espectrómetro, no una lista de picos. Qué soltar, qué se hace con ello, qué comprobar, ' +
    'y un caso entero desde las FID hasta la molécula.',
  tags: ['Práctica', 'RMN', 'RMN 2D'],
  content: `Un espectrómetro escribe una carpeta por experimento. Elucida lee esas carpetas tal como están, en \
tu navegador. \
No se envía nada antes de que lances el análisis, y entonces solo listas de picos y las curvas que ves.

## Qué soltar

Abre la página del análisis manual y suelta la carpeta de la muestra, un zip o tar.gz de ella o archivos sueltos: \
Bruker, JEOL, \
Varian/Agilent, JCAMP-DX o NMReDATA. Para infrarrojo y masas se leen también CSV, SPC, netCDF, mzML y mzXML. \
Escribe primero la fórmula: así las integrales se escalan a sus hidrógenos.

Se listan todos los experimentos encontrados, cada uno con una pequeña imagen. Los que se usan llevan una \
marca. Quita la \
marca de un mal espectro, y el segundo de su clase ocupa su lugar.

## Qué se hace con ello

- **Un espectro procesado** del instrumento se toma donde lo hay. Si no, se procesa la FID: filtro digital, ventana, \
relleno con ceros, transformada de Fourier, fase y línea base.
- **Las señales de ¹H** se buscan como líneas, se unen en multipletes con constantes de acoplamiento y se integran.
- **Las líneas de ¹³C** por encima del ruido se listan. DEPT dice qué carbonos son CH, CH₂ y CH₃.
- **HSQC, HMBC, COSY y NOESY** se convierten en pares de desplazamientos, llevados a las señales de las listas \
de ¹H y ¹³C.
- **El disolvente, el agua y las impurezas corrientes** se nombran, y no cuentan.

## Qué comprobar

1. ¿Es correcta la referencia? El disolvente es la prueba más rápida: CHCl₃ está a 7,26 ppm, CDCl₃ a 77,16 ppm. \
Elige un pico en \
el gráfico, escribe su desplazamiento verdadero, y todos los demás se mueven con él.
2. ¿Cuadra la suma de las integrales con la fórmula? Puede faltar un OH. Una señal de disolvente no debe contarse.
3. ¿Hay picos de impurezas? Quítalos: arrastra sobre el intervalo, o elige el pico y elimínalo.
4. ¿Son dos señales una, o una señal dos? Únelas o divídela. Toda corrección se puede deshacer.

## Un caso entero

El registro público de la arborinina (NMReDATA, 500 MHz, CDCl₃) contiene un espectro de ¹H, uno de ¹³C y un \
DEPT-135, COSY, HSQC y HMBC. \
Con la fórmula C₁₆H₁₅NO₄ y nada más escrito, estos son los pasos:

- La fórmula tiene 10 grados de insaturación: varios anillos y un carbonilo.
- El espectro de carbono tiene 16 señales, una por carbono. 180,7 ppm es un carbono carbonílico entre dos \
anillos; 60,8, 56,0 y 34,1 ppm son dos OCH₃ y un NCH₃.
- El hidrógeno a 14,77 ppm está sujeto por el carbonilo vecino: un OH quelado.
- Cuatro CH seguidos, a 8,40, 7,28, 7,72 y 7,49 ppm, son un lado de un anillo de benceno: COSY muestra su orden.
- HSQC une 8 señales de hidrógeno a sus carbonos. 6,23 ppm pertenece al CH de 86,7 ppm.
- 21 picos de HMBC recorren dos o tres enlaces. El NCH₃ a 3,81 ppm alcanza 141,9 y 140,4 ppm: el nitrógeno une \
los dos anillos.

La respuesta es la arborinina, una acridona, con un 99 % declarado. La \
segunda tiene su metilo en un oxígeno y no en el nitrógeno: nada en ella explica 34,1 ppm.

Una parte de este caso se ejecuta en directo desde la página de inicio: ¹H, ¹³C, DEPT-135 y HSQC, desde sus FID.

## Cuando dice que no está segura

Un solo espectro de ¹H de una molécula grande deja demasiados isómeros. Elucida lo dice entonces, lista los \
mejores candidatos y \
nombra el experimento que decidiría el caso. Ese es el siguiente que hay que registrar.`,
};
