import type { SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';

/** Axis limits [left, right]: the usual range, widened to hold every position. */
export function plotDomain(
  technique: SpectrumType,
  positions: readonly number[],
): [number, number] {
  const { usual, margin, fromZeroTo } = techniqueOf(technique).plot;
  const [left, right] = usual;
  const finite = positions.filter(Number.isFinite);
  if (finite.length === 0) return [left, right];
  const low = Math.min(...finite) - margin;
  const high = Math.max(...finite) + margin;
  const floor = fromZeroTo === null ? Math.min(low, left, right) : 0;
  const ceiling = fromZeroTo === null ? Math.max(high, left, right) : Math.max(high, fromZeroTo);
  return left > right ? [ceiling, floor] : [floor, ceiling];
}
