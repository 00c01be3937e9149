import type { AskedText } from '../asked-text.ts';

export const asked: AskedText = {
  heading: '¿Es esta?',
  label: 'Estructuras por las que preguntas, una por línea: SMILES o nombre',
  hint:
    'Cada una se evalúa junto con los demás candidatos, y el resultado dice cómo queda. ' +
    'Nombrarla no le da ninguna ventaja.',
  most: (count) => `Solo se evalúan las ${count} primeras estructuras.`,
  echo: 'Estructuras tal como se han entendido',
  draw: 'Dibujar una estructura',
  redraw: 'Editar el dibujo',
  looking: 'Buscándola…',
  unread: (line) => `«${line}» no se puede leer como SMILES ni como nombre.`,
  similar: (names) => `Nombres parecidos: ${names}.`,
  otherFormula: (line, found, asked) => `«${line}» es ${found}, no ${asked}.`,
  wrongFormula: (line, formula) => `«${line}» no tiene la fórmula ${formula}.`,
  unchecked: (line) => `«${line}» no se ha podido buscar en este momento.`,
  partsDiffer: (line) =>
    `«${line}» no se puede comparar con las demás: una sal y una molécula sola no se evalúan juntas.`,
  fragments: {
    present: 'Fragmentos que tiene, uno por línea: SMILES',
    absent: 'Fragmentos que no tiene, uno por línea: SMILES',
    hint:
      'Solo se proponen estructuras que los cumplen. Los hidrógenos cuentan si los escribes entre ' +
      'corchetes: [CH3]O es un metilo sobre oxígeno.',
    most: (count) => `Solo se usan los ${count} primeros fragmentos.`,
    echo: (field) => `Tal como se han entendido: ${field}`,
    add: 'Añadir un fragmento habitual…',
    draw: 'Dibujar un fragmento',
    parts: {
      benzene: 'Anillo de benceno',
      hydroxyl: 'O–H',
      carbonyl: 'C=O',
      acid: 'Ácido carboxílico',
      ester: 'Éster',
      amide: 'Amida',
      amine: 'NH₂',
      nitrile: 'C≡N',
      methoxy: 'Metilo sobre oxígeno',
      alkene: 'C=C',
    },
    unread: (line) => `El fragmento «${line}» no se puede leer como SMILES.`,
    differs: (line) => `«${line}» contradice los fragmentos indicados.`,
    tooLarge: (line, formula) => `El fragmento «${line}» necesita átomos que ${formula} no tiene.`,
  },
  place: (rank) => `Puesto ${rank}`,
  probability: (percent) => `Probabilidad: ${percent}`,
  first: 'Ocupa el primer puesto: ninguna otra estructura es más probable.',
  firstUnsure: 'Ocupa el primer puesto, pero las pruebas no permiten decidir.',
  behind: 'Otra estructura es más probable.',
  pro: 'Qué habla a favor',
  contra: 'Qué habla en contra',
  apart: 'Qué la distingue de la primera',
  none: 'No se ha encontrado nada.',
  more: (count) => `y ${count} más`,
  evidence: {
    assigned: (at, predicted) => `señal en ${at} (predicha en ${predicted})`,
    missing: (predicted) => `no queda ninguna señal para lo predicho en ${predicted}`,
    unexplained: (at) => `nada en la molécula explica ${at}`,
    protonsLeft: (protons, at) => `${protons} H en ${at} que la molécula no explica`,
    splittingFits: (at, pattern) =>
      `el desdoblamiento en ${at} (${pattern}) concuerda con los hidrógenos vecinos`,
    splittingDiffers: (at, pattern) =>
      `el desdoblamiento en ${at} (${pattern}) no concuerda con los hidrógenos vecinos`,
    coupling: (constant, at) =>
      `nada cercano tiene un acoplamiento de ${constant} Hz, como el de ${at}`,
    count: (classes, signals) => `tipos de carbono: ${classes}; señales: ${signals}`,
    band: (at, band) => `banda en ${at}: ${band}`,
    noBand: (from, to, band) => `ninguna banda entre ${from} y ${to}: ${band}`,
    molecularIon: (mz) => `ion molecular en m/z ${mz}`,
    noMolecularIon: (mz) => `no hay ion molecular (m/z ${mz})`,
    ion: (mz) => `m/z ${mz}, un ion que da la molécula`,
    noIon: (mz) => `falta m/z ${mz}, un ion que tales moléculas dan casi siempre`,
    foreignIon: (mz) => `m/z ${mz}, un ion intenso que no se espera de la molécula`,
    maximum: (at, expected) => `máximo en ${at} (esperado en ${expected})`,
    noMaximum: (expected) => `ningún máximo cerca de ${expected}, donde se espera uno`,
  },
};
