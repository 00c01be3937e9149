import type { SignalClasses } from './signal-classes.ts';
import { logStudentT } from './student-t.ts';

/**
 * Log units that an exchange must gain. Carbons that are alike are predicted too high or too low
 * together, so that their order tells something as well.
 */
const LEAST = 0.5;

/**
 * Exchanges the signals of pairs of classes while that makes the assignment clearly more likely, in
 * `signalOf`. An alignment keeps the order of the shifts; where one carbon is predicted well and its
 * neighbour badly, the order says less than the well predicted one.
 * @returns log units gained
 */
export function exchangeSignals(
  classes: SignalClasses,
  observed: ArrayLike<number>,
  { widen, floor }: { readonly widen: number; readonly floor: number },
  signalOf: Int16Array,
): number {
  const logOf = (i: number, signal: number) =>
    logStudentT(observed[signal] - classes.shift[i], Math.hypot(classes.sd[i], widen), floor);
  let gained = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let i = 0; i < classes.count; i++)
      for (let k = i + 1; k < classes.count; k++) {
        const [mine, theirs] = [signalOf[i], signalOf[k]];
        if (mine < 0 || theirs < 0 || mine === theirs) continue;
        const gain = logOf(i, theirs) + logOf(k, mine) - logOf(i, mine) - logOf(k, theirs);
        if (gain <= LEAST) continue;
        signalOf[i] = theirs;
        signalOf[k] = mine;
        gained += gain;
        changed = true;
      }
  }
  return gained;
}
