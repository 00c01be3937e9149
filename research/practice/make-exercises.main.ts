/**
 * Makes the exercises of the practice pages: molecules of the library that are no problem of the collection,
 * with simulated spectra whose every signal the judge assigns and nothing contradicts. Half of them are to be
 * assigned; the others are reports with one false step.
 *
 *   npx tsx research/practice/make-exercises.main.ts    (writes packages/practice/{assignments,mistakes}.tsv)
 */
import { writeFileSync } from 'node:fs';
import { loadEngine } from '@elucida/analysis/load-engine';
import { EXERCISE_KINDS, type ExerciseKind } from '@elucida/contract/practice-terms';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { falseReport } from '@elucida/practice/exercises/false-step';
import { sameAtoms, signalsOf, type Signal } from '@elucida/practice/exercises/signals';
import { prepareProblem } from '@elucida/practice/judge-drawn';
import { PROBLEM_HEADER, readProblem, writeProblem } from '@elucida/practice/problem';
import { allProblems } from '@elucida/practice/problems';
import { simulateSpectra } from '@elucida/practice/simulate-spectra';
import { hash, studentMolecules } from './student-molecules.ts';

const HEAVY_ATOMS = { least: 5, most: 13 };
/** Exercises of a kind, and those of one field. */
const MOST = 120,
  MOST_ALIKE = 16;
const SIGNALS = { least: 5, most: 16 };
/** Signals of more kinds of atoms than this are a puzzle of another kind. */
const MOST_KINDS = 2;

const data = loadEngine();
const taken = new Set(allProblems().map(({ smiles }) => constitutionKey(graphFromSmiles(smiles))));
const kept: Record<ExerciseKind, { row: string; rating: number }[]> = {
  assignment: [],
  mistake: [],
};
const alike = new Map<string, number>();

/** Two signals of the same atoms, set apart by stereochemistry, are no beginner's work. */
const hasDivided = (signals: readonly Signal[]): boolean =>
  signals.some((one, i) =>
    signals
      .slice(i + 1)
      .some(
        (other) =>
          other.technique === one.technique &&
          one.kinds.some((kind) => other.kinds.some(({ atoms }) => sameAtoms(atoms, kind.atoms))),
      ),
  );

for (const { entry, field } of studentMolecules(HEAVY_ATOMS)) {
  const key = constitutionKey(graphFromSmiles(entry.smiles));
  if (taken.has(key)) continue;
  const kind = EXERCISE_KINDS.find(
    (each) => kept[each].length < MOST && (alike.get(`${each} ${field}`) ?? 0) < MOST_ALIKE,
  );
  if (kind === undefined) continue;
  const bare = {
    id: hash(`${kind} ${entry.smiles}`).slice(0, 8),
    smiles: entry.smiles,
    level: 'small' as const,
    fields: [field],
    margin: 0,
    spectra: simulateSpectra(entry.smiles, data.predictor),
  };
  // As the table has them, so that what is checked is what is shown.
  const problem = readProblem(writeProblem({ ...bare, rating: 0 }));
  const prepared = prepareProblem(problem, data.predictor);
  const signals = signalsOf(prepared.answer, problem.spectra);
  const lines = problem.spectra
    .filter(({ type }) => type !== 'IR')
    .flatMap(({ peaks }) => [...peaks]);
  const isClean =
    signals.length === lines.length &&
    signals.length >= SIGNALS.least &&
    signals.length <= SIGNALS.most &&
    signals.every(({ kinds }) => kinds.length <= MOST_KINDS) &&
    !hasDivided(signals) &&
    prepared.answer.candidate.evidence.every(({ verdict }) => verdict !== 'against');
  if (!isClean || (kind === 'mistake' && falseReport(prepared) === null)) continue;
  taken.add(key);
  alike.set(`${kind} ${field}`, (alike.get(`${kind} ${field}`) ?? 0) + 1);
  const rating = Math.min(2200, 700 + 60 * signals.length);
  kept[kind].push({ row: writeProblem({ ...bare, rating }), rating });
}
for (const kind of EXERCISE_KINDS) {
  const rows = kept[kind].toSorted((a, b) => a.rating - b.rating || (a.row < b.row ? -1 : 1));
  const file = new URL(`../../packages/practice/${kind}s.tsv`, import.meta.url);
  writeFileSync(file, [PROBLEM_HEADER, ...rows.map(({ row }) => row), ''].join('\n'));
  console.log(kind, rows.length);
}
