import type { ExerciseKey } from '@elucida/contract/practice-sets';
import { isRingAccepted, mayTake } from './check-assignment.ts';
import { sameAtoms, type AtomKind, type Signal } from './signals.ts';

/** Steps of the search for exchanges; more of them mean that nearly all signals are alike. */
const STEPS_MAX = 20_000;

/** The signals that an accepted exchange of two or more can have; null where the search for them is too long. */
function exchangeable(signals: readonly Signal[]): ReadonlySet<Signal> | null {
  const single = signals.filter(({ kinds }) => kinds.length === 1);
  const found = new Set<Signal>();
  let steps = 0;
  /** Makes the row longer, by a signal whose atoms its last one may take; each ring from its first signal on. */
  const grow = (row: readonly number[]): void => {
    if (++steps > STEPS_MAX) return;
    const ring = row.map((place) => single[place]);
    if (ring.length > 1 && isRingAccepted(ring)) for (const each of ring) found.add(each);
    const last = ring.at(-1)!;
    for (const [place, next] of single.entries())
      if (
        place > row[0] &&
        !row.includes(place) &&
        next.technique === last.technique &&
        mayTake(last, next)
      )
        grow([...row, place]);
  };
  for (const place of single.keys()) grow([place]);
  return steps > STEPS_MAX ? null : found;
}

/** Places of the signals that can be exchanged with another; of all where nearly all are alike. */
export function exchangeablePlaces(signals: readonly Signal[]): number[] {
  const found = exchangeable(signals);
  return [...signals.keys()].filter((place) => found?.has(signals[place]) ?? true);
}

/** Whether two kinds of atoms have some in common, but not all: neither is then a choice of its own. */
const overlaps = (one: AtomKind, other: AtomKind): boolean =>
  !sameAtoms(one.atoms, other.atoms) && one.atoms.some((atom) => other.atoms.includes(atom));

/** Signals of which a question has at least so many. */
const SIGNALS_LEAST = 2;

/**
 * The only right assignment, kind by kind, of the signals that have one: not of those that `checkAssignment` accepts
 * exchanged, which a learning platform would mark as wrong. Null where fewer than two are left.
 */
export function exerciseKey(signals: readonly Signal[]): ExerciseKey | null {
  const exchanged = exchangeable(signals);
  if (exchanged === null) return null;
  const kept = signals.filter((signal) => !exchanged.has(signal));
  const kinds = kept.flatMap((signal) => signal.kinds);
  if (
    kept.length < SIGNALS_LEAST ||
    kinds.some((one) => kinds.some((other) => overlaps(one, other)))
  )
    return null;
  return {
    signals: kept.map(({ technique, peak, kinds: own }) => ({
      technique,
      peak,
      kinds: own.map(({ atoms }) => [...atoms]),
    })),
    steps: [],
  };
}
