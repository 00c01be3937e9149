import { pluralOf } from '../format/plural.ts';
import type { ExerciseText } from './exercise-text.ts';

const plural = pluralOf('es');

export const exerciseEs: ExerciseText = {
  noHydrogen: (v) => `${v.atoms} no tiene ningún hidrógeno.`,
  noCarbon: (v) => `${v.atoms} no es un carbono.`,
  integral: (v) =>
    `${v.atoms}: ${plural(v.hydrogens, { one: 'un hidrógeno', other: `${v.hydrogens} hidrógenos` })}; ` +
    `la señal integra ${v.integral}H.`,
  neighbours: (v) =>
    `${v.atoms}: ${plural(v.neighbours, {
      zero: 'ningún hidrógeno',
      one: 'un hidrógeno',
      other: `${v.neighbours} hidrógenos`,
    })} en carbonos vecinos; la señal figura como ${v.mult}.`,
  expected: (v) =>
    `${v.atoms}: se esperan ${v.expected} ± ${v.sd} ppm; la señal está a ${v.observed} ppm.`,
  twice: (v) => `${v.atoms} da una sola señal, y tú le has dado más.`,
  incomplete: (v) => `${v.kinds} tipos de átomos dan esta señal.`,
  step: (v) => `${v.signal}: ${v.atoms}, ${v.environment}.`,
  exchanged: (v) => `**${v.one}** es ${v.atoms}, y **${v.other}** es ${v.others}.`,
  band: (v) =>
    `**${v.position} cm⁻¹** es la banda de ${v.vibration}. En esta molécula, la banda de ${v.named} ` +
    `está entre ${v.from} y ${v.to} cm⁻¹.`,
};
