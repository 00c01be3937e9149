import type { SpectrumType } from '../spectrum.ts';

/**
 * Usual ranges, [left, right] as the field draws them: ppm right to left, IR 4000 → 400 cm⁻¹, nm
 * and m/z left to right.
 */
const USUAL: Record<SpectrumType, readonly [number, number]> = {
  H1NMR: [10, 0],
  C13NMR: [220, 0],
  IR: [4000, 400],
  UVVIS: [200, 500],
  MS: [0, 100],
};
/** Room beyond the outermost peak, in the technique's unit. */
const MARGIN: Record<SpectrumType, number> = { H1NMR: 0.5, C13NMR: 8, IR: 100, UVVIS: 30, MS: 10 };

/** Axis limits [left, right]: the usual range, widened to hold every position. */
export function plotDomain(
  technique: SpectrumType,
  positions: readonly number[],
): [number, number] {
  const [left, right] = USUAL[technique];
  const finite = positions.filter(Number.isFinite);
  if (finite.length === 0) return [left, right];
  const margin = MARGIN[technique];
  const low = Math.min(...finite) - margin;
  const high = Math.max(...finite) + margin;
  const floor = technique === 'MS' ? 0 : Math.min(low, left, right);
  const ceiling = technique === 'MS' ? Math.max(high, 50) : Math.max(high, left, right);
  return left > right ? [ceiling, floor] : [floor, ceiling];
}
