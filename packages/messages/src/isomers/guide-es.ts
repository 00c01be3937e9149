import { pluralOf } from '../format/plural.ts';
import type { IsomerGuideText } from './guide-text.ts';

const plural = pluralOf('es');

export const guideEs: IsomerGuideText = {
  all: (v) =>
    plural(v.isomers, {
      one: `${v.formula} tiene una única constitución.`,
      other: `Se enumeran los ${v.total} isómeros constitucionales de ${v.formula}.`,
    }),
  plausible: (v) =>
    `${v.formula} tiene ${v.total} isómeros constitucionales. Se enumeran los ${v.listed} ` +
    'que más probablemente encontrará un químico.',
  sample: (v) =>
    `${v.formula} tiene demasiados isómeros constitucionales para construirlos y ordenarlos ` +
    `todos. La lista contiene ${v.listed}: los de nuestra biblioteca y los más verosímiles ` +
    'de una búsqueda. No es completa.',
  counted: () =>
    'Los estereoisómeros cuentan como uno, igual que las dos maneras de dibujar los dobles ' +
    'enlaces de un anillo aromático. Se incluyen los grupos nitro, azida, sulfona y ' +
    'similares.',
  orderNamed: () =>
    'Primero aparece la molécula pedida; después, los demás compuestos de nuestra ' +
    'biblioteca, y luego el resto según lo habitual de su estructura. Figurar en la lista no ' +
    'significa que un compuesto se pueda preparar.',
  order: () =>
    'Primero aparecen los compuestos de nuestra biblioteca y luego el resto según lo ' +
    'habitual de su estructura. Figurar en la lista no significa que un compuesto se pueda ' +
    'preparar.',
  predicted: () =>
    'Nada de esto está medido. Los desplazamientos se predicen a partir de la constitución, ' +
    'con una desviación típica. Los dos hidrógenos de un grupo CH₂ figuran en una sola ' +
    'línea, aunque un estereocentro o un doble enlace los haga distintos. «2 ×» y «dos ' +
    'señales» indican grupos que solo difieren por su posición en el espacio, como los dos ' +
    'CH₃ de (CH₃)₂C=CH: comparten una predicción. Las multiplicidades son de primer orden y ' +
    'las constantes de acoplamiento son valores típicos. Las señales de OH, NH y SH cambian ' +
    'con el disolvente y la concentración. Los intervalos de IR son los de las tablas de ' +
    'correlación.',
  carbonCount: (v) =>
    `${v.signals} ${plural(v.signals, { one: 'señal', other: 'señales' })} de ¹³C`,
  protonCount: (v) =>
    plural(v.signals, {
      zero: 'ningún hidrógeno sobre carbono',
      one: `${v.signals} señal de ¹H sobre carbono (${v.integrals})`,
      other: `${v.signals} señales de ¹H sobre carbono (${v.integrals})`,
    }),
  twoSignals: () => 'dos señales',
  saturated: () => 'tensión C–H de carbonos saturados',
  broad: () => 'a',
  strength: (v) => ({ w: 'd', m: 'm', s: 'f' })[v.strength],
};
