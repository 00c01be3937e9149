import { says } from '../sentence.ts';
import { fragments, plural } from './english.ts';

/** How the candidates were found, and what the answer leaves open. */
export const METHOD_STATEMENTS = {
  'method-exhaustive': says(
    { considered: 'total' },
    (v) => `Every plausible isomer of the formula was considered (${v.considered}).`,
  ),
  'method-search': says(
    { considered: 'total' },
    (v) =>
      `${v.considered} isomers were considered by a guided search; the formula has more, so a ` +
      'better one may have been missed.',
  ),
  'method-late': says(
    {},
    () =>
      'The time for one analysis was over before the search was done. A longer search may find ' +
      'other molecules.',
  ),
  'method-library': says(
    { considered: 'total' },
    (v) => `Only known molecules of this formula were considered (${v.considered}).`,
  ),
  'fragments-asked': says(
    { present: 'words?', absent: 'words?' },
    (v) => `Only molecules ${fragments(v)} count, as you asked.`,
  ),
  'limits-stereocentres': says(
    { atoms: 'atoms' },
    (v) =>
      `Configuration is not determined (stereocentres: ${v.atoms}), even where the name implies one.`,
  ),
  'configuration-stated': says(
    { smiles: 'words', probability: 'share', count: 'count' },
    (v) =>
      `Relative configuration: \`${v.smiles}\` (probability: ${v.probability}, among ` +
      `${v.count} diastereomers). Its mirror image gives the same spectra.`,
  ),
  'configuration-in-part': says(
    { smiles: 'words', probability: 'share' },
    (v) =>
      `Relative configuration, in part: \`${v.smiles}\` (probability: ${v.probability}). What this SMILES ` +
      `leaves out stays open, and its mirror image gives the same spectra.`,
  ),
  'configuration-coupling': says(
    {
      observed: 'proton-shift',
      atoms: 'atoms',
      measured: 'hertzes',
      expected: 'hertzes',
      otherwise: 'hertzes',
    },
    (v) =>
      `The ¹H signal at ${v.observed} ppm (${v.atoms}) has *J* = ${v.measured} Hz. ${v.expected} Hz are ` +
      `predicted for ` +
      `this configuration, ${v.otherwise} Hz for the next best one.`,
  ),
  'configuration-contact': says(
    {
      observed: 'proton-shift',
      other: 'proton-shift',
      atoms: 'atoms',
      otherAtoms: 'atoms',
      distance: 'number',
      otherwise: 'number',
    },
    (v) =>
      `A NOESY peak joins ¹H ${v.observed} and ${v.other} ppm. The hydrogens on ${v.atoms} and ` +
      `${v.otherAtoms} are some ` +
      `${v.distance} Å apart in this configuration, ${v.otherwise} Å in the next best one.`,
  ),
  'configuration-open': says(
    { probability: 'share', count: 'count' },
    (v) =>
      `Coupling constants and NOE do not decide the relative configuration: the likeliest of ` +
      `${plural(v.count, { one: 'one diastereomer', other: `${v.count} diastereomers` })} is not likely ` +
      `enough (${v.probability}). Within a ring system, a NOESY spectrum may decide it.`,
  ),
  'double-bond-decided': says(
    { coupling: 'hertz', atoms: 'atoms', configuration: 'configuration' },
    (v) =>
      `*J* = ${v.coupling} Hz across the double bond ${v.atoms} shows that it is ${v.configuration}.`,
  ),
  'limits-double-bond': says(
    { atoms: 'atoms' },
    (v) =>
      `Whether the double bond is E or Z is not part of the answer (${v.atoms}), even where the name ` +
      `implies one.`,
  ),
  'limits-shifts': says(
    {},
    () => 'Shifts are predicted from measured compounds; they vary with solvent and concentration.',
  ),
  'limits-tautomers': says(
    {},
    () =>
      'Tautomers in fast exchange are treated as one substance: the shifts compared with its ' +
      'NMR spectra are those predicted for the form that agrees best.',
  ),
};
