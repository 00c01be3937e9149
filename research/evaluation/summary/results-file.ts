import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { summarise, type CaseOutcome, type Summary } from './summarise.ts';

/** A case of a results file: no spectra and no structures, which are not ours to publish. */
export interface RecordedCase extends CaseOutcome {
  readonly id: string;
}

/** A summary as JSON holds it: null for a figure that is not a number or was not kept. */
export type RecordedSummary = { readonly [Figure in keyof Summary]: number | null };

export interface RecordedGroup {
  readonly name: string;
  readonly summary: RecordedSummary;
  /** None where only the figures were kept. */
  readonly cases: readonly RecordedCase[];
  /** Truths that an added technique moved to the first place, and away from it. */
  readonly moved?: { readonly gained: number; readonly lost: number };
}

/** One table of a run: its groups of cases. */
export interface RecordedTable {
  readonly title: string;
  readonly groups: readonly RecordedGroup[];
}

/** A table of counts, for benches whose cases come out in other ways than by rank. */
export interface RecordedCounts {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** What a bench was asked, when, on which state of the repository, and how the cases came out. */
export interface ResultsFile {
  readonly command: string;
  /** Day of the run, ISO 8601. */
  readonly date: string;
  /** Short hash; with a plus where the working tree had changes. */
  readonly commit: string;
  readonly tables: readonly RecordedTable[];
  readonly counts?: readonly RecordedCounts[];
  /** Whether the run was made before its command could write files: figures alone were kept. */
  readonly figuresOnly?: true;
}

/** A results file, and the name of its row where a table is of several files. */
export interface NamedResults extends ResultsFile {
  readonly name: string;
}

const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));

/** A group with its figures. Confidence to four digits, seconds to three: what tables are made of. */
export function recordedGroup(name: string, cases: readonly RecordedCase[]): RecordedGroup {
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

/** Writes a results file, one case or row a line. Makes its folder. */
export function writeResults(path: string, file: ResultsFile): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(file, null, 1).replace(CASE, oneLine)}\n`);
}
/** A case of a group, or a row of counts, as JSON.stringify breaks it into lines. */
const CASE = /\{\s+"(?:id": |name": "[^"]*",\s+"values": )[^{}]*\}/g;
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

/** Throws Error where the file is absent or malformed. */
export const readResults = (path: string | URL): ResultsFile =>
  JSON.parse(readFileSync(path, 'utf8')) as ResultsFile;

function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+';
  return `${git('rev-parse', '--short=8', 'HEAD')}${changed}`;
}
