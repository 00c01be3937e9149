import { ELEMENT_FACTS } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { MsPeak } from '@elucida/spectra/spectrum';
import { detectGroups } from '../../functional-groups/functional-groups.ts';
import type { Molecule } from '../../molecules/molecule.ts';
import type { Coverage } from '../neutral-evidence.ts';
import { fragmentKinds } from './mass-fragments.ts';
import { isIsotopePartner } from './mass-isotope-partner.ts';
import { knownIons, type KnownIon } from './mass-known-ions.ts';
import type { PreparedMs } from './mass-spectrum.ts';

/** Peaks weaker than this are not interpreted one by one, percent of the base peak. */
const SMALL_PERCENT = 10;
/**
 * A peak this many times weaker than the one a mass unit below it is that ion's ¹³C satellite, up
 * to about 18 carbons.
 */
const HEAVIER_ISOTOPE = 5;
/** Distance of a ¹³C satellite, Da. */
const [CARBON_12, HEAVY_CARBON] = ELEMENT_FACTS.C.isotopes;
const CARBON_13 = HEAVY_CARBON.mass - CARBON_12.mass;
/**
 * Ions lighter than this come from nearly all organic molecules, m/z, unless they are as strong as
 * the second limit, percent.
 */
const LIGHT_MZ = 60,
  STRONG_PERCENT = 50;

/**
 * Says of a peak whether a cleavage gives it, a lighter isotope is next to it, it is small, or
 * it stays unexplained.
 */
export function ionCodes(
  { graph, perception }: Molecule,
  prepared: PreparedMs,
  formula: Formula,
): (peak: MsPeak) => Coverage<'MS'> {
  const { intensities, mass, electronIonisation, spectrum } = prepared;
  const groups = detectGroups(graph, perception);
  const kinds = electronIonisation ? fragmentKinds(graph, perception, groups) : new Uint32Array(0);
  const known = electronIonisation
    ? knownIons(graph, perception, groups)
    : new Map<number, KnownIon>();
  const intensity = (mz: number) => intensities[mz] ?? 0;
  return ({ m_z, rel_int }) => {
    const mz = Math.floor(m_z + 0.62);
    if (isIsotopePartner(spectrum.peaks, formula.counts, mz)) return 'ms-isotope-peak';
    if (!electronIonisation)
      return spectrum.peaks.some(
        (other) =>
          Math.abs(m_z - other.m_z - CARBON_13) < 0.02 && (other.rel_int ?? 100) > (rel_int ?? 0),
      )
        ? 'ms-isotope-peak'
        : m_z < mass
          ? 'ms-soft-fragment'
          : 'ms-peak-unexplained';
    if (mz > mass + 2) return 'ms-peak-unexplained';
    if (mz > mass || intensity(mz - 1) > HEAVIER_ISOTOPE * intensity(mz)) return 'ms-isotope-peak';
    const ion = known.get(mz);
    if ((kinds[mz] ?? 0) !== 0 || ion === 'fragment') return 'ms-fragment-minor';
    if (ion !== undefined)
      return ion === 'aromatic-series' ? 'ms-aromatic-series' : 'ms-ion-protonated-acid';
    return (rel_int ?? 100) < SMALL_PERCENT || (mz < LIGHT_MZ && (rel_int ?? 100) < STRONG_PERCENT)
      ? 'ms-peak-small'
      : 'ms-peak-unexplained';
  };
}
