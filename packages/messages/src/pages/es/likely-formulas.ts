import type { LikelyFormulasText } from '../likely-formulas-text.ts';

export const likelyFormulas: LikelyFormulasText = {
  title: 'Comparación de las fórmulas más probables',
  close: 'Cerrar',
  hint: (count) =>
    `Cada una de las ${count} fórmulas se analiza con los mismos espectros, una tras otra, y cuenta una vez en tu ` +
    'límite diario. Ninguna se guarda sola en el historial: abre una y guárdala. Lo empezado sigue aunque pares o ' +
    'salgas. Este navegador guarda la comparación hasta que la cierres o cierres la sesión.',
  withoutStructures:
    'Las estructuras por las que preguntas se omiten: cada una tiene una sola fórmula.',
  withoutImages: 'Las imágenes se omiten, salvo que hayas corregido sus picos.',
  otherSpectra: 'Estas respuestas son de otros espectros, no de los que hay aquí ahora.',
  keptFiles:
    'Los archivos con los que se hizo ya no están aquí. Sus espectros se guardan con la comparación, y se usan si la ' +
    'inicias de nuevo.',
  notBegun: 'sin empezar',
  start: (count) => `Iniciar ${count} análisis`,
  stop: 'Parar',
  formula: 'Fórmula',
  formulaProbability: (share) => `probabilidad de la fórmula: ${share}`,
  waiting: 'en espera',
  running: 'en curso…',
  answer: (name, confidence) => `${name}, confianza ${confidence}`,
  inconclusive: (name, confidence) => `sin decidir; lo mejor es ${name}, confianza ${confidence}`,
  none: 'sin decidir; ningún candidato encaja',
  undecided: 'sin decidir',
  stopped: 'no se ha seguido hasta el final',
  open: 'Abrir este análisis',
  openOf: (formula) => `Abrir este análisis: ${formula}`,
  use: 'Usar esta fórmula',
  useOf: (formula) => `Usar esta fórmula: ${formula}`,
  reading:
    'Una confianza vale si la fórmula es correcta. Compárala con la probabilidad de la fórmula: una respuesta segura ' +
    'de una fórmula improbable es improbable.',
};
