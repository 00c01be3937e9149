import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { MsPeak } from '@elucida/spectra/spectrum';

/**
 * Intensity of the peak two mass units up relative to the lighter one, from an ion with fewest to
 * one with all atoms of the element: Cl 0.32 and Br 0.97 an atom, with a factor of 1.6 for reading.
 */
const RATIO: Readonly<Record<'Br' | 'Cl', number>> = { Br: 0.97, Cl: 0.32 };
const LEEWAY = 1.6;
/**
 * The same for S and Si, whose satellites are small (4.5 and 3.4 % an atom), and ¹⁰B, a quarter of
 * ¹¹B one unit down.
 */
const SMALL_SATELLITE = 0.07,
  BORON_RATIO = 0.25;

const nominal = ({ m_z }: MsPeak): number => Math.floor(m_z + 0.62);
const intensityOf = ({ rel_int = 30 }: MsPeak): number => rel_int;

/**
 * Whether a peak is the heavier isotope (³⁷Cl, ⁸¹Br, ³⁴S, ³⁰Si) of an ion two mass units below, or
 * the lighter (¹⁰B) of one a unit above,
 * by the atoms of the formula and by intensity. An ion may keep any number of those atoms.
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
        ratio >= RATIO[element] / LEEWAY / most &&
        ratio <= RATIO[element] * most * LEEWAY
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
