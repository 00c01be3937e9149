import { beyondCarbon } from './beyond-carbon.ts';
import type { ProtonSignals } from './proton-signals.ts';
import { HALF_POWER, inverseSquare, logPeak, squareAtFloor } from '../../nmr/student-t.ts';
import type { SignalClasses } from '../../nmr/signal-classes.ts';

/**
 * Added in quadrature to the predicted standard deviation of hydrogens on carbon, ppm: solvents and
 * reading errors.
 */
export const WIDEN_PPM = 0.12;
/**
 * Least standard deviation of an exchangeable hydrogen, ppm: it moves with concentration, solvent
 * and water.
 */
export const EXCHANGEABLE_SD_PPM = 1.5;
export const PROTON_FLOOR = -6;
/** Log penalties. */
const MISSING_BOUND = -5,
  MISSING_EXCHANGEABLE = -2,
  EXTRA_SLOT = -5;
/** Slots and protons that may stay over beyond what the counts force. */
const SLACK = 3;

export const MAX_PROTONS = 160;
const MAX_EXCHANGEABLE = 12;
const SIGNALS = 256;

/** What the alignment found; arrays are reused between candidates. */
export interface ProtonAlignment {
  /** Log likelihood. */
  score: number;
  /** Hydrogens on carbon that no slot takes. */
  missing: number;
  /** Slots that no hydrogen explains and no other substance owns. */
  extra: number;
  /**
   * Hydrogens of class i under signal j at `i * 256 + j`; bound classes first, then exchangeable
   * ones.
   */
  readonly shared: Uint8Array;
  /** Hydrogens of each class without a slot. */
  readonly unseen: Uint8Array;
}

export function emptyProtonAlignment(): ProtonAlignment {
  return {
    score: 0,
    missing: 0,
    extra: 0,
    shared: new Uint8Array(512 * SIGNALS),
    unseen: new Uint8Array(512),
  };
}

/** Hydrogens of class `entry` under `signal`. */
export function sharedProtons({ shared }: ProtonAlignment, entry: number, signal: number): number {
  return shared[entry * SIGNALS + signal];
}

/** Puts hydrogens of class `entry` under `signal`. */
export function shareProtons(
  { shared }: ProtonAlignment,
  entry: number,
  signal: number,
  protons: number,
): void {
  shared[entry * SIGNALS + signal] = protons;
}

const likelihood = new Float64Array(512 * SIGNALS);
const classOfProton = new Int16Array(MAX_PROTONS);
const classOfExchangeable = new Int16Array(MAX_EXCHANGEABLE);
let table = new Float64Array(4096);
let steps = new Uint8Array(4096);
const MATCH = 0,
  MISS = 1,
  EXCHANGE = 2,
  HIDE = 3,
  SKIP = 4;

/**
 * Assigns the hydrogens of a candidate to the single-proton slots of the integrals by a monotone
 * dynamic programme:
 * hydrogens on carbon in order of shift; exchangeable ones take a slot out of that order, or hide.
 * State: hydrogens placed × slots used × exchangeables placed, banded by how many may stay over.
 */
export function alignProtons(
  bound: SignalClasses,
  exchangeable: SignalClasses,
  observed: ProtonSignals,
  out: ProtonAlignment,
): void {
  const protons = expand(bound, classOfProton, MAX_PROTONS);
  const exchanging = expand(exchangeable, classOfExchangeable, MAX_EXCHANGEABLE);
  const slots = Math.min(observed.slotSignal.length, MAX_PROTONS);
  fillLikelihoods(bound, exchangeable, observed);

  const low = -(Math.max(0, protons - slots) + SLACK);
  const high = exchanging + Math.max(0, slots - protons - exchanging) + SLACK;
  const strideE = exchanging + 1;
  const strideP = (high - low + 1) * strideE;
  const size = (protons + 1) * strideP;
  if (size > table.length) {
    table = new Float64Array(size * 2);
    steps = new Uint8Array(size * 2);
  }
  const { slotSignal, leave } = observed;
  for (let p = 0; p <= protons; p++) {
    const rowLikelihood = p > 0 ? classOfProton[p - 1] * SIGNALS : 0;
    for (let offset = low; offset <= high; offset++) {
      const s = p + offset;
      if (s < 0 || s > slots) continue;
      const signal = s > 0 ? slotSignal[s - 1] : 0;
      const at = p * strideP + (offset - low) * strideE;
      for (let e = 0; e <= exchanging; e++) {
        let value = p === 0 && s === 0 && e === 0 ? 0 : -Infinity;
        let how = MATCH;
        if (p > 0 && s > 0) value = table[at - strideP + e] + likelihood[rowLikelihood + signal];
        if (p > 0 && offset < high) {
          const missed = table[at - strideP + strideE + e] + MISSING_BOUND;
          if (missed > value) {
            value = missed;
            how = MISS;
          }
        }
        if (s > 0 && offset > low) {
          const before = at - strideE + e;
          const skipped = table[before] + Math.max(EXTRA_SLOT, leave[s - 1]);
          if (skipped > value) {
            value = skipped;
            how = SKIP;
          }
          if (e > 0) {
            const taken =
              table[before - 1] +
              likelihood[(bound.count + classOfExchangeable[e - 1]) * SIGNALS + signal];
            if (taken > value) {
              value = taken;
              how = EXCHANGE;
            }
          }
        }
        if (e > 0) {
          const hidden = table[at + e - 1] + MISSING_EXCHANGEABLE;
          if (hidden > value) {
            value = hidden;
            how = HIDE;
          }
        }
        table[at + e] = value;
        steps[at + e] = how;
      }
    }
  }
  out.score = table[protons * strideP + (slots - protons - low) * strideE + exchanging];
  trace(out, {
    bound,
    exchangeable,
    slotSignal,
    leave,
    protons,
    exchanging,
    slots,
    low,
    strideE,
    strideP,
  });
}

interface TraceInput {
  bound: SignalClasses;
  exchangeable: SignalClasses;
  slotSignal: Uint8Array;
  leave: Float64Array;
  protons: number;
  exchanging: number;
  slots: number;
  low: number;
  strideE: number;
  strideP: number;
}

function trace(out: ProtonAlignment, input: TraceInput): void {
  const { bound, exchangeable, slotSignal, leave, low, strideE, strideP } = input;
  out.missing = 0;
  out.extra = 0;
  const entries = bound.count + exchangeable.count;
  out.shared.fill(0, 0, entries * SIGNALS);
  out.unseen.fill(0, 0, entries);
  let { protons: p, exchanging: e, slots: s } = input;
  while (p > 0 || s > 0 || e > 0) {
    switch (steps[p * strideP + (s - p - low) * strideE + e]) {
      case MATCH:
        out.shared[classOfProton[--p] * SIGNALS + slotSignal[--s]]++;
        break;
      case MISS:
        out.missing++;
        out.unseen[classOfProton[--p]]++;
        break;
      case EXCHANGE:
        out.shared[(bound.count + classOfExchangeable[--e]) * SIGNALS + slotSignal[--s]]++;
        break;
      case HIDE:
        out.unseen[bound.count + classOfExchangeable[--e]]++;
        break;
      default:
        if (leave[--s] <= EXTRA_SLOT) out.extra++;
    }
  }
}

/** Class entry of each single hydrogen, in order; returns their number. */
function expand(classes: SignalClasses, entryOf: Int16Array, most: number): number {
  let count = 0;
  for (let i = 0; i < classes.count; i++) {
    for (let k = 0; k < classes.nuclei[i] && count < most; k++) entryOf[count++] = i;
  }
  return count;
}

function fillLikelihoods(
  bound: SignalClasses,
  exchangeable: SignalClasses,
  { signals }: ProtonSignals,
): void {
  const count = Math.min(signals.length, SIGNALS);
  for (let i = 0; i < bound.count; i++) {
    fillRow(i, bound.shift[i], Math.sqrt(bound.sd[i] ** 2 + WIDEN_PPM ** 2), signals);
    for (let j = 0; j < count; j++) likelihood[i * SIGNALS + j] += beyondCarbon(signals[j].shift);
  }
  for (let i = 0; i < exchangeable.count; i++)
    fillRow(
      bound.count + i,
      exchangeable.shift[i],
      Math.max(exchangeable.sd[i], EXCHANGEABLE_SD_PPM),
      signals,
    );
}

function fillRow(
  entry: number,
  shift: number,
  sd: number,
  signals: ProtonSignals['signals'],
): void {
  const count = Math.min(signals.length, SIGNALS);
  const peak = logPeak(sd);
  const perSquare = inverseSquare(sd);
  const farthest = squareAtFloor(peak, PROTON_FLOOR);
  for (let j = 0; j < count; j++) {
    const difference = signals[j].shift - shift;
    const square = difference * difference * perSquare;
    likelihood[entry * SIGNALS + j] =
      square < farthest ? peak - HALF_POWER * Math.log(1 + square) : PROTON_FLOOR;
  }
}
