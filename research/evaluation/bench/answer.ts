import type { ModelsReport } from '@elucida/contract/models';
import { answerKey } from '../cases/answer-key.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import type { CaseOutcome } from '../summary/summarise.ts';

/** The fields of an answer line that scoring looks at. */
export interface Answer {
  readonly id: string;
  readonly status: 'ok' | 'inconclusive' | 'error';
  readonly detail?: string;
  readonly elapsed_ms?: number;
  readonly confidence?: number;
  readonly candidates?: readonly {
    readonly smiles: string;
    readonly rank: number;
    readonly confidence: number;
  }[];
  readonly formula_hint?: { readonly formula: string; readonly smiles: string };
  readonly models?: ModelsReport;
  /** Where AI models took part: what the engine answers without them. */
  readonly engine_alone?: Omit<Answer, 'id'>;
}

/**
 * Rank of the truth among an answer's candidates, by constitution; ties count at their worst place.
 * Infinity when absent.
 */
export function rankOfTruth(answer: Answer, truth: string): number {
  const wanted = answerKey(truth);
  const found = (answer.candidates ?? []).find(({ smiles }) => answerKey(smiles) === wanted);
  if (found === undefined) return Infinity;
  return (answer.candidates ?? []).filter(({ rank }) => rank <= found.rank).length;
}

/** How a case came out; without an answer, as an error. */
export function outcomeOf(c: BenchCase, answer: Answer | undefined): CaseOutcome {
  const rank = answer === undefined ? Infinity : rankOfTruth(answer, c.answer);
  return {
    rank: rank === Infinity ? null : rank,
    confidence: answer?.candidates?.[0]?.confidence ?? 0,
    status: STATUSES[answer?.status ?? 'error'],
    seconds: (answer?.elapsed_ms ?? 0) / 1000,
  };
}
const STATUSES = { ok: 'identified', inconclusive: 'inconclusive', error: 'error' } as const;
