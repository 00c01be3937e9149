import { SIGNALS_MAX } from '@elucida/contract/practice-exercises';
import type { ExerciseKind } from '@elucida/contract/practice-terms';
import type { PreparedProblem } from '../judge-drawn.ts';
import { problemOfOwn, type OwnProblem } from '../own-problem.ts';
import type { Exercise } from './exercises.ts';
import type { FalseReport } from './false-step.ts';
import type { Signal } from './signals.ts';

/** A teacher's own molecule whose structure is shown, as a set keeps it. */
export interface OwnExercise extends OwnProblem {
  readonly kind: ExerciseKind;
  /** Chooses the false step of a report: random, so that another set with the molecule has another. */
  readonly seed: string;
}
/** An exercise of the tables by its id, or one of a teacher's. */
export type AskedExercise = string | OwnExercise;

/** One signal is no assignment. */
const SIGNALS_LEAST = 2;

/** A kept exercise; null where its molecule cannot be read. */
export function exerciseOfOwn({ kind, seed, ...own }: OwnExercise): Exercise | null {
  const problem = problemOfOwn(own);
  return problem && { kind, problem: { ...problem, id: seed } };
}

/** What of an exercise says whether it can be asked. */
interface Asked {
  readonly exercise: Pick<Exercise, 'kind'>;
  readonly prepared: PreparedProblem;
  readonly signals: readonly Signal[];
  readonly report: FalseReport | null;
}

/**
 * Whether a teacher's molecule makes a true exercise: the judge assigns two signals or more and nothing speaks
 * against one of them; a report has a step that is false so that the spectra show it.
 */
export function isClear({ exercise, prepared, signals, report }: Asked): boolean {
  const isContradicted = prepared.answer.candidate.evidence.some(
    ({ verdict, technique, peak }) =>
      verdict === 'against' &&
      signals.some((signal) => signal.technique === technique && signal.peak === peak),
  );
  return (
    !isContradicted &&
    signals.length >= SIGNALS_LEAST &&
    signals.length <= SIGNALS_MAX &&
    (exercise.kind === 'assignment' || (report !== null && report.steps.length <= SIGNALS_MAX))
  );
}
