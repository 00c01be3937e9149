import type { Verdict } from '@elucida/contract/verification';
import type { WrongKind } from './wrong-structures.ts';

/** One structure that was asked about. */
export interface Verified {
  readonly id: string;
  readonly kind: 'truth' | WrongKind;
  readonly smiles: string;
  readonly verdict: Verdict;
  readonly probability: number;
  readonly rank: number;
  readonly seconds: number;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const BINS = [0, 0.05, 0.2, 0.5, 0.8, 0.95, 1.0001] as const;

/** Area under the curve of true against false positives: how often a truth is likelier than a wrong one. */
function area(right: readonly Verified[], wrong: readonly Verified[]): number {
  let sum = 0;
  for (const { probability: p } of right)
    for (const { probability: q } of wrong) sum += p > q ? 1 : p === q ? 0.5 : 0;
  return sum / (right.length * wrong.length);
}

/** Share of truths found at a share of wrong structures refused. */
function sensitivityAt(
  specificity: number,
  right: readonly Verified[],
  wrong: readonly Verified[],
): number {
  const sorted = wrong.map(({ probability }) => probability).sort((a, b) => a - b);
  const least = sorted[Math.min(sorted.length - 1, Math.ceil(specificity * sorted.length))];
  return right.filter(({ probability }) => probability > least).length / right.length;
}

/** Verdicts by kind, calibration, and points of the receiver operating characteristic, as lines. */
export function summarise(all: readonly Verified[]): string {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const right = all.filter(({ kind }) => kind === 'truth');
  const wrong = all.filter(({ kind }) => kind !== 'truth');
  const row = (name: string, some: readonly Verified[]): string => {
    const share = (verdict: Verdict): string =>
      percent(some.filter((each) => each.verdict === verdict).length, some.length).padStart(7);
    return (
      `${name.padEnd(10)} n ${String(some.length).padStart(4)}  consistent ${share('consistent')}  ` +
      `open ${share('open')}  inconsistent ${share('inconsistent')}`
    );
  };
  let error = 0;
  const calibration = BINS.slice(0, -1).flatMap((from, i) => {
    const some = all.filter(({ probability: p }) => p >= from && p < BINS[i + 1]);
    if (some.length === 0) return [];
    const said = some.reduce((sum, { probability }) => sum + probability, 0) / some.length;
    const found = some.filter(({ kind }) => kind === 'truth').length / some.length;
    error += (some.length / all.length) * Math.abs(said - found);
    return [`  said ${said.toFixed(3)}  right ${found.toFixed(3)}  n ${some.length}`];
  });
  const seconds = all.map((each) => each.seconds).sort((a, b) => a - b);
  return [
    ...kinds.map((kind) =>
      row(
        kind,
        all.filter((each) => each.kind === kind),
      ),
    ),
    row('wrong', wrong),
    `calibration error ${error.toFixed(3)}`,
    ...calibration,
    `area under the curve ${area(right, wrong).toFixed(4)}; sensitivity ` +
      [0.9, 0.97, 0.99]
        .map((each) => `${percent(sensitivityAt(each, right, wrong), 1)} at ${100 * each} %`)
        .join(', ') +
      ' specificity',
    `median ${seconds[seconds.length >> 1]?.toFixed(1) ?? '–'} s`,
  ].join('\n');
}
