import type { ir as english } from '../en/ir.ts';

export const ir: typeof english = {
  basics: {
    heading: 'Qué muestra un espectro de IR',
    one:
      'Los enlaces vibran, como un muelle, a frecuencias que dependen de la fuerza del ' +
      'enlace y de las masas de sus extremos. La luz infrarroja de la misma frecuencia se ' +
      'absorbe si la vibración cambia el momento dipolar. Por eso los enlaces polares (O–H, ' +
      'C=O, C–O) dan bandas intensas y los simétricos (el C≡C de un alquino interno) pueden ' +
      'no dar ninguna.',
    two:
      'Por encima de 1500 cm^-1 casi cada banda corresponde a un enlace: empieza por ahí. ' +
      'Por debajo, en la zona de la huella dactilar, se mueven a la vez partes enteras de la ' +
      'molécula: compárala con una referencia, pero interpreta solo sus bandas más intensas, ' +
      'sobre todo la de C–O entre 1000 y 1300 cm^-1.',
    three:
      'De cada banda se leen tres cosas: la posición, la intensidad y la forma. Una banda a ' +
      '3300 cm^-1 es de un alcohol si es ancha y redondeada, de un alquino si es estrecha y ' +
      'de una amina primaria si son dos.',
  },
  sampling: {
    heading: 'Modos de medida',
    atr: {
      name: 'ATR',
      text:
        'La muestra se aprieta contra un cristal y la luz penetra en ella unos micrómetros. ' +
        'Es rápida y sirve para sólidos y líquidos. La penetración crece con la longitud de ' +
        'onda, así que las bandas de número de onda bajo parecen más intensas y las próximas ' +
        'a 3000 cm^-1 más débiles que en transmisión, y las bandas intensas bajan unos pocos ' +
        'cm^-1. Casi todos los programas lo corrigen; indica si el tuyo lo ha hecho.',
    },
    transmission: {
      name: 'Transmisión',
      text:
        'Una película entre placas de sal, una disolución en una celda o una pastilla de ' +
        'KBr. Así se midieron los espectros de las colecciones antiguas. El KBr absorbe ' +
        'agua: una banda ancha a 3400 cm^-1 con otra a 1640 cm^-1 es humedad mientras no se ' +
        'demuestre lo contrario.',
    },
    drifts: {
      name: 'DRIFTS',
      text:
        'Se recoge la luz que dispersa un polvo diluido en KBr. Va bien para sólidos que no ' +
        'se pueden prensar y para catalizadores. Las bandas débiles parecen demasiado ' +
        'intensas; la función de Kubelka–Munk lo corrige. Hay que moler fino o las bandas ' +
        'intensas se deforman.',
    },
  },
  bands: {
    heading: 'Bandas diagnósticas',
    lead:
      'Posiciones habituales de las bandas que deciden la mayoría de los casos. La ' +
      'conjugación baja un C=O 20–30 cm^-1; un anillo más pequeño lo sube unos 30 cm^-1 por ' +
      'cada miembro que pierde.',
    columns: { bond: 'Vibración', range: 'cm⁻¹', shape: 'Aspecto', meaning: 'Qué indica' },
    shapes: {
      strongBroad: 'intensa, ancha',
      medium: 'media',
      strongSharp: 'intensa, estrecha',
      weakSharp: 'débil, estrecha',
      mediumTwo: 'media, dos en NH_2',
      veryBroad: 'muy ancha',
      strongTwo: 'dos, intensas',
      mediumSharp: 'media, estrecha',
      weakTwo: 'dos, débiles',
      strong: 'intensa',
    },
    rows: {
      oh: {
        bond: 'O–H, alcohol',
        meaning: 'Con enlace de hidrógeno; el O–H libre es estrecho y está cerca de 3600.',
      },
      nh: { bond: 'N–H', meaning: 'Amina o amida; las secundarias dan una sola banda.' },
      acidOh: {
        bond: 'O–H, ácido',
        meaning: 'Queda bajo las bandas C–H; siempre con un C=O cerca de 1710.',
      },
      alkyneCh: { bond: '≡C–H', meaning: 'Alquino terminal, con el C≡C cerca de 2120.' },
      sp2Ch: { bond: '=C–H', meaning: 'Justo por encima de 3000: alqueno o anillo aromático.' },
      sp3Ch: { bond: 'C–H, sp^3', meaning: 'Justo por debajo de 3000: está casi siempre.' },
      aldehydeCh: {
        bond: 'C–H, aldehído',
        meaning: 'La pareja cerca de 2720 y 2820 distingue un aldehído de una cetona.',
      },
      nitrile: { bond: 'C≡N', meaning: 'Nitrilo; más abajo si está conjugado.' },
      alkyne: { bond: 'C≡C', meaning: 'No aparece en alquinos internos simétricos.' },
      chloride: {
        bond: 'C=O, cloruro de ácido',
        meaning: 'El más alto de los C=O habituales (compuestos con un solo C=O).',
      },
      anhydride: {
        bond: 'C=O, anhídrido',
        meaning: 'Cerca de 1820 y 1750; dos bandas separadas unos 60.',
      },
      ester: {
        bond: 'C=O, éster',
        meaning: 'Con una o dos bandas C–O intensas entre 1000 y 1300.',
      },
      aldehyde: { bond: 'C=O, aldehído', meaning: 'Busca la pareja de C–H cerca de 2720 y 2820.' },
      ketone: { bond: 'C=O, cetona', meaning: 'Cerca de 1685 junto a un anillo de benceno.' },
      acid: { bond: 'C=O, ácido', meaning: 'En forma de dímero con puentes de hidrógeno.' },
      amide: {
        bond: 'C=O, amida',
        meaning: 'Con la flexión N–H cerca de 1550 en las amidas secundarias.',
      },
      alkene: {
        bond: 'C=C, alqueno',
        meaning: 'Más intensa si está conjugado; puede faltar por simetría.',
      },
      arene: {
        bond: 'C=C, aromático',
        meaning: 'De dos a cuatro bandas, normalmente cerca de 1600 y 1500.',
      },
      nitro: {
        bond: 'NO_2',
        meaning: 'Cerca de 1530 y 1350; a menudo las más intensas del espectro.',
      },
      co: { bond: 'C–O', meaning: 'Alcoholes 1000–1200, ésteres 1150–1300, éteres cerca de 1100.' },
    },
  },
  tips: {
    heading: 'Consejos',
    one: 'Empieza por 1630–1830 cm^-1: que haya o no un C=O divide en dos la química orgánica.',
    two:
      'Lo que falta informa tanto como lo que hay. Sin banda intensa entre 1630 y 1830 cm^-1 ' +
      'no hay carbonilo, por más que lo parezca el resto. Las amidas están en el extremo ' +
      'inferior; los cloruros de ácido y los anhídridos, en el superior.',
    three:
      'El dióxido de carbono (2350 cm^-1) y el vapor de agua (3600–3900 y 1400–1800 cm^-1, ' +
      'muchas líneas finas) vienen del aire, no de la muestra.',
    four:
      'No intentes explicar todas las bandas. Diez bien explicadas valen más que cuarenta ' +
      'explicadas de cualquier manera.',
    five: 'Calcula antes el grado de insaturación: si es cero, no hay ningún C=O que buscar.',
  },
  example: {
    heading: 'Ejemplo: etanol',
    lead: 'Película líquida entre placas de sal. La fórmula C_2H_6O no tiene insaturaciones: es un alcohol o un éter.',
    figure:
      'Etanol, película líquida: posiciones de las bandas principales. Las alturas y ' +
      'anchuras se dibujan a partir de intensa, media, débil y ancha.',
    bands: {
      oh: 'O–H con enlace de hidrógeno: ancha e intensa. Un éter no tendría nada aquí.',
      ch3: 'C–H del CH_3, asimétrica.',
      ch2: 'C–H del CH_2 y del CH_3; todas por debajo de 3000, así que no hay =C–H.',
      bend: 'Flexión de CH_2 y CH_3.',
      umbrella: 'Flexión simétrica del CH_3.',
      cco: 'C–C–O, en oposición de fase.',
      co: 'C–O de un alcohol primario: la banda más intensa de la huella dactilar.',
      skeleton: 'C–C–O, en fase.',
    },
    conclusion:
      'Hay O–H y C–O, pero no C=O, ni =C–H, ni C≡C: es un alcohol saturado. Con dos carbonos, etanol.',
  },
};
