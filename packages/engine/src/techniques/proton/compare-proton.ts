import { compareClasses, widestShift, type ComparedNucleus } from '../../nmr/compare-classes.ts';
import { boundProtonClasses } from '../../nmr/signal-classes.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { WIDEN_PPM } from './align-protons.ts';

/** What is compared of hydrogens on carbon. */
export const COMPARED_PROTON: ComparedNucleus = {
  nucleus: 'H1',
  classes: boundProtonClasses,
  signals: null,
  widen: WIDEN_PPM,
  clear: 0.2,
};

/** What a 1H spectrum would show: hydrogens on carbon clearly elsewhere. */
export function compareProton(pair: Pair): Measurement[] {
  const widest = widestShift(COMPARED_PROTON, pair, compareClasses(COMPARED_PROTON, pair));
  return widest === null
    ? []
    : [
        {
          power: widest.power,
          statement: { kind: 'settle-proton-shift', technique: 'H1NMR', values: widest.values },
        },
      ];
}
