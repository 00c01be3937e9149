import type { ProtonSignal } from '../proton-signals.ts';
import { EXCHANGEABLE_SD_PPM, PROTON_FLOOR, WIDEN_PPM } from '../align-protons.ts';
import { beyondCarbon } from '../beyond-carbon.ts';
import { observedPattern, type ObservedPattern } from '../couplings/observed-pattern.ts';
import { patternLogLikelihood, type ExpectedPattern } from '../couplings/pattern-likelihood.ts';
import { logPeak, logStudentT } from '../../../nmr/student-t.ts';
import type { ProtonGroup } from './proton-groups.ts';

/** One way to put a group under signals, with what speaks for it, log units. */
export interface PlacementOption {
  readonly signals: readonly number[];
  /** Hydrogens under each. */
  readonly sizes: readonly number[];
  readonly shifts: number;
  /** Log likelihood of the pattern of each signal. */
  readonly patterns: readonly number[];
  /** What the division, or the absence of a signal, costs. */
  readonly counts: number;
}

/** Signals tried for a group: the nearest by agreement. Options kept. */
const TRIED = 6,
  KEPT = 14,
  KEPT_OF_MANY = 40;
/**
 * Log costs: a group without a signal, and each of its hydrogens; one that exchanges; a group
 * divided by stereochemistry.
 */
const UNSEEN = -4,
  UNSEEN_EACH = -1,
  HIDDEN = -1.5,
  DIVIDED = -0.7;
/**
 * The parts of a divided group lie so far from their mean, standard deviation in ppm: axial and
 * equatorial hydrogens differ by 0.4 to 0.6.
 */
export const DIVIDED_PPM = 0.3;
/** Scale of their distances from it; in bicycles and next to arenes they reach 0.7. */
const APART_PPM = 0.45;
/**
 * Assignments may lie farther off than the score counts, log units: the farther signal still loses.
 */
const BELOW_FLOOR = 4;

/**
 * Signals as many molecules are compared with: what was written of each, and likelihoods found
 * before.
 */
export interface PreparedSignals {
  readonly signals: readonly ProtonSignal[];
  readonly patterns: readonly ObservedPattern[];
  readonly known: Map<string, Float64Array>;
}

const prepared = new WeakMap<readonly ProtonSignal[], PreparedSignals>();

/** Reads the patterns of the signals once. */
export function prepareSignals(signals: readonly ProtonSignal[]): PreparedSignals {
  const before = prepared.get(signals);
  if (before !== undefined) return before;
  const made = {
    signals,
    patterns: signals.map(observedPattern),
    known: new Map<string, Float64Array>(),
  };
  prepared.set(signals, made);
  return made;
}

function likelihoods(
  { patterns, known }: PreparedSignals,
  expected: ExpectedPattern,
): Float64Array {
  const before = known.get(expected.signature);
  if (before !== undefined) return before;
  const values = Float64Array.from(patterns, (pattern) => patternLogLikelihood(pattern, expected));
  known.set(expected.signature, values);
  return values;
}

/** The best ways to put a group under the signals, and that it has none, best first. */
export function placementOptions(group: ProtonGroup, prepared: PreparedSignals): PlacementOption[] {
  const { signals } = prepared;
  const sd = group.exchanging
    ? Math.max(EXCHANGEABLE_SD_PPM, group.sd)
    : Math.hypot(group.sd, WIDEN_PPM);
  // The signals of a divided group lie on either side of the predicted one: where a part is looked
  // for.
  const partSd = Math.hypot(sd, DIVIDED_PPM);
  const whole = group.exchanging
    ? Float64Array.from(signals, (signal, j) =>
        exchangingPattern(signal, likelihoods(prepared, group.whole)[j]),
      )
    : likelihoods(prepared, group.whole);
  const part = group.exchanging ? whole : likelihoods(prepared, group.part);
  const shiftOf = (scale: number) =>
    signals.map(
      ({ shift }) =>
        logStudentT(shift - group.shift, scale, PROTON_FLOOR - BELOW_FLOOR) +
        (group.exchanging ? 0 : beyondCarbon(shift)),
    );
  const wholeShift = shiftOf(sd);
  const order = [...signals.keys()]
    .sort((a, b) => wholeShift[b] + whole[b] - wholeShift[a] - whole[a])
    .slice(0, TRIED);
  const options: PlacementOption[] = order.map((j) => ({
    signals: [j],
    sizes: [group.hydrogens],
    shifts: wholeShift[j],
    patterns: [whole[j]],
    counts: 0,
  }));
  if (group.divisions.length > 0) {
    const partShift = shiftOf(partSd);
    const near = [...signals.keys()]
      .sort((a, b) => partShift[b] + part[b] - partShift[a] - part[a])
      .slice(0, TRIED);
    for (const sizes of group.divisions) {
      for (const chosen of selections(near, sizes.length)) {
        options.push({
          signals: chosen,
          sizes,
          shifts: dividedShift(
            group.shift,
            sd,
            chosen.map((j) => signals[j].shift),
          ),
          patterns: chosen.map((j) => part[j]),
          counts: DIVIDED * (sizes.length - 1),
        });
      }
    }
  }
  const worth = ({ shifts, patterns, counts }: PlacementOption) =>
    shifts + counts + patterns.reduce((sum, value) => sum + value, 0);
  const room = group.divisions.length > 1 ? KEPT_OF_MANY : KEPT;
  const kept =
    options.length > room ? options.sort((a, b) => worth(b) - worth(a)).slice(0, room) : options;
  kept.push({
    signals: [],
    sizes: [],
    shifts: 0,
    patterns: [],
    counts: group.exchanging ? HIDDEN * group.hydrogens : UNSEEN + UNSEEN_EACH * group.hydrogens,
  });
  return kept;
}

/** Log density of the mean of a divided group's signals, less what their distance from it costs. */
function dividedShift(predicted: number, sd: number, shifts: readonly number[]): number {
  const mean = shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length;
  const apart = shifts.reduce(
    (sum, shift) => sum + logStudentT(shift - mean, APART_PPM, PROTON_FLOOR) - logPeak(APART_PPM),
    0,
  );
  return (
    logStudentT(mean - predicted, sd, PROTON_FLOOR - BELOW_FLOOR) +
    (apart * (shifts.length - 1)) / shifts.length
  );
}

/**
 * A hydrogen that exchanges is a singlet, broad, or coupled with its neighbours where exchange is
 * slow.
 */
function exchangingPattern({ multiplicity }: ProtonSignal, slow: number): number {
  if (multiplicity === undefined) return 0;
  if (multiplicity.startsWith('br-')) return 1.5;
  if (multiplicity === 's') return 0.3;
  return multiplicity === 'm' ? -1 : Math.max(-3, slow - 1.5);
}

/** All choices of `count` different entries, in their order. */
function selections(entries: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return entries.flatMap((entry, i) =>
    selections(entries.slice(i + 1), count - 1).map((rest) => [entry, ...rest]),
  );
}
