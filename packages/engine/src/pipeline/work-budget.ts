import type { Task } from '../stages.ts';

/** Thrown by a `WorkBudget` when its checkpoints are used up; never leaves the pipeline. */
export class BudgetSpent extends Error {
  override name = 'BudgetSpent';
}

/**
 * A task that passes checkpoints on and ends the work after `most` of them. Checkpoints come after
 * fixed numbers of
 * steps, so the same work ends at the same place on every machine, which a clock would not give.
 */
export function workBudget(task: Pick<Task, 'checkpoint'>, most: number): Pick<Task, 'checkpoint'> {
  let used = 0;
  return {
    checkpoint(): void {
      task.checkpoint();
      if (++used > most) throw new BudgetSpent();
    },
  };
}
