import { pluralOf } from '../format/plural.ts';
import type { IsomerGuideText } from './guide-text.ts';

const plural = pluralOf('en');

export const guideEn: IsomerGuideText = {
  all: (v) =>
    plural(v.isomers, {
      one: `${v.formula} has a single constitution.`,
      other: `All ${v.total} constitutional isomers of ${v.formula} are listed.`,
    }),
  plausible: (v) =>
    `${v.formula} has ${v.total} constitutional isomers. The ${v.listed} that a chemist is ` +
    'most likely to meet are listed.',
  sample: (v) =>
    `${v.formula} has too many constitutional isomers to make and order them all. The list ` +
    `holds ${v.listed} of them: those in our library and the most plausible of a search. It ` +
    'is not complete.',
  counted: () =>
    'Stereoisomers count as one, and so do the two ways of drawing the double bonds of an ' +
    'aromatic ring. Nitro, azide, sulfone and similar groups are included.',
  orderNamed: () =>
    'The molecule asked for comes first, then other compounds in our library, then the rest ' +
    'by how usual their structures are. A place in the list does not mean that a compound ' +
    'can be made.',
  order: () =>
    'Compounds in our library come first, then the rest by how usual their structures are. A ' +
    'place in the list does not mean that a compound can be made.',
  predicted: () =>
    'Nothing here is measured. Shifts are predicted from the constitution, with one standard ' +
    'deviation. The two hydrogens of a CH₂ group share one line, even where a stereocentre ' +
    'or a double bond makes them different. “2 ×” and “two signals” mark groups that differ ' +
    'only in their place in space, such as the two CH₃ of (CH₃)₂C=CH: they share one ' +
    'prediction. Multiplicities are first order, and coupling constants are typical values. ' +
    'The shifts of OH, NH and SH vary with solvent and concentration. IR ranges are those of ' +
    'correlation tables.',
  carbonCount: (v) =>
    `${v.signals} ${plural(v.signals, { one: '¹³C signal', other: '¹³C signals' })}`,
  protonCount: (v) =>
    plural(v.signals, {
      zero: 'no hydrogen on carbon',
      one: `${v.signals} ¹H signal on carbon (${v.integrals})`,
      other: `${v.signals} ¹H signals on carbon (${v.integrals})`,
    }),
  twoSignals: () => 'two signals',
  saturated: () => 'C–H stretch of saturated carbons',
  broad: () => 'br',
  strength: (v) => ({ w: 'w', m: 'm', s: 's' })[v.strength],
};
