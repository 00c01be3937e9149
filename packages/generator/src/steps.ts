/** Who waits for long work. */
export interface Waiting {
  /** Throws once the work is not wanted any more. Cheap: it is called in every loop of any length. */
  checkpoint(): void;
  /** Whether the time allowed is nearly over. Absent: nobody is in a hurry. */
  isLate?(): boolean;
}

/** Whose work is never cancelled. */
export const patient: Waiting = { checkpoint: () => {} };

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
export function stepsOf(task: Waiting, isSpent: () => boolean): Steps {
  let areOver = false;
  return {
    take() {
      if (areOver) return false;
      task.checkpoint();
      areOver = isSpent() || (task.isLate?.() ?? false);
      return !areOver;
    },
    get areOver() {
      return areOver;
    },
  };
}

/** So many steps, for whoever is in a hurry too: who counts on all of them is not cut short unnoticed. */
export function countedSteps(task: Pick<Waiting, 'checkpoint'>, most: number): Steps {
  let taken = 0;
  return stepsOf({ checkpoint: () => task.checkpoint() }, () => ++taken > most);
}
