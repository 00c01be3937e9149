import { says } from '../sentence.ts';
import { solventLines } from '../solvent-lines.ts';
import { plural } from './english.ts';

/** What a reader needs before the reasons. */
export const FACTS_STATEMENTS = {
  'formula-unsaturation': says(
    { formula: 'formula', unsaturation: 'count' },
    (v) =>
      `${v.formula} has ${v.unsaturation} ` +
      `${plural(v.unsaturation, { one: 'degree', other: 'degrees' })} of unsaturation (rings ` +
      'plus double bonds).',
  ),
  'formula-saturated': says(
    { formula: 'formula' },
    (v) => `${v.formula} is saturated: it has no rings, and no multiple bonds of carbon.`,
  ),
  'formula-salt': says(
    { formula: 'formula' },
    (v) =>
      `${v.formula} has more hydrogens and halogens than one molecule of these atoms can bind: ` +
      'it is a salt or another compound of several parts.',
  ),
  'read-from-images': says(
    {},
    () =>
      'Peak positions were read from the images and carry their reading error; weak peaks may have ' +
      'been overlooked.',
  ),
  'spectrum-left-out': says(
    { technique: 'technique' },
    (v) => `Only the first ${v.technique} spectrum was used; a later one ` + `was ignored.`,
  ),
  'solvent-shown': says(
    { solvent: 'solvent', protons: 'proton-shifts?', carbons: 'carbon-shifts?' },
    (v) =>
      `No solvent is declared. Lines of the lists (${solventLines(v)} ppm) point to ${v.solvent}: ` +
      'shifts that depend on the solvent are predicted for it.',
  ),
  'solvent-usual': says(
    { solvent: 'solvent' },
    (v) =>
      `No solvent is declared, and no line points to one: ${v.solvent}, the usual one, is assumed ` +
      'for hydrogens on N, O and S. Their predicted shifts have room for another.',
  ),
  'solvent-fitted': says(
    { solvent: 'solvent', usual: 'solvent' },
    (v) =>
      `No solvent is declared, and no line of one is listed. Hydrogens on N, O and S are predicted ` +
      `for ${v.solvent}, which they fit better than ${v.usual}, the usual one.`,
  ),
  numbering: says({}, () => 'Atoms are numbered in SMILES order.'),
  notation: says(
    {},
    () =>
      'In parentheses: the predicted shift ± one standard deviation (ppm) and n, the number of ' +
      'measured shifts of atoms in the same environment.',
  ),
};
