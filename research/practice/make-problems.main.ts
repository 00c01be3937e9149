/**
 * Makes the problems of the practice pages: molecules of the library whose simulated spectra determine them.
 * The judge, without the library, is given the spectra as the table has them, enumerates all isomers, and has
 * to put the molecule before every one of them by `LEAST_MARGIN`. What it cannot enumerate is left out, and so
 * are molecules of the development cases.
 *
 *   npx tsx research/practice/make-problems.main.ts --part 0/2 --out FILE    (rows of one part of the molecules)
 *   npx tsx research/practice/make-problems.main.ts --join FILE,FILE         (writes packages/practice/problems.tsv)
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PRACTICE_LEVELS, type PracticeLevel } from '@elucida/contract/practice-terms';
import { loadEngine } from '@elucida/analysis/load-engine';
import { identify } from '@elucida/engine/identify';
import { unattended } from '@elucida/engine/stages';
import { locateGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { perceive } from '@elucida/molecules/perceive';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { PROBLEM_HEADER, readProblem, writeProblem, type Problem } from '@elucida/practice/problem';
import { simulateSpectra } from '@elucida/practice/simulate-spectra';
import { hash, studentMolecules } from './student-molecules.ts';

const { values } = parseArgs({
  options: { part: { type: 'string' }, out: { type: 'string' }, join: { type: 'string' } },
});

/** Log units by which the answer must lead the next isomer: odds of 55 to 1. */
const LEAST_MARGIN = 4;
/** Problems of the table, at most, and those of one level and field. */
const MOST = 420,
  MOST_ALIKE = 16;
const HEAVY_ATOMS = { least: 3, most: 11 };

/** Signals and groups that a student has to place. */
function stepsOf({ smiles, spectra }: Pick<Problem, 'smiles' | 'spectra'>): number {
  const graph = graphFromSmiles(smiles);
  const groups = locateGroups(graph, perceive(graph)).length;
  return spectra
    .filter(({ type }) => type !== 'IR')
    .reduce((sum, { peaks }) => sum + peaks.length, groups);
}

/** Difficulty: what there is to place, and how near the next isomer comes. */
const ratingOf = (steps: number, margin: number) =>
  Math.round(Math.min(2200, 700 + 45 * steps + 25 * Math.max(0, 16 - margin)));

function levelOf(rating: number, margin: number, smiles: string): PracticeLevel {
  if (margin < 9 && rating < 1600) return 'isomers';
  if (rating < 1150 && graphFromSmiles(smiles).atomCount <= 7) return 'groups';
  return rating < 1450 ? 'small' : 'unknowns';
}

function makeRows(part: string, out: string): void {
  const [place, of] = part.split('/').map(Number);
  const data = loadEngine();
  writeFileSync(out, '');
  for (const { entry, field } of studentMolecules(HEAVY_ATOMS).filter((_, i) => i % of === place)) {
    const { smiles } = entry;
    const bare = {
      id: hash(smiles).slice(0, 8),
      smiles,
      fields: [field],
      spectra: simulateSpectra(smiles, data.predictor),
    };
    const unrated = { ...bare, level: 'small' as const, rating: 0, margin: 0 };
    // As the table has them, so that what is proved is what is shown.
    const { formula, spectra } = readProblem(writeProblem(unrated));
    const { candidates: found, search } = identify(
      { formula, spectra, top: 5, seed: 1, useLibrary: false, hide: [] },
      data,
      unattended,
    );
    const key = constitutionKey(graphFromSmiles(smiles));
    const isAnswer = (text: string) => constitutionKey(graphFromSmiles(text)) === key;
    const [first, second] = found;
    if (!search.complete || first === undefined || !isAnswer(first.smiles)) continue;
    const margin = second === undefined ? 30 : first.score - second.score;
    if (margin < LEAST_MARGIN) continue;
    const rating = ratingOf(stepsOf({ smiles, spectra }), margin);
    const level = levelOf(rating, margin, smiles);
    appendFileSync(out, `${writeProblem({ ...bare, level, rating, margin })}\n`);
  }
}

function joinRows(files: readonly string[]): void {
  const rows = files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  const counts = new Map<string, number>();
  const kept = rows
    .map((row) => ({ row, problem: readProblem(row) }))
    .sort((a, b) => (a.problem.id < b.problem.id ? -1 : 1))
    .filter(({ problem: { level, fields } }) => {
      const kind = `${level} ${fields.join()}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return counts.get(kind)! <= MOST_ALIKE;
    })
    .slice(0, MOST)
    .sort((a, b) => a.problem.rating - b.problem.rating || (a.problem.id < b.problem.id ? -1 : 1));
  const file = new URL('../../packages/practice/problems.tsv', import.meta.url);
  writeFileSync(file, [PROBLEM_HEADER, ...kept.map(({ row }) => row), ''].join('\n'));
  for (const level of PRACTICE_LEVELS)
    console.log(level, kept.filter(({ problem }) => problem.level === level).length);
  console.log(kept.length, 'of', rows.length);
}

if (values.join !== undefined) joinRows(values.join.split(','));
else makeRows(values.part ?? '0/1', values.out ?? 'problems.part.tsv');
