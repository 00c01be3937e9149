import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { performance } from 'node:perf_hooks';
import { judgeAsGiven, judgeRequest, type EngineData } from '@elucida/engine/identify';
import { ranksOf } from '@elucida/engine/judging/finalist-ranking';
import { canonicalSmiles, constitutionKey } from '@elucida/molecules/smiles';
import { unattended } from '@elucida/engine/stages';
import { answerKey } from '../cases/answer-key.ts';
import { groupOf, type BenchCase, type CaseGroup } from '../cases/bench-case.ts';

export interface CaseResult {
  readonly id: string;
  readonly group: CaseGroup;
  readonly formula: string;
  readonly answer: string;
  /** Rank of the truth among the finalists; null where it is not among them. */
  readonly rank: number | null;
  readonly verdict: 'identified' | 'inconclusive';
  readonly reason?: string;
  /** Techniques whose spectra contradicted the formula. */
  readonly setAside: readonly string[];
  readonly confidence: number;
  readonly none: number;
  readonly method: string;
  readonly considered: number;
  readonly milliseconds: number;
  /** Processor time: what the case costs on a machine that does nothing else. */
  readonly cpuMilliseconds: number;
  readonly best: string | null;
  /** SMILES of the best wrong finalists, best first: for fitting and for looking at failures. */
  readonly rivals: readonly string[];
}

/** Rivals that are kept. */
const KEPT = 60;

/** Runs one case. */
export function runCase(
  test: BenchCase,
  data: EngineData,
  options: { useLibrary: boolean; seed: number; asGiven: boolean },
): CaseResult {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.id}: ${test.formula} is no formula`);
  const { formula } = parsed;
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  const { judged, search, certainty, setAside } = (options.asGiven ? judgeAsGiven : judgeRequest)(
    {
      formula,
      spectra: test.spectra,
      top: 10,
      seed: options.seed,
      useLibrary: options.useLibrary,
      hide: [],
    },
    data,
    unattended,
  );
  const milliseconds = performance.now() - started;
  const cpu = process.cpuUsage(cpuBefore);

  const truthKey = answerKey(test.answer);
  const ranks = ranksOf(judged.map(({ score }) => score));
  const at = judged.findIndex(({ graph }) => constitutionKey(graph) === truthKey);
  return {
    id: test.id,
    group: groupOf(test),
    formula: test.formula,
    answer: test.answer,
    rank: at < 0 ? null : ranks[at],
    verdict: certainty.verdict,
    ...(certainty.reason && { reason: certainty.reason }),
    setAside,
    confidence: certainty.probabilities[0] ?? 0,
    none: certainty.none,
    method: search.method,
    considered: search.considered,
    milliseconds,
    cpuMilliseconds: (cpu.user + cpu.system) / 1000,
    best: judged.length > 0 ? canonicalSmiles(judged[0].graph) : null,
    rivals: judged
      .filter((_, i) => i !== at)
      .slice(0, KEPT)
      .map(({ graph }) => canonicalSmiles(graph)),
  };
}
