import { describe, expect, test } from 'vitest';
import { alignSignals, KINDS, type AlignmentCosts } from './align-signals.ts';
import { assignSignals } from './assign-signals.ts';
import { emptyClasses, type SignalClasses } from './signal-classes.ts';
import { logStudentT } from './student-t.ts';

const COSTS: AlignmentCosts = { widen: 0, floor: -11, merge: -2, extra: -6, missing: -7 };
const OTHER_KIND = -8;

/** Classes ascending by shift, each with its number of hydrogens. */
function classesOf(
  carbons: readonly (readonly [shift: number, hydrogens: number])[],
): SignalClasses {
  const out = emptyClasses();
  out.count = carbons.length;
  carbons.forEach(([shift, hydrogens], i) => {
    out.shift[i] = shift;
    out.hydrogens[i] = hydrogens;
    out.sd[i] = 1.5;
  });
  return out;
}

function assign(
  carbons: readonly (readonly [shift: number, hydrogens: number])[],
  lines: readonly (readonly [shift: number, hydrogens: number | null])[],
): { score: number; aligned: number; signals: number[] } {
  const observed = Float64Array.from(lines, ([shift]) => shift);
  const kinds = new Float64Array(KINDS * lines.length);
  lines.forEach(([, hydrogens], signal) => {
    for (let h = 0; h < KINDS && hydrogens !== null; h++)
      if (h !== hydrogens) kinds[KINDS * signal + h] = OTHER_KIND;
  });
  const signalOf = new Int16Array(256);
  const classes = classesOf(carbons);
  return {
    score: assignSignals(classes, observed, COSTS, { kinds, signalOf }),
    aligned: alignSignals(classes, observed, COSTS, undefined, kinds),
    signals: [...signalOf.slice(0, carbons.length)],
  };
}
const density = (difference: number) => logStudentT(difference, 1.5, -11);

describe('assigning signals whose kinds are known', () => {
  test('a CH that is predicted below a quaternary carbon takes its line above it', () => {
    // 2,3-Difluorobenzamide: CH 126.4, quaternary 122.5; predicted the other way round.
    const { score, aligned, signals } = assign(
      [
        [123, 1],
        [124.5, 0],
      ],
      [
        [122.5, 0],
        [126.4, 1],
      ],
    );
    expect(signals).toEqual([1, 0]);
    expect(score).toBeCloseTo(density(3.4) + density(2), 9);
    expect(score).toBeGreaterThan(aligned + 5);
  });

  test('three carbons change places in a ring', () => {
    const { signals } = assign(
      [
        [40, 2],
        [42, 1],
        [43, 0],
      ],
      [
        [40, 1],
        [42, 0],
        [43.5, 2],
      ],
    );
    expect(signals).toEqual([2, 0, 1]);
  });

  test('two carbons of one kind share a line next to one of another kind', () => {
    const { signals } = assign(
      [
        [128, 1],
        [128.3, 0],
        [128.6, 1],
      ],
      [
        [128.2, 1],
        [129, 0],
      ],
    );
    expect(signals).toEqual([0, 1, 0]);
  });

  test('where no kind is known it is the alignment by shift', () => {
    const lines = [
      [40, null],
      [44, null],
    ] as const;
    const carbons = [
      [41, 2],
      [43, 1],
    ] as const;
    const { score, aligned, signals } = assign(carbons, lines);
    expect(signals).toEqual([0, 1]);
    expect(score).toBe(aligned);
    const classes = classesOf(carbons);
    const observed = Float64Array.from(lines, ([shift]) => shift);
    expect(assignSignals(classes, observed, COSTS, {})).toBe(
      alignSignals(classes, observed, COSTS),
    );
  });

  test('a line of another substance is left to it', () => {
    const { signals } = assign(
      [[29, 3]],
      [
        [29.2, 3],
        [77, null],
      ],
    );
    expect(signals).toEqual([0]);
  });
});
