import { isLate, type SearchTime, type Task } from '../stages.ts';

/** The time left is said in steps of so many seconds: finer ones are noise. */
const EVERY_S = 5;
/** Share that a search which overruns its time is shown at until it has ended. */
const ALMOST = 0.99;

/** A duration in seconds as minutes and seconds, `9:35`. */
const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * The task of a search that a person gave time: how far it is follows the clock, however often it
 * begins, and the time left is said. Judging between two rounds is not reported. `end` says that
 * the search is over. A round by `task` comes to its own end; one by `later` ends with the time.
 */
export function withinTime(
  task: Task,
  time: SearchTime,
): { readonly task: Task; readonly later: Task; end(): void } {
  let said = '';
  function report(fraction: number, seconds: number): void {
    const left = asClock(Math.ceil(seconds / EVERY_S) * EVERY_S);
    if (left === said) return;
    said = left;
    task.progress('propose', fraction, { key: 'search-time-left', values: { left } });
  }
  const first: Task = {
    checkpoint: () => task.checkpoint(),
    isLate: () => isLate(task),
    progress(stage, _fraction, found) {
      if (stage !== 'propose') return;
      const share = Math.min(ALMOST, time.share());
      report(share, time.left());
      task.progress('propose', share, found);
    },
  };
  return {
    task: first,
    later: { ...first, isLate: () => time.left() <= 0 || isLate(task) },
    end() {
      report(1, 0);
      task.progress('propose', 1);
    },
  };
}
