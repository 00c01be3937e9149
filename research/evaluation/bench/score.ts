import { constitutionKey, graphFromSmiles } from '@elucida/engine/molecules/smiles';
import type { ModelsReport } from '@elucida/contract/models';
import type { BenchCase } from './cases.ts';
import { brierScore, calibrationError, quantile, wilson } from '../summary/statistics.ts';

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
  readonly models?: ModelsReport;
  /** Where AI models took part: what the engine answers without them. */
  readonly engine_alone?: Omit<Answer, 'id'>;
}

const keyOf = (smiles: string) => constitutionKey(graphFromSmiles(smiles));

/**
 * Rank of the truth among an answer's candidates, by constitution; ties count at their worst place.
 * Infinity when absent.
 */
export function rankOfTruth(answer: Answer, truth: string): number {
  const wanted = keyOf(truth);
  const found = (answer.candidates ?? []).find(({ smiles }) => keyOf(smiles) === wanted);
  if (found === undefined) return Infinity;
  return (answer.candidates ?? []).filter(({ rank }) => rank <= found.rank).length;
}

const percent = (x: number) => (100 * x).toFixed(0).padStart(3);
const share = (k: number, n: number) => {
  const [low, high] = wilson(k, n);
  return `${percent(k / n)} [${percent(low).trim()}–${percent(high).trim()}]`;
};

export const HEADER =
  `${'cases'.padEnd(34)}${'n'.padStart(4)}  ${'top-1 % [95 %]'.padEnd(15)} ${'top-3'.padStart(5)} ` +
  `${'top-10'.padStart(6)} ${'inconcl.'.padStart(8)} ${'≥0.9 right'.padStart(11)} ` +
  `${'ECE'.padStart(6)} ${'Brier'.padStart(6)} ${'median s'.padStart(9)} ${'95 % s'.padStart(7)} ` +
  `${'errors'.padStart(6)}`;

/** One line of the bench's table. */
export function summarise(
  name: string,
  cases: readonly BenchCase[],
  answers: ReadonlyMap<string, Answer>,
): string {
  const rows = cases.map((c) => {
    const answer = answers.get(c.id) ?? { id: c.id, status: 'error' as const };
    return {
      answer,
      rank: rankOfTruth(answer, c.answer),
      confidence: answer.candidates?.[0]?.confidence ?? 0,
    };
  });
  const n = rows.length;
  if (n === 0) return `${name.padEnd(34)}${'0'.padStart(4)}`;
  const within = (k: number) => rows.filter(({ rank }) => rank <= k).length;
  const stated = rows.map(({ rank, confidence }) => ({ confidence, right: rank === 1 }));
  const sure = stated.filter(({ confidence }) => confidence >= 0.9);
  const seconds = rows.map(({ answer }) => (answer.elapsed_ms ?? 0) / 1000);
  return [
    name.padEnd(34),
    String(n).padStart(4),
    '  ',
    share(within(1), n).padEnd(15),
    ' ',
    percent(within(3) / n).padStart(5),
    ' ',
    percent(within(10) / n).padStart(6),
    ' ',
    percent(rows.filter(({ answer }) => answer.status === 'inconclusive').length / n).padStart(8),
    ' ',
    `${sure.filter((s) => s.right).length}/${sure.length}`.padStart(11),
    ' ',
    calibrationError(stated).toFixed(3).padStart(6),
    ' ',
    brierScore(stated).toFixed(3).padStart(6),
    ' ',
    quantile(seconds, 0.5).toFixed(2).padStart(9),
    ' ',
    quantile(seconds, 0.95).toFixed(2).padStart(7),
    ' ',
    String(rows.filter(({ answer }) => answer.status === 'error').length).padStart(6),
  ].join('');
}
