import { techniqueOf as spectraOf } from '@elucida/spectra/techniques/registry';
import { allTechniques } from '../../techniques/registry.ts';
import type { SpectralFacts } from '../../constraints/spectral-facts.ts';
import { fitOf } from '../../judging/confidence.ts';
import type { Judge } from '../../judging/judge.ts';
import { TERMS } from '../../judging/terms.ts';
import type { Met } from './met.ts';

/**
 * Steps (a checkpoint each: a neighbour made, looked up, known or implausible) that cost as much as
 * one evaluation.
 */
const STEPS_PER_EVALUATION = 5;
/** Steps between two looks whether the search has settled. */
const LOOK_EVERY = 64;
/**
 * A search whose best candidate does not fit gives up when it has not been bettered for so many
 * times the patience.
 */
const PATIENCE_WITHOUT_FIT = 3;

/**
 * Heavy atoms above which correlations are worth a longer search. It begins at annealed molecules: of 26
 * heavy atoms it took as long as the annealing, and 90,000 evaluations found no more than 40,000.
 */
const LARGE = 20;

/** When a search has done enough. */
export interface SearchBudget {
  /** Most evaluations. */
  readonly most: number;
  /** Whether the best molecule noted fits the spectra. */
  readonly isFitting: boolean;
  /** Takes note of a molecule met. */
  note(met: Met): void;
  /** Less is enough: independent runs that correlations guide have ended in the same molecule. */
  shorten(): void;
  /** Counts a step and says whether the search is to end. */
  isSpent(): boolean;
  /** Share of the most work done, 0–1. */
  share(): number;
}

/**
 * Work of the search, in evaluations: at least `least`; once the best candidate fits, until the
 * best score has not risen for `patience`; never more than `most`. Without spectra a few
 * suggestions do.
 */
function limitsOf({ formula: { heavyAtoms }, techniques }: SpectralFacts): {
  least: number;
  most: number;
  patience: number;
} {
  if (techniques.length === 0) return { least: 3_000, most: 3_000, patience: 3_000 };
  if (heavyAtoms <= 12) return { least: 3_000, most: 20_000, patience: 2_400 };
  if (heavyAtoms > LARGE && techniques.some((type) => spectraOf(type).pair !== null))
    return { least: 8_000, most: 40_000, patience: 8_000 };
  return heavyAtoms <= 15
    ? { least: 4_500, most: 24_000, patience: 3_500 }
    : { least: 8_000, most: 30_000, patience: 5_500 };
}

/** What is left to find once runs of annealing agree: rivals, near what they found. */
const AFTER_AGREEMENT = { least: 2_000, patience: 1_500 };

/** A budget that ends the search when the best candidate fits and has not been bettered for long. */
export function searchBudget(facts: SpectralFacts, judge: Judge): SearchBudget {
  const { most, ...limits } = limitsOf(facts);
  let { least, patience } = limits;
  const terms = new Float64Array(TERMS.length);
  let best = -Infinity;
  let bestFits = false;
  let risenAt = 0;
  let evaluations = 0;
  let steps = 0;
  const work = (): number => evaluations + steps / STEPS_PER_EVALUATION;

  function isOver(): boolean {
    const since = work() - risenAt;
    return (
      work() >= most ||
      (work() >= least && since >= (bestFits ? patience : PATIENCE_WITHOUT_FIT * patience))
    );
  }

  function fits(met: Met): boolean {
    judge.byIncrements(met, terms);
    const { shortfall } = fitOf(terms, facts, false);
    return allTechniques().every(
      ({ type, fit }) => fit.kind !== 'shifts' || !((shortfall[type] ?? Infinity) < fit.fitting),
    );
  }

  return {
    most,
    get isFitting() {
      return bestFits;
    },
    note(met) {
      evaluations++;
      if (met.fitness <= best) return;
      [best, risenAt] = [met.fitness, work()];
      bestFits = fits(met);
    },
    shorten() {
      least = Math.min(least, AFTER_AGREEMENT.least);
      patience = Math.min(patience, AFTER_AGREEMENT.patience);
    },
    isSpent: () => ++steps % LOOK_EVERY === 0 && isOver(),
    share: () => Math.min(1, work() / most),
  };
}
