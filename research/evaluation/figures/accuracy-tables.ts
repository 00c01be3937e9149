import type {
  NamedResults,
  RecordedSummary,
  RecordedTable,
  ResultsFile,
} from '../summary/results-file.ts';
import { percent, shareWithInterval, summarise } from '../summary/summarise.ts';
import { NONE, writeBlock } from './write-table.ts';

const HEADER = [
  'Cases',
  'n',
  'top-1 % (95 %)',
  'top-3 %',
  'top-10 %',
  'inconclusive %',
  'stated ≥ 0.9 right',
  'ECE',
  'Brier',
  'seconds, median',
  '95 %',
];

/** A figure of a summary, written; a dash for one that is absent. */
const written = (figure: number | null, write: (figure: number) => string): string =>
  figure === null ? NONE : write(figure);

const digits = (figure: number | null, count: number): string =>
  written(figure, (x) => x.toFixed(count));

/** Cells of a summary that several tables have. */
export const cells = {
  share: (hits: number | null, { n }: RecordedSummary): string =>
    written(hits, (some) => percent(some / n!)),
  shareWithInterval: (hits: number | null, { n }: RecordedSummary): string =>
    written(hits, (some) => {
      const { share, low, high } = shareWithInterval(some, n!);
      return `${share} (${low}–${high})`;
    }),
  sureRight: ({ sure, sureRight }: RecordedSummary): string =>
    sure === null || sure === 0 ? NONE : `${sureRight} of ${sure}`,
};

const rowOf = (name: string, of: RecordedSummary): string[] => [
  name,
  `${of.n}`,
  cells.shareWithInterval(of.first, of),
  cells.share(of.firstThree, of),
  cells.share(of.firstTen, of),
  cells.share(of.inconclusive, of),
  cells.sureRight(of),
  digits(of.calibrationError, 3),
  digits(of.brier, 3),
  digits(of.medianSeconds, 1),
  digits(of.seconds95, 1),
];

/** All groups of a table as one; its only group where cases were not kept. */
export function summaryOf({ title, groups }: RecordedTable): RecordedSummary {
  const [first, ...others] = groups;
  if (others.length === 0) return first.summary;
  if (groups.some(({ cases, summary }) => cases.length === 0 && summary.n !== 0))
    throw new Error(`${title}: groups without cases cannot be joined`);
  return summarise(groups.flatMap(({ cases }) => cases));
}

/** One row a group of one run, then all. */
export function writeAccuracy(runs: readonly ResultsFile[]): string {
  const [table] = runs[0].tables;
  const groups = table.groups.filter(({ summary }) => summary.n !== 0);
  const rows = groups.map(({ name, summary }) => rowOf(name, summary));
  return writeBlock([HEADER, ...rows, rowOf('all', summaryOf(table))], runs);
}

/** One row a table: named after its file where there are several, otherwise by its title. */
export function writeRuns(runs: readonly NamedResults[]): string {
  const rows = runs.flatMap(({ name, tables }) =>
    tables.map((table) => rowOf(runs.length > 1 ? name : table.title, summaryOf(table))),
  );
  return writeBlock([HEADER, ...rows], runs);
}

const CONTROLS: Readonly<Record<string, string>> = {
  formula: 'formula alone',
  swapped: 'spectra of another formula',
};

/** One row a control: what matters is how often nothing was put forward. */
export function writeControls(runs: readonly NamedResults[]): string {
  const rows = runs.map(({ name, tables: [table] }) => {
    const of = summaryOf(table);
    return [
      CONTROLS[name],
      `${of.n}`,
      `${of.inconclusive}`,
      written(of.sure, String),
      digits(of.medianSeconds, 1),
      digits(of.seconds95, 1),
    ];
  });
  return writeBlock(
    [['Given', 'n', 'inconclusive', 'stated ≥ 0.9', 'seconds, median', '95 %'], ...rows],
    runs,
  );
}
