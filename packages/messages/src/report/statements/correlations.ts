import { says } from '../sentence.ts';
import { plural } from './english.ts';

/** What spectra say whose peaks join two signals. */
export const CORRELATION_STATEMENTS = {
  'hsqc-paths': says(
    { count: 'count', peaks: 'cross-peaks' },
    (v) =>
      `HSQC ties hydrogens to the carbons that carry them, ` +
      `${plural(v.count, { one: 'one pair', other: `${v.count} pairs` })}: ${v.peaks}.`,
  ),
  'hsqc-shared': says(
    { peaks: 'cross-peaks' },
    (v) =>
      `HSQC shows one ¹H signal at more carbons than its integral has hydrogens for. One of these peaks may be an ` +
      `artefact: ${v.peaks}.`,
  ),
  'hmbc-paths': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one: `One HMBC peak joins nuclei two or three bonds apart: ${v.peaks}.`,
      other: `${v.count} HMBC peaks join nuclei two or three bonds apart: ${v.peaks}.`,
    }),
  ),
  'hmbc-long': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one: `One HMBC peak would be over four bonds here, which is seen now and then: ${v.peaks}.`,
      other: `${v.count} HMBC peaks would be over four bonds here, which is seen now and then: ${v.peaks}.`,
    }),
  ),
  'hmbc-direct': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one:
        `One HMBC peak lies at the carbon that carries the hydrogens, a one-bond coupling that was not ` +
        `suppressed: ${v.peaks}.`,
      other:
        `${v.count} HMBC peaks lie at the carbon that carries the hydrogens, one-bond couplings that ` +
        `were not suppressed: ${v.peaks}.`,
    }),
  ),
  'cosy-paths': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one: `One COSY peak joins hydrogens two or three bonds apart: ${v.peaks}.`,
      other: `${v.count} COSY peaks join hydrogens two or three bonds apart: ${v.peaks}.`,
    }),
  ),
  'cosy-long': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one: `One COSY peak would be over four or five bonds here, which double bonds and rings allow: ${v.peaks}.`,
      other:
        `${v.count} COSY peaks would be over four or five bonds here, which double bonds and rings ` +
        `allow: ${v.peaks}.`,
    }),
  ),
  'noesy-paths': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one: `One NOESY peak joins hydrogens at most five bonds apart: ${v.peaks}.`,
      other: `${v.count} NOESY peaks join hydrogens at most five bonds apart: ${v.peaks}.`,
    }),
  ),
  'noesy-long': says({ count: 'count', peaks: 'cross-peaks' }, (v) =>
    plural(v.count, {
      one:
        `One NOESY peak joins hydrogens more than five bonds apart: ${v.peaks}. They are near in space only where a ` +
        `fold or a ring system brings them together; else the peak is an artefact.`,
      other:
        `${v.count} NOESY peaks join hydrogens more than five bonds apart: ${v.peaks}. They are near in space only ` +
        `where a fold or a ring system brings them together; else the peaks are artefacts.`,
    }),
  ),
  'correlations-unowned': says(
    { technique: 'technique', peaks: 'cross-peaks' },
    (v) => `${v.technique} peaks at a signal that no atom of this molecule explains: ${v.peaks}.`,
  ),
  'correlations-unmatched': says(
    { technique: 'technique', peaks: 'cross-peaks' },
    (v) =>
      `${v.technique} peaks far from every signal of the lists, which count for nothing: ${v.peaks}.`,
  ),
  'hsqc-bare': says(
    { observed: 'proton-shift', other: 'carbon-shift', atoms: 'atoms' },
    (v) =>
      `HSQC ties ¹H ${v.observed} ppm to ¹³C ${v.other} ppm, but the carbon of that line (${v.atoms}) ` +
      `has no hydrogen here.`,
  ),
  'hsqc-kind': says(
    { observed: 'proton-shift', other: 'carbon-shift', atoms: 'atoms', count: 'count' },
    (v) =>
      `The sign of the HSQC peak ${v.observed}/${v.other} ppm does not fit a carbon with ` +
      `${plural(v.count, { one: 'one hydrogen', other: `${v.count} hydrogens` })} (${v.atoms}).`,
  ),
  'hmbc-far': says(
    {
      observed: 'proton-shift',
      other: 'carbon-shift',
      atoms: 'atoms',
      otherAtoms: 'atoms',
      bonds: 'count',
    },
    (v) =>
      `HMBC joins ¹H ${v.observed} ppm and ¹³C ${v.other} ppm; here the hydrogens on ${v.atoms} and ` +
      `${v.otherAtoms} are ${v.bonds} bonds apart.`,
  ),
  'cosy-far': says(
    {
      observed: 'proton-shift',
      other: 'proton-shift',
      atoms: 'atoms',
      otherAtoms: 'atoms',
      bonds: 'count',
    },
    (v) =>
      `COSY joins ¹H ${v.observed} and ${v.other} ppm; here the hydrogens on ${v.atoms} and ` +
      `${v.otherAtoms} are ${v.bonds} bonds apart.`,
  ),
};
