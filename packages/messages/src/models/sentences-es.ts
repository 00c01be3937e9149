import { common } from '../catalogue/es/common.ts';
import type { ModelSentences } from './sentences-en.ts';

export const modelSentencesEs: ModelSentences = {
  providers: common.provider,
  failures: {
    timeout: (v) => `El modelo de IA ${v.model} no ha respondido a tiempo.`,
    'rate-limited': (v) =>
      `El modelo de IA ${v.model} no ha respondido: su proveedor no acepta más peticiones por el momento.`,
    'provider-error': (v) =>
      `El modelo de IA ${v.model} no ha respondido: su proveedor ha comunicado un error.`,
    unreachable: (v) => `No se ha podido contactar con el modelo de IA ${v.model}.`,
    malformed: (v) => `El modelo de IA ${v.model} ha respondido en un formato ilegible.`,
    'too-large': (v) => `El modelo de IA ${v.model} ha enviado una respuesta demasiado grande.`,
    refused: (v) => `El modelo de IA ${v.model} se ha negado a responder.`,
    'not-authorised': (v) =>
      `El modelo de IA ${v.model} no ha respondido: su proveedor no ha aceptado la clave del servidor.`,
    'daily-cap': (v) =>
      `No se ha consultado al modelo de IA ${v.model}: las consultas de IA del servidor para hoy se han agotado.`,
  },
  failedAgain: () => 'Era la segunda consulta; se ha utilizado su primera respuesta.',
  noneAnswered: () =>
    'Ningún modelo de IA ha respondido: esta respuesta es solo del motor integrado.',
  cap: () =>
    'Las consultas de IA del servidor para hoy se han agotado: esta respuesta es solo del motor integrado.',
  overruled: {
    unreadable: () =>
      'Su primera propuesta no se puede leer como la estructura de una sola molécula.',
    wrongFormula: (v) => `La fórmula de su primera propuesta es ${v.proposed}, no ${v.formula}.`,
    placed: (v) =>
      `Su primera propuesta, ${v.fullMolecule}, ocupa el puesto ${v.rank} en el orden del ` +
      `juez; el primer candidato es ${v.fullFirst}.`,
  },
  notes: {
    'shift-agrees': (v) =>
      `«${v.word}»: se espera una señal de ${v.technique} a ${v.predicted} ± ${v.sd} ppm.`,
    'band-agrees': (v) =>
      `«${v.word}»: su ${v.vibration} se espera entre ${v.from} y ${v.to} cm⁻¹.`,
    'count-agrees': (v) => `Señales esperadas en el espectro de ${v.technique}: ${v.count}.`,
    'multiplicity-agrees': (v) =>
      `La señal de ¹H esperada cerca de ${v.observedPlace} es un ${v.observedPattern}.`,
    'multiplicity-and-hydrogens-agree': (v) =>
      `La señal de ¹H esperada cerca de ${v.observedPlace} es un ${v.observedPattern} de ${v.hydrogens} H.`,
    'hydrogens-agree': (v) =>
      `La señal de ¹H esperada cerca de ${v.observedPlace} corresponde a ${v.hydrogens} H.`,
    'group-present': (v) => `«${v.word}»: este isómero lo tiene.`,
  },
  claims: {
    incomplete: () => 'La afirmación es demasiado incompleta para comprobarla.',
    'no-spectrum': (v) => `No hay espectro de ${v.technique} con que comprobarlo.`,
    'no-structure': () => 'La estructura no se puede leer, así que no se puede comprobar.',
    'peak-found': (v) => `El espectro de ${v.technique} tiene un pico en ${v.observedPlace}.`,
    'peak-absent': (v) =>
      `El espectro de ${v.technique} no tiene ningún pico en ${v.positionPlace}; el más ` +
      `cercano está en ${v.nearPlace}.`,
    'peak-not-read': (v) =>
      `En la imagen de ${v.technique} no se ha leído ningún pico en ${v.positionPlace}; el ` +
      `más cercano está en ${v.nearPlace}.`,
    'multiplicity-agrees': (v) =>
      `La señal de ¹H en ${v.observedPlace} es un ${v.observedPattern}.`,
    'multiplicity-differs': (v) =>
      `La señal de ¹H en ${v.observedPlace} es un ${v.observedPattern}, no un ${v.expectedPattern}.`,
    'multiplicity-and-hydrogens-agree': (v) =>
      `La señal de ¹H en ${v.observedPlace} es un ${v.observedPattern} e integra ${v.hydrogens} H.`,
    'multiplicity-unknown': (v) =>
      `El espectro no da la multiplicidad de la señal de ¹H en ${v.observedPlace}.`,
    'multiplicity-unresolved': (v) =>
      `La señal de ¹H en ${v.observedPlace} es un multiplete: su forma no se puede comprobar.`,
    'multiplicity-unnamed': (v) =>
      `«${v.word}» no designa una forma que se pueda comprobar; la señal de ¹H en ` +
      `${v.observedPlace} es un ${v.observedPattern}.`,
    'hydrogens-agree': (v) => `La señal de ¹H en ${v.observedPlace} integra ${v.hydrogens} H.`,
    'hydrogens-differ': (v) =>
      `La señal de ¹H en ${v.observedPlace} integra ${v.hydrogens} H, no ${v.claimed} H.`,
    'hydrogens-unknown': (v) =>
      `El espectro no da la integral de la señal de ¹H en ${v.observedPlace}.`,
    'count-agrees': (v) => `Número de señales del espectro de ${v.technique}: ${v.count}.`,
    'count-differs': (v) =>
      `Número de señales del espectro de ${v.technique}: ${v.count}, no ${v.claimed}.`,
    'count-read-differs': (v) =>
      `Número de señales leídas en la imagen de ${v.technique}: ${v.count}, no ${v.claimed}.`,
    'count-unsettled': (v) =>
      `El número de picos de un espectro de ${v.technique} depende de lo débil que pueda ser un pico para contarlo.`,
    'group-present': (v) => `«${v.word}»: la estructura lo tiene.`,
    'group-missing': (v) => `«${v.word}»: la estructura no lo tiene.`,
    'group-disputed': (v) =>
      `«${v.word}»: que la estructura lo tenga o no es cuestión de definición.`,
    'group-unknown': (v) => `«${v.word}» no está entre los grupos que se pueden comprobar.`,
    'shift-agrees': (v) =>
      `«${v.word}»: en esta estructura se predice a ${v.predicted} ± ${v.sd} ppm y se observa a ${v.observed} ppm.`,
    'shift-differs': (v) =>
      `«${v.word}»: la predicción más próxima para esta estructura es ${v.predicted} ± ` +
      `${v.sd} ppm, demasiado lejos del pico a ${v.observed} ppm.`,
    'shift-uncertain': (v) =>
      `«${v.word}»: en esta estructura se predice a ${v.predicted} ± ${v.sd} ppm; el pico a ` +
      `${v.observed} ppm ni concuerda ni discrepa con claridad.`,
    'shift-varies': (v) =>
      `«${v.word}»: el desplazamiento de los hidrógenos unidos a O, N y S varía demasiado ` +
      'con el disolvente y la concentración para comprobarlo.',
    'shift-silent': (v) => `«${v.word}»: en esta estructura no da señal propia en ${v.technique}.`,
    'band-agrees': (v) =>
      `«${v.word}»: según las tablas, su ${v.vibration} aparece entre ${v.from} y ${v.to} ` +
      `cm⁻¹, y hay una banda a ${v.observed} cm⁻¹.`,
    'band-differs': (v) =>
      `«${v.word}»: según las tablas, ninguna de sus bandas aparece cerca de ${v.observed} cm⁻¹.`,
    'band-not-listed': (v) =>
      `«${v.word}»: las tablas utilizadas no recogen ninguna banda suya cerca de ` +
      `${v.observed} cm⁻¹; no se puede comprobar si esta lo es.`,
    'peak-without-rule': (v) =>
      `El espectro de ${v.technique} tiene un pico en ${v.observedPlace}; no se comprueba ` +
      'qué parte de la molécula lo da.',
    'name-agrees': (v) => `«${v.word}» es esta estructura.`,
    'name-tautomer': (v) => `«${v.word}» es un tautómero de esta estructura.`,
    'name-differs': (v) => `«${v.word}» es otra estructura: ${v.other}.`,
    'name-unreadable': (v) => `«${v.word}» no se puede leer como el nombre de una sola estructura.`,
  },
};
