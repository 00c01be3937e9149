import type { SpectrumType } from '@elucida/spectra/spectrum';
import { fragmentFilter } from '../candidates/fragment-filter.ts';
import { reportFacts } from '../constraints/report-facts.ts';
import { readFacts, type SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Identification, IdentifyRequest } from '../identification.ts';
import { assess } from '../judging/confidence.ts';
import { makeJudge, type Judge } from '../judging/judge.ts';
import { factsWithout, weightsWithout } from '../judging/set-aside.ts';
import { certaintyWithDoubt, type FormulaDoubt } from '../judging/formula-doubt.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { canFormSalt } from '../salts/write-salt.ts';
import type { Salt } from '../salts/salt.ts';
import type { Task } from '../stages.ts';
import type { DoubtFormula } from './doubt.ts';
import { isOnlyIsomer } from './is-only-isomer.ts';
import { joinTautomers } from './join-tautomers.ts';
import type { Judged } from './judged.ts';
import { setSpectraAside, type Verdict } from './set-spectra-aside.ts';

/** The finalists found and judged by all spectra, or by those left when some are set aside. */
export interface Pass {
  readonly setAside: readonly SpectrumType[];
  /** Each judged by itself (tautomers not yet together), best first. */
  readonly judged: readonly Judged[];
  readonly search: Identification['search'];
  /** The salt that the molecules judged belong to, where the formula is one. */
  readonly salt?: Salt;
}

/** All finalists of a request with their scores, best first, and how sure the judgement is. */
export interface Judgement extends Verdict {
  readonly facts: SpectralFacts;
  /** What was found and judged on the way, in order: first by all spectra. */
  readonly passes: readonly Pass[];
  /** As in the passes. */
  readonly salt?: Salt;
  /** Where something asked whether the formula is mistyped. */
  readonly doubt?: FormulaDoubt;
}

export interface FindInput {
  readonly setAside: readonly SpectrumType[];
  /** The facts without those of the spectra set aside. */
  readonly counted: SpectralFacts;
  readonly judge: Judge;
  readonly weights: Float64Array;
  readonly task: Task;
}
/** Where the finalists of a pass come from: a search, or an earlier analysis. */
export type Find = (input: FindInput) => Pick<Pass, 'judged' | 'search'>;

export interface PassOptions {
  readonly request: IdentifyRequest;
  readonly predictor: ShiftPredictor;
  readonly task: Task;
  /** All spectra count in full, even where they contradict the formula. */
  readonly asGiven?: boolean;
  /** The salt whose core the request's formula is. */
  readonly salt?: Salt;
  /** Weighs that the formula is mistyped. */
  readonly doubtFormula?: DoubtFormula;
}

/**
 * Facts → finalists → judgement → confidence; without some spectra once more where they contradict
 * the formula.
 */
export function judgeInPasses(
  find: Find,
  { request, predictor, task, asGiven = false, salt, doubtFormula }: PassOptions,
): Judgement {
  const facts = readFacts(request.formula, request.spectra);
  reportFacts(facts, task);
  const passes: Pass[] = [];
  const faultsOf = fragmentFilter(request.fragments);
  const judgeWithout = (
    setAside: readonly SpectrumType[],
    watched: Task,
  ): Pick<Verdict, 'judged' | 'search'> => {
    const weights = weightsWithout(setAside);
    const judge = makeJudge({ facts, predictor, weights });
    const counted = setAside.length === 0 ? facts : factsWithout(facts, setAside);
    const found = find({ setAside, counted, judge, weights, task: watched });
    const judged = salt
      ? found.judged.filter(({ graph }) => canFormSalt(graph, salt))
      : found.judged;
    passes.push({ setAside, ...found, judged, ...(salt && { salt }) });
    const joined = joinTautomers(judged, judge, watched);
    return {
      judged: faultsOf ? joined.filter((each) => faultsOf(each) === 0) : joined,
      search: found.search,
    };
  };
  const { judged, search } = judgeWithout([], task);
  const certainty = assess(judged, facts, {
    complete: search.complete,
    onlyIsomer: facts.techniques.length === 0 && isOnlyIsomer(request.formula, task),
  });
  const doubt = doubtFormula?.({ judged, certainty, facts, complete: search.complete }) ?? null;
  const first: Verdict = {
    judged,
    search,
    certainty: doubt ? certaintyWithDoubt(certainty, doubt) : certainty,
    setAside: [],
  };
  // A neighbouring formula that explains all spectra leaves none to set aside.
  const again =
    asGiven || doubt?.hint
      ? null
      : setSpectraAside(first, facts, {
          judgeWithout: (setAside) => judgeWithout(setAside, quietly(task)),
          task,
        });
  return { facts, passes, ...first, ...again, ...(salt && { salt }), ...(doubt && { doubt }) };
}

/** Further passes can be cancelled; their progress would run backwards. */
export const quietly = (task: Task): Task => ({
  progress: () => {},
  checkpoint: () => task.checkpoint(),
});
