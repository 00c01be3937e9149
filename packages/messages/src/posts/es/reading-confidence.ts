import type { PostText } from '../post.ts';

export const readingConfidence: PostText = {
  title: 'Qué significa la confianza y cómo leer los demás candidatos',
  excerpt:
    'La confianza es una promesa sobre muchas respuestas, no la nota de una sola. Cómo ' +
    'usarla y por qué el segundo candidato merece una mirada.',
  tags: ['Confianza', 'Práctica'],
  content: `Cada respuesta viene con una cifra. Conviene saber qué promete esa cifra y qué no.

## Qué significa la cifra

Una confianza del 80 % quiere decir que, de muchos casos parecidos a este, en unos ocho de cada \
diez el primer candidato era el correcto. Se ajusta con casos de respuesta conocida y se mide \
con otros distintos. No es la proporción de picos que concuerdan ni la probabilidad de que el \
compuesto sea puro.

Tres cosas la rebajan:

- **Un segundo muy cercano.** Dos isómeros para los que se predice casi el mismo espectro se reparten la confianza.
- **Pocas pruebas.** Con la fórmula y un IR rara vez se puede señalar un único isómero.
- **Química poco común.** Si hay pocos compuestos conocidos detrás de una predicción, su \
incertidumbre es amplia y un buen ajuste significa menos.

## Lee el segundo candidato

El segundo candidato es el mejor argumento contra el primero. Hazle tres preguntas:

- **¿En qué se diferencian?** La lista señala el pico que los distingue. Si ese pico es un \
hombro o está bajo el disolvente, el orden entre ambos dice poco.
- **¿Qué queda sin explicar?** Un pico intenso que ninguno de los dos explica es más grave que \
varias desviaciones pequeñas.
- **¿Qué lo resolvería?** A menudo, una sola medida: un DEPT-135 para distinguir CH₂ de CH, un \
HMBC para saber a qué se une un carbonilo, una gota de D₂O para un OH.

## «No estamos seguros» también es una respuesta

Cuando las pruebas no señalan una única estructura, el resultado lo dice y enumera lo que \
encaja. Es la lectura correcta de un conjunto de espectros ambiguo. Los isómeros *orto* y *meta* \
con dos sustituyentes alifáticos, o los ésteres invertidos dentro de una cadena larga, pueden \
verse casi iguales en una dimensión; ningún cálculo puede añadir información que no se registró.

Cuando un espectro contradice la fórmula y los demás concuerdan con ella, el resultado dice cuál \
es, deja que los demás ordenen los candidatos y pide registrar ese espectro de nuevo. Un archivo \
equivocado es más frecuente que una molécula que nadie ha visto.

## Cómo se miden las cifras

Las cifras de la página de inicio proceden de moléculas de respuesta conocida que no se usaron en \
el desarrollo: 176 casos de la prueba MolPuzzle, 620 moléculas de hasta 20 átomos sin contar los \
hidrógenos, con espectros registrados en instrumentos reales, y 120 casos con espectros de otra \
molécula. Cada caso da una fórmula y listas de picos, nada más. La biblioteca de moléculas \
conocidas está desactivada, de modo que ninguna respuesta se puede buscar. De los 620, el primer \
candidato era correcto en el 90,6% y la molécula correcta estaba entre los diez primeros en el \
96,3%; de los 176, en el 95,5% y el 100%.

- **Una respuesta correcta** es un primer candidato con exactamente la constitución verdadera. \
Un pariente cercano no cuenta.
- **La confianza** se comprueba ordenando las respuestas según ella y contando cuántas son \
correctas. El peso de cada prueba y la confianza se ajustaron con otros casos.
- **Se hacen a propósito preguntas equivocadas**: los espectros de una molécula con la fórmula \
de otra. La respuesta correcta es entonces que nada encaja.
- **Los tiempos** son los de dos núcleos de procesador sin ningún otro trabajo, cada uno ocupado con un caso.

El banco de pruebas forma parte del código fuente, con sus resultados etapa por etapa, fallos incluidos.

## Antes de darla por buena

- Revisa la fórmula y el disolvente.
- Sigue cada línea del razonamiento hasta su pico.
- Compara con una muestra auténtica o con un espectro publicado cuando la respuesta importe.

Los candidatos se comparan como constituciones. La configuración relativa y E/Z se indican solo donde las \
constantes de acoplamiento o el NOE las deciden. Los enantiómeros dan los mismos espectros en un disolvente \
aquiral y no se distinguen.`,
};
