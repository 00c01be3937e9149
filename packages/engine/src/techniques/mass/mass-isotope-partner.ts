import { isotopeRatio } from '@elucida/spectra/chemistry/elements';
import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { MsPeak } from '@elucida/spectra/spectrum';

/** Intensities as they are read lie within this factor of what the isotopes give. */
const LEEWAY = 1.6;
/** Of S and Si, whose satellites are small (4.5 and 3.4 % an atom), the most that an atom gives. */
const SMALL_SATELLITE = 0.07;
/** ¹⁰B, a quarter of ¹¹B one unit down. */
const BORON_RATIO = isotopeRatio('B', -1);

const nominal = ({ m_z }: MsPeak): number => Math.floor(m_z + 0.62);
const intensityOf = ({ rel_int = 30 }: MsPeak): number => rel_int;

/**
 * Whether a peak is the heavier isotope (³⁷Cl, ⁸¹Br, ³⁴S, ³⁰Si) of an ion two mass units below, or
 * the lighter (¹⁰B) of one a unit above, by the atoms of the formula and by intensity. An ion may
 * keep any number of those atoms, from one to all.
 */
export function isIsotopePartner(
  peaks: readonly MsPeak[],
  counts: AtomCounts,
  mz: number,
): boolean {
  const at = (mass: number) =>
    peaks.reduce(
      (most, peak) => (nominal(peak) === mass ? Math.max(most, intensityOf(peak)) : most),
      0,
    );
  const own = at(mz),
    lighter = at(mz - 2),
    heavier = at(mz + 1);
  if (lighter > 0) {
    const ratio = own / lighter;
    for (const element of ['Br', 'Cl'] as const) {
      const most = counts[element] ?? 0;
      if (
        most > 0 &&
        ratio >= isotopeRatio(element, 2) / LEEWAY / most &&
        ratio <= isotopeRatio(element, 2) * most * LEEWAY
      )
        return true;
    }
    if (ratio <= SMALL_SATELLITE * ((counts.S ?? 0) + (counts.Si ?? 0))) return true;
  }
  return (
    heavier > 0 &&
    (counts.B ?? 0) > 0 &&
    own / heavier <= BORON_RATIO * (counts.B ?? 0) * LEEWAY &&
    own / heavier >= BORON_RATIO / LEEWAY
  );
}
