import { loadEngine } from '@elucida/analysis/load-engine';
import { exerciseReplySchema, exerciseSolutionSchema } from '@elucida/contract/practice-exercises';
import { setChoicesSchema, setProblemSchema, setSchema } from '@elucida/contract/practice-sets';
import type { ExerciseKind } from '@elucida/contract/practice-terms';
import { expect, test } from 'vitest';
import { exerciseDesk } from './exercises/exercise-desk.ts';
import { exerciseKey } from './exercises/exercise-key.ts';
import { allExercises } from './exercises/exercises.ts';
import type { AskedExercise } from './exercises/own-exercise.ts';
import type { Signal } from './exercises/signals.ts';
import { practiceDesk } from './practice-desk.ts';
import { allProblems } from './problems.ts';
import { setDesk, type SetItem } from './set-desk.ts';

const { predictor } = loadEngine();
const problems = practiceDesk(predictor);
const exercises = exerciseDesk(predictor);
const desk = setDesk({ problems, exercises });

function own(structure: string) {
  const made = problems.make(structure, 'en');
  if (!made.ok) throw new Error(made.fault);
  return made.value;
}
const asExercise = (structure: string, kind: ExerciseKind, seed = 'one') =>
  ({ exercise: { ...own(structure), kind, seed } }) satisfies SetItem;
function shown(item: SetItem) {
  const answer = desk.show(item, 'en');
  if (!answer.ok) throw new Error(answer.fault);
  return setProblemSchema.parse(answer.value);
}
function solution(item: SetItem) {
  const { exercise } = desk.solution(item, 'en')!;
  return exerciseSolutionSchema.parse(exercise);
}
const judged = (item: { exercise: AskedExercise }, answer: object) => {
  const value = exercises.reply(item.exercise, { lang: 'en', ...answer });
  if (!value.ok) throw new Error(value.fault);
  return { ...value.value, reply: exerciseReplySchema.parse(value.value.reply) };
};
const keyOf = (item: SetItem) => {
  const answer = desk.choices(item, 'en');
  if (!answer.ok) throw new Error(answer.fault);
  const { choices, key } = setChoicesSchema.parse(answer.value);
  expect(choices).toEqual([]);
  return key;
};

test('a teacher’s molecule is an assignment: solved by its solution, and what is wrong is told', () => {
  const item = asExercise('methyl propanoate', 'assignment');
  const { exercise, formula, ion_mz, hints } = shown(item);
  expect([formula, ion_mz, hints]).toEqual(['C4H8O2', 89.0597, []]);
  if (exercise?.kind !== 'assignment') throw new Error(exercise?.kind);
  expect(exercise.name).toBe('methyl propionate');
  const { signals } = solution(item);
  expect(exercise.signals.map(({ peak }) => peak)).toEqual(signals.map(({ peak }) => peak));
  expect(judged(item, { signals })).toMatchObject({ reply: { solved: true }, wrong: [] });
  const [first, second] = signals;
  const answer = judged(item, { signals: [{ ...first!, atoms: second!.atoms }] });
  expect(answer).toMatchObject({
    reply: { solved: false },
    wrong: [{ technique: first!.technique, peak: first!.peak, atoms: second!.atoms }],
  });
});

test('equivalent atoms are the same error', () => {
  const item = asExercise('toluene', 'assignment');
  const { signals } = solution(item);
  const two = signals.find(({ technique, atoms }) => technique === 'C13NMR' && atoms.length === 2)!;
  const methyl = signals.find(
    ({ technique, peak }) =>
      technique === 'C13NMR' &&
      peak === Math.max(...signals.filter((s) => s.technique === technique).map((s) => s.peak)),
  )!;
  for (const atom of two.atoms)
    expect(judged(item, { signals: [{ ...methyl, atoms: [atom] }] }).wrong).toEqual([
      { technique: 'C13NMR', peak: methyl.peak, atoms: two.atoms },
    ]);
});

test('a teacher’s molecule is a report with a false step, another with another seed', () => {
  const steps = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const item = asExercise('ethyl 4-aminobenzoate', 'mistake', seed);
    const { steps: wrong } = solution(item);
    const { exercise } = shown(item);
    if (exercise?.kind !== 'mistake') throw new Error(exercise?.kind);
    for (const step of exercise.steps.keys()) {
      const { reply, wrong: told } = judged(item, { step });
      expect(reply.solved).toBe(wrong.includes(step));
      expect(told).toEqual(reply.solved ? [] : [{ step }]);
    }
    // A step that there is not is no error that a teacher could look at.
    expect(judged(item, { step: exercise.steps.length }).wrong).toEqual([]);
    expect(keyOf(item)).toEqual({ signals: [], steps: wrong });
    return wrong.join();
  });
  expect(new Set(steps).size).toBeGreaterThan(1);
});

test('nothing that a student sees of an exercise tells its answer or its id', () => {
  for (const { kind, problem } of allExercises().filter((_each, place) => place % 20 === 0)) {
    const item = { exercise: problem.id };
    const text = JSON.stringify(shown(item));
    expect(text).not.toContain(problem.id);
    expect(text).not.toMatch(/wrong|solved|expected|"seed"/u);
    if (kind === 'assignment') expect(text).not.toMatch(/"atoms"/u);
  }
  expect(JSON.stringify(shown(asExercise('toluene', 'mistake', 'a secret')))).not.toMatch(
    /secret|solved|expected/u,
  );
});

test('a teacher sees an exercise with its molecule, its signals or its steps', () => {
  const [assignment, mistake] = (['assignment', 'mistake'] as const).map((kind) => ({
    exercise: allExercises().find((each) => each.kind === kind)!.problem.id,
  }));
  const describe = (item: SetItem) =>
    setSchema.shape.problems.element.parse(desk.describe(item, 'en'));
  expect(describe(assignment!)).toMatchObject({ id: assignment!.exercise, kind: 'assignment' });
  expect(describe(assignment!).signals!.length).toBeGreaterThan(1);
  expect(describe(mistake!).steps!.length).toBeGreaterThan(1);
  expect(describe(asExercise('toluene', 'mistake'))).toMatchObject({ id: null, name: 'toluene' });
  expect(desk.describe({ exercise: '00000000' }, 'en')).toBeNull();
});

test.each<[string, () => SetItem[], ReturnType<typeof desk.check>]>([
  ['different molecules', () => [own('CCO'), asExercise('toluene', 'mistake')], null],
  ['the same problem twice', () => [own('CCO'), own('OCC')], null],
  [
    'an assignment of a molecule to be found',
    () => [own('CCOC(C)=O'), asExercise('ethyl acetate', 'assignment')],
    { fault: 'gives_away', place: 1 },
  ],
  [
    'a molecule to be found after its report',
    () => [asExercise('ethyl acetate', 'mistake'), allProblems()[0]!.id, own('CCOC(C)=O')],
    { fault: 'gives_away', place: 2 },
  ],
  [
    'a report on a molecule to be assigned',
    () => [asExercise('toluene', 'mistake'), asExercise('toluene', 'assignment')],
    { fault: 'gives_away', place: 1 },
  ],
  // One signal of ¹³C, and none of ¹H.
  [
    'tetrachloromethane',
    () => [asExercise('ClC(Cl)(Cl)Cl', 'assignment')],
    { fault: 'no_exercise', place: 0 },
  ],
  ['no exercise', () => [own('CCO'), { exercise: 'none' }], { fault: 'no_exercise', place: 1 }],
  ['no problem', () => ['none'], { fault: 'no_problem', place: 0 }],
])('a set with %s', (_what, items, fault) => expect(desk.check(items(), 'en')).toEqual(fault));

test('a spectrum that contradicts its molecule makes no exercise', () => {
  const { spectra } = own('toluene');
  const exercise = { smiles: 'CCCCCCC', spectra, kind: 'assignment', seed: '' } as const;
  expect(desk.check([{ exercise }], 'en')).toEqual({ fault: 'no_exercise', place: 0 });
});

test('a key is the only right assignment of its signals', () => {
  const kept = allExercises().filter(({ kind }) => kind === 'assignment');
  let withKey = 0;
  for (const { problem } of kept) {
    const key = keyOf({ exercise: problem.id });
    if (key === undefined) continue;
    withKey++;
    const signals = key.signals.map(({ kinds, ...signal }) => ({ ...signal, atoms: kinds.flat() }));
    expect(signals.length).toBeGreaterThan(1);
    /** Whether all signals of the key are accepted. */
    const solved = (answer: typeof signals) => {
      const value = exercises.reply(problem.id, { lang: 'en', signals: answer });
      if (!value.ok) throw new Error(value.fault);
      return value.value.reply.signals
        .filter(({ technique, peak }) =>
          signals.some((each) => each.technique === technique && each.peak === peak),
        )
        .every(({ outcome }) => outcome === 'right' || outcome === 'exchangeable');
    };
    expect(solved(signals)).toBe(true);
    for (const [i, one] of signals.entries())
      for (const [j, other] of signals.entries()) {
        if (i >= j || one.technique !== other.technique) continue;
        if (one.atoms.join() === other.atoms.join()) continue;
        const exchanged = [...signals];
        exchanged[i] = { ...one, atoms: other.atoms };
        exchanged[j] = { ...other, atoms: one.atoms };
        expect(solved(exchanged)).toBe(false);
      }
  }
  // Of the others nearly every signal can be exchanged.
  expect(withKey).toBeGreaterThan(100);
}, 60_000);

test('a solution says which signals can be exchanged', () => {
  const diphenylmethane = allExercises().find(
    ({ kind, problem }) => kind === 'assignment' && problem.formula.hill === 'C13H12',
  )!;
  const item = { exercise: diphenylmethane.problem.id };
  const { exercise, exchangeable } = desk.solution(item, 'en')!;
  const { signals } = exercise!;
  expect(exchangeable!.length).toBeGreaterThan(1);
  for (const place of exchangeable!) {
    const one = signals[place]!;
    const accepted = exchangeable!.some((other) => {
      const exchanged = [...signals];
      exchanged[place] = { ...one, atoms: signals[other]!.atoms };
      exchanged[other] = { ...signals[other]!, atoms: one.atoms };
      return other !== place && judged(item, { signals: exchanged }).reply.solved;
    });
    expect(accepted).toBe(true);
  }
  expect(desk.solution(asExercise('ethyl acetate', 'assignment'), 'en')!.exchangeable).toEqual([]);
  expect(desk.solution(asExercise('toluene', 'mistake'), 'en')!.exchangeable).toEqual([]);
});

test('signals that the spectra cannot tell apart are not in the key', () => {
  const near = (peak: number, observed: number, atom: number): Signal => ({
    technique: 'C13NMR',
    peak,
    observed,
    kinds: [
      { atoms: [atom], predicted: observed + 0.1, sd: 0.8, hydrogens: null, neighbours: null },
    ],
    integral: null,
    mult: null,
  });
  const peaks = (signals: readonly Signal[]) =>
    exerciseKey(signals)?.signals.map(({ peak }) => peak);
  const far = [near(2, 40, 2), near(3, 21.3, 3)];
  expect(peaks([near(0, 128.6, 0), near(1, 128.1, 1), ...far])).toEqual([2, 3]);
  expect(peaks([near(0, 128.6, 0), near(1, 128.1, 1), near(2, 40, 2)])).toBeUndefined();
  expect(peaks(far)).toEqual([2, 3]);
  // So many alike that nobody looks at each exchange.
  const alike = Array.from({ length: 12 }, (_, i) => near(i + 4, 128 + i / 100, i + 4));
  expect(peaks([...alike, ...far])).toBeUndefined();
});
