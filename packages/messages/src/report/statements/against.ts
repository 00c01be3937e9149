import { says } from '../sentence.ts';
import { apart, plural } from './english.ts';
import { where } from '../where.ts';

/** What speaks against a candidate, and what is left open. */
export const AGAINST_STATEMENTS = {
  'carbon-off': says(
    {
      observed: 'carbon-shift',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'carbon-shift',
      sd: 'carbon-shift',
    },
    (v) =>
      `¹³C ${v.observed} ppm is far from what ${v.environment} (${v.atoms}) should give: ` +
      `${v.predicted} ± ${v.sd}.`,
  ),
  'carbon-missing': says(
    {
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'carbon-shift',
      sd: 'carbon-shift',
    },
    (v) =>
      `${v.environment} (${v.atoms}) should give a ¹³C signal near ${v.predicted} ± ${v.sd} ppm, and ` +
      `none is left for it.`,
  ),
  'carbon-signals-against': says(
    {
      classes: 'count',
      signals: 'count',
      coincide: 'carbon-shifts?',
      others: 'count?',
    },
    (v) =>
      `This molecule has ${v.classes} ${plural(v.classes, { one: 'kind', other: 'kinds' })} of ` +
      `carbon; the ¹³C spectrum has ${v.signals} ` +
      `${plural(v.signals, { one: 'signal', other: 'signals' })}${apart(v)}` +
      `${where(v.coincide, (each) => `, so different carbons would have to coincide (${each})`)}.`,
  ),
  'proton-off': says(
    {
      observed: 'proton-shift',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'proton-shift',
      sd: 'proton-shift',
    },
    (v) =>
      `¹H ${v.observed} ppm is far from what the hydrogens of ${v.environment} (${v.atoms}) should ` +
      `give: ${v.predicted} ± ${v.sd}.`,
  ),
  'proton-missing': says(
    {
      protons: 'count',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'proton-shift',
      sd: 'proton-shift',
    },
    (v) =>
      `No room is left under any ¹H signal for ${v.protons}H of ${v.environment} (${v.atoms}), ` +
      `expected near ${v.predicted} ± ${v.sd} ppm.`,
  ),
  'splitting-misfit': says(
    {
      observed: 'proton-shift',
      observedPattern: 'pattern',
      seen: 'count',
      needs: 'needs',
      atoms: 'atoms',
      least: 'count',
      neighbourAtoms: 'atoms',
      most: 'count',
    },
    (v) =>
      `¹H ${v.observed} is a ${v.observedPattern}, the pattern of ` +
      `${plural(v.seen, { zero: 'no neighbour', one: 'one neighbour', other: `${v.seen} neighbours` })}; ` +
      (v.needs === 'more'
        ? `${v.atoms} has at least ${v.least} that must split it` +
          `${where(v.neighbourAtoms, (atoms) => ` (on ${atoms})`)}.`
        : v.most === 0
          ? `nothing near ${v.atoms} can split it.`
          : `no more than ${v.most} can split ${v.atoms}.`),
  ),
  'couplings-misfit': says(
    { constant: 'hertz', observed: 'proton-shift', atoms: 'atoms' },
    (v) =>
      `The coupling constant of ${v.constant} Hz at ¹H ${v.observed} has no partner among ` +
      `the neighbours of ${v.atoms}.`,
  ),
  'tautomers-average': says(
    {},
    () =>
      'The hydrogen that passes between two nitrogens would make pairs of these carbons equivalent.',
  ),
  'ir-band-missing': says(
    {
      from: 'wavenumber',
      to: 'wavenumber',
      group: 'group',
      vibration: 'vibration',
      near: 'wavenumber?',
    },
    (v) =>
      `No IR band between ${v.from} and ${v.to} cm⁻¹, where the ${v.group} should show its ` +
      `${v.vibration}${where(v.near, (near) => `; the nearest is at ${near} cm⁻¹`)}.`,
  ),
  'ir-band-foreign': says(
    {
      observed: 'wavenumber',
      vibration: 'vibration',
      from: 'wavenumber',
      to: 'wavenumber',
    },
    (v) =>
      `IR ${v.observed} cm⁻¹ looks like the ${v.vibration} (${v.from}–${v.to}), and this molecule ` +
      `has no group that explains it.`,
  ),
  'ir-band-lowered': says(
    {
      observed: 'wavenumber',
      group: 'group',
      from: 'wavenumber',
      to: 'wavenumber',
    },
    (v) =>
      `The C=O stretch at ${v.observed} cm⁻¹ lies below the usual range of the ${v.group} ` +
      `(${v.from}–${v.to}); a hydrogen bond or an electron donor conjugated with it would have ` +
      'to lower it.',
  ),
  'ir-band-raised': says(
    {
      observed: 'wavenumber',
      group: 'group',
      from: 'wavenumber',
      to: 'wavenumber',
    },
    (v) =>
      `The C=O stretch at ${v.observed} cm⁻¹ lies above the usual range of the ${v.group} ` +
      `(${v.from}–${v.to}); the gas phase, a strained ring or electron-withdrawing neighbours ` +
      'would have to raise it.',
  ),
  'ms-isotope-mismatch': says(
    { found: 'percent', expected: 'percent' },
    (v) => `M+2 at ${v.found} of M does not agree with the formula (${v.expected}).`,
  ),
  'ms-fragment-missing': says(
    { mz: 'mass', loss: 'mass', process: 'process' },
    (v) => `No MS peak at *m/z* ${v.mz} (M − ${v.loss}), where one is expected from: ${v.process}.`,
  ),
  'ms-fragment-foreign': says(
    { mz: 'mass', relativeIntensity: 'percent', loss: 'mass' },
    (v) =>
      `MS *m/z* ${v.mz} (${v.relativeIntensity}, M − ${v.loss}) is not explained by any simple ` +
      `cleavage of this molecule.`,
  ),
  'uv-maximum-missing': says(
    { expected: 'wavelength', chromophore: 'chromophore' },
    (v) =>
      `The increment rules put a maximum at ${v.expected} nm (${v.chromophore}), and there is none.`,
  ),
  'uv-maximum-foreign': says(
    { found: 'wavelength' },
    (v) => `UV-Vis ${v.found} nm: no chromophore of this molecule is expected to absorb there.`,
  ),
  'shift-fits-other': says(
    {
      technique: 'technique',
      observed: 'position',
      rival: 'molecule',
      rivalPredicted: 'position',
      rivalSd: 'position',
      predicted: 'position',
      sd: 'position',
      environment: 'environment',
      atoms: 'atoms',
    },
    (v) =>
      `${v.technique} ${v.observedPlace} fits ${v.fullRival} better: predicted at ` +
      `${v.rivalPredicted} ± ${v.rivalSd} there, and at ${v.predicted} ± ${v.sd} for ` +
      `${v.environment} (${v.atoms}) here.`,
  ),
  'peak-fits-other': says(
    {
      technique: 'technique',
      observed: 'position',
      rival: 'molecule',
      rivalPredicted: 'position',
      rivalSd: 'position',
    },
    (v) =>
      `${v.technique} ${v.observedPlace} has no place in this molecule and would have to come from ` +
      `another substance; ${v.fullRival} explains it (${v.rivalPredicted} ± ${v.rivalSd}).`,
  ),
  'splitting-fits-other': says(
    {
      observedPattern: 'pattern',
      observed: 'proton-shift',
      rival: 'molecule',
      rivalPattern: 'pattern',
      atoms: 'atoms',
      expectedPattern: 'pattern',
    },
    (v) =>
      `The ${v.observedPattern} at ¹H ${v.observed} fits ${v.fullRival} better: its neighbours ` +
      `should make it a ${v.rivalPattern}, and those of ${v.atoms} here a ${v.expectedPattern}.`,
  ),
  'nothing-against': says(
    {},
    () =>
      'Nothing contradicts it: no signal is far from its prediction and no expected signal is missing.',
  ),
  'nothing-decisive-against': says(
    {},
    () =>
      'Nothing favours another candidate instead. What fits poorly is listed under the open points.',
  ),
  'nothing-single-against': says(
    {},
    () =>
      'No single signal contradicts it, but all together they agree less well than they should for ' +
      'the right molecule.',
  ),
  'open-points': says(
    {},
    () =>
      'No other candidate explains these points better, so they decide nothing here: a list ' +
      'may be short, a value mistyped or a prediction wrong.',
  ),
};
