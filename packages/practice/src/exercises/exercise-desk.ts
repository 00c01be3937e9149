import {
  ATOMS_MAX,
  type ExerciseAnswer,
  type ExerciseReply,
  type ExerciseSolution,
  type ListedExercise,
  type ShownExercise,
} from '@elucida/contract/practice-exercises';
import type { ExerciseKey, WrongAnswer } from '@elucida/contract/practice-sets';
import { nameStructure } from '@elucida/library/name-structure';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Language } from '@elucida/spectra/languages';
import { prepareProblem, type PreparedProblem } from '../judge-drawn.ts';
import { keepReady } from '../keep-ready.ts';
import { checkAssignment, type CheckedSignal } from './check-assignment.ts';
import { exchangeablePlaces, exerciseKey } from './exercise-key.ts';
import { allExercises, findExercise, type Exercise } from './exercises.ts';
import { falseReport, type FalseReport } from './false-step.ts';
import { exerciseOfOwn, isClear, type AskedExercise } from './own-exercise.ts';
import { signalsOf, type Signal } from './signals.ts';
import { labelSignal, writeReason } from './write-signal.ts';
import { writeStep, writeWhy } from './write-step.ts';

export type ExerciseAnswered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: 'no_problem' }
  /** An atom that the molecule has not; `signal`: its place in the answer. */
  | { readonly ok: false; readonly fault: 'no_atom'; readonly signal: number };

/** A reply, and for the teacher of a set what is wrong with the answer. */
export interface JudgedAnswer {
  readonly reply: ExerciseReply;
  readonly wrong: WrongAnswer[];
}

/** An exercise with what does not change between replies. */
interface Ready {
  readonly exercise: Exercise;
  readonly prepared: PreparedProblem;
  readonly signals: readonly Signal[];
  /** Null for an assignment. */
  readonly report: FalseReport | null;
}

const listed = ({ kind, problem: { id, fields, rating, formula } }: Exercise): ListedExercise => ({
  id,
  kind,
  fields: [...fields],
  rating,
  formula: formula.hill,
});

/** Answers everything that is asked about exercises of the tables and of teachers. Synchronous. */
export function exerciseDesk(predictor: ShiftPredictor) {
  const ready = keepReady<Ready | null>();
  const find = (asked: AskedExercise): Ready | null => {
    if (typeof asked !== 'string')
      return ready(JSON.stringify(asked), () => {
        const exercise = exerciseOfOwn(asked);
        const one = exercise && prepare(exercise, predictor);
        return one && isClear(one) ? one : null;
      });
    const exercise = findExercise(asked);
    return exercise && ready(asked, () => prepare(exercise, predictor));
  };
  const of = <Value>(
    asked: AskedExercise,
    work: (one: Ready) => Value,
  ): ExerciseAnswered<Value> => {
    const one = find(asked);
    return one === null ? { ok: false, fault: 'no_problem' } : { ok: true, value: work(one) };
  };
  return {
    list: (): ListedExercise[] => allExercises().map(listed),
    show: (asked: AskedExercise, lang: Language) => of(asked, (one) => show(one, lang)),
    reply: (asked: AskedExercise, answer: ExerciseAnswer): ExerciseAnswered<JudgedAnswer> => {
      const one = find(asked);
      if (one === null) return { ok: false, fault: 'no_problem' };
      const { atomCount } = one.prepared.answer.graph;
      const signal = (answer.signals ?? []).findIndex(({ atoms }) =>
        atoms.some((atom) => atom >= atomCount),
      );
      if (signal >= 0) return { ok: false, fault: 'no_atom', signal };
      return { ok: true, value: replyTo(one, answer) };
    },
    solution: (asked: AskedExercise, lang: Language) => of(asked, (one) => solutionOf(one, lang)),
    /** Places of the signals of an assignment that are accepted exchanged with another. */
    exchangeable: (asked: AskedExercise) =>
      of(asked, (one) => (one.report === null ? exchangeablePlaces(one.signals) : [])),
    /** The one right answer, of what has one; null where nothing has. */
    key: (asked: AskedExercise) =>
      of(asked, (one): ExerciseKey | null =>
        one.report === null
          ? exerciseKey(one.signals)
          : { signals: [], steps: [...one.report.wrong] },
      ),
  };
}

function prepare(exercise: Exercise, predictor: ShiftPredictor): Ready {
  const prepared = prepareProblem(exercise.problem, predictor);
  return {
    exercise,
    prepared,
    signals: signalsOf(prepared.answer, exercise.problem.spectra),
    report: exercise.kind === 'mistake' ? falseReport(prepared) : null,
  };
}

function show({ exercise, prepared, signals, report }: Ready, lang: Language): ShownExercise {
  const { smiles } = prepared.answer.candidate;
  const { kind: _, ...about } = listed(exercise);
  const shown = {
    ...about,
    smiles,
    name: nameStructure(smiles, { useLibrary: true }).name?.[lang] ?? null,
    spectra: exercise.problem.spectra.map((spectrum) => ({
      ...spectrum,
    })) as ShownExercise['spectra'],
  };
  return report === null
    ? {
        ...shown,
        kind: 'assignment',
        signals: signals.map((signal) => ({
          technique: signal.technique,
          peak: signal.peak,
          label: labelSignal(signal, lang),
        })),
      }
    : {
        ...shown,
        kind: 'mistake',
        steps: report.steps.map((step) => writeStep(step, prepared, lang)),
      };
}

function replyTo({ prepared, signals, report }: Ready, answer: ExerciseAnswer): JudgedAnswer {
  const { lang, step } = answer;
  if (report !== null) {
    const solved = step !== undefined && report.wrong.includes(step);
    return {
      reply: { solved, signals: [], text: solved ? writeWhy(report, prepared, lang) : null },
      wrong: step === undefined || solved || step >= report.steps.length ? [] : [{ step }],
    };
  }
  const checked = checkAssignment(signals, answer.signals ?? []);
  return {
    reply: {
      solved: checked.every(({ outcome }) => outcome === 'right' || outcome === 'exchangeable'),
      signals: checked.map((each) => ({
        technique: each.signal.technique,
        peak: each.signal.peak,
        outcome: each.outcome,
        text: writeReason(each, signals, { molecule: prepared.answer, lang }),
      })),
      text: null,
    },
    wrong: checked.filter(({ wrong }) => wrong.length > 0).map((each) => wrongOf(each, signals)),
  };
}

/** The atoms that do not give a signal, with those that are equivalent to them: the same error. */
function wrongOf({ signal, wrong }: CheckedSignal, signals: readonly Signal[]): WrongAnswer {
  const { technique, peak } = signal;
  const kinds = signals
    .filter((each) => each.technique === technique)
    .flatMap((each) => each.kinds)
    .filter(({ atoms }) => atoms.some((atom) => wrong.includes(atom)));
  const atoms = new Set([...wrong, ...kinds.flatMap((kind) => kind.atoms)]);
  return { technique, peak, atoms: [...atoms].sort((a, b) => a - b).slice(0, ATOMS_MAX) };
}

function solutionOf({ prepared, signals, report }: Ready, lang: Language): ExerciseSolution {
  if (report !== null)
    return {
      signals: [],
      steps: [...report.wrong],
      text: writeWhy(report, prepared, lang),
    };
  return {
    signals: signals.map(({ technique, peak, kinds }) => ({
      technique,
      peak,
      atoms: kinds.flatMap(({ atoms }) => [...atoms]),
    })),
    steps: [],
    text: null,
  };
}
