import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { fragmentFilter } from '../candidates/fragment-filter.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Identification, IdentifyRequest } from '../identification.ts';
import { makeJudge, type Judge } from '../judging/judge.ts';
import { factsWithout, weightsWithout } from '../judging/set-aside.ts';
import { canFormSalt } from '../salts/write-salt.ts';
import type { Salt } from '../salts/salt.ts';
import type { Task } from '../stages.ts';
import type { DoubtFormula } from './doubt.ts';
import { joinTautomers } from './join-tautomers.ts';
import type { Judged } from './judged.ts';

/** What finalists of a pass are looked for by. */
export interface FindInput {
  readonly request: IdentifyRequest;
  readonly setAside: readonly SpectrumType[];
  /** The facts without those of the spectra set aside. */
  readonly counted: SpectralFacts;
  readonly judge: Judge;
  readonly weights: Float64Array;
  readonly task: Task;
  /** The salt whose core the request's formula is. */
  readonly salt?: Salt;
}
/** Where the finalists of a pass come from: a search, or an earlier analysis. */
export type Find = (input: FindInput) => Pick<Pass, 'judged' | 'search'>;

/** A request, and all that it is judged with. */
export interface Asked {
  readonly request: IdentifyRequest;
  readonly predictor: ShiftPredictor;
  readonly task: Task;
  readonly find: Find;
  /** All spectra count in full, even where they contradict the formula. */
  readonly asGiven?: boolean;
  /** The salt whose core the request's formula is. */
  readonly salt?: Salt;
  /** Weighs that the formula is mistyped. */
  readonly doubtFormula?: DoubtFormula;
}

/** The finalists found and judged by all spectra, or by those left when some are set aside. */
export interface Pass {
  readonly setAside: readonly SpectrumType[];
  /** Each judged by itself (tautomers not yet together), best first. */
  readonly judged: readonly Judged[];
  readonly search: Identification['search'];
  /** The salt that the molecules judged belong to, where the formula is one. */
  readonly salt?: Salt;
}

/** A pass, and its finalists as they are answered: tautomers together, asked fragments kept. */
export interface JudgedPass {
  readonly pass: Pass;
  readonly joined: readonly Judged[];
}

/** Candidates → judgement, by the facts of all spectra or without those of some. */
export function judgePass(
  { request, predictor, find, salt }: Asked,
  { facts, setAside, task }: Pick<Pass, 'setAside'> & { facts: SpectralFacts; task: Task },
): JudgedPass {
  const weights = weightsWithout(setAside);
  const judge = makeJudge({ facts, predictor, weights });
  const counted = setAside.length === 0 ? facts : factsWithout(facts, setAside);
  const found = find({
    request,
    setAside,
    counted,
    judge,
    weights,
    task,
    ...(salt && { salt }),
  });
  const judged = salt ? found.judged.filter(({ graph }) => canFormSalt(graph, salt)) : found.judged;
  const joined = joinTautomers(judged, judge, task);
  const faultsOf = fragmentFilter(request.fragments);
  return {
    pass: { setAside, ...found, judged, ...(salt && { salt }) },
    joined: faultsOf ? joined.filter((each) => faultsOf(each) === 0) : joined,
  };
}
