import { strengthOfDepth } from '../chemistry/band-strengths.ts';
import type { IrPeak, UvVisPeak } from '../spectrum.ts';
import type { Curve } from './curve.ts';
import { localMaxima, smoothed, vertex, type Maximum } from './local-maxima.ts';

/** Share of the curve's range by which a band must stand out to be listed. */
const LEAST = 0.04;
/** Bands of a spectrum that are listed, the strongest; more is noise. */
const MOST = 40;
/**
 * A band above 2400 cm⁻¹ wider than this at half its prominence is the broad one of O–H and N–H,
 * cm⁻¹.
 */
const BROAD = { above: 2400, width: 150 };

const strongest = (maxima: readonly Maximum[]): Maximum[] =>
  [...maxima]
    .sort((a, b) => b.prominence - a.prominence)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index);
const rangeOf = (y: ArrayLike<number>): number => {
  let [low, high] = [Infinity, -Infinity];
  for (let index = 0; index < y.length; index++) {
    low = Math.min(low, y[index]!);
    high = Math.max(high, y[index]!);
  }
  return high - low;
};

/** Full width at half the prominence, in the unit of x. */
function widthOf({ x, y }: Curve, { index, prominence }: Maximum): number {
  const level = y[index]! - prominence / 2;
  let from = index;
  let to = index;
  while (from > 0 && y[from]! > level) from--;
  while (to < y.length - 1 && y[to]! > level) to++;
  return Math.abs(x[to]! - x[from]!);
}

/**
 * Bands of an infrared curve, from high to low wavenumber, with w, m or s by their height against
 * the strongest and br for the broad ones above 2400 cm⁻¹. `transmittance` says that the curve dips
 * (as a share or in percent, both are taken); otherwise it is an absorbance. x in cm⁻¹.
 */
export function pickIrBands(
  curve: Curve,
  { transmittance, within }: { transmittance: boolean; within: readonly [number, number] },
): IrPeak[] {
  const inside = Array.from(curve.x, (_, index) => index).filter(
    (index) => curve.x[index]! >= within[0] && curve.x[index]! <= within[1],
  );
  const x = inside.map((index) => curve.x[index]!);
  // Two points on each side: less than the resolution of a usual recording (4 cm⁻¹).
  const y = smoothed(
    inside.map((index) => (transmittance ? -1 : 1) * curve.y[index]!),
    2,
  );
  const range = rangeOf(y);
  if (!(range > 0)) return [];
  const bands = strongest(localMaxima(y, LEAST * range));
  const top = Math.max(...bands.map((band) => band.prominence));
  return bands
    .map((band) => {
      const wavenumber_cm1 = Math.round(vertex(x, y, band.index));
      const share = band.prominence / top;
      const broad = wavenumber_cm1 > BROAD.above && widthOf({ x, y }, band) > BROAD.width;
      return {
        wavenumber_cm1,
        intensity: broad ? 'br' : strengthOfDepth(share),
      };
    })
    .sort((a, b) => b.wavenumber_cm1 - a.wavenumber_cm1);
}

/**
 * Absorption maxima of a UV-Vis curve, by ascending wavelength (nm), with the absorbance read there
 * as a note.
 */
export function pickUvMaxima({ x, y }: Curve): UvVisPeak[] {
  const even = smoothed(y, 2);
  const range = rangeOf(even);
  if (!(range > 0)) return [];
  return (
    strongest(localMaxima(even, LEAST * range))
      // The ends of the recording are where the lamp or the solvent ends, not bands.
      .filter(({ index }) => index > 2 && index < even.length - 3)
      .map(({ index }) => ({
        lambda_max_nm: Math.round(vertex(x, even, index)),
        note: `A = ${even[index]!.toFixed(2)}`,
      }))
      .sort((a, b) => a.lambda_max_nm - b.lambda_max_nm)
  );
}
