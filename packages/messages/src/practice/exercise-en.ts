import { pluralOf } from '../format/plural.ts';
import type { ExerciseText } from './exercise-text.ts';

const plural = pluralOf('en');

export const exerciseEn: ExerciseText = {
  noHydrogen: (v) => `${v.atoms} has no hydrogen.`,
  noCarbon: (v) => `${v.atoms} is not a carbon.`,
  integral: (v) =>
    `${v.atoms}: ${plural(v.hydrogens, { one: 'one hydrogen', other: `${v.hydrogens} hydrogens` })}; ` +
    `the signal integrates to ${v.integral}H.`,
  neighbours: (v) =>
    `${v.atoms}: ${plural(v.neighbours, {
      zero: 'no hydrogens',
      one: 'one hydrogen',
      other: `${v.neighbours} hydrogens`,
    })} on neighbouring carbons; the signal is listed as ${v.mult}.`,
  expected: (v) =>
    `${v.atoms}: ${v.expected} ± ${v.sd} ppm expected; the signal is at ${v.observed} ppm.`,
  twice: (v) => `${v.atoms} gives one signal, and you gave it more.`,
  incomplete: (v) => `${v.kinds} kinds of atoms give this signal.`,
  step: (v) => `${v.signal}: ${v.atoms}, ${v.environment}.`,
  exchanged: (v) => `**${v.one}** is ${v.atoms}, and **${v.other}** is ${v.others}.`,
  band: (v) =>
    `**${v.position} cm⁻¹** is the ${v.vibration}. In this molecule the ${v.named} lies at ` +
    `${v.from}–${v.to} cm⁻¹.`,
};
