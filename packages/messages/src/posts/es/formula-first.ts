import type { PostText } from '../post.ts';

export const formulaFirst: PostText = {
  title: 'Primero la fórmula: el grado de insaturación',
  excerpt:
    'Una sola cuenta dice cuántos anillos y dobles enlaces hay que encontrar, antes de haber mirado ningún pico.',
  tags: ['Fórmula', 'Práctica'],
  content: `Antes que ningún pico, la cuenta. La fórmula molecular ya dice cuántos anillos y \
enlaces múltiples tiene la molécula, y descarta casi todo lo que de otro modo podrías imaginar \
en el espectro.

## La cuenta

Para una fórmula con *C* carbonos, *H* hidrógenos, *N* nitrógenos y *X* halógenos:

> grado de insaturación = (2*C* + 2 + *N* − *H* − *X*) / 2

El oxígeno y el azufre divalente no cuentan. Cada anillo y cada doble enlace suma uno; un triple \
enlace, dos; un anillo de benceno, cuatro.

## Tres ejemplos

- **C₂H₆O**: (4 + 2 − 6)/2 = **0**. Ni anillos, ni C=O, ni C=C. Solo cabe un alcohol o un éter: \
etanol o éter dimetílico.
- **C₇H₁₂O₂**: (14 + 2 − 12)/2 = **2**. Uno puede ser un C=O cerca de 1740 cm⁻¹; el otro será un \
anillo, un C=C o un segundo C=O. Si el espectro de carbono no tiene nada entre 100 y 150 ppm y \
una sola línea por encima de 160 ppm, lo más probable es un anillo; dos carbonilos iguales por \
simetría compartirían esa línea.
- **C₈H₉NO**: (16 + 2 + 1 − 9)/2 = **5**. Cuatro de un anillo aromático y uno de un carbonilo: \
la firma de la acetanilida y de sus isómeros.

## Qué hay que buscar según el resultado

- **0**: no busques un carbonilo; busca O–H, N–H y C–O.
- **1**: un C=O, un C=C o un anillo. El IR muestra enseguida un C=O; entre un C=C y un anillo decide el espectro de ¹³C.
- **2 o 3**: combinaciones de los anteriores, o un triple enlace (2100–2260 cm⁻¹).
- **4 o más**: sospecha un anillo aromático; comprueba si hay protones a 6,5–8,5 ppm y carbonos a 110–160 ppm.

## Comprobaciones que no cuestan nada

El resultado tiene que ser un número entero y no negativo. Si sale un medio, el número de \
hidrógenos está mal, o se trata de un ion o de un radical. Con un número impar de nitrógenos la \
masa molecular es impar: es la regla del nitrógeno, una prueba rápida del ion molecular.

Después, cuenta señales. Si hay menos señales de carbono que carbonos, hay simetría. Un C₆H₁₂O₂ \
con cuatro señales, por ejemplo, tiene carbonos equivalentes: el pivalato de metilo, cuyo grupo \
*terc*-butilo da dos señales para cuatro carbonos. Un grupo isopropilo quita una señal y deja cinco.

Una fórmula equivocada da una respuesta equivocada con toda la apariencia de estar bien, porque todos \
los candidatos se construyen a partir de ella. Si nada encaja, duda de la fórmula antes que de \
los espectros.`,
};
