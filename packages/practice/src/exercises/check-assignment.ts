import type { GivenSignal, JudgedSignal } from '@elucida/contract/practice-exercises';
import type { SignalOutcome } from '@elucida/contract/practice-terms';
import { distance, sameAtoms, type AtomKind, type Signal } from './signals.ts';

/** Log units of likelihood below which an exchange of signals is accepted: odds of 7 to 1 and less. */
const NOT_TOLD_APART = 2;
/** Nor may a signal of an accepted exchange lie farther than this from what is expected, standard deviations. */
const FAR_OFF = 2;

/** A signal as it was judged; `named` where atoms of one kind were given it that do not give it. */
export interface CheckedSignal extends Pick<JudgedSignal, 'outcome'> {
  readonly signal: Signal;
  /** The atoms that were named and do not give the signal. */
  readonly wrong: readonly number[];
  /** Of them, those that were named for another signal of the spectrum too. */
  readonly twice: readonly number[];
}

/**
 * Checks what a student gave each signal. One atom of each kind is enough: equivalent ones are the same. Two
 * signals or more that were exchanged are accepted where the spectra cannot tell them apart.
 */
export function checkAssignment(
  signals: readonly Signal[],
  given: readonly GivenSignal[],
): CheckedSignal[] {
  const namedOf = ({ technique, peak }: Signal): readonly number[] =>
    given.find((each) => each.technique === technique && each.peak === peak)?.atoms ?? [];
  const checked = signals.map((signal): CheckedSignal => {
    const named = namedOf(signal);
    const belongs = (atom: number) => signal.kinds.some(({ atoms }) => atoms.includes(atom));
    const wrong = named.filter((atom) => !belongs(atom));
    const elsewhere = signals
      .filter((other) => other !== signal && other.technique === signal.technique)
      .flatMap((other) => namedOf(other));
    return {
      signal,
      outcome: outcomeOf(signal, named, wrong),
      wrong,
      twice: wrong.filter((atom) => elsewhere.includes(atom)),
    };
  });
  return exchanged(checked, namedOf);
}

function outcomeOf(
  { kinds }: Signal,
  named: readonly number[],
  wrong: readonly number[],
): SignalOutcome {
  if (named.length === 0) return 'open';
  if (wrong.length > 0) return 'wrong';
  return kinds.every(({ atoms }) => atoms.some((atom) => named.includes(atom)))
    ? 'right'
    : 'incomplete';
}

/** The kind that all atoms named are of, where the technique shows it with a signal of its own. */
export const kindNamed = (
  signals: readonly Signal[],
  technique: Signal['technique'],
  named: readonly number[],
): AtomKind | undefined =>
  signals
    .filter((signal) => signal.technique === technique)
    .flatMap(({ kinds }) => kinds)
    .find(({ atoms }) => named.length > 0 && named.every((atom) => atoms.includes(atom)));

const isSingle = ({ signal: { kinds } }: CheckedSignal): boolean => kinds.length === 1;

/** Half of the square: minus the logarithm of a normal distribution, without what is the same on both sides. */
const cost = (signal: Signal, kind: AtomKind): number =>
  distance(signal, kind) ** 2 / 2 + Math.log(kind.sd);

const isLike = (one: Signal, other: Signal): boolean =>
  one.integral === other.integral && one.mult === other.mult;

/**
 * Whether signals of one kind each, each with the atoms of the next one and the last with those of the first, are
 * told from the right assignment by next to nothing.
 */
export function isRingAccepted(ring: readonly Signal[]): boolean {
  const pairs = ring.map((here, i) => ({ here, there: ring[(i + 1) % ring.length] }));
  const more = pairs.reduce(
    (sum, { here, there }) => sum + cost(here, there.kinds[0]) - cost(here, here.kinds[0]),
    0,
  );
  return more < NOT_TOLD_APART && pairs.every(({ here, there }) => mayTake(here, there));
}

/** Whether a signal may be accepted with the atoms of another, as part of an exchange. */
export const mayTake = (here: Signal, there: Signal): boolean =>
  isLike(here, there) && distance(here, there.kinds[0]) < FAR_OFF;

/** Accepts rings of wrong signals, each named after the next one's atoms, that cost next to nothing. */
function exchanged(
  checked: readonly CheckedSignal[],
  namedOf: (signal: Signal) => readonly number[],
): CheckedSignal[] {
  const signals = checked.map(({ signal }) => signal);
  const accepted = new Set<CheckedSignal>();
  const wrong = checked.filter((each) => each.outcome === 'wrong' && isSingle(each));
  const next = (each: CheckedSignal): CheckedSignal | undefined => {
    const { technique } = each.signal;
    const kind = kindNamed(signals, technique, namedOf(each.signal));
    return (
      kind &&
      wrong.find(
        ({ signal }) =>
          signal.technique === technique && sameAtoms(signal.kinds[0].atoms, kind.atoms),
      )
    );
  };
  for (const first of wrong) {
    const ring = [first];
    for (let one = next(first); one !== undefined && !ring.includes(one); one = next(one))
      ring.push(one);
    if (ring.length < 2 || next(ring.at(-1)!) !== first) continue;
    if (isRingAccepted(ring.map(({ signal }) => signal)))
      for (const each of ring) accepted.add(each);
  }
  return checked.map((each) =>
    accepted.has(each) ? { ...each, outcome: 'exchangeable', wrong: [], twice: [] } : each,
  );
}
