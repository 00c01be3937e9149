export type MapNucleus = '1H' | '13C';

/** px: the map, and the strip along an edge for a spectrum of one dimension. */
export const HEIGHT = 340,
  CONTOURED = 420,
  LEFT = 56,
  RIGHT = 14,
  TOP = 14,
  BOTTOM = 44,
  STRIP = 40;
/** Room beyond the outermost peaks, ppm, and the least that an axis spans. */
const MARGIN = { '1H': 0.4, '13C': 8 } as const;

/** From low to high: all peaks with room about them, and all of the plane. */
export function spanOf(
  values: readonly number[],
  nucleus: MapNucleus,
  plane: readonly number[] = [],
): [number, number] {
  const margin = MARGIN[nucleus];
  const ends = [...values.flatMap((value) => [value - margin, value + margin]), ...plane];
  return ends.length === 0
    ? [0, nucleus === '1H' ? 10 : 200]
    : [Math.min(...ends), Math.max(...ends)];
}
