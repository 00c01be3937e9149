import type { JointFacts } from '../../techniques/correlations/joint/joint-facts.ts';
import type { Random } from '../search/random.ts';
import { drawIndex } from './draws.ts';
import { possibleKinds, shareWeights, UNSEEN } from './share-weights.ts';

/** One carbon of a molecule to be built. */
export interface PlannedCarbon {
  /** ¹³C signal that it has; −1 where no spectrum shows it. */
  readonly signal: number;
  /** Hydrogens that it should carry. */
  readonly hydrogens: number;
}

/** Above, carbons are sp², ppm. */
const SP2_FROM = 112;
const ATTEMPTS = 40;

/** A likely number of hydrogens by the shift, among those possible. */
function likelyKind(possible: readonly number[], shift: number, random: Random): number {
  const weights = possible.map((hydrogens) => {
    if (shift >= SP2_FROM) return hydrogens === 0 ? 1 : hydrogens === 1 ? 1 : 0.08;
    if (shift >= 65) return hydrogens === 3 ? 0.01 : hydrogens === 1 ? 2 : 0.6;
    if (shift <= 25) return hydrogens === 3 ? 3 : hydrogens === 2 ? 1 : 0.3;
    return 1;
  });
  return possible[drawIndex(random, weights)];
}

/**
 * A carbon for each of `count`, at random where the spectra leave it open: which signals two carbons
 * share, and how many hydrogens each carries. `hydrogens`: least and most of all
 * carbons together. Null where no plan comes out.
 */
export function planCarbons(
  facts: JointFacts,
  count: number,
  hydrogens: readonly [least: number, most: number],
  random: Random,
): PlannedCarbon[] | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const signals = chooseSignals(facts, count, random);
    const kindOf = new Map<number, number>();
    const carbons = signals.map((signal): PlannedCarbon => {
      if (signal < 0) return { signal, hydrogens: 0 };
      const shift = facts.carbon[signal];
      // Two carbons under one signal are alike.
      const kind = kindOf.get(signal) ?? likelyKind(possibleKinds(facts, signal), shift, random);
      kindOf.set(signal, kind);
      return { signal, hydrogens: kind };
    });
    const sum = carbons.reduce((total, carbon) => total + carbon.hydrogens, 0);
    if (sum >= hydrogens[0] && sum <= hydrogens[1]) return carbons;
  }
  return null;
}

function chooseSignals(facts: JointFacts, count: number, random: Random): number[] {
  const signals = Array.from(facts.carbon, (_, signal) => signal);
  // Lines that another substance may own go first where there are too many.
  while (signals.length > count) {
    const foreign = signals.findIndex((signal) => (facts.leave?.[signal] ?? -Infinity) > -Infinity);
    signals.splice(foreign >= 0 ? foreign : random.below(signals.length), 1);
  }
  const all = shareWeights(facts);
  const weights = signals.map((signal) => all[signal]);
  const chosen = [...signals];
  if (facts.isDerived) weights.push(UNSEEN);
  while (chosen.length < count) chosen.push(signals[drawIndex(random, weights)] ?? -1);
  return chosen;
}
