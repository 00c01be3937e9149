/** Equal couplings of a signal: `count` partners with `hz` each. */
export interface Coupling {
  readonly hz: number;
  readonly count: number;
}

/** A line of a first-order pattern: distance from the centre, Hz, and its share of the whole. */
export interface Stick {
  readonly hz: number;
  readonly share: number;
}

/** Sticks closer than this are one, Hz. */
const SAME_HZ = 0.01;
/** Shares of n equal partners: Pascal's triangle over 2ⁿ. */
const BINOMIAL: readonly (readonly number[])[] = Array.from({ length: 10 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push((row[k - 1]! * (n - k + 1)) / k);
  return row.map((value) => value / 2 ** n);
});

/** The lines that couplings make of one, equal ones merged; from high to low frequency. */
export function sticksOf(couplings: readonly Coupling[]): Stick[] {
  let sticks: Stick[] = [{ hz: 0, share: 1 }];
  for (const { hz, count } of couplings) {
    const parts = BINOMIAL[count]!;
    const next: Stick[] = [];
    for (const stick of sticks)
      for (let k = 0; k <= count; k++)
        next.push({ hz: stick.hz + (count / 2 - k) * hz, share: stick.share * parts[k]! });
    next.sort((a, b) => b.hz - a.hz);
    sticks = [];
    for (const stick of next) {
      const last = sticks.at(-1);
      if (last !== undefined && last.hz - stick.hz < SAME_HZ)
        sticks[sticks.length - 1] = { hz: last.hz, share: last.share + stick.share };
      else sticks.push(stick);
    }
  }
  return sticks;
}

/** Most partners together; more make a multiplet whose outer lines drown. */
const MOST_PARTNERS = 9;
/** Equal partners of one coupling: two methyl groups. */
const MOST_EQUAL = 6;
/** Different couplings. */
const MOST_DIFFERENT = 4;

/**
 * All sets of couplings whose span from the first to the last line is `span`, within `tolerance` Hz. `sizes`:
 * couplings that the distances of the lines allow, Hz. Four different ones have one partner each.
 */
export function couplingSets(
  sizes: readonly number[],
  { span, tolerance }: { span: number; tolerance: number },
): Coupling[][] {
  const found: Coupling[][] = [];
  const descending = [...sizes].sort((a, b) => b - a);
  const grow = (chosen: readonly Coupling[], from: number, left: number, partners: number) => {
    if (Math.abs(left) <= tolerance && chosen.length > 0) found.push([...chosen]);
    if (chosen.length === MOST_DIFFERENT) return;
    for (let at = from; at < descending.length; at++) {
      const hz = descending[at]!;
      const most = chosen.length >= 2 ? 2 : MOST_EQUAL;
      for (let count = 1; count <= most && partners + count <= MOST_PARTNERS; count++) {
        if (chosen.length === 3 && (count > 1 || chosen.some((each) => each.count > 1))) break;
        const rest = left - count * hz;
        if (rest < -tolerance) break;
        grow([...chosen, { hz, count }], at + 1, rest, partners + count);
      }
    }
  };
  grow([], 0, span, 0);
  return found;
}
