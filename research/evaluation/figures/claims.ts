import type { ResultsFile } from '../summary/results-file.ts';
import { summarise, SURE } from '../summary/summarise.ts';
import { summaryOf } from './accuracy-tables.ts';

/** The fields of the home page's claims that are of typed peaks. Throws Error without times. */
export function writeConfidentClaims([
  {
    date,
    commit,
    tables: [table],
  },
]: readonly ResultsFile[]): string {
  const puzzle = summarise(table.groups.find(({ name }) => name === 'MolPuzzle')?.cases ?? []);
  const all = summaryOf(table);
  if (all.medianSeconds === null) throw new Error('the results of typed peaks lack their times');
  return `  // Written by \`npm run figures\` from the run of ${date} on commit ${commit}.
  /** MolPuzzle, formula and typed peaks, no library: first candidates that are the truth. */
  puzzle: { right: ${puzzle.first}, cases: ${puzzle.n} },
  /**
   * Answers of a stated confidence of at least \`least\` that are right, and the cases they are
   * among.
   */
  confident: { right: ${all.sureRight}, answers: ${all.sure}, least: ${SURE}, cases: ${all.n} },
  /** Median time of an answer, ms; two analyses at a time on two cores. */
  medianMs: ${Math.round(all.medianSeconds * 100) * 10},`;
}

/** The field of the home page's claims that is of spectra given with another formula. */
export function writeMismatchedClaim([
  {
    date,
    commit,
    tables: [table],
  },
]: readonly ResultsFile[]): string {
  const { n, inconclusive } = summaryOf(table);
  return `  // Written by \`npm run figures\` from the run of ${date} on commit ${commit}.
  /** Spectra given with another molecule's formula that were answered "not sure". */
  mismatched: { refused: ${inconclusive}, cases: ${n} },`;
}
