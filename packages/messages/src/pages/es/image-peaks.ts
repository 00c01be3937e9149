import { pluralOf } from '../../format/plural.ts';
import { impurityNames } from '../../report/impurity-names-es.ts';
import type { ImagePeaksText } from '../image-peaks-text.ts';

const plural = pluralOf('es');

export const imagePeaks: ImagePeaksText = {
  region: (image) => `Picos leídos de ${image}`,
  hint:
    'Cada círculo es un pico. Arrástralo, o selecciónalo y usa las flechas izquierda y derecha (con ' +
    'Mayús, pasos más largos). Supr lo elimina; Re Pág y Av Pág pasan a los vecinos. Haz doble ' +
    'clic en la imagen para añadir un pico.',
  view: 'Imagen con sus picos y su eje',
  count: (count) => `${count} ${plural(count, { one: 'pico', other: 'picos' })}`,
  peak: (place) => `Pico ${place}`,
  hydrogens: (count) => `${count} H`,
  foreign: { ...impurityNames, water: 'agua', impurity: 'impureza' },
  leftOut: (lines) => `No se tienen en cuenta, por no ser de la molécula: ${lines}.`,
  add: 'Añadir un pico',
  undo: 'Deshacer',
  discard: 'Descartar las correcciones',
  remove: (place) => `Eliminar el pico ${place}`,
  removed: (left) => `Pico eliminado. ${plural(left, { one: 'Queda', other: 'Quedan' })} ${left}.`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  whole: 'Imagen completa',
  table: 'Picos de la imagen',
  toManual: 'Abrir estos picos en el análisis manual',
  corrected: 'Corregido a mano',
  axis: {
    correct: 'Corregir el eje con dos puntos',
    hint:
      'Lleva las dos líneas a lugares cuyo valor conozcas, arrastrándolas o con las flechas del ' +
      'teclado, y escribe los valores.',
    first: 'Línea A',
    second: 'Línea B',
    valueOf: (line) => `Valor en la ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    apply: 'Usar este eje',
    cancel: 'Dejar el eje como está',
    refused: 'Escribe dos valores distintos en dos lugares distintos.',
  },
  again: {
    heading: 'Lo que se leyó de las imágenes',
    image: (place) => `Imagen ${place}`,
    hint: 'Se inicia un análisis nuevo con tus correcciones. Cuenta como un análisis.',
    run: 'Analizar de nuevo con las correcciones',
    running: 'Iniciando…',
    lost: 'No se pudieron cargar las imágenes. Inténtalo de nuevo.',
    notKept:
      'Lo que se leyó de las imágenes no se puede corregir aquí: este resultado se guardó sin ' +
      'sus imágenes o sin la posición de los picos en ellas. Para corregirlo, analiza de nuevo ' +
      'las imágenes.',
  },
  typed: {
    hint: 'Para técnicas sin imagen: escribe o pega los picos. Se evalúan junto con las imágenes.',
    add: (technique) => `Añadir ${technique}`,
    label: (technique) => `Picos de ${technique}`,
    example: (example) => `Por ejemplo: ${example}`,
    skipped: (count) =>
      plural(count, {
        one: `Se ha omitido ${count} línea.`,
        other: `Se han omitido ${count} líneas.`,
      }),
    remove: (technique) => `Eliminar ${technique}`,
  },
};
