import type { Candidate } from './identification.ts';

/**
 * Progress and cancellation of one analysis. The engine computes synchronously inside a worker
 * thread, where an AbortSignal could not fire; so it calls `checkpoint()` at least every 50 ms, and
 * the adapter behind the port looks at a shared flag there.
 */
export const STAGES = ['digitise', 'interpret', 'propose', 'judge', 'report'] as const;
export type Stage = (typeof STAGES)[number];

export interface Task {
  /**
   * Reports that `stage` has come `fraction` (0–1) of its way; `found` is what it found so far, as
   * a message key with values.
   */
  progress(
    stage: Stage,
    fraction: number,
    found?: { key: string; values: Record<string, string | number> },
  ): void;
  /** Throws `Cancelled` once the user has cancelled. Cheap: call it in every loop of any length. */
  checkpoint(): void;
  /**
   * The best candidates so far, best first, while a search in `searchTime` goes on: they may change
   * until its end.
   */
  ranking?(candidates: readonly CandidateSoFar[]): void;
  /**
   * The time that a person gives the search: one that comes to its end begins once more elsewhere
   * until it has run down. Absent: the search counts its work, and ends as it thinks fit.
   */
  readonly searchTime?: SearchTime;
  /**
   * Whether the time that the caller allows is nearly over: searches end where they are, and what they found is
   * judged. Absent: nobody hurries them, and the same request gets the same answer on every machine.
   */
  isLate?(): boolean;
}

/** A clock that the engine itself does not have. */
export interface SearchTime {
  /** Seconds left, 0 once it has run down. */
  left(): number;
  /** Share of it that has passed, 0–1. */
  share(): number;
}

/** A candidate as it is shown before the answer. */
export type CandidateSoFar = Pick<Candidate, 'rank' | 'smiles' | 'names' | 'confidence'>;

/** Thrown by `Task.checkpoint` to unwind a cancelled analysis. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** A task that nobody watches and nobody cancels: tests, scripts. */
export const unattended: Task = { progress: () => {}, checkpoint: () => {} };

/** The same task for what is done once more: it can be cancelled; its progress would run backwards. */
export const quietly = (task: Task): Task => ({
  progress: () => {},
  checkpoint: () => task.checkpoint(),
  isLate: () => isLate(task),
});

/** Whether the caller of a task hurries it. */
export const isLate = (task: Pick<Task, 'isLate'>): boolean => task.isLate?.() ?? false;
