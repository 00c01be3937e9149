import { logStudentT } from '../nmr/student-t.ts';
import type { ExpectedCoupling } from './expected-couplings.ts';

/** Constants of one signal next to those that a configuration expects. */
export interface Matched {
  readonly logLikelihood: number;
  readonly pairs: readonly { readonly measured: number; readonly expected: ExpectedCoupling }[];
}

/** Least log density of one constant. */
const FLOOR = -8;
/** A measured constant that no vicinal hydrogen explains: over four bonds, to O–H, or misread. */
const EXTRA = -5;
/** An expected constant that the list lacks: as likely as not at 2 Hz, hardly where it is larger. */
const HALF_SEEN_HZ = 2,
  SOFTNESS_HZ = 0.6,
  LEAST_UNSEEN = -5;

const logUnseen = (hz: number): number =>
  Math.max(LEAST_UNSEEN, -Math.log1p(Math.exp((hz - HALF_SEEN_HZ) / SOFTNESS_HZ)));

/** Puts measured constants, Hz, next to expected ones, in order of size, as likely as can be. */
export function matchCouplings(
  measured: readonly number[],
  expected: readonly ExpectedCoupling[],
): Matched {
  const m = measured.length,
    n = expected.length;
  const best = new Float64Array((m + 1) * (n + 1));
  const at = (i: number, j: number) => i * (n + 1) + j;
  const one = (i: number, j: number) =>
    logStudentT(measured[i] - expected[j].hz, expected[j].sd, FLOOR);
  for (let i = m; i >= 0; i--)
    for (let j = n; j >= 0; j--) {
      if (i === m && j === n) continue;
      best[at(i, j)] = Math.max(
        i < m ? EXTRA + best[at(i + 1, j)] : -Infinity,
        j < n ? logUnseen(expected[j].hz) + best[at(i, j + 1)] : -Infinity,
        i < m && j < n ? one(i, j) + best[at(i + 1, j + 1)] : -Infinity,
      );
    }
  const pairs: { measured: number; expected: ExpectedCoupling }[] = [];
  for (let i = 0, j = 0; i < m && j < n;) {
    const here = best[at(i, j)];
    if (here === one(i, j) + best[at(i + 1, j + 1)])
      pairs.push({ measured: measured[i++], expected: expected[j++] });
    else if (here === EXTRA + best[at(i + 1, j)]) i++;
    else j++;
  }
  return { logLikelihood: best[0], pairs };
}
