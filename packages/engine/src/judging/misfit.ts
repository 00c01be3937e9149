import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import {
  alignProtons,
  emptyProtonAlignment,
  sharedProtons,
  WIDEN_PPM,
} from '../techniques/proton/align-protons.ts';
import { alignSignals, traceAlignment } from '../nmr/align-signals.ts';
import type { Molecule } from './molecule.ts';
import { C13_NARROW } from './nmr-terms.ts';
import {
  boundProtonClasses,
  carbonClasses,
  emptyClasses,
  exchangeableClasses,
  MAX_CLASSES,
  type SignalClasses,
} from '../nmr/signal-classes.ts';
import { HALF_POWER, inverseSquare } from '../nmr/student-t.ts';

/** Misfit of an atom without a signal, log units, and the most that one with a signal can have. */
const MISSING = 7;
/** Log units that a hydrogen counts against a carbon, as in the score. */
const HYDROGEN_WEIGHT = 0.6;

const carbons = emptyClasses();
const bound = emptyClasses();
const exchangeable = emptyClasses();
const alignment = emptyProtonAlignment();
const signalOf = new Int16Array(MAX_CLASSES);

/**
 * How badly each atom, as the small network predicts it, agrees with the signal that it is assigned to, log
 * units, written to `out`: where a search
 * should change the molecule. Atoms without a signal of their own have none.
 */
export function atomMisfit(
  { graph, perception }: Molecule,
  facts: SpectralFacts,
  predictor: ShiftPredictor,
  out: Float64Array,
): void {
  out.fill(0, 0, graph.atomCount);
  const prediction = predictor.bySmallNetwork(graph, perception);
  if (facts.carbon) {
    carbonClasses({ graph, perception, predicted: prediction.shifts('C13') }, carbons);
    alignSignals(carbons, facts.carbon.shift, C13_NARROW, facts.carbon.leave);
    traceAlignment(carbons.count, facts.carbon.shift.length, signalOf);
    for (let i = 0; i < carbons.count; i++) {
      const misfit =
        signalOf[i] < 0
          ? MISSING
          : surprise(
              facts.carbon.shift[signalOf[i]] - carbons.shift[i],
              carbons.sd[i],
              C13_NARROW.widen,
            );
      addToClass(carbons, i, misfit);
    }
  }
  if (facts.proton && facts.proton.slotShift.length > 0) {
    const source = { graph, perception, predicted: prediction.shifts('H1') };
    boundProtonClasses(source, bound);
    exchangeableClasses(source, exchangeable);
    alignProtons(bound, exchangeable, facts.proton, alignment);
    for (let i = 0; i < bound.count; i++) {
      let sum = MISSING * alignment.unseen[i];
      facts.proton.signals.forEach(({ shift }, j) => {
        sum +=
          sharedProtons(alignment, i, j) * surprise(shift - bound.shift[i], bound.sd[i], WIDEN_PPM);
      });
      addToClass(bound, i, (HYDROGEN_WEIGHT * sum) / bound.nuclei[i]);
    }
  }

  function addToClass(classes: SignalClasses, entry: number, misfit: number): void {
    for (let a = 0; a < graph.atomCount; a++)
      if (perception.symmetryClass[a] === classes.symmetryClass[entry]) out[a] += misfit;
  }
}

/** How much less likely a difference is than none, log units. */
function surprise(difference: number, sd: number, widen: number): number {
  return Math.min(
    MISSING,
    HALF_POWER * Math.log(1 + difference * difference * inverseSquare(Math.hypot(sd, widen))),
  );
}
