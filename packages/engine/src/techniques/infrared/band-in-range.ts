import type { Correlation } from './infrared-correlations.ts';
import type { PreparedIr } from './score-infrared.ts';

/**
 * A band this far outside the range of a group is still taken for that group's: ranges of tables
 * hold for nine in ten compounds, cm⁻¹.
 */
export const ROOM_CM1 = 20;
/** A C=O stretch is at least of this strength, where strengths are listed. */
const CARBONYL_STRENGTH = 0.4;

export function limits(correlation: Correlation, gas: boolean): { from: number; to: number } {
  // Unless the phase is known to be gas the condensed range holds; the gas range reaches up from
  // it, as associated bands stay.
  return { from: correlation.from, to: correlation.to + (gas ? correlation.gas : 0) };
}

/** The strongest band in a range, of equals the first, some left out; −1 without one. */
export function strongestIn(
  { bands }: PreparedIr,
  { from, to }: { readonly from: number; readonly to: number },
  leftOut?: ReadonlySet<number>,
): number {
  let best = -1;
  bands.forEach((band, i) => {
    if (band.position < from || band.position > to || leftOut?.has(i)) return;
    if (best < 0 || (band.strength ?? 0.5) > (bands[best].strength ?? 0.5)) best = i;
  });
  return best;
}

/**
 * The bands that are C=O stretches of a molecule, whatever else could lie there: C=O is the
 * strongest of the double bonds, and N–H bends are weaker (Pretsch, IR chapter). In each range of
 * its C=O groups the strongest band, or without one there the strongest close next to it.
 */
export function carbonylBands(
  own: readonly Correlation[],
  prepared: PreparedIr,
  gas: boolean,
): ReadonlySet<number> {
  const found = own
    .filter(({ vibration }) => vibration === 'c-o-double')
    .map((correlation) => {
      const { from, to } = limits(correlation, gas);
      const within = strongestIn(prepared, { from, to });
      return within >= 0
        ? within
        : strongestIn(prepared, { from: from - ROOM_CM1, to: to + ROOM_CM1 });
    });
  return new Set(
    found.filter(
      (band) => band >= 0 && (prepared.bands[band].strength ?? 0.5) >= CARBONYL_STRENGTH,
    ),
  );
}
