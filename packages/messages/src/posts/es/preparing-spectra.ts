import type { PostText } from '../post.ts';

export const preparingSpectra: PostText = {
  title: 'Cómo preparar los espectros para una buena lectura',
  excerpt:
    'Qué conviene revisar antes de subirlos: el eje, el recorte, el disolvente y las ' +
    'integrales. Cinco minutos aquí evitan una respuesta equivocada después.',
  tags: ['Práctica', 'RMN', 'IR'],
  content: `Un programa lee un espectro como lo haría un colega que nunca ha visto tu muestra: a \
partir de lo que hay en la página. Lo que está cortado, borroso o mal rotulado se pierde para \
los dos.

## Mejor exportar que fotografiar

- Exporta la gráfica desde el programa del instrumento en PNG, con al menos 1200 píxeles de \
ancho. Las líneas de un píxel no son problema.
- Si solo tienes papel, escanéalo o fotografíalo en perpendicular, con luz uniforme y el marco entero a la vista.
- Un espectro por imagen. Recorta el bloque de parámetros y la lista de picos, pero conserva el \
eje completo con sus números.

## Que el eje se pueda leer

El eje convierte los píxeles en ppm o en cm⁻¹. Hacen falta dos números como mínimo; con cinco o \
más, mejor. Si Elucida avisa de que no ha podido leer un eje, escribe sus límites izquierdo y \
derecho en la tarjeta de la imagen: es más rápido que exportar de nuevo y vale lo mismo.

## Antes de culpar a la molécula, mira la muestra

- **Disolvente.** El CDCl₃ deja una señal a 7,26 ppm en el espectro de protón y un triplete \
1:1:1 a 77,16 ppm en el de carbono; el DMSO-d₆, a 2,50 y 39,52 ppm. Indica cuál has usado.
- **Agua y grasa.** El agua aparece cerca de 1,56 ppm en CDCl₃ y de 3,33 ppm en DMSO-d₆; la \
grasa, cerca de 0,9 y 1,3 ppm.
- **Restos de disolventes.** El acetato de etilo (4,12; 2,05 y 1,26 ppm), la acetona (2,17 ppm) \
y el diclorometano (5,30 ppm) son los invitados habituales en CDCl₃.
- **KBr húmedo.** Una banda ancha a 3400 cm⁻¹ con otra débil a 1640 cm⁻¹ es agua mientras no se demuestre lo contrario.

## Integrales y acoplamientos

Fija una integral de la que estés seguro y deja que las demás la sigan. Un protón que se \
intercambia (OH, NH, COOH) puede integrar de menos o no verse: es mejor omitirlo que adivinar. \
Da las constantes de acoplamiento en Hz, no en ppm, junto con la frecuencia del espectrómetro: \
0,018 ppm son 7,2 Hz a 400 MHz y 10,8 Hz a 600 MHz.

## Envía todos los espectros juntos

Los espectros se evalúan como un solo caso. Un IR por sí solo deja en pie cientos de isómeros y \
un espectro de carbono descarta la mayoría; el de protón suele resolver lo que queda. Si solo \
puedes hacer una medida más, el DEPT-135 es barato y dice cuántos hidrógenos lleva cada carbono.`,
};
