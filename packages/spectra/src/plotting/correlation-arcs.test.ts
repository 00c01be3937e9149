import { describe, expect, test } from 'vitest';
import { techniqueOf } from '../techniques/registry.ts';
import {
  arrowHead,
  correlationArcs,
  type DrawnAtoms,
  type DrawnEvidence,
} from './correlation-arcs.ts';

/** Anisole, COc1ccccc1: O at the origin, its ring to the right; atoms in the order of the SMILES. */
const ANISOLE: DrawnAtoms = {
  atoms: [
    { x: -21, y: 12 },
    { x: 0, y: 0 },
    { x: 21, y: 12 },
    { x: 21, y: 36 },
    { x: 42, y: 48 },
    { x: 63, y: 36 },
    { x: 63, y: 12 },
    { x: 42, y: 0 },
  ],
  bonds: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
    [6, 7],
    [7, 2],
  ],
};
const item = (
  peak: number,
  carriers: readonly number[],
  to: readonly number[],
  verdict: DrawnEvidence['verdict'] = 'for',
): DrawnEvidence => ({
  peak,
  atoms: [...carriers, ...to],
  verdict,
  values: { carriers: carriers.length },
});
const drawnAs = (type: 'HSQC' | 'HMBC' | 'COSY' | 'NOESY') => techniqueOf(type).pair!.drawn;

describe('cross peaks on a structure', () => {
  test('HMBC: an arrow from the carbon of the hydrogens, short of both atoms', () => {
    const [arc, ...others] = correlationArcs(drawnAs('HMBC'), [item(4, [0], [2])], ANISOLE);
    expect(others).toEqual([]);
    expect(arc).toMatchObject({ peak: 4, shape: 'arrow', usual: true, against: false });
    const from = ANISOLE.atoms[0]!;
    expect(Math.hypot(arc!.from.x - from.x, arc!.from.y - from.y)).toBeCloseTo(6, 6);
    expect(arc!.to.x).toBeLessThan(21);
  });

  test('of equivalent positions the fewest bonds apart are joined', () => {
    // H2 and H6 to C4: three bonds from H either way; H3 and H5 to C3 and C5: across the ring.
    const [arc] = correlationArcs(drawnAs('HMBC'), [item(0, [4, 6], [4, 6])], ANISOLE);
    expect(arc!.usual).toBe(true);
    expect(arc!.from.x).not.toBe(arc!.to.x);
  });

  test('COSY: neighbours as a bold bond, others as a curve that says it is unusual', () => {
    const arcs = correlationArcs(
      drawnAs('COSY'),
      [item(0, [3, 7], [4, 6]), item(1, [3, 7], [5])],
      ANISOLE,
    );
    expect(arcs.map(({ shape, usual }) => [shape, usual])).toEqual([
      ['bond', true],
      ['both', false],
    ]);
    expect(arcs[0]).toMatchObject({ from: ANISOLE.atoms[3], to: ANISOLE.atoms[4] });
  });

  test('NOESY: a double arrow; both directions of a symmetric spectrum once', () => {
    const arcs = correlationArcs(drawnAs('NOESY'), [item(0, [0], [3]), item(1, [3], [0])], ANISOLE);
    expect(arcs.map(({ peak, shape }) => [peak, shape])).toEqual([[0, 'both']]);
  });

  test('nothing is drawn of HSQC, of peaks that no atoms have, and of one position with itself', () => {
    expect(correlationArcs(drawnAs('HSQC'), [item(0, [0], [0])], ANISOLE)).toEqual([]);
    expect(correlationArcs(drawnAs('HMBC'), [item(0, [], []), item(1, [0], [0])], ANISOLE)).toEqual(
      [],
    );
    expect(correlationArcs(drawnAs('HMBC'), [item(0, [40], [2])], ANISOLE)).toEqual([]);
  });

  test('what speaks against the structure is marked', () => {
    const [arc] = correlationArcs(drawnAs('HMBC'), [item(2, [0], [5], 'against')], ANISOLE);
    expect(arc).toMatchObject({ against: true, usual: false });
  });

  test('a head points where the curve goes', () => {
    const [tip, left, right] = arrowHead({ x: 10, y: 0 }, { x: 0, y: 0 });
    expect(tip).toEqual({ x: 10, y: 0 });
    expect(left!.x).toBe(5);
    expect(left!.y).toBe(-right!.y);
  });
});
