import type { RecordedCounts } from '../summary/results-file.ts';
import { SURE } from '../summary/summarise.ts';
import type { TextbookResult } from './run-textbook.ts';

const COLUMNS = [
  'n',
  'right',
  'tied',
  'wrong',
  'wrong ≥ 0.9',
  'right, inconclusive',
  'right, objected to',
] as const;

function rowOf(name: string, results: readonly TextbookResult[]): RecordedCounts['rows'][number] {
  const count = (meets: (result: TextbookResult) => boolean) => results.filter(meets).length;
  const isRight = ({ outcome }: TextbookResult) => outcome === 'right';
  return {
    name,
    values: [
      results.length,
      count(isRight),
      count(({ outcome }) => outcome === 'tied'),
      count(({ outcome }) => outcome === 'wrong'),
      count(({ outcome, confidence }) => outcome === 'wrong' && confidence >= SURE),
      count((result) => isRight(result) && result.verdict === 'inconclusive'),
      count((result) => isRight(result) && result.against.length > 0),
    ],
  };
}

/**
 * Right, tied and wrong by class, then all; wrong although stated at 0.9 or more; right yet
 * inconclusive; right yet objected to.
 */
export function countTextbook(title: string, results: readonly TextbookResult[]): RecordedCounts {
  const classes = [...new Set(results.map(({ of }) => of))];
  return {
    title,
    columns: COLUMNS,
    rows: [
      ...classes.map((name) =>
        rowOf(
          name,
          results.filter(({ of }) => of === name),
        ),
      ),
      rowOf('all', results),
    ],
  };
}
