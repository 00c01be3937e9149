import { pointAt, type Axis } from '../recorded/axis.ts';
import type { Phase } from './phase.ts';

/** A phase as a person sets it: the angle at the pivot, and what is added over the whole width, degrees. */
export interface PivotPhase {
  readonly zero: number;
  readonly first: number;
  /** Shift as recorded that the first-order angle does not turn, ppm. */
  readonly pivot: number;
}

/** An angle between −180 (left out) and 180. */
const withinTurn = (degrees: number): number => {
  const rest = ((degrees % 360) + 360) % 360;
  return rest > 180 ? rest - 360 : rest;
};

/** The share of the axis that lies left of the pivot; `axis` spans the whole width. */
const shareOf = (axis: Axis, pivot: number): number => pointAt(axis, pivot) / axis.points;

/** The angles of `phased`, from those that a person set. */
export const fromPivot = ({ zero, first, pivot }: PivotPhase, axis: Axis): Phase => ({
  zero: zero - first * shareOf(axis, pivot),
  first,
});

/**
 * The same phase about another pivot: the spectrum stays as it is. `widthPpm`: the width over which the first order
 * turns.
 */
export const withPivot = (
  { zero, first, pivot: before }: PivotPhase,
  { pivot, widthPpm }: { pivot: number; widthPpm: number },
): PivotPhase => ({
  zero: withinTurn(zero + (first * (before - pivot)) / widthPpm),
  first,
  pivot,
});

/** Angles as a person reads them, about a pivot. */
export const aboutPivot = ({ zero, first }: Phase, axis: Axis, pivot: number): PivotPhase => ({
  zero: withinTurn(zero + first * shareOf(axis, pivot)),
  first,
  pivot,
});
