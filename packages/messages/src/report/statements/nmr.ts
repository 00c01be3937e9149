import { says } from '../sentence.ts';
import { apart, plural } from './english.ts';
import { where } from '../where.ts';

/** What the signals of ¹³C and ¹H spectra say. */
export const NMR_STATEMENTS = {
  'carbon-signals-fit': says({ signals: 'count', carbons: 'count', others: 'count?' }, (v) =>
    plural(v.signals, {
      one:
        `The spectrum has one signal${apart(v)} for ${v.carbons} carbons: in this molecule they ` +
        `are all equivalent by symmetry.`,
      other:
        `The spectrum has ${v.signals} signals${apart(v)} for ${v.carbons} carbons, and this ` +
        `molecule has as ` +
        'many kinds of carbon: the rest are equivalent by symmetry.',
    }),
  ),
  'carbon-signals-fit-all': says({ signals: 'count', others: 'count?' }, (v) =>
    plural(v.signals, {
      one: `The spectrum has one signal${apart(v)}, and this molecule one carbon.`,
      other: `The spectrum has ${v.signals} signals${apart(v)}, one for each carbon of this molecule.`,
    }),
  ),
  'carbon-signal': says({ signals: 'carbon-signals' }, (v) => `${v.signals}.`),
  'carbon-carbonyl': says(
    { signals: 'carbon-signals' },
    (v) => `Above 160 ppm, mostly carbonyl carbons: ${v.signals}.`,
  ),
  'carbon-sp2': says(
    { signals: 'carbon-signals' },
    (v) => `95–160 ppm, mostly aromatic and olefinic carbons: ${v.signals}.`,
  ),
  'carbon-hetero': says(
    { signals: 'carbon-signals' },
    (v) => `48–95 ppm, mostly carbons on oxygen or nitrogen: ${v.signals}.`,
  ),
  'carbon-alkyl': says(
    { signals: 'carbon-signals' },
    (v) => `Below 48 ppm, mostly alkyl carbons: ${v.signals}.`,
  ),
  'carbon-vague': says(
    { positions: 'carbon-shifts' },
    (v) =>
      `Predictions this uncertain (${v.positions}) agree with almost anything: these assignments ` +
      `prove little.`,
  ),
  'carbon-weakest': says(
    {
      observed: 'carbon-shift',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'carbon-shift',
      sd: 'carbon-shift',
    },
    (v) =>
      `The poorest ¹³C match is at ${v.observed} ppm, where ${v.environment} (${v.atoms}) is predicted at ` +
      `${v.predicted} ± ${v.sd}.`,
  ),
  'carbon-repeated': says(
    { positions: 'carbon-shifts' },
    (v) => `Typed more than once and counted once: ${v.positions}.`,
  ),
  'carbon-signals-coincide': says(
    {
      classes: 'count',
      signals: 'count',
      coincide: 'carbon-shifts?',
      others: 'count?',
    },
    (v) =>
      `This molecule has ${v.classes} kinds of carbon; the spectrum has ${v.signals} ` +
      `${plural(v.signals, { one: 'signal', other: 'signals' })}${apart(v)}, so some ` +
      `coincide${where(v.coincide, (coincide) => ` (${coincide})`)}.`,
  ),
  'carbon-on-boron': says(
    { classes: 'count', signals: 'count', atoms: 'atoms', others: 'count?' },
    (v) =>
      `This molecule has ${v.classes} kinds of carbon; the spectrum has ${v.signals} ` +
      `${plural(v.signals, { one: 'signal', other: 'signals' })}${apart(v)}. The carbon on ` +
      `boron (${v.atoms}) is broadened by it and often not seen.`,
  ),
  'carbon-divided': says(
    { atoms: 'atoms', positions: 'carbon-shifts' },
    (v) =>
      `${v.atoms} give more than one signal (${v.positions}): alike in connectivity, they are ` +
      'set apart by stereochemistry or slow rotation.',
  ),
  'offset-high': says(
    { technique: 'technique', offset: 'position' },
    (v) =>
      `On average the ${v.technique} shifts lie ${v.offset} ppm above their predictions: the ` +
      'reference of the spectrum may be off.',
  ),
  'offset-low': says(
    { technique: 'technique', offset: 'position' },
    (v) =>
      `On average the ${v.technique} shifts lie ${v.offset} ppm below their predictions: the ` +
      'reference of the spectrum may be off.',
  ),
  'mixture-likely': says(
    { positions: 'proton-shifts', integrals: 'numbers' },
    (v) =>
      `The integrals at ${v.positions} (${v.integrals}) are in whole ratios to each other, but ` +
      'not to the rest: the sample may be a mixture.',
  ),
  'integrals-all': says({ hydrogens: 'count' }, (v) =>
    plural(v.hydrogens, {
      one: 'The integral accounts for the one hydrogen.',
      other: `The integrals account for all ${v.hydrogens} hydrogens.`,
    }),
  ),
  'integrals-exchangeable': says(
    { protons: 'count', hydrogens: 'count', missing: 'count' },
    (v) =>
      `The integrals account for ${v.protons} of ${v.hydrogens} hydrogens; ` +
      plural(v.missing, {
        one: 'the missing one is exchangeable (OH, NH or SH).',
        other: `the missing ${v.missing} are exchangeable (OH, NH or SH).`,
      }),
  ),
  'proton-signal': says(
    {
      observed: 'proton-shift',
      written: 'written-signal',
      signals: 'proton-signals',
    },
    (v) => `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}.`,
  ),
  'exchangeable-signal': says(
    {
      observed: 'proton-shift',
      written: 'written-signal',
      signals: 'proton-signals',
    },
    (v) =>
      `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}. The shift ` +
      'of exchangeable hydrogens varies with solvent and concentration, so it proves little.',
  ),
  'exchangeable-hidden': says(
    { atoms: 'atoms' },
    (v) => `Exchange explains why the hydrogens on ${v.atoms} show no signal of their own.`,
  ),
  'exchangeable-deuterated': says(
    { atoms: 'atoms' },
    (v) =>
      `The hydrogens on ${v.atoms} are replaced by deuterium of the solvent and show no signal of their own.`,
  ),
  'proton-divided': says(
    { atoms: 'atoms', positions: 'proton-shifts' },
    (v) =>
      `The hydrogens on ${v.atoms} have more than one signal (${v.positions}): stereochemistry ` +
      'or slow rotation sets them apart.',
  ),
  'proton-not-listed': says(
    {
      protons: 'count',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'proton-shift',
      sd: 'proton-shift',
    },
    (v) =>
      `The list holds fewer hydrogens than the formula; here ${v.protons}H of ${v.environment} ` +
      `(${v.atoms}), expected near ${v.predicted} ± ${v.sd}, are not in it.`,
  ),
  'splitting-none': says({}, () => 'No hydrogens on a neighbouring carbon, hence the singlet.'),
  'splitting-equivalent': says(
    {},
    () =>
      'The hydrogens on the neighbouring atom are equivalent to it, and equivalent hydrogens ' +
      'show no splitting by each other, hence the singlet.',
  ),
  'splitting-by-neighbours': says(
    {
      count: 'count',
      each: 'each',
      neighbourAtoms: 'atoms',
      observedPattern: 'pattern',
    },
    (v) =>
      plural(v.count, {
        one:
          `Coupling to one neighbouring hydrogen${v.each === 'each' ? ' each' : ''} (on ` +
          `${v.neighbourAtoms}) gives the ${v.observedPattern}.`,
        other:
          `Coupling to ${v.count} neighbouring hydrogens${v.each === 'each' ? ' each' : ''} (on ` +
          `${v.neighbourAtoms}) gives the ${v.observedPattern}.`,
      }),
  ),
  'splitting-multiplet': says(
    { neighbourAtoms: 'atoms' },
    (v) => `Coupling to different neighbours (on ${v.neighbourAtoms}) gives the multiplet.`,
  ),
  'coupling-shared': says(
    {
      coupling: 'hertz',
      other: 'proton-shift',
      atoms: 'atoms',
      otherAtoms: 'atoms',
    },
    (v) =>
      `The same *J* (${v.coupling} Hz) appears at ${v.other} ppm: ${v.atoms} and ${v.otherAtoms} are ` +
      `neighbours.`,
  ),
  'coupling-ortho': says(
    { coupling: 'hertz' },
    (v) => `*J* = ${v.coupling} Hz is an ortho coupling.`,
  ),
  'coupling-trans': says(
    { coupling: 'hertz' },
    (v) => `*J* = ${v.coupling} Hz is a trans coupling across the double bond.`,
  ),
  'coupling-cis': says(
    { coupling: 'hertz' },
    (v) => `*J* = ${v.coupling} Hz is a cis coupling across the double bond.`,
  ),
  'para-pattern': says(
    { observed: 'proton-shift', other: 'proton-shift' },
    (v) =>
      `${v.observed} and ${v.other}, two doublets of two hydrogens each, are the pattern of a ` +
      `para-disubstituted ring.`,
  ),
  'proton-weakest': says(
    {
      observed: 'proton-shift',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'proton-shift',
      sd: 'proton-shift',
    },
    (v) =>
      `The poorest ¹H match is at ${v.observed} ppm, where ${v.environment} (${v.atoms}) is predicted at ` +
      `${v.predicted} ± ${v.sd}.`,
  ),
};
