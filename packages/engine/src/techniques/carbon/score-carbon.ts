import type { Molecule } from '@elucida/molecules/molecule';
import { assignSignals } from '../../nmr/assign-signals.ts';
import { showsAnomers } from '../../nmr/anomers.ts';
import { expectedScore } from '../../nmr/expected-score.ts';
import { carbonClasses, emptyClasses, MAX_CLASSES } from '../../nmr/signal-classes.ts';
import { MISSING, surprise } from '../../nmr/surprise.ts';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import type { ScoreInput } from '../technique.ts';
import { C13_NARROW, C13_WIDE } from '../../nmr/carbon-costs.ts';
import type { CarbonSignals } from './carbon-signals.ts';
import { CARBON_TERMS } from './carbon-weights.ts';
import { alignDivided, expectedOfSecond } from './second-signals.ts';

const carbons = emptyClasses();
const signalOf = new Int16Array(MAX_CLASSES);

/** Writes the ¹³C terms of a molecule. */
export function scoreCarbon({
  molecule,
  facts,
  shiftsOf,
  terms,
  divided,
}: ScoreInput<CarbonSignals>): void {
  carbonClasses({ ...molecule, predicted: shiftsOf('C13') }, carbons);
  const [narrow, wide] = divided
    ? alignDivided(molecule, carbons, facts, [C13_NARROW, C13_WIDE])
    : [C13_NARROW, C13_WIDE].map((costs) => assignSignals(carbons, facts.shift, costs, facts));
  terms[CARBON_TERMS['c13-narrow']] = narrow;
  terms[CARBON_TERMS['c13-wide']] = wide;
  const second =
    divided && showsAnomers(molecule) ? Math.max(0, facts.own.length - carbons.count) : 0;
  terms[CARBON_TERMS['c13-expected']] =
    expectedScore(carbons, C13_NARROW.widen, false) + expectedOfSecond(second);
}

/** How badly each carbon agrees with its signal (`ScorePart.misfit`). */
export function carbonMisfit(
  molecule: Molecule,
  { shift, leave, kinds }: CarbonSignals,
  { shiftsOf, add }: { shiftsOf: ShiftsOf; add: (symmetryClass: number, misfit: number) => void },
): void {
  carbonClasses({ ...molecule, predicted: shiftsOf('C13') }, carbons);
  assignSignals(carbons, shift, C13_NARROW, { leave, kinds, signalOf });
  for (let i = 0; i < carbons.count; i++)
    add(
      carbons.symmetryClass[i],
      signalOf[i] < 0
        ? MISSING
        : surprise(shift[signalOf[i]] - carbons.shift[i], carbons.sd[i], C13_NARROW.widen),
    );
}
