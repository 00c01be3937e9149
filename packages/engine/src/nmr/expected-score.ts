import type { SignalClasses } from './signal-classes.ts';
import { EXPECTED_LOG_STUDENT_T } from './student-t.ts';

/**
 * Mean of the alignment score if every class were under its own signal with errors as large as
 * predicted.
 */
export function expectedScore(classes: SignalClasses, widen: number, byNucleus: boolean): number {
  let sum = 0;
  for (let i = 0; i < classes.count; i++) {
    const each = EXPECTED_LOG_STUDENT_T - Math.log(Math.sqrt(classes.sd[i] ** 2 + widen ** 2));
    sum += byNucleus ? each * classes.nuclei[i] : each;
  }
  return sum;
}
