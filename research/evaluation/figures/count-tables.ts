import type { NamedResults, RecordedCounts, ResultsFile } from '../summary/results-file.ts';
import type { FlawCounts } from '../as-typed/report-as-typed.ts';
import { NONE, writeBlock } from './write-table.ts';

/** A count of a row by its column. Throws Error where the table lacks the column. */
function countIn<Column extends string>(
  { columns }: RecordedCounts,
  { values }: RecordedCounts['rows'][number],
): (column: Column) => number | null {
  return (column) => {
    const at = columns.indexOf(column);
    if (at < 0) throw new Error(`no column "${column}"`);
    return values[at];
  };
}

const shareOf = (some: number | null, all: number | null): string =>
  some === null || all === null || all === 0 ? NONE : ((100 * some) / all).toFixed(1);

/** One row a flaw of cases as people type them. */
export function writeFlaws(runs: readonly ResultsFile[]): string {
  const [table] = runs[0].counts!;
  const rows = table.rows.map((row) => {
    const of = countIn<keyof FlawCounts>(table, row);
    const [n, first, without] = [of('n')!, of('first')!, of('firstWithout')!];
    return [
      row.name,
      `${n}`,
      shareOf(first, n),
      ((100 * (without - first)) / n).toFixed(1),
      shareOf(of('inconclusive'), n),
      `${of('sureRight')} of ${of('sure')}`,
    ];
  });
  return writeBlock(
    [['Flaw', 'n', 'top-1 %', 'fall', 'inconclusive %', 'stated ≥ 0.9 right'], ...rows],
    runs,
  );
}

/** What `objections.main.ts` counts of each kind of answer. */
type ObjectionColumn = 'n' | 'objected' | 'withOpenPoints';

/** One row a set of cases. */
export function writeObjections(runs: readonly NamedResults[]): string {
  const rows = runs.map(({ name, counts }) => {
    const [table] = counts!;
    const of = table.rows.map((row) => countIn<ObjectionColumn>(table, row));
    const objected = of.map((count) =>
      count('n') === 0
        ? NONE
        : `${count('objected')} of ${count('n')} (${Math.round((100 * count('objected')!) / count('n')!)} %)`,
    );
    const [right, wrong, runnersUp] = objected;
    return [name, right, `${of[0]('withOpenPoints')}`, wrong, runnersUp];
  });
  return writeBlock(
    [
      ['Cases', 'Right answers', 'of these with open points', 'Wrong answers', 'Runners-up'],
      ...rows,
    ],
    runs,
  );
}

/** One row a run over all textbook compounds: with the library and without. */
export function writeTextbook(runs: readonly ResultsFile[]): string {
  const tables = runs[0].counts!;
  const rows = tables.map(({ title, rows: classes }) => [
    title,
    ...classes.at(-1)!.values.map((value) => (value === null ? NONE : `${value}`)),
  ]);
  return writeBlock([['Compounds', ...tables[0].columns], ...rows], runs);
}
