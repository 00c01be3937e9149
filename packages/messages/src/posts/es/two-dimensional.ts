import type { PostText } from '../post.ts';

export const twoDimensional: PostText = {
  title: 'DEPT, HSQC, HMBC, COSY: qué decide cada uno',
  excerpt:
    'Los espectros de dos dimensiones dicen qué átomos son vecinos. Cuáles registrar primero, cómo ' +
    'introducirlos y de ' +
    'cuáles de sus picos desconfiar.',
  tags: ['Guía', 'RMN', 'RMN 2D'],
  content: `Hasta unos 12 átomos sin contar los hidrógenos, las listas de desplazamientos de ¹H y ¹³C suelen \
bastar. Más allá, cada vez más \
isómeros explican los mismos desplazamientos. Entonces ayuda saber qué átomos son vecinos.

## Qué dice cada uno

- **DEPT-135, APT:** cuántos hidrógenos lleva un carbono, par o impar. Distinguen CH₂ de CH y CH₃.
- **HSQC, HMQC:** este hidrógeno está en este carbono. Dicen qué desplazamiento corresponde a cuál.
- **COSY:** estos dos hidrógenos se acoplan, casi siempre a tres enlaces. Muestra cadenas de vecinos.
- **HMBC:** este hidrógeno y este carbono están a dos o tres enlaces. Muestra cómo se unen las piezas, también \
a través de O, N y C=O.
- **NOESY, ROESY:** estos dos hidrógenos están cerca en el espacio. Deciden posiciones en anillos, y E o Z.

Registra primero el HSQC: tarda minutos y mejora todas las demás listas. Después viene el HMBC.

## Cómo introducirlos

Pega las listas como las imprimen los artículos, un experimento tras otro:

- \`HSQC (δH/δC): 7.26/128.5, 3.84/55.3\`
- \`HMBC 3.84 → 159.6, 7.26 → 128.1\`
- \`COSY 4.12/1.26\`
- \`13C NMR δ 159.6 (Cq), 128.5 (CH), 55.3 (CH3)\`, o una lista aparte \`DEPT: 128.5 (CH), 55.3 (CH3)\`

La tabla de asignación de una tesis se puede pegar entera como sección experimental: columnas de posición, δC, \
tipo, δH, COSY, HMBC y NOESY, desde un documento, una hoja de cálculo o un archivo CSV. Las etiquetas de sus \
celdas se convierten en picos cruzados. Ahí se leen también las listas de picos de Mnova y TopSpin. Escribe \
HSQC o HMBC encima de una lista así: sus ejes no los distinguen.

En la página del análisis manual cada uno es una tabla de dos columnas y se dibuja como un mapa. También se \
leen las carpetas de \
los espectrómetros.

En un HSQC editado, el signo de un pico distingue CH₂ de CH y CH₃. Di que está editado, y qué signo tiene CH₂.

## De qué picos desconfiar

- **Pares a un enlace en el HMBC.** Dos picos a ambos lados del desplazamiento de un carbono, a unos 125 a 170 \
Hz, en el desplazamiento de sus propios \
hidrógenos: son lo que el filtro dejó pasar.
- **Cuatro enlaces.** Un pico de HMBC puede recorrer cuatro enlaces, sobre todo en anillos aromáticos y a lo \
largo de zigzags. Elucida lo \
cuenta en contra de una estructura, pero nunca la descarta por él.
- **Picos ausentes.** Un pico a dos enlaces en un anillo de benceno suele ser demasiado débil para verse. Lo \
que falta prueba poco.
- **La diagonal y su entorno** en el COSY: las señales a menos de 0,1 ppm se esconden ahí.
- **Las rayas verticales** en metilos intensos son ruido de la segunda dimensión.

## Cómo se pesan

Un programa lógico prohíbe lo que contradice un pico, y un pico erróneo excluye entonces la respuesta correcta. \
Elucida pesa: cada \
pico hace una estructura más o menos probable, y decide la suma. Por eso una lista con un error sigue \
valiendo la pena. El informe nombra cada par con sus átomos y el número de enlaces, para que lo sigas en la \
estructura.`,
};
