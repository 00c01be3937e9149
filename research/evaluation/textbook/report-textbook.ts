import type { TextbookResult } from './run-textbook.ts';

/** A confidence from which an answer is stated as nearly certain. */
const SURE = 0.9;

const count = (
  results: readonly TextbookResult[],
  meets: (result: TextbookResult) => boolean,
): number => results.filter(meets).length;

function row(title: string, results: readonly TextbookResult[]): string {
  const right = results.filter(({ outcome }) => outcome === 'right');
  return [
    title,
    results.length,
    right.length,
    count(results, ({ outcome }) => outcome === 'tied'),
    count(results, ({ outcome }) => outcome === 'wrong'),
    count(results, ({ outcome, confidence }) => outcome === 'wrong' && confidence >= SURE),
    count(right, ({ verdict }) => verdict === 'inconclusive'),
    count(right, ({ against }) => against.length > 0),
  ].join('\t');
}

/**
 * Right, tied and wrong by class; wrong although stated at 0.9 or more; right yet inconclusive;
 * right yet objected to.
 */
export function reportTextbook(results: readonly TextbookResult[]): string[] {
  const classes = [...new Set(results.map(({ of }) => of))];
  return [
    'class\tn\tright\ttied\twrong\twrong ≥ 0.9\tright, inconclusive\tright, objected to',
    ...classes.map((name) =>
      row(
        name,
        results.filter(({ of }) => of === name),
      ),
    ),
    row('all', results),
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
