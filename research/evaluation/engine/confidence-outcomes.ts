import { fitOf, type Fit } from '@elucida/engine/judging/confidence';
import { makeJudge } from '@elucida/engine/judging/judge';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { usualCharges } from '@elucida/molecules/usual-charges';
import type { Finalist } from '@elucida/engine/pipeline/finalists';
import { judgeFinalists } from '@elucida/engine/pipeline/judge-finalists';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { unattended } from '@elucida/engine/stages';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { EngineData } from '@elucida/engine/identify';
import type { SpectralFacts } from '@elucida/engine/constraints/spectral-facts';
import type { BenchCase } from '../cases/bench-case.ts';
import { controlled } from '../cases/controls.ts';
import type { CaseResult } from './run-case.ts';

/** What the probability of "none of these" may depend on, in the order of `featuresOf`. */
export const FEATURES = ['carbon', 'proton', 'rules', 'unknown', 'incomplete'] as const;

/** One run of a case as the judge sees it now. */
export interface Outcome {
  readonly facts: SpectralFacts;
  readonly complete: boolean;
  /** Finalists, best first. */
  readonly finalists: readonly {
    readonly terms: Float64Array;
    readonly score: number;
    readonly compound?: number;
  }[];
  /** Place of the truth among them; -1 where it is absent. */
  readonly truth: number;
}

export const featuresOf = ({ shortfall, rules, unknown, complete }: Fit): number[] => [
  shortfall.C13NMR ?? 0,
  shortfall.H1NMR ?? 0,
  rules,
  unknown,
  complete ? 0 : 1,
];

/** Features of the finalist at `place`. */
export const featuresAt = ({ finalists, facts, complete }: Outcome, place: number): number[] =>
  featuresOf(fitOf(finalists[place].terms, facts, complete));

/** A structure as a finalist of a search. */
export function finalistOf(smiles: string): Finalist {
  const graph = usualCharges(graphFromSmiles(smiles));
  const perception = perceive(graph);
  return { graph, perception, key: colourKey(perception), proposedBy: ['search'], firstScore: 0 };
}

/**
 * Judges the finalists of bench runs again: those of the cases themselves, and those under another
 * formula's spectra. Runs without finalists are left out.
 */
export function readOutcomes(
  runs: { readonly own: readonly CaseResult[]; readonly swapped: readonly CaseResult[] },
  all: readonly BenchCase[],
  data: EngineData,
): { own: Outcome[]; foreign: Outcome[] } {
  const indexOf = new Map(all.map((test, index) => [test.id, index]));
  const outcome = (
    result: CaseResult,
    spectraOf: Pick<BenchCase, 'formula' | 'spectra'>,
    isOwn: boolean,
  ): Outcome[] => {
    const parsed = parseFormula(spectraOf.formula);
    if (!parsed.ok) throw new Error(`${spectraOf.formula} is no formula`);
    const facts = readFacts(parsed.formula, spectraOf.spectra);
    const withTruth = isOwn && result.rank !== null;
    const named = (withTruth ? [result.answer, ...result.rivals] : result.rivals).map(finalistOf);
    const finalists = judgeFinalists(
      named,
      makeJudge({ facts, predictor: data.predictor }),
      unattended,
    );
    return finalists.length === 0
      ? []
      : [
          {
            facts,
            complete: result.method === 'exhaustive',
            finalists,
            truth: withTruth ? finalists.findIndex(({ key }) => key === named[0].key) : -1,
          },
        ];
  };
  return {
    own: runs.own.flatMap((result) => outcome(result, all[indexOf.get(result.id)!], true)),
    foreign: runs.swapped.flatMap((result) => {
      const index = indexOf.get(result.id)!;
      const swapped = controlled(all, index, 'swapped');
      return swapped ? outcome(result, swapped, false) : [];
    }),
  };
}
