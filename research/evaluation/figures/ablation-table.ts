import type { RecordedGroup, ResultsFile } from '../summary/results-file.ts';
import { cells } from './accuracy-tables.ts';
import { writeBlock, NONE } from './write-table.ts';

const HEADER = [
  'Given',
  'n',
  'top-1 % (95 %)',
  'top-10 %',
  'gained, lost',
  'inconclusive %',
  'stated ≥ 0.9 right',
  'Brier',
];

/** Techniques and kinds of images as the bench names them. */
const TECHNIQUES: Readonly<Record<string, string>> = {
  C13NMR: '¹³C',
  c13: '¹³C',
  H1NMR: '¹H',
  h1: '¹H',
  ir: 'IR',
  ms: 'MS',
};

const given = (name: string): string =>
  name
    .split(' + ')
    .map((technique) => TECHNIQUES[technique] ?? technique)
    .join(' + ');

const rowOf = ({ name, summary, moved }: RecordedGroup): string[] => [
  given(name),
  `${summary.n}`,
  cells.shareWithInterval(summary.first, summary),
  cells.share(summary.firstTen, summary),
  moved === undefined ? '' : `${moved.gained}, ${moved.lost}`,
  cells.share(summary.inconclusive, summary),
  cells.sureRight(summary),
  summary.brier?.toFixed(3) ?? NONE,
];

/** One row a set of techniques, the tables of a run one under the other. */
export const writeAblation = (runs: readonly ResultsFile[]): string =>
  writeBlock(
    [
      HEADER,
      ...runs[0].tables.flatMap(({ title, groups }) => [
        [`_${title}_`, ...HEADER.slice(1).map(() => '')],
        ...groups.map(rowOf),
      ]),
    ],
    runs,
  );
