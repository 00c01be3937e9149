import {
  PRACTICE_FIELDS,
  PRACTICE_LEVELS,
  type PracticeField,
  type PracticeLevel,
} from '@elucida/contract/practice-terms';
import type { Formula } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { writeNotation } from '@elucida/spectra/notation/write-notation';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { formulaOf } from '@elucida/molecules/formula-of';
import { graphFromSmiles } from '@elucida/molecules/smiles';

/** The spectra that problems have, in the order of the table's columns. */
export const PROBLEM_TYPES = ['IR', 'H1NMR', 'C13NMR'] as const satisfies readonly SpectrumType[];

/** A molecule to be found from its spectra. */
export interface Problem {
  readonly id: string;
  /** The answer. Nothing of it leaves the server before the problem is solved or given up. */
  readonly smiles: string;
  readonly formula: Formula;
  readonly level: PracticeLevel;
  readonly fields: readonly PracticeField[];
  /** On the scale of the rating of students: 1000 easy, 2000 hard. */
  readonly rating: number;
  /** Log units by which the judge puts the answer before every other isomer. */
  readonly margin: number;
  readonly spectra: readonly Spectrum[];
}

const COLUMNS = ['id', 'smiles', 'level', 'fields', 'rating', 'margin', ...PROBLEM_TYPES] as const;

/** The first line of the table. */
export const PROBLEM_HEADER = COLUMNS.join('\t');

const isLevel = (text: string): text is PracticeLevel =>
  PRACTICE_LEVELS.some((level) => level === text);
const isField = (text: string): text is PracticeField =>
  PRACTICE_FIELDS.some((field) => field === text);

/** Reads a row of the table. Throws Error for one that is not as `writeProblem` writes it. */
export function readProblem(line: string): Problem {
  const [id, smiles, level, fields, rating, margin, ...listings] = line.split('\t');
  const fault = (what: string) => new Error(`practice problems: ${what} in "${line}"`);
  if (!isLevel(level)) throw fault('unknown level');
  if (listings.length !== PROBLEM_TYPES.length) throw fault('wrong number of columns');
  const formula = parseFormula(formulaOf(graphFromSmiles(smiles)));
  if (!formula.ok) throw fault('unreadable molecule');
  return {
    id,
    smiles,
    formula: formula.formula,
    level,
    fields: fields.split(' ').filter(isField),
    rating: Number(rating),
    margin: Number(margin),
    spectra: listings.flatMap((text, place) => {
      if (text === '') return [];
      const read = readNotation(text, PROBLEM_TYPES[place]);
      if (!read.ok) throw fault(`unreadable ${PROBLEM_TYPES[place]}`);
      return [read.spectrum];
    }),
  };
}

/** A row of the table: what a chemist reads in a paper, column by column. */
export function writeProblem({ spectra, ...problem }: Omit<Problem, 'formula'>): string {
  const listings = PROBLEM_TYPES.map((wanted) => {
    const found = spectra.find(({ type }) => type === wanted);
    return found === undefined ? '' : writeNotation(found);
  });
  const { id, smiles, level, fields, rating, margin } = problem;
  return [id, smiles, level, fields.join(' '), rating, margin.toFixed(1), ...listings].join('\t');
}
