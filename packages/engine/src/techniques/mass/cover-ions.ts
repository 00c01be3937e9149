import { ELEMENT_FACTS } from '@elucida/spectra/chemistry/elements';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { MsPeak } from '@elucida/spectra/spectrum';
import type { Evidence } from '../../evidence/evidence.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import type { Molecule } from '@elucida/molecules/molecule';
import { neutral, type Coverage } from '../neutral-evidence.ts';
import type { LeftPeak } from '../technique.ts';
import { ionText } from './ions/composition.ts';
import { originsWhenAsked, type IonOrigin } from './ions/origins.ts';
import { fragmentTest } from './exact-fragments.ts';
import { fragmentKinds, type FragmentOrigin } from './mass-fragments.ts';
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
 * Names every peak that the evidence does not mention: what ion of the molecule it may be, the
 * isotope of another one, a small one, or one that stays unexplained.
 */
export function ionNames(
  { graph, perception }: Molecule,
  prepared: PreparedMs,
  formula: Formula,
): (left: LeftPeak<'MS'>) => Evidence {
  const { intensities, mass, electronIonisation, spectrum } = prepared;
  const groups = detectGroups(graph, perception);
  const fragments: FragmentOrigin[] = [];
  if (electronIonisation) fragmentKinds(graph, perception, groups, fragments);
  const fits = fragmentTest(graph, prepared);
  const known = electronIonisation
    ? knownIons(graph, perception, groups)
    : new Map<number, KnownIon>();
  const originAt = originsWhenAsked({ molecule: { graph, perception }, groups, prepared });
  const intensity = (mz: number) => intensities[mz] ?? 0;
  const codeOf = ({ m_z, rel_int }: MsPeak, mz: number): Coverage<'MS'> | undefined => {
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
    if (fragments.some((origin) => origin.mz === mz && fits(m_z, origin)))
      return 'ms-fragment-minor';
    if (ion === undefined || !fits(m_z, undefined)) return undefined;
    return ion === 'fragment' ? 'ms-fragment-minor' : 'ms-ion-protonated-acid';
  };
  return ({ peak, index }) => {
    const mz = Math.floor(peak.m_z + 0.62);
    const common = { ...neutral(index, peak.m_z), technique: 'MS' } as const;
    const code = codeOf(peak, mz);
    if (code !== undefined) return { ...common, code };
    const origin = originAt(mz);
    if (origin !== undefined) return { ...common, ...nameOrigin(origin) };
    const { rel_int = 100 } = peak;
    const isSmall = rel_int < SMALL_PERCENT || (mz < LIGHT_MZ && rel_int < STRONG_PERCENT);
    return { ...common, code: isSmall ? 'ms-peak-small' : 'ms-peak-unexplained' };
  };
}

/** The code and values of an ion that no single cleavage gives. */
function nameOrigin(origin: IonOrigin) {
  switch (origin.kind) {
    case 'aromatic':
      return { code: 'ms-aromatic-series' } as const;
    case 'hydrocarbon':
      return { code: 'ms-ion-hydrocarbon', values: { ion: ionText(origin.counts) } } as const;
    case 'listed':
      return {
        code: 'ms-ion-listed',
        values: { ion: ionText(origin.counts), group: origin.group },
      } as const;
    case 'later':
      return { code: 'ms-ion-later', values: { from: origin.from, lost: origin.lost } } as const;
    case 'bonds': {
      const { counts, or } = origin;
      const ions = or === undefined ? [counts] : [or, counts];
      return { code: 'ms-ion-of-bonds', values: { ion: ions.map(ionText).join('/') } } as const;
    }
  }
}
