import type { Partner } from '../couplings/partner.ts';
import type { PreparedSignals } from './placement-options.ts';
import type { ProtonGroup } from './proton-groups.ts';

/**
 * Constants of one coupling read at two signals agree within this, Hz: digital resolution and
 * rounding.
 */
const SAME_HZ = 0.45;
/** Couplings shown less often than this say nothing when they are not found at both. */
const SHOWN = 0.7;
/** Constants that many paths could have are not proof, Hz. */
const LEAST_HZ = 1;
/**
 * Geminal constants that may be smaller than this are often not resolved (=CH2, small rings), Hz.
 */
const GEMINAL_HZ = 6;
/** Log units: a constant found at both signals; none, though both have all theirs written. */
const SHARED = 0.7,
  APART = -0.8;

const fits = ({ constants: { from, to } }: Partner, constant: number) =>
  constant >= Math.max(LEAST_HZ, from - 0.8) && constant <= to + 0.8;

/**
 * What constants common to the signals of coupled groups add. `signalsOf`: signals of each group.
 */
export function sharedConstants(
  groups: readonly ProtonGroup[],
  signalsOf: readonly (readonly number[])[],
  { signals }: PreparedSignals,
): number {
  let sum = 0;
  for (let a = 0; a < groups.length; a++) {
    if (groups[a].exchanging || signalsOf[a].length === 0) continue;
    for (const partner of groups[a].partners) {
      if (
        partner.kind === 'geminal' &&
        partner.constants.from >= GEMINAL_HZ &&
        signalsOf[a].length === 2
      )
        sum += geminalConstant(partner, signalsOf[a]);
      if (partner.seen < SHOWN || partner.kind === 'geminal') continue;
      const b = groups.findIndex(
        (other, k) => k > a && !other.exchanging && other.symmetryClass === partner.symmetryClass,
      );
      if (b < 0 || signalsOf[b].length === 0) continue;
      const mine = constantsOf(signalsOf[a]);
      const theirs = constantsOf(signalsOf[b]);
      if (mine.length === 0 || theirs.length === 0) continue;
      const shared = mine.some(
        (one) => fits(partner, one) && theirs.some((other) => Math.abs(one - other) <= SAME_HZ),
      );
      sum += shared ? SHARED : APART;
    }
  }
  return sum;

  /** The two hydrogens of a CH2 that differ split each other by one and the same constant. */
  function geminalConstant(partner: Partner, [one, other]: readonly number[]): number {
    const mine = signals[one].couplings,
      theirs = signals[other].couplings;
    if (mine.length === 0 || theirs.length === 0) return 0;
    return mine.some(
      (each) => fits(partner, each) && theirs.some((its) => Math.abs(each - its) <= SAME_HZ),
    )
      ? SHARED
      : APART;
  }

  function constantsOf(chosen: readonly number[]): readonly number[] {
    return chosen.length === 1
      ? signals[chosen[0]].couplings
      : chosen.flatMap((signal) => signals[signal].couplings);
  }
}
