import { readFileSync } from 'node:fs';
import { readResults, type ResultsFile } from '../summary/results-file.ts';
import {
  percent,
  shareWithInterval,
  summarise,
  SURE,
  type CaseOutcome,
} from '../summary/summarise.ts';
import { writeTable } from './write-table.ts';

/** A block of a page that is written from a results file. */
interface Figures {
  readonly name: string;
  /** From the root of the repository. */
  readonly page: string;
  readonly results: string;
  readonly write: (results: ResultsFile) => string;
}

const ROOT = new URL('../../../', import.meta.url);

/** Every block of figures in the docs. */
export const FIGURES: readonly Figures[] = [
  {
    name: 'typed peaks',
    page: 'docs/science/README.md',
    results: 'research/results/peaks.json',
    write: writeAccuracy,
  },
  {
    name: 'typed peaks on the home page',
    page: 'apps/web/src/features/home/measured.ts',
    results: 'research/results/peaks.json',
    write: writeClaims,
  },
];

/** The block as the results file has it. Throws Error where that is absent. */
export const writtenBlock = ({ results, write }: Figures): string =>
  write(readResults(new URL(results, ROOT)));

/**
 * The page with another text between the lines that hold `figures: NAME` and `end of figures: NAME`
 * as a comment. Throws Error where it lacks them.
 */
export function withBlock(text: string, { name, page }: Figures, block: string): string {
  const lines = text.split('\n');
  const marked = (mark: string) => lines.findIndex((line) => COMMENT.exec(line)?.[1] === mark);
  const [begin, end] = [marked(`figures: ${name}`), marked(`end of figures: ${name}`)];
  if (begin < 0 || end < begin) throw new Error(`${page} lacks the marks of "${name}"`);
  return [...lines.slice(0, begin + 1), ...block.split('\n'), ...lines.slice(end)].join('\n');
}
/** A line that is a comment in Markdown or in TypeScript. */
const COMMENT = /^\s*(?:<!--|\/\/) (.*?)(?: -->)?$/;

export const pageOf = ({ page }: Figures): URL => new URL(page, ROOT);
export const readPage = (figures: Figures): string => readFileSync(pageOf(figures), 'utf8');

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

function rowOf(name: string, outcomes: readonly CaseOutcome[]): string[] {
  const of = summarise(outcomes);
  const { share, low, high } = shareWithInterval(of.first, of.n);
  return [
    name,
    `${of.n}`,
    `${share} (${low}–${high})`,
    percent(of.firstThree / of.n),
    percent(of.firstTen / of.n),
    percent(of.inconclusive / of.n),
    `${of.sureRight} of ${of.sure}`,
    of.calibrationError.toFixed(3),
    of.brier.toFixed(3),
    of.medianSeconds.toFixed(1),
    of.seconds95.toFixed(1),
  ];
}

/** One row a group, then all; under it what was run. */
function writeAccuracy({ command, date, commit, tables: [table] }: ResultsFile): string {
  const groups = table.groups.filter(({ cases }) => cases.length > 0);
  const rows = groups.map(({ name, cases }) => rowOf(name, cases));
  const all = rowOf(
    'all',
    groups.flatMap(({ cases }) => cases),
  );
  return `\n${writeTable([HEADER, ...rows, all])}\n\n${table.title}. \`${command}\`, ${date}, commit ${commit}.\n`;
}

/** The fields of the home page's claims that are of typed peaks. */
function writeClaims({ date, commit, tables: [table] }: ResultsFile): string {
  const puzzle = summarise(table.groups.find(({ name }) => name === 'MolPuzzle')?.cases ?? []);
  const all = summarise(table.groups.flatMap(({ cases }) => cases));
  return `  // Written by \`npm run figures\` from the run of ${date} on commit ${commit}.
  /** MolPuzzle, formula and typed peaks, no library: first candidates that are the truth. */
  puzzle: { right: ${puzzle.first}, cases: ${puzzle.n} },
  /**
   * Answers of a stated confidence of at least \`least\` that are right, and the cases they are
   * among.
   */
  confident: { right: ${all.sureRight}, answers: ${all.sure}, least: ${SURE}, cases: ${all.n} },`;
}
