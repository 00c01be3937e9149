import { pluralOf } from '../../format/plural.ts';
import type { ModelsText } from '../models-text.ts';

const plural = pluralOf('es');

export const models: ModelsText = {
  ask: {
    label: 'Preguntar también a la IA',
    sendsImages: (names) =>
      `Tus imágenes y la fórmula molecular se envían desde este servidor a la IA (${names}).`,
    sendsPeaks: (names) =>
      'La fórmula y los picos de tus espectros se envían desde este servidor a la IA ' +
      `(${names}); el título, las notas y las asignaciones, no.`,
    longer: 'El análisis puede tardar hasta un minuto más, aproximadamente.',
    off: 'Nada de este análisis sale de este servidor: responde solo su propio motor.',
    wording: 'Dejar que la IA redacte las razones',
    wordingHint:
      'Se envían a un modelo, que puede cambiar la redacción y nada más: un texto que diga ' +
      'más, menos u otra cosa no se muestra. Puede tardar unos segundos más.',
  },
  progress: {
    heading: 'Modelos de IA',
    state: {
      asked: 'consultado, sin respuesta todavía',
      retrying: 'no ha respondido a la primera; se le vuelve a preguntar',
      wording: 'está redactando las razones',
      answered: 'ha respondido',
      failed: 'sin respuesta utilizable',
    },
    askedAgain: 'consultado otra vez, con la clasificación hasta entonces',
    soFar: 'La clasificación del propio motor',
    together: 'La clasificación hasta ahora',
    mayChange: 'Lo que proponga la IA aún puede cambiarla.',
  },
  heading: 'Modelos de IA',
  intro:
    'Lo que ha propuesto la IA y lo que ha decidido la evaluación. Sus moléculas se valoran como ' +
    'todas las demás, solo por los espectros; la seguridad que un modelo dice tener no ' +
    'cuenta.',
  off: 'En este análisis no se ha preguntado a ningún modelo de IA: ha respondido solo el motor.',
  noneAnswered:
    'Ningún modelo de IA ha dado una respuesta utilizable. Esta es la respuesta del propio motor.',
  secondLook:
    'Se ha preguntado a la IA una segunda vez, con la clasificación y lo que dejaba abierto.',
  answeredIn: (seconds) => `respondió en ${seconds}`,
  cached: 'su respuesta a la misma pregunta en las últimas 24 horas',
  failure: {
    timeout: 'No ha respondido a tiempo.',
    'rate-limited': 'Su proveedor no admite más peticiones por el momento.',
    'provider-error': 'Su proveedor ha comunicado un error.',
    unreachable: 'No se ha podido contactar con su proveedor.',
    malformed: 'Su respuesta tenía una forma que no se puede utilizar.',
    'too-large': 'Su respuesta era demasiado larga para utilizarla.',
    refused: 'Se ha negado a responder.',
    'not-authorised': 'Su proveedor no ha aceptado la clave de este servidor.',
    'daily-cap':
      'No se le ha preguntado: este servidor ha agotado por hoy sus consultas a modelos de IA.',
  },
  firstAnswerUsed: 'Ha sido en la segunda ronda; se utiliza su primera respuesta.',
  agreed: 'La evaluación coincide con lo que ha puesto en primer lugar.',
  proposals: 'Propuestas',
  noProposals: 'No ha propuesto ninguna molécula que se pudiera valorar.',
  calledByModel: (name) => `el modelo la llama «${name}»`,
  rank: (rank) => `puesto ${rank}`,
  notRanked: 'no está entre los candidatos mostrados',
  ownFigure: (percent) => `se atribuye un ${percent}`,
  secondRound: 'segunda ronda',
  reasons: 'Sus razones, tal como las escribió',
  verdict: { confirmed: 'Confirmado', refuted: 'Refutado', 'not-checkable': 'No comprobable' },
  dropped: (count) =>
    plural(count, {
      one: '1 propuesta no se ha valorado',
      other: `${count} propuestas no se han valorado`,
    }),
  droppedBecause: {
    unreadable: 'no es una estructura legible',
    'wrong-formula': 'otra fórmula molecular',
    duplicate: 'la misma molécula que otra de sus propuestas',
  },
  readings: 'Su lectura de las imágenes',
  oursUsed: 'En la evaluación se ha utilizado nuestra lectura.',
  image: (index, technique) =>
    technique === null ? `Imagen ${index}` : `Imagen ${index}, ${technique}`,
  readAlike: (count) =>
    plural(count, { one: '1 pico coincide', other: `${count} picos coinciden` }),
  onlyModel: (positions) => `solo el modelo lee ${positions}`,
  onlyOurs: (positions) => `solo nosotros leemos ${positions}`,
  openPeaks: 'Abrir los picos del modelo en el análisis manual',
  peaksOpened: (model) =>
    `Se han abierto los picos tal como los leyó ${model}. Compruébalos con tu imagen. «Deshacer» recupera tu borrador.`,
  wording: {
    by: (model) => `Redacción de ${model}, a partir de los datos de Elucida.`,
    showOwn: 'Mostrar la redacción de Elucida',
    showTheirs: (model) => `Mostrar la redacción de ${model}`,
    own: 'Redacción de Elucida.',
    failed: (model) =>
      `${model} debía redactar las razones, pero no ha dado una respuesta utilizable. Esta es la redacción de Elucida.`,
    unchanged: (model) => `${model} debía redactar las razones y las ha dejado como estaban.`,
    refused: (count) =>
      plural(count, {
        one: '1 texto del modelo no se ha utilizado: cambiaba algo más que la redacción.',
        other: `${count} textos del modelo no se han utilizado: cambiaban algo más que la redacción.`,
      }),
  },
  notes: {
    heading: 'Notas de la IA',
    ask: 'Pedir notas a la IA',
    asking: 'Preguntando a la IA…',
    sends: (names) =>
      `La fórmula y los primeros isómeros de la lista se envían desde este servidor a la IA (${names}).`,
    intro: (model) =>
      `En qué se fijaría ${model} para distinguir estos isómeros, en lo que confirma la ` +
      'predicción de Elucida. Las cifras son de Elucida.',
    leftOut: (count) =>
      plural(count, {
        one: 'Se omite 1 punto más: la predicción no lo confirma.',
        other: `Se omiten ${count} puntos más: la predicción no los confirma.`,
      }),
    none: 'La predicción no confirma ninguno de sus puntos.',
    verifyFirst: 'Verifica antes tu correo electrónico: hasta entonces no se pregunta a la IA.',
  },
};
