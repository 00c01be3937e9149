import { countTextbook } from './count-textbook.ts';
import type { TextbookResult } from './run-textbook.ts';

/** The counts by class as lines of text. */
export function reportTextbook(results: readonly TextbookResult[]): string[] {
  const { columns, rows } = countTextbook('', results);
  return [
    ['class', ...columns].join('\t'),
    ...rows.map(({ name, values }) => [name, ...values].join('\t')),
  ];
}

/** Each answer that is not simply right, and each objection to a right one. */
export function reportTextbookMisses(results: readonly TextbookResult[]): string[] {
  return results.flatMap(({ name, outcome, verdict, reason, confidence, first, rank, against }) => [
    ...(outcome === 'right' && verdict === 'identified'
      ? []
      : [
          `${outcome}\t${name}\trank ${rank ?? '–'}\t${reason ?? verdict}\t${confidence.toFixed(2)}\t${first ?? '–'}`,
        ]),
    ...(outcome === 'wrong'
      ? []
      : against.map(
          ({ kind, values }) => `objection\t${name}\t${kind}\t${JSON.stringify(values)}`,
        )),
  ]);
}
