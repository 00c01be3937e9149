import type { c13nmr as english } from '../en/c13nmr.ts';

export const c13nmr: typeof english = {
  decoupling: {
    heading: 'Desacoplamiento: un carbono, una línea',
    one:
      'Solo el 1,1 % del carbono es ^13C, así que rara vez hay dos vecinos y los carbonos no ' +
      'se desdoblan entre sí. Los protones sí lo harían: un CH_3 sería un cuarteto con una ' +
      '*J* de unos 125 Hz. Mientras se registra el espectro se irradian los protones, el ' +
      'desdoblamiento se promedia y cada tipo de carbono queda en una sola línea.',
    two:
      'De ahí salen dos consecuencias. Contar líneas es contar tipos de carbono: si hay ' +
      'menos líneas que carbonos, hay simetría, salvo que dos coincidan o una se ' +
      'pierda en el ruido. Y las alturas no son integrales: la ' +
      'irradiación refuerza los carbonos con hidrógeno (efecto nuclear Overhauser) y los ' +
      'cuaternarios se relajan despacio, por lo que parecen pequeños. No cuentes carbonos ' +
      'por la altura.',
    three:
      'El flúor y el fósforo no se desacoplan: sus desdoblamientos se conservan y ' +
      'resultan útiles. También el del deuterio: el CDCl_3 es un triplete 1:1:1 a 77,16 ppm.',
  },
  editing: {
    heading: 'DEPT y APT: cuántos hidrógenos',
    lead:
      'Estos experimentos clasifican las líneas según los hidrógenos que lleva cada carbono. ' +
      'La fase es un convenio: comprueba la tuya con una línea conocida.',
    columns: {
      experiment: 'Experimento',
      up: 'Hacia arriba',
      down: 'Hacia abajo',
      absent: 'Ausentes',
    },
    rows: {
      broadband: { name: '^13C{^1H}', up: 'todos', down: '–', absent: '–' },
      dept90: { name: 'DEPT-90', up: 'CH', down: '–', absent: 'CH_2, CH_3, C' },
      dept135: { name: 'DEPT-135', up: 'CH, CH_3', down: 'CH_2', absent: 'C' },
      apt: { name: 'APT', up: 'C, CH_2', down: 'CH, CH_3', absent: '–' },
    },
    figure:
      '2-Metilpropanoato de etilo en cuatro experimentos: C=O, OCH_2, CH, dos CH_3 iguales y el CH_3 del etilo.',
    figureLabel:
      'Cuatro espectros de barras del 2-metilpropanoato de etilo: banda ancha, DEPT-90, ' +
      'DEPT-135 y APT. La tabla anterior indica qué carbonos apuntan hacia arriba o hacia ' +
      'abajo y cuáles faltan en cada uno.',
    use:
      'El APT se hace en un solo experimento y muestra también los carbonos cuaternarios; el ' +
      'DEPT es más sensible y, con los dos ángulos, no deja dudas entre CH y CH_3. El HSQC ' +
      'da lo mismo y, además, los protones.',
  },
  shifts: {
    heading: 'Intervalos de desplazamiento',
    lead: 'El orden es el de los protones, en una escala veinte veces más ancha.',
    columns: { kind: 'Carbono', range: 'δ (ppm)', place: 'En el eje' },
    rows: {
      methyl: 'CH_3 de un alcano',
      alkyl: 'CH_2, CH, C de un alcano',
      carbonyl: 'C junto a C=O',
      nitrogen: 'C junto a N',
      halide: 'C junto a Cl',
      oxygen: 'C junto a O',
      alkyne: 'C≡C',
      acetal: 'O–C–O',
      alkene: 'C=C',
      arene: 'C aromático',
      arylOxygen: 'C aromático unido a O',
      nitrile: 'C≡N',
      acid: 'C=O de ácidos, ésteres y amidas',
      ketone: 'C=O de aldehídos y cetonas',
    },
  },
  carbonyls: {
    heading: '¿Qué carbonilo es?',
    lead:
      'Un carbonilo unido a N u O recibe electrones de él y aparece 20–40 ppm por debajo de ' +
      'una cetona. La conjugación resta otros 5–10 ppm.',
    columns: { kind: 'Carbonilo', range: 'δ (ppm)', check: 'Cómo comprobarlo' },
    rows: {
      ketone: { kind: 'Cetona', check: 'Sin H: no aparece en el DEPT. IR cerca de 1715.' },
      aldehyde: {
        kind: 'Aldehído',
        check: 'Es un CH: aparece en el DEPT-90. Protón cerca de 9,7 ppm.',
      },
      enone: {
        kind: 'Cetona conjugada',
        check: 'Con carbonos de alqueno o aromáticos; IR cerca de 1685.',
      },
      acid: { kind: 'Ácido carboxílico', check: 'O–H ancho en el IR, protón a 10–13 ppm.' },
      ester: { kind: 'Éster', check: 'Con un O–C a 50–70 ppm; IR cerca de 1740.' },
      amide: { kind: 'Amida', check: 'Con N en la fórmula; IR cerca de 1660.' },
      anhydride: { kind: 'Anhídrido', check: 'Dos bandas en el IR.' },
      chloride: { kind: 'Cloruro de ácido', check: 'IR cerca de 1800.' },
      carbonate: {
        kind: 'Carbonato, carbamato',
        check: 'Entre dos heteroátomos: el más bajo de todos.',
      },
    },
    figure:
      'Acetato de etilo en CDCl_3: el carbonilo a 171,4 ppm solo puede ser de un derivado de ' +
      'ácido; el OCH_2 a 60,5 ppm lo convierte en un éster.',
    signals: {
      carbonyl: 'C=O de un éster',
      och2: 'OCH_2',
      acetyl: 'CH_3 junto a C=O',
      ch3: 'CH_3 del etilo',
    },
  },
};
