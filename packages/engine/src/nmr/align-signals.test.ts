import { describe, expect, test } from 'vitest';
import { alignSignals, traceAlignment, type AlignmentCosts } from './align-signals.ts';
import { emptyClasses, type SignalClasses } from './signal-classes.ts';
import { logStudentT } from './student-t.ts';

const COSTS: AlignmentCosts = { widen: 0, floor: -11, merge: -2, extra: -6, missing: -7 };

function classes(shifts: readonly number[]): SignalClasses {
  const out = emptyClasses();
  out.count = shifts.length;
  shifts.forEach((shift, i) => {
    out.shift[i] = shift;
    out.sd[i] = 1;
  });
  return out;
}

function align(
  predicted: readonly number[],
  observed: readonly number[],
): { score: number; signals: number[] } {
  const signalOf = new Int16Array(256);
  const score = alignSignals(classes(predicted), Float64Array.from(observed), COSTS);
  traceAlignment(predicted.length, observed.length, signalOf);
  return { score, signals: [...signalOf.slice(0, predicted.length)] };
}

describe('aligning predicted classes with signals', () => {
  const exact = logStudentT(0, 1, -11);
  test.each([
    ['one to one', [14, 61, 171], [14, 61, 171], [0, 1, 2], 3 * exact],
    ['two classes share a signal', [128.4, 128.4], [128.4], [0, 0], 2 * exact - 2],
    ['a class without signal', [14, 100, 171], [14, 171], [0, -1, 1], 2 * exact - 7],
    ['a signal without class', [14, 171], [14, 77, 171], [0, 2], 2 * exact - 6],
    ['no signals at all', [14], [], [-1], -7],
    ['no classes at all', [], [14, 20], [], -12],
  ])('%s', (_, predicted, observed, signals, score) => {
    const result = align(predicted, observed);
    expect(result.signals).toEqual(signals);
    expect(result.score).toBeCloseTo(score, 9);
  });

  test('a far match costs no more than the floor', () => {
    expect(align([14], [200]).score).toBe(-11);
  });
});
