import type { Molecule } from '@elucida/molecules/molecule';
import { assignSignals } from '../../../nmr/assign-signals.ts';
import { C13_NARROW } from '../../../nmr/carbon-costs.ts';
import { MAX_CLASSES } from '../../../nmr/signal-classes.ts';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import { fillJointClasses } from './joint-classes.ts';
import { CORRELATION_KINDS, type CorrelationKind, type JointFacts } from './joint-facts.ts';
import { jointIndex, type JointIndex } from './joint-index.ts';
import { ABSENT } from './path-costs.ts';
import { JointState, SHIFT_WEIGHT } from './joint-state.ts';

/**
 * What one assignment of all signals of a molecule is worth: which carbon has which line is decided by
 * shift, kind, hydrogens and correlations together.
 */
export interface JointAssignment {
  /** Log units by which shifts and kinds fit less well than where they alone decide; ≤ 0. */
  displaced: number;
  /** Log likelihood of the hydrogens of each carbon under its HSQC peaks. */
  pairing: number;
  /** Log likelihood of the cross peaks of each kind, and of those that are expected and absent. */
  readonly paths: Record<CorrelationKind, number>;
  readonly absent: Record<CorrelationKind, number>;
}

/** An exchange of two signals is tried only where shifts alone lose no more, log units. */
const WORTH_TRYING = 9;
const MOST_PASSES = 5;
const LEAST_GAIN = 1e-6;

const state = new JointState();
const result: JointAssignment = {
  displaced: 0,
  pairing: 0,
  paths: { HMBC: 0, COSY: 0, NOESY: 0 },
  absent: { HMBC: 0, COSY: 0, NOESY: 0 },
};

/**
 * The assignment of the molecule that was scored last by these facts: what the techniques after the
 * first read.
 */
export const lastAssignment = (): JointAssignment => result;

/**
 * Assigns the signals of a molecule jointly: begins where shifts and kinds alone put them and exchanges
 * signals while that explains the correlations better than it costs. The same objects are answered each
 * time.
 */
export function assignJointly(
  molecule: Molecule,
  facts: JointFacts,
  shiftsOf: ShiftsOf,
): { readonly result: JointAssignment; readonly state: JointState } {
  const index = jointIndex(facts);
  const { classes, signalOf } = state;
  fillJointClasses(molecule, shiftsOf, classes);
  assignSignals(classes.carbons, facts.carbon, C13_NARROW, {
    leave: facts.leave,
    kinds: facts.kinds,
    signalOf,
  });
  state.begin(facts, index);
  const before = state.sumOf(state.shiftPart) + state.costOfGaps();
  improve();
  result.displaced = Math.min(0, state.sumOf(state.shiftPart) + state.costOfGaps() - before);
  result.pairing = state.sumOf(state.pairPart);
  for (const kind of CORRELATION_KINDS) result.paths[kind] = 0;
  for (let i = 0; i < index.all.length; i++) result.paths[index.all[i].kind] += state.value[i];
  result.absent.HMBC = index.density.HMBC > 0 ? index.density.HMBC * absentHmbc(facts, index) : 0;
  result.absent.COSY = index.density.COSY > 0 ? index.density.COSY * absentCosy(facts, index) : 0;
  return { result, state };
}

function improve(): void {
  const { classes, signalOf, ownerA, ownerB, facts } = state;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let improved = false;
    for (let k = 0; k < classes.carbonCount; k++) {
      for (let t = 0; t < facts.carbon.length; t++) {
        const other = ownerA[t];
        if (t === signalOf[k] || ownerB[t] >= 0) continue;
        if (signalOf[k] < 0) {
          if (other >= 0 || !tryTake(k, t)) continue;
        } else if (!tryExchange(k, other, t) && (other < 0 || !tryExchange(k, -1, t))) continue;
        improved = true;
        break;
      }
    }
    if (!improved) return;
  }
}

/**
 * Gives class `k` the signal `t`, and its owner `other` that of `k`; without `other` the two share the
 * signal. Taken back where that is no better.
 */
function tryExchange(k: number, other: number, t: number): boolean {
  const { node, signalOf, ownerA, ownerB, facts } = state;
  const m = facts.carbon.length;
  const s = signalOf[k];
  let gain = node[k * m + t] - node[k * m + s];
  if (other >= 0) gain += node[other * m + s] - node[other * m + t];
  else {
    // It leaves its own signal free, or to another that shares it, and takes a free or a shared one.
    gain += SHIFT_WEIGHT * (ownerA[t] >= 0 ? C13_NARROW.merge : -C13_NARROW.extra);
    gain += SHIFT_WEIGHT * (ownerB[s] >= 0 ? -C13_NARROW.merge : C13_NARROW.extra);
  }
  if (gain < -WORTH_TRYING) return false;
  if (gain + state.mostToGain(s, t) <= LEAST_GAIN) return false;
  state.move(k, s, t);
  if (other >= 0) state.move(other, t, s);
  gain += state.gainAround(s, t, LEAST_GAIN - gain);
  if (gain > LEAST_GAIN) {
    state.keepMove();
    return true;
  }
  state.move(k, t, s);
  if (other >= 0) state.move(other, s, t);
  return false;
}

/** Gives class `k`, which has none, the free signal `t`. Taken back where that is no better. */
function tryTake(k: number, t: number): boolean {
  const { node, facts } = state;
  let gain =
    node[k * facts.carbon.length + t] - SHIFT_WEIGHT * (state.costOfMissing(k) + C13_NARROW.extra);
  state.move(k, -1, t);
  gain += state.gainAround(t, t, LEAST_GAIN - gain);
  if (gain > LEAST_GAIN) {
    state.keepMove();
    return true;
  }
  state.move(k, t, -1);
  return false;
}

/** HMBC peaks over two and three bonds that are expected and absent, log units. */
function absentHmbc({ proton, carrier, carbon }: JointFacts, { seen }: JointIndex): number {
  const { classes, signalOf, ownerA } = state;
  let sum = 0;
  for (let h = 0; h < proton.length; h++) {
    const k = carrier[h] < 0 ? -1 : ownerA[carrier[h]];
    if (k < 0) continue;
    const cost = classes.hydrogens[k] >= 3 ? ABSENT.methyl : ABSENT.other;
    for (let c = 0; c < classes.carbonCount; c++) {
      const bonds = classes.bonds[k * MAX_CLASSES + c];
      if (c === k || signalOf[c] < 0 || (bonds !== 1 && bonds !== 2)) continue;
      if (seen.HMBC[h * carbon.length + signalOf[c]] === 0) sum += cost;
    }
  }
  return sum;
}

/** COSY peaks of neighbours that are expected and absent, log units. */
function absentCosy({ proton, carrier }: JointFacts, { seen }: JointIndex): number {
  const { classes, ownerA } = state;
  let sum = 0;
  for (let h = 0; h < proton.length; h++) {
    const k = carrier[h] < 0 ? -1 : ownerA[carrier[h]];
    if (k < 0) continue;
    for (let other = h + 1; other < proton.length; other++) {
      const l = carrier[other] < 0 ? -1 : ownerA[carrier[other]];
      if (l < 0 || l === k || classes.bonds[k * MAX_CLASSES + l] !== 1) continue;
      if (seen.COSY[h * proton.length + other] === 0) sum += ABSENT.vicinal;
    }
  }
  return sum;
}
