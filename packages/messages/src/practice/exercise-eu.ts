import { pluralOf } from '../format/plural.ts';
import type { ExerciseText } from './exercise-text.ts';

const plural = pluralOf('eu');

export const exerciseEu: ExerciseText = {
  noHydrogen: (v) => `${v.atoms}: ez du hidrogenorik.`,
  noCarbon: (v) => `${v.atoms}: ez da karbonoa.`,
  integral: (v) =>
    `${v.atoms}: ${plural(v.hydrogens, { one: 'hidrogeno bat', other: `${v.hydrogens} hidrogeno` })}; ` +
    `seinalearen integrala ${v.integral}H da.`,
  neighbours: (v) =>
    `${v.atoms}: ${plural(v.neighbours, {
      zero: 'hidrogenorik ez',
      one: 'hidrogeno bat',
      other: `${v.neighbours} hidrogeno`,
    })} ondoko karbonoetan; seinalea ${v.mult} gisa dago zerrendan.`,
  expected: (v) =>
    `${v.atoms}: ${v.expected} ± ${v.sd} ppm espero dira; seinalea ${v.observed} ppm-n dago.`,
  twice: (v) => `${v.atoms}: seinale bakarra ematen du, eta zuk gehiago eman diozu.`,
  incomplete: (v) => `${v.kinds} atomo motak ematen dute seinale hau.`,
  step: (v) => `${v.signal}: ${v.atoms}, ${v.environment}.`,
  exchanged: (v) => `**${v.one}**: ${v.atoms}; **${v.other}**: ${v.others}.`,
  band: (v) =>
    `**${v.position} cm⁻¹**: ${v.vibration}. Molekula honetan, ${v.named}: ` +
    `${v.from}–${v.to} cm⁻¹.`,
};
