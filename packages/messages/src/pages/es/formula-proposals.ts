import type { FormulaProposalsText } from '../formula-proposals-text.ts';

export const formulaProposals: FormulaProposalsText = {
  intro:
    'A partir de los espectros dados. La probabilidad pondera lo habitual que es una ' +
    'fórmula y lo bien que encajan los espectros; no demuestra ninguna. Solo se proponen moléculas neutras.',
  caption: 'Fórmulas propuestas, de más a menos probable',
  probability: 'Probabilidad',
  use: 'Usar esta fórmula',
  useThis: (formula) => `Usar esta fórmula: ${formula}`,
  compare: (count) => `Comparar los análisis con las ${count} más probables`,
  another: 'Otra fórmula',
  working: 'Comparando fórmulas…',
  nothing: 'Los espectros dados dejan demasiado abierto para una fórmula.',
  noneFits: 'Ninguna fórmula habitual encaja con estos espectros: revisa la masa y su ion.',
  helps: 'Qué ayudaría:',
  surer: 'Qué daría más seguridad:',
  helpful: {
    'accurate-mass': 'una masa exacta: m/z con tres decimales como mínimo',
    mass: 'un espectro de masas con el ion molecular',
    carbon: 'una lista de señales de ¹³C, o un HSQC',
    integrals: 'integrales enteras de todas las señales de ¹H',
  },
  reasons: {
    exact: (ion, mz, ppm) => `m/z ${mz} como ${ion}: desviación de ${ppm} ppm`,
    nominal: (ion, mz) => `m/z ${mz} como ${ion}`,
    first: (measured, computed) => `M+1 ${measured} % (calculado ${computed} %)`,
    second: (measured, computed) => `M+2 ${measured} % (calculado ${computed} %)`,
    carbons: (atoms, signals) => `${signals} señales de ¹³C para ${atoms} C`,
    integrals: (atoms, integrals) => `integrales de ${integrals} H para ${atoms} H`,
    unsaturation: (degrees) => `insaturación ${degrees}`,
  },
};
