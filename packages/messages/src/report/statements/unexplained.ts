import { says } from '../sentence.ts';
import { where } from '../where.ts';
import { plural } from './english.ts';

/** Peaks that the molecule does not explain. */
export const UNEXPLAINED_STATEMENTS = {
  'unexplained-peak': says(
    { technique: 'technique', observed: 'position' },
    (v) => `${v.technique} ${v.observedPlace}: no atom or group of this molecule explains it.`,
  ),
  'unexplained-protons': says(
    { technique: 'technique', observed: 'position', protons: 'count' },
    (v) =>
      `${v.technique} ${v.observedPlace}: ${v.protons}H of this signal ` +
      `${plural(Number(v.protons), { one: 'does', other: 'do' })} not correspond to any hydrogen of this molecule.`,
  ),
  'slow-form-enol': says(
    { technique: 'technique', positions: 'positions' },
    (v) =>
      `${v.technique} ${v.positionsPlace}: the enol form, which is in slow equilibrium with it and ` +
      `shows signals of its own.`,
  ),
  'slow-form-keto': says(
    { technique: 'technique', positions: 'positions' },
    (v) =>
      `${v.technique} ${v.positionsPlace}: the keto form, which is in slow equilibrium with it and ` +
      `shows signals of its own.`,
  ),
  'slow-form-anomer': says(
    { technique: 'technique', positions: 'positions' },
    (v) =>
      `${v.technique} ${v.positionsPlace}: signals of the second anomer. The ring of this ` +
      'hemiacetal opens and closes, so that a solution holds both anomers, each with signals of ' +
      'its own. Which signals belong to which is left open.',
  ),
  'ammonium-hydrogens': says(
    { technique: 'technique', positions: 'positions' },
    (v) =>
      `${v.technique} ${v.positionsPlace}: the hydrogens on the protonated nitrogen of this salt, ` +
      'whose shift varies with solvent and concentration.',
  ),
  'other-solvent': says(
    {
      technique: 'technique',
      positions: 'positions',
      solvent: 'solvent',
      places: 'numbers',
    },
    (v) =>
      `${v.technique} ${v.positionsPlace}: assigned to the solvent, ${v.solvent} (${v.places}).`,
  ),
  'other-water': says(
    {
      technique: 'technique',
      positions: 'positions',
      solvent: 'solvent',
      places: 'numbers',
    },
    (v) =>
      `${v.technique} ${v.positionsPlace}: assigned to water in ${v.solvent} (near ${v.places}), ` +
      'whose shift varies with concentration and temperature.',
  ),
  'other-reference': says(
    { technique: 'technique', positions: 'positions' },
    (v) => `${v.technique} ${v.positionsPlace}: assigned to the reference, TMS, at 0 ppm.`,
  ),
  'other-impurity': says(
    {
      technique: 'technique',
      positions: 'positions',
      impurity: 'impurity',
      solvent: 'solvent',
      places: 'numbers',
    },
    (v) =>
      `${v.technique} ${v.positionsPlace}: assigned to traces of ${v.impurity} in the sample (in ` +
      `${v.solvent}: ${v.places}).`,
  ),
  'other-small': says(
    { technique: 'technique', positions: 'positions' },
    (v) =>
      `${v.technique} ${v.positionsPlace}: too small an integral for a hydrogen of this molecule, ` +
      'so it is assigned to an impurity.',
  ),
  'carbon-split': says(
    {
      technique: 'technique',
      positions: 'positions',
      places: 'numbers',
      nucleus: 'nucleus',
      constant: 'number?',
    },
    (v) =>
      `${v.technique} ${v.positionsPlace}: with the line assigned at ${v.places}, one carbon that ` +
      `${v.nucleus} splits${where(v.constant, (constant) => ` (*J* of about ${constant} Hz)`)}.`,
  ),
  'unexplained-told-above': says({}, () => 'Only those listed above.'),
  'nothing-unexplained': says({}, () => 'None: every peak is assigned or named above.'),
};
