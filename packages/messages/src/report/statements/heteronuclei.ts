import { says } from '../sentence.ts';
import { plural } from './english.ts';

/** What spectra of ¹⁹F and ³¹P say. Positions are those of the statement's technique. */
export const HETERO_STATEMENTS = {
  'hetero-signals': says({ signals: 'hetero-signals' }, (v) => `${v.signals}.`),
  'hetero-signals-fit': says({ nucleus: 'nucleus', signals: 'count' }, (v) =>
    plural(v.signals, {
      one: `The ${v.nucleus} spectrum has one signal, and this molecule one kind of ${v.nucleus}.`,
      other: `The ${v.nucleus} spectrum has ${v.signals} signals, one for each kind of ${v.nucleus} in this molecule.`,
    }),
  ),
  'hetero-signals-coincide': says(
    { nucleus: 'nucleus', signals: 'count', classes: 'count' },
    (v) =>
      `This molecule has ${v.classes} kinds of ${v.nucleus}; the spectrum has ${v.signals} ` +
      `${plural(v.signals, { one: 'signal', other: 'signals' })}, so that some coincide.`,
  ),
  'hetero-signals-against': says(
    { nucleus: 'nucleus', signals: 'count', classes: 'count' },
    (v) =>
      `This molecule has ${v.classes} ${plural(v.classes, { one: 'kind', other: 'kinds' })} of ` +
      `${v.nucleus}; the spectrum has ${v.signals} ${plural(v.signals, { one: 'signal', other: 'signals' })}.`,
  ),
  'hetero-off': says(
    {
      nucleus: 'nucleus',
      observed: 'position',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'position',
      sd: 'position',
    },
    (v) =>
      `${v.nucleus} ${v.observed} ppm is far from what ${v.environment} (${v.atoms}) should give: ` +
      `${v.predicted} ± ${v.sd}.`,
  ),
  'hetero-missing': says(
    {
      nucleus: 'nucleus',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'position',
      sd: 'position',
    },
    (v) =>
      `${v.environment} (${v.atoms}) should give a ${v.nucleus} signal near ${v.predicted} ± ${v.sd} ppm, ` +
      `and none is left for it.`,
  ),
  'hetero-integral': says(
    { nucleus: 'nucleus', observed: 'position', atoms: 'atoms', seen: 'count', nuclei: 'count' },
    (v) =>
      `${v.nucleus} ${v.observed} ppm: the integral is that of ${v.seen} ` +
      `${plural(v.seen, { one: 'nucleus', other: 'nuclei' })}; ${v.atoms} ` +
      `${plural(v.nuclei, { one: 'is one', other: `are ${v.nuclei}` })}.`,
  ),
  'hetero-splitting': says(
    { nucleus: 'nucleus', observed: 'position', atoms: 'atoms', seen: 'count', most: 'count' },
    (v) =>
      `${v.nucleus} ${v.observed} ppm: the splitting needs ${v.seen} coupling ` +
      `${plural(v.seen, { one: 'nucleus', other: 'nuclei' })}; near ${v.atoms} this molecule has ` +
      `${v.most === 0 ? 'none' : v.most}.`,
  ),
} as const;
