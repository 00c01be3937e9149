import { readFileSync } from 'node:fs';
import { readResults, type NamedResults } from '../summary/results-file.ts';
import { writeAblation } from './ablation-table.ts';
import { writeAccuracy, writeControls, writeRuns } from './accuracy-tables.ts';
import { writeFlaws, writeObjections, writeTextbook } from './count-tables.ts';
import { writeReading } from './reading-table.ts';

/** A block of a page that is written from results files. */
interface Figures {
  readonly name: string;
  /** From the root of the repository. */
  readonly page: string;
  /** Below `research/results`, without `.json`; the last part of each is its row's name. */
  readonly results: readonly string[];
  readonly write: (results: readonly NamedResults[]) => string;
}

const ROOT = new URL('../../../', import.meta.url);
const SCIENCE = 'docs/science/README.md';
const JUDGING = 'docs/science/judging.md';
const READING = 'docs/science/reading.md';

/** Every block of figures in the docs. */
export const FIGURES: readonly Figures[] = [
  { name: 'typed peaks', page: SCIENCE, results: ['peaks'], write: writeAccuracy },
  {
    name: 'sets that nothing was fitted on',
    page: SCIENCE,
    results: ['literature', 'challenge'],
    write: writeRuns,
  },
  { name: 'with the library', page: SCIENCE, results: ['library'], write: writeRuns },
  { name: 'images', page: SCIENCE, results: ['images'], write: writeRuns },
  { name: 'controls', page: SCIENCE, results: ['formula', 'swapped'], write: writeControls },
  { name: 'textbook compounds', page: SCIENCE, results: ['textbook'], write: writeTextbook },
  { name: 'ablation', page: SCIENCE, results: ['ablation'], write: writeAblation },
  { name: 'one technique alone', page: SCIENCE, results: ['single'], write: writeRuns },
  { name: 'as typed', page: JUDGING, results: ['as-typed'], write: writeFlaws },
  {
    name: 'objections',
    page: JUDGING,
    results: ['literature', 'challenge', 'experimental', 'molpuzzle'].map(
      (set) => `objections/${set}`,
    ),
    write: writeObjections,
  },
  { name: 'images of cases', page: READING, results: ['reading'], write: writeReading },
  { name: 'drawings', page: READING, results: ['styles'], write: writeReading },
];

/** Where the file of some results is. */
export const fileOf = (results: string): URL => new URL(`research/results/${results}.json`, ROOT);

/** The block as its results files have it. Throws Error where one is absent. */
export const writtenBlock = ({ results, write }: Figures): string =>
  write(results.map((path) => ({ ...readResults(fileOf(path)), name: path.split('/').at(-1)! })));

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
