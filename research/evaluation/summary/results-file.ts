import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { summarise, type CaseOutcome, type Summary } from './summarise.ts';

/** A case of a results file: no spectra and no structures, which are not ours to publish. */
export interface RecordedCase extends CaseOutcome {
  readonly id: string;
}

/** One table of a run: its groups of cases. */
export interface RecordedTable {
  readonly title: string;
  readonly groups: readonly {
    readonly name: string;
    readonly summary: Summary;
    readonly cases: readonly RecordedCase[];
  }[];
}

/** What a bench was asked, when, on which state of the repository, and how the cases came out. */
export interface ResultsFile {
  readonly command: string;
  /** Day of the run, ISO 8601. */
  readonly date: string;
  /** Short hash; with a plus where the working tree had changes. */
  readonly commit: string;
  readonly tables: readonly RecordedTable[];
}

const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));

/** A group with its figures. Confidence to four digits, seconds to three: what tables are made of. */
export function recordedGroup(
  name: string,
  cases: readonly RecordedCase[],
): RecordedTable['groups'][number] {
  const kept = cases.map(({ id, rank, confidence, status, seconds }) => ({
    id,
    rank,
    confidence: rounded(confidence, 4),
    status,
    seconds: rounded(seconds, 3),
  }));
  return { name, summary: summarise(kept), cases: kept };
}

/** What a results file says of its run, taken when the run begins: the repository may move on. */
export const runOf = (command: string): Omit<ResultsFile, 'tables'> => ({
  command,
  date: new Date().toISOString().slice(0, 10),
  commit: commitNow(),
});

/** Writes a results file, one case a line. */
export function writeResults(path: string, file: ResultsFile): void {
  writeFileSync(path, `${JSON.stringify(file, null, 1).replace(CASE, oneLine)}\n`);
}
/** An object of a list of cases, as JSON.stringify breaks it into lines. */
const CASE = /\{\s+"id": [^{}]*\}/g;
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Throws Error where the file is absent or malformed. */
export const readResults = (path: string | URL): ResultsFile =>
  JSON.parse(readFileSync(path, 'utf8')) as ResultsFile;

function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+';
  return `${git('rev-parse', '--short=8', 'HEAD')}${changed}`;
}
