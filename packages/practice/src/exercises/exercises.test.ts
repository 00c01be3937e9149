import { loadEngine } from '@elucida/analysis/load-engine';
import {
  exerciseReplySchema,
  exerciseSolutionSchema,
  shownExerciseSchema,
  type GivenSignal,
} from '@elucida/contract/practice-exercises';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { LANGUAGES } from '@elucida/spectra/languages';
import { expect, test } from 'vitest';
import { prepareProblem } from '../judge-drawn.ts';
import { allProblems } from '../problems.ts';
import { checkAssignment } from './check-assignment.ts';
import { exerciseDesk } from './exercise-desk.ts';
import { allExercises } from './exercises.ts';
import { falseReport } from './false-step.ts';
import { distance, signalsOf, type AtomKind, type Signal } from './signals.ts';

const { predictor } = loadEngine();
const desk = exerciseDesk(predictor);
const idOf = (kind: 'assignment' | 'mistake', smiles: string) =>
  allExercises().find((each) => each.kind === kind && each.problem.smiles === smiles)!.problem.id;
const shown = (id: string) => {
  const answer = desk.show(id, 'en');
  if (!answer.ok) throw new Error(answer.fault);
  return shownExerciseSchema.parse(answer.value);
};
const solution = (id: string) => {
  const answer = desk.solution(id, 'en');
  if (!answer.ok) throw new Error(answer.fault);
  return exerciseSolutionSchema.parse(answer.value);
};
const reply = (id: string, given: { signals?: GivenSignal[]; step?: number }) => {
  const answer = desk.reply(id, { lang: 'en', ...given });
  if (!answer.ok) throw new Error(answer.fault);
  return exerciseReplySchema.parse(answer.value.reply);
};

test('no exercise is a problem of the collection, whose answer it would give away', () => {
  const exercises = allExercises();
  expect(exercises.filter(({ kind }) => kind === 'assignment').length).toBeGreaterThanOrEqual(100);
  expect(exercises.filter(({ kind }) => kind === 'mistake').length).toBeGreaterThanOrEqual(100);
  const problems = new Set(
    allProblems().map(({ smiles }) => constitutionKey(graphFromSmiles(smiles))),
  );
  const keys = exercises.map(({ problem }) => constitutionKey(graphFromSmiles(problem.smiles)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => problems.has(key))).toEqual([]);
  expect(new Set(exercises.map(({ problem }) => problem.id)).size).toBe(exercises.length);
});

test('each assignment is solved by its solution, by one atom of each kind, and by nothing less', () => {
  for (const { kind, problem } of allExercises()) {
    if (kind !== 'assignment') continue;
    const { signals } = solution(problem.id);
    expect(reply(problem.id, { signals }).solved).toBe(true);
    const of = signalsOf(prepareProblem(problem, predictor).answer, problem.spectra);
    const one = of.map(({ technique, peak, kinds }) => ({
      technique,
      peak,
      atoms: kinds.map(({ atoms }) => atoms.at(-1)!),
    }));
    expect(reply(problem.id, { signals: one }).solved).toBe(true);
    expect(reply(problem.id, { signals: signals.slice(1) }).solved).toBe(false);
  }
}, 60_000);

test('a false step is false by far, and the others are as the judge has them', () => {
  for (const { kind, problem } of allExercises()) {
    if (kind !== 'mistake') continue;
    const prepared = prepareProblem(problem, predictor);
    const { steps, wrong } = falseReport(prepared)!;
    expect(wrong.length).toBeGreaterThan(0);
    for (const [place, step] of steps.entries()) {
      const isWrong = wrong.includes(place);
      if (step.kind === 'unsaturation')
        expect(step.count === problem.formula.unsaturation).toBe(!isWrong);
      else if (step.kind === 'band')
        expect(step.named.values.vibration === step.band.values.vibration).toBe(!isWrong);
      else {
        expect(step.named === step.signal.kinds).toBe(!isWrong);
        if (isWrong)
          for (const named of step.named) expect(distance(step.signal, named)).toBeGreaterThan(4);
      }
    }
  }
}, 60_000);

test('only the false step is found, and then it is said why', () => {
  const id = idOf('mistake', 'CC(C)C(C)=C');
  const { steps } = solution(id);
  const exercise = shown(id);
  if (exercise.kind !== 'mistake') throw new Error(exercise.kind);
  for (const [step] of exercise.steps.entries()) {
    const { solved, text } = reply(id, { step });
    expect(solved).toBe(steps.includes(step));
    expect(text === null).toBe(!solved);
  }
  expect(reply(id, {}).solved).toBe(false);
  expect(JSON.stringify(exercise)).not.toMatch(/wrong|solved|expected/u);
});

test('a mistake is said in each language, with its decimal sign', () => {
  const id = idOf('mistake', 'CC(C)C(C)=C');
  const texts = LANGUAGES.map((lang) => {
    const answer = desk.solution(id, lang);
    return answer.ok ? answer.value.text : null;
  });
  expect(new Set(texts).size).toBe(3);
});

test('what does not give a signal is refused with its reason', () => {
  // A carbonyl and a ring: carbons without hydrogen, and oxygen.
  const { kind, problem } = allExercises().find(
    (each) =>
      each.kind === 'assignment' &&
      each.problem.smiles.includes('=O') &&
      each.problem.smiles.includes('c1'),
  )!;
  expect(kind).toBe('assignment');
  const { graph } = prepareProblem(problem, predictor).answer;
  const oxygen = [...graph.element].indexOf(8);
  const bare = [...graph.hydrogens].findIndex((n, i) => n === 0 && graph.element[i] === 6);
  const { signals } = solution(problem.id);
  const first = (technique: string) => signals.find((each) => each.technique === technique)!;
  const texts = reply(problem.id, {
    signals: [
      { ...first('H1NMR'), atoms: [bare] },
      { ...first('C13NMR'), atoms: [oxygen] },
    ],
  }).signals.flatMap(({ text }) => text ?? []);
  expect(texts).toEqual([
    expect.stringMatching(/^C\d+ has no hydrogen\.$/u),
    expect.stringMatching(/^O\d+ is not a carbon\.$/u),
  ]);
  const [lowest] = signals.filter(({ technique }) => technique === 'C13NMR');
  const highest = signals.filter(({ technique }) => technique === 'C13NMR').at(-1)!;
  const [judged] = reply(problem.id, {
    signals: [{ ...lowest, atoms: highest.atoms }],
  }).signals.filter(({ outcome }) => outcome === 'wrong');
  expect(judged?.text).toMatch(/ppm expected; the signal is at \d+\.\d ppm\.$/u);
});

const kind = (atom: number, predicted: number, sd: number): AtomKind => ({
  atoms: [atom],
  predicted,
  sd,
  hydrogens: null,
  neighbours: null,
});
const signal = (peak: number, observed: number, kinds: readonly AtomKind[]): Signal => ({
  technique: 'C13NMR',
  peak,
  observed,
  kinds,
  integral: null,
  mult: null,
});
const given = (...atoms: readonly (readonly number[])[]): GivenSignal[] =>
  atoms.map((each, peak) => ({ technique: 'C13NMR', peak, atoms: [...each] }));
const outcomes = (signals: readonly Signal[], answer: GivenSignal[]) =>
  checkAssignment(signals, answer).map(({ outcome }) => outcome);

test('two signals that the spectra cannot tell apart are accepted in either order, others are not', () => {
  const near = [
    signal(0, 128.6, [kind(2, 128.7, 0.8)]),
    signal(1, 128.1, [kind(3, 128.3, 0.9)]),
    signal(2, 21.3, [kind(0, 21.4, 0.4)]),
  ];
  expect(outcomes(near, given([2], [3], [0]))).toEqual(['right', 'right', 'right']);
  expect(outcomes(near, given([3], [2], [0]))).toEqual(['exchangeable', 'exchangeable', 'right']);
  expect(outcomes(near, given([3], [0], [2]))).toEqual(['wrong', 'wrong', 'wrong']);
  // Half an exchange is none.
  expect(outcomes(near, given([3], [3], [0]))).toEqual(['wrong', 'right', 'right']);
  expect(outcomes(near, given([3], [], [0]))).toEqual(['wrong', 'open', 'right']);
  const far = [signal(0, 131.2, [kind(2, 131.3, 0.6)]), signal(1, 128.1, [kind(3, 128.2, 0.6)])];
  expect(outcomes(far, given([3], [2]))).toEqual(['wrong', 'wrong']);
});

test('a signal of two kinds of atoms wants both', () => {
  const both = [signal(0, 1.3, [kind(4, 1.3, 0.1), kind(5, 1.35, 0.1)])];
  expect(outcomes(both, given([4]))).toEqual(['incomplete']);
  expect(outcomes(both, given([4, 5]))).toEqual(['right']);
  expect(outcomes(both, given([4, 6]))).toEqual(['wrong']);
});

test('atoms that were given two near signals are said to give one', () => {
  for (const { kind: each, problem } of allExercises()) {
    if (each !== 'assignment') continue;
    const { signals } = solution(problem.id);
    const [one, other] = signals.filter(({ technique }) => technique === 'C13NMR').slice(-2);
    const near = Math.abs(
      (problem.spectra.at(-1)!.peaks[one.peak] as { delta_ppm: number }).delta_ppm -
        (problem.spectra.at(-1)!.peaks[other.peak] as { delta_ppm: number }).delta_ppm,
    );
    if (near > 0.5) continue;
    const judged = reply(problem.id, { signals: [{ ...one, atoms: other.atoms }, other] }).signals;
    expect(judged.find(({ outcome }) => outcome === 'wrong')?.text).toMatch(
      /gives one signal, and you gave it more\.$/u,
    );
    return;
  }
  throw new Error('no exercise has two near signals');
});

test('an atom that the molecule has not is refused with its place', () => {
  const id = allExercises().find(({ kind: each }) => each === 'assignment')!.problem.id;
  const { signals } = solution(id);
  const answer = signals.map((each, i) => (i === 1 ? { ...each, atoms: [999] } : each));
  expect(desk.reply(id, { lang: 'en', signals: answer })).toEqual({
    ok: false,
    fault: 'no_atom',
    signal: 1,
  });
});

test('what is no exercise is refused', () => {
  expect(desk.show('00000000', 'en')).toEqual({ ok: false, fault: 'no_problem' });
  expect(desk.reply('00000000', { lang: 'en' })).toEqual({ ok: false, fault: 'no_problem' });
});
