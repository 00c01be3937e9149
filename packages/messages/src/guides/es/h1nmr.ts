import type { h1nmr as english } from '../en/h1nmr.ts';

export const h1nmr: typeof english = {
  principle: {
    heading: 'Principio',
    one:
      'En un campo magnético un protón tiene dos estados, y las ondas de radio de la ' +
      'frecuencia adecuada lo llevan de uno a otro. Los electrones que lo rodean debilitan ' +
      'un poco el campo, cada entorno a su manera: eso es el desplazamiento químico δ, en ' +
      'partes por millón respecto al tetrametilsilano. Un oxígeno o un halógeno cercano ' +
      'retira electrones y lleva la señal hacia la izquierda.',
    two:
      'Cada señal dice tres cosas. El **desplazamiento** habla del entorno; la **integral**, ' +
      'de cuántos protones hay; el **acoplamiento**, de cuántos vecinos tienen. Con *n* ' +
      'vecinos equivalentes, la señal se desdobla en *n* + 1 líneas, con las proporciones ' +
      'del triángulo de Pascal.',
    three:
      'La regla vale mientras la diferencia de desplazamiento sea grande frente al ' +
      'acoplamiento y los vecinos se acoplen por igual. Si no, las líneas se inclinan unas ' +
      'hacia otras, o hay que leer el multiplete acoplamiento a acoplamiento: un dd tiene ' +
      'dos, cada uno con su *J*.',
  },
  sample: {
    heading: 'Preparación de la muestra',
    one:
      'Disuelve 5–20 mg en 0,6 mL de disolvente deuterado; a campo alto basta con menos. El ' +
      'espectrómetro se ancla a la señal del deuterio.',
    two:
      'Filtra lo que no se disuelva. Las partículas sólidas y las trazas de metales ' +
      'paramagnéticos ensanchan todas las líneas.',
    three:
      'Primero, CDCl_3. DMSO-*d*_6 para lo polar: además frena el intercambio, de modo que ' +
      'OH y NH se ven con sus acoplamientos. El D_2O los elimina: agita con una gota, y lo ' +
      'que desaparezca era OH, NH o SH.',
    four:
      'Seca la muestra. El agua y los restos de disolvente están en todos los espectros y ' +
      'tienen su sitio conocido.',
    solventsHeading: 'Señales residuales',
    solventColumns: { solvent: 'Disolvente', residual: '¹H residual', water: 'Agua' },
  },
  shifts: {
    heading: 'Intervalos de desplazamiento',
    lead: 'Dónde suelen aparecer los protones. Cada vecino electronegativo más aumenta el desplazamiento.',
    columns: { kind: 'Protón', range: 'δ (ppm)', place: 'En el eje' },
    rows: {
      alkyl: 'CH_3, CH_2, CH de un alcano',
      allyl: 'CH junto a C=C',
      carbonyl: 'CH junto a C=O',
      alkyne: '≡C–H',
      benzyl: 'CH junto a un anillo aromático',
      amine: 'CH junto a N',
      halide: 'CH junto a Cl o Br',
      oxygen: 'CH junto a O',
      ester: 'CH junto a O–C=O',
      alkene: '=C–H',
      arene: 'H aromático',
      aldehyde: 'CHO',
      acid: 'COOH',
      hydroxyl: 'OH, NH: en cualquier sitio, según la concentración',
    },
  },
  couplings: {
    heading: 'Constantes de acoplamiento',
    lead:
      'Un acoplamiento es igual en sus dos extremos: dos señales con la misma *J* pueden ser ' +
      'vecinas. Se mide en hercios y no cambia con el espectrómetro.',
    columns: { kind: 'Entre', value: '*J* (Hz)', use: 'Para qué sirve' },
    rows: {
      free: { kind: 'H–C–C–H con giro libre', use: 'Cadenas: etilo, propilo, isopropilo.' },
      trans: { kind: 'H–C=C–H, trans', use: 'Siempre mayor que la cis del mismo par.' },
      cis: { kind: 'H–C=C–H, cis', use: 'En los anillos disminuye con el tamaño.' },
      geminal: { kind: 'H_2C=, en el mismo carbono', use: 'Pequeña: un alqueno terminal.' },
      ortho: { kind: 'Aromático, orto', use: 'Dos dobletes de 8–9 Hz: anillo para-disustituido.' },
      meta: { kind: 'Aromático, meta', use: 'Un desdoblamiento fino sobre el orto.' },
      axial: { kind: 'Axial–axial, anillo de seis', use: 'Distingue axial de ecuatorial.' },
      aldehyde: { kind: 'H–C–CHO', use: 'Pequeña; pasa inadvertida con facilidad.' },
      allylic: { kind: 'H–C–C=C–H', use: 'A través de cuatro enlaces.' },
    },
  },
  example: {
    heading: 'Ejemplo: etanol',
    lead: 'En CDCl_3. Tres tipos de protones, 3 : 2 : 1, y un acoplamiento de 7,0 Hz que une dos de ellos.',
    figure:
      'Etanol en CDCl_3, con las líneas de cada multiplete a 90 MHz, donde el desdoblamiento ' +
      'es lo bastante ancho para verse en el eje completo. El OH se dibuja ancho, como en ' +
      'una muestra corriente.',
    signals: {
      ch2: 'CH_2, junto al oxígeno: el cuarteto dice que tiene tres protones vecinos.',
      oh:
        'OH: singlete ancho. Su posición depende de la concentración y del agua; se ' +
        'intercambia y por eso no acopla. Desaparece con una gota de D_2O.',
      ch3: 'CH_3: el triplete dice que tiene dos protones vecinos; la misma *J* que el cuarteto muestra cuáles.',
    },
    conclusion:
      'Un cuarteto de 2H y un triplete de 3H con la misma *J* son un grupo etilo, y 3,7 ppm ' +
      'lo sitúan sobre un oxígeno. Queda un protón intercambiable: CH_3CH_2OH.',
  },
};
