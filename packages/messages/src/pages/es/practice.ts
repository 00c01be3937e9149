import type { PracticeText } from '../practice-text.ts';

export const practice: PracticeText = {
  heading: 'Práctica',
  intro:
    'Encuentra la molécula a partir de sus espectros. Dibuja la que crees que es: el juez dice qué ' +
    'la contradice, pico a pico, y nunca revela la respuesta.',
  simulated:
    'Los espectros se simulan a partir de predicciones con un error. Cada problema tiene una sola ' +
    'respuesta: de todos los isómeros, ningún otro explica sus espectros ni de lejos tan bien.',
  levels: {
    groups: 'Grupos funcionales',
    small: 'Moléculas pequeñas',
    isomers: 'Isómeros parecidos',
    unknowns: 'Incógnitas',
  },
  levelHelp: {
    groups: 'Pocos átomos y uno o dos grupos que reconocer.',
    small: 'Algunas señales que asignar.',
    isomers: 'Otro isómero se acerca: deciden los detalles.',
    unknowns: 'Muchas señales y varias formas de unirlas.',
  },
  fields: {
    hydrocarbons: 'Hidrocarburos',
    alcohols: 'Alcoholes y éteres',
    carbonyls: 'Aldehídos y cetonas',
    acids: 'Ácidos y anhídridos',
    esters: 'Ésteres y lactonas',
    aromatics: 'Aromáticos',
    nitrogen: 'Aminas, amidas, nitrilos',
    halogens: 'Haluros',
    terpenes: 'Terpenos',
    everyday: 'Fragancias y medicamentos',
  },
  skills: {
    carbonyls: 'Grupos carbonilo',
    aromatics: 'Anillos aromáticos',
    couplings: 'Acoplamientos',
    unsaturation: 'Anillos y enlaces múltiples',
  },
  mastery: { begun: 'Empezado', growing: 'En progreso', mastered: 'Dominado' },
  level: 'Nivel',
  field: 'Campo',
  any: 'Todos',
  next: 'Un problema para mí',
  allSolved: 'Has resuelto todos los problemas de esta selección, o has visto su solución.',
  noneChosen: 'No hay ninguno en esta selección.',
  problem: (number) => `Problema ${number}`,
  teachers: 'Para profesores: series de problemas',
  exercises: 'Con estructura conocida: asignar sus señales o encontrar el error',
  list: 'Problemas',
  count: (shown, all) => `${shown} de ${all} problemas, primero los más fáciles`,
  more: 'Mostrar más',
  hideFormula: 'Ocultar la fórmula: hallarla por la masa',
  spectra: 'Espectros que se muestran',
  fewer:
    'Con menos espectros, otros isómeros pueden explicar igual de bien los que se muestran. El juez los conoce todos.',
  state: { new: 'Sin probar', tried: 'Probado', solved: 'Resuelto', shown: 'Solución vista' },
  progress: {
    heading: 'Tu progreso',
    none: 'Todavía no has resuelto ninguno.',
    rating: (rating) => `Puntuación ${rating}`,
    ratingHelp:
      'Glicko-2, como se puntúa a los ajedrecistas: sube al resolver problemas difíciles y baja al ' +
      'abandonar los fáciles.',
    solved: (solved, points) =>
      `${solved} ${solved === '1' ? 'resuelto' : 'resueltos'}, ` +
      `${points} ${points === '1' ? 'punto' : 'puntos'}`,
    byField: 'Resueltos por campo',
    field: 'Campo',
    solvedOf: 'Resueltos',
    points: 'Puntos',
    days: (days, of) => `Días con algo resuelto: ${days} de los últimos ${of}`,
    skills: 'Lo que dominas',
    ofProblems: (problems) => `problemas: ${problems}`,
    kept: 'Se guarda solo en este navegador. Con una cuenta se guarda también en ella, para todos tus dispositivos.',
    keptWithAccount: 'Se guarda en tu cuenta, para todos tus dispositivos.',
    forget: 'Borrar mi progreso',
    forgetSure: '¿Borrar todo lo que este navegador guarda de tu práctica?',
    forgetSureWithAccount:
      '¿Eliminar todo lo que se guarda de tu práctica en este navegador y en tu cuenta?',
    print: 'Imprimir esta página',
  },
  solve: {
    back: 'Todos los problemas',
    formula: 'Fórmula molecular',
    ion: (mz) => `[M+H]⁺ a m/z ${mz}`,
    showFormula: 'Mostrar la fórmula',
    asList: 'En forma de lista',
    labels: 'Etiquetas e integrales',
    instrument: 'simulado, con ruido y, en RMN, disolvente, agua y TMS',
    answer: 'Tu respuesta',
    structure: 'Estructura',
    structureHelp: 'Un SMILES o un nombre, o dibújala.',
    draw: 'Dibujar',
    check: 'Comprobar',
    checking: 'El juez la está mirando…',
    unreadable:
      'Esto no es una estructura de una sola parte. Dibújala o revisa el SMILES o el nombre.',
    outcome: {
      solved: 'Correcto. La solución dice qué es cada señal.',
      equivalent:
        'Aceptada. La molécula es otra, pero estos espectros no permiten distinguir entre las dos.',
      wrong: 'No es esta.',
    },
    wrongFormula: (drawn, asked) => `Tu estructura es ${drawn}; la fórmula es ${asked}.`,
    wrongMass: (drawn) => `Tu estructura es ${drawn}: su masa no es la del ion.`,
    contradictions: 'Lo que la contradice',
    agreeing: 'Señales que concuerdan con ella',
    odds: (odds) =>
      'Nada en ellos contradice la tuya, y para el juez la más probable de las dos solo aventaja a la otra en ' +
      `${odds} a 1.`,
    nothingAgainst:
      'Ningún pico la descarta por sí solo, pero el conjunto de las señales encaja claramente mejor ' +
      'con otro isómero.',
    unseenAgainst: 'Solo la contradice un espectro que has dejado fuera.',
    right: (atoms) => `Esta parte es correcta: ${atoms}.`,
    yours: 'Tu estructura',
    hints: 'Pistas',
    hintsHelp: 'Cada una cuesta puntos de los cien de este problema.',
    hint: {
      unsaturation: 'Grados de insaturación',
      band: 'Qué significa una banda',
      carbons: 'Tipos de carbono',
      spins: 'Un sistema de espines',
      fragment: 'Un grupo',
    },
    cost: (points) => `−${points}`,
    points: (points) => `Quedan ${points} puntos`,
    giveUp: 'Ver la solución',
    giveUpSure: '¿Ver la solución? El problema contará como no resuelto.',
    solution: 'Solución',
    none: 'No existe tal problema.',
  },
};
