import { says } from '../sentence.ts';
import { plural } from './english.ts';

/** The runners-up, and what tells them from the first. */
export const RIVALS_STATEMENTS = {
  rival: says({ rival: 'molecule', percent: 'share' }, (v) => `${v.fullRival}, ${v.percent}.`),
  'rival-tied': says(
    { rival: 'molecule', percent: 'share' },
    (v) => `${v.fullRival}, ${v.percent}, level with the first.`,
  ),
  'rival-told-apart': says(
    {
      technique: 'technique',
      observed: 'position',
      predicted: 'position',
      sd: 'position',
      rivalPredicted: 'position',
      rivalSd: 'position',
    },
    (v) =>
      `${v.technique} ${v.observedPlace} tells them apart: predicted at ${v.predicted} ± ${v.sd} for the ` +
      `first and at ${v.rivalPredicted} ± ${v.rivalSd} for this one.`,
  ),
  'rival-told-apart-by-absence': says(
    {
      technique: 'technique',
      observed: 'position',
      predicted: 'position',
      sd: 'position',
    },
    (v) =>
      `Nothing in it explains ${v.technique} ${v.observedPlace}, predicted for the first at ` +
      `${v.predicted} ± ${v.sd}.`,
  ),
  'rival-told-apart-by-count': says(
    { rivalClasses: 'count', signals: 'count' },
    (v) =>
      `It has ${v.rivalClasses} ${plural(v.rivalClasses, { one: 'kind', other: 'kinds' })} of ` +
      `carbon, and the ¹³C spectrum shows ${v.signals} ` +
      `${plural(v.signals, { one: 'signal', other: 'signals' })}.`,
  ),
  'rival-told-apart-by-splitting': says(
    {
      observedPattern: 'pattern',
      observed: 'proton-shift',
      expectedPattern: 'pattern',
      rivalPattern: 'pattern',
    },
    (v) =>
      `The ${v.observedPattern} at ¹H ${v.observed} tells them apart: the neighbours should ` +
      `make it a ${v.expectedPattern} in the first and a ${v.rivalPattern} in this one.`,
  ),
  'rival-told-apart-by-band': says(
    { group: 'group', observed: 'wavenumber', vibration: 'vibration' },
    (v) =>
      `It has no ${v.group} to account for the IR band at ${v.observed} cm⁻¹ (${v.vibration}).`,
  ),
  'rival-lacks-band': says(
    {
      group: 'group',
      vibration: 'vibration',
      from: 'wavenumber',
      to: 'wavenumber',
    },
    (v) =>
      `Its ${v.group} should show a ${v.vibration} at ${v.from}–${v.to} cm⁻¹, and there is no such band.`,
  ),
  'rival-told-apart-by-fragment': says(
    { mz: 'mass', process: 'process' },
    (v) => `It cannot give the ion at *m/z* ${v.mz}, which the first forms (${v.process}).`,
  ),
  'rival-misses-signal': says(
    {
      technique: 'technique',
      environment: 'environment',
      atoms: 'atoms',
      predicted: 'position',
      sd: 'position',
    },
    (v) =>
      `Its ${v.environment} (${v.atoms}) should give a ${v.technique} signal near ` +
      `${v.predicted} ± ${v.sd} ppm, and none is left.`,
  ),
  'rival-told-apart-by-technique': says(
    {
      technique: 'technique',
      deviation: 'position?',
      rivalDeviation: 'position?',
    },
    (v) =>
      v.deviation === undefined
        ? `No single peak decides; overall, ${v.technique} favours the first.`
        : `No single peak decides; overall, ${v.technique} agrees better with the first (mean ` +
          `deviation ${v.deviation} ppm against ${v.rivalDeviation} ppm).`,
  ),
  'rival-told-apart-by-plausibility': says(
    {},
    () =>
      'The spectra fit both about equally well; the first is ahead only because such structures are ' +
      'far more common.',
  ),
  'rival-inseparable': says({}, () => 'These spectra do not tell it from the first.'),
  'rival-tautomer': says(
    {},
    () =>
      'It is a tautomer of the first. A hydrogen passes between them so fast that NMR shows ' +
      'one averaged spectrum, which cannot tell them apart; their order follows mainly how ' +
      'such compounds are usually drawn.',
  ),
  'rival-tautomer-again': says({}, () => 'Another tautomer of the first.'),
  'rival-tautomer-minor': says(
    {},
    () =>
      'It is a tautomer of the first, in a form that such compounds hardly ever take; NMR would show ' +
      'the usual one.',
  ),
  'these-inseparable': says(
    { count: 'count' },
    (v) => `These spectra do not tell ${v.count} of these from the first.`,
  ),
  'rival-favoured': says(
    {
      technique: 'technique',
      observed: 'position',
      rivalPredicted: 'position',
      rivalSd: 'position',
      predicted: 'position',
      sd: 'position',
    },
    (v) =>
      `In its favour: ${v.technique} ${v.observedPlace}, predicted at ${v.rivalPredicted} ± ` +
      `${v.rivalSd} here and at ${v.predicted} ± ${v.sd} for the first.`,
  ),
  'no-rival': says({}, () => 'No other isomer comes near.'),
};
