import { fitOf, type Fit } from '../judging/confidence.ts';
import { weigh } from '../judging/judge.ts';
import { WEIGHT_VECTOR } from '../judging/weights.ts';
import type { EngineData } from '../identify.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { BenchCase } from './cases.ts';
import { swapped } from './controls.ts';
import type { CaseResult } from './run-case.ts';
import { termsOf } from './terms-of.ts';

/** What the probability of "none of these" may depend on, in the order of `featuresOf`. */
export const FEATURES = ['carbon', 'proton', 'rules', 'unknown', 'incomplete'] as const;

/** One run of a case as the judge sees it now. */
export interface Outcome {
  readonly facts: SpectralFacts;
  readonly complete: boolean;
  /** Finalists, best first. */
  readonly finalists: readonly { readonly terms: Float64Array; readonly score: number }[];
  /** Place of the truth among them; -1 where it is absent. */
  readonly truth: number;
}

export const featuresOf = ({ carbon, proton, rules, unknown, complete }: Fit): number[] => [carbon, proton, rules, unknown, complete ? 0 : 1];

/** Features of the finalist at `place`. */
export const featuresAt = ({ finalists, facts, complete }: Outcome, place: number): number[] => featuresOf(fitOf(finalists[place].terms, facts, complete));

/** Judges the finalists of bench runs again: those of the cases themselves, and those under another formula's spectra. Runs without finalists are left out. */
export function readOutcomes(runs: { readonly own: readonly CaseResult[]; readonly swapped: readonly CaseResult[] }, all: readonly BenchCase[], data: EngineData): { own: Outcome[]; foreign: Outcome[] } {
  const indexOf = new Map(all.map((test, index) => [test.id, index]));
  const outcome = (result: CaseResult, spectraOf: Pick<BenchCase, 'formula' | 'spectra'>, isOwn: boolean): Outcome[] => {
    const withTruth = isOwn && result.rank !== null;
    const { facts, terms } = termsOf(spectraOf, withTruth ? [result.answer, ...result.rivals] : result.rivals, data);
    const finalists = terms.map((each) => ({ terms: each, score: weigh(each, WEIGHT_VECTOR) })).sort((a, b) => b.score - a.score);
    return finalists.length === 0 ? [] : [{ facts, complete: result.method === 'exhaustive', finalists, truth: withTruth ? finalists.findIndex((each) => each.terms === terms[0]) : -1 }];
  };
  return {
    own: runs.own.flatMap((result) => outcome(result, all[indexOf.get(result.id)!], true)),
    foreign: runs.swapped.flatMap((result) => {
      const index = indexOf.get(result.id)!;
      return outcome(result, swapped(all[index], index, all), false);
    }),
  };
}
