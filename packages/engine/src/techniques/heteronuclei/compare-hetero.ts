import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import { emptyClasses, type SignalClasses } from '../../nmr/signal-classes.ts';
import {
  environmentOf,
  labelAtoms,
  type ExplainedMolecule,
} from '../../statements/explained-candidate.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { heteroClasses, type HeteroTraits } from './hetero-nucleus.ts';

/** Log odds that another number of signals is worth. */
const COUNT_POWER = 5;
/** Standard deviations from which on a difference is worth a measurement, and the most it is trusted. */
const CLEAR_SD = 2,
  MOST_POWER = 6;

function classesOf(traits: HeteroTraits, molecule: ExplainedMolecule): SignalClasses {
  const classes = emptyClasses();
  heteroClasses(traits, molecule, classes);
  return classes;
}

/** What its spectrum would show: another number of signals, or a signal clearly elsewhere. */
export function compareHetero(traits: HeteroTraits, { best, rival, names }: Pair): Measurement[] {
  const mine = classesOf(traits, best);
  const theirs = classesOf(traits, rival);
  const nucleus = traits.element;
  const technique = traits.type;
  if (mine.count !== theirs.count)
    return [
      {
        power: COUNT_POWER,
        statement: {
          kind: 'settle-hetero-count',
          technique,
          values: { ...names, nucleus, count: mine.count, rivalCount: theirs.count },
        },
      },
    ];
  const gaps = [...Array(mine.count).keys()].map((i) => ({
    i,
    z:
      Math.abs(mine.shift[i] - theirs.shift[i]) /
      Math.hypot(mine.sd[i], theirs.sd[i], traits.costs.widen),
  }));
  const widest = gaps.sort((a, b) => b.z - a.z)[0];
  if (widest === undefined || widest.z < CLEAR_SD) return [];
  const at = (molecule: ExplainedMolecule, { symmetryClass }: SignalClasses) =>
    atomsOfClass(molecule.perception, symmetryClass[widest.i]);
  return [
    {
      power: Math.min(MOST_POWER, widest.z ** 2 / 2),
      statement: {
        kind: 'settle-hetero-shift',
        technique,
        values: {
          ...names,
          nucleus,
          shift: mine.shift[widest.i],
          environment: environmentOf(best, at(best, mine)[0]),
          atoms: labelAtoms(best, at(best, mine)),
          rivalShift: theirs.shift[widest.i],
          otherEnvironment: environmentOf(rival, at(rival, theirs)[0]),
        },
      },
    },
  ];
}
