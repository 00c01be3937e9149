import { signalsOfClasses } from '@elucida/molecules/signals-of-classes';
import { compareClasses, widestShift, type ComparedNucleus } from '../../nmr/compare-classes.ts';
import { carbonClasses } from '../../nmr/signal-classes.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { C13_NARROW } from '../../nmr/carbon-costs.ts';
import { carbonsOnBoron } from './on-boron.ts';

/** Log odds that a different number of signals is worth: one overlap or impurity may blur it. */
const COUNT_POWER = 5;

/** What is compared of carbons. */
export const COMPARED_CARBON: ComparedNucleus = {
  nucleus: 'C13',
  classes: carbonClasses,
  signals: ({ graph, perception }) => signalsOfClasses(graph, perception),
  widen: C13_NARROW.widen,
  clear: 3,
};

/** What a 13C spectrum would show: another number of signals, or one signal clearly elsewhere. */
export function compareCarbon(pair: Pair): Measurement[] {
  const compared = compareClasses(COMPARED_CARBON, pair);
  const {
    a: { length: count },
    b: { length: rivalCount },
  } = compared;
  // Carbons on boron may or may not be seen.
  const unsure = carbonsOnBoron(pair.best.graph).length + carbonsOnBoron(pair.rival.graph).length;
  if (Math.abs(count - rivalCount) > unsure)
    return [
      {
        power: COUNT_POWER,
        statement: {
          kind: 'settle-carbon-count',
          technique: 'C13NMR',
          values: { ...pair.names, count, rivalCount },
        },
      },
    ];
  const widest = widestShift(COMPARED_CARBON, pair, compared);
  return widest === null
    ? []
    : [
        {
          power: widest.power,
          statement: { kind: 'settle-carbon-shift', technique: 'C13NMR', values: widest.values },
        },
      ];
}
