import { isLate, type Task } from '../stages.ts';

/** The steps of long work that may end before it is done. */
export interface Steps {
  /** Takes a step. False once the work is to end. */
  take(): boolean;
  readonly areOver: boolean;
}

/**
 * Steps that look for cancellation and ask `isSpent` each time, until it says that the work allowed
 * is done. Steps, unlike a clock, end the same work at the same place on every machine; a caller who is in a hurry
 * ends it all the same.
 */
export function stepsOf(task: Pick<Task, 'checkpoint' | 'isLate'>, isSpent: () => boolean): Steps {
  let areOver = false;
  return {
    take() {
      if (areOver) return false;
      task.checkpoint();
      areOver = isSpent() || isLate(task);
      return !areOver;
    },
    get areOver() {
      return areOver;
    },
  };
}

/** So many steps, for whoever is in a hurry too: who counts on all of them is not cut short unnoticed. */
export function countedSteps(task: Pick<Task, 'checkpoint'>, most: number): Steps {
  let taken = 0;
  return stepsOf({ checkpoint: () => task.checkpoint() }, () => ++taken > most);
}
