import type { SpectrumType } from '../spectrum.ts';
import { numberIn } from '../techniques/loose-cells.ts';
import { techniqueOf } from '../techniques/registry.ts';
import type { AbsorptionView, ObservedCurve } from './observed-curve.ts';

/** What a vertical axis is called; each has words in every language. */
export type OrdinateName =
  | 'percent'
  | 'transmittance'
  | 'absorbance'
  | 'relativeTransmittance'
  | 'relativeAbsorption'
  | 'absorptivity';

/** A vertical axis: its values where peaks start and at the tallest; null where it has no scale. */
export interface DrawnOrdinate {
  readonly name: OrdinateName;
  readonly values: readonly [foot: number, tip: number] | null;
}

const PERCENT = 100;

/**
 * The vertical axis of a plot; null for intensities, whose scale means nothing. Percentages and
 * absorptivities are of the typed peaks, transmittances and absorbances of a recording that has a
 * scale.
 */
export function drawnOrdinate(
  type: SpectrumType,
  {
    peaks,
    observed,
    view,
  }: {
    readonly peaks: readonly Readonly<Record<string, unknown>>[];
    readonly observed: ObservedCurve | null;
    readonly view: AbsorptionView;
  },
): DrawnOrdinate | null {
  const { ordinate, strengthField } = techniqueOf(type).plot;
  const scale = observed?.scale ?? null;
  if (ordinate === 'percent') return { name: 'percent', values: [0, PERCENT] };
  if (ordinate === 'absorption') {
    if (scale === null)
      return {
        name: view === 'transmittance' ? 'relativeTransmittance' : 'relativeAbsorption',
        values: null,
      };
    return view === 'transmittance'
      ? { name: view, values: [scale[0] * PERCENT, scale[1] * PERCENT] }
      : { name: view, values: scale };
  }
  if (ordinate === 'absorptivity') {
    if (scale !== null) return { name: 'absorbance', values: scale };
    const strengths = peaks.map((peak) => numberIn(Number(peak[strengthField ?? ''])) ?? 0);
    return observed?.from === 'sketched' && strengths.length > 0 && strengths.every((e) => e > 0)
      ? { name: 'absorptivity', values: [0, Math.max(...strengths)] }
      : null;
  }
  return null;
}
