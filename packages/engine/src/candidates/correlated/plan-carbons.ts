import type { JointFacts } from '../../techniques/correlations/joint/joint-facts.ts';
import { KINDS } from '../../nmr/align-signals.ts';
import type { Random } from '../search/random.ts';
import { drawIndex } from './draws.ts';

/** One carbon of a molecule to be built. */
export interface PlannedCarbon {
  /** ¹³C signal that it has; −1 where no spectrum shows it. */
  readonly signal: number;
  /** Hydrogens that it should carry. */
  readonly hydrogens: number;
}

/** Log penalties within this of the least are possible kinds. */
const POSSIBLE_KIND = 1;
/** Above, carbons are sp², ppm. */
const SP2_FROM = 112;
/** Carbons of arenes, of which two are often alike, ppm. */
const ARENE = [105, 142] as const;
/** How often two carbons share a signal: arene CH, methyl, others. By judgement. */
const SHARED = { arene: 4, methyl: 2, other: 0.4 } as const;
/**
 * The same of carbons that have no signal where the list is made of HMBC and HSQC: those without hydrogens
 * that no hydrogen is near. By judgement.
 */
const UNSEEN = 12;
const ATTEMPTS = 40;

/** Numbers of hydrogens that a signal may mean. */
function possibleKinds({ kinds }: JointFacts, signal: number): number[] {
  const all = [0, 1, 2, 3];
  if (kinds === null) return all;
  const costs = all.map((hydrogens) => kinds[KINDS * signal + hydrogens]);
  const least = Math.max(...costs);
  return all.filter((hydrogens) => costs[hydrogens] >= least - POSSIBLE_KIND);
}

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
  const weights = signals.map((signal): number => {
    const shift = facts.carbon[signal];
    const possible = possibleKinds(facts, signal);
    if (shift >= ARENE[0] && shift <= ARENE[1]) return SHARED.arene;
    return shift < 62 && possible.includes(3) ? SHARED.methyl : SHARED.other;
  });
  const chosen = [...signals];
  if (facts.isDerived) weights.push(UNSEEN);
  while (chosen.length < count) chosen.push(signals[drawIndex(random, weights)] ?? -1);
  return chosen;
}
