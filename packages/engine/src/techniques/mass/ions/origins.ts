import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';
import type { Molecule } from '@elucida/molecules/molecule';
import type { PreparedMs } from '../mass-spectrum.ts';
import { aromaticIons } from './aromatic-ions.ts';
import { atomsWhere } from './atom-sets.ts';
import { carbonSkeletons } from './carbon-skeletons.ts';
import { countsAt, ionText, isMassOf, listsExactly, without } from './composition.ts';
import { followLosses, type LaterIon } from './follow-losses.ts';
import { hydrocarbonIons } from './hydrocarbon-ions.ts';
import { ionsOfParts } from './ions-of-parts.ts';
import { LISTED_IONS } from './listed-ions.ts';
import { lossSites } from './loss-sites.ts';

/** What an ion is that no single cleavage gives. */
export type IonOrigin =
  | { readonly kind: 'aromatic' | 'hydrocarbon'; readonly counts: AtomCounts }
  /** Of the same nominal mass there may be another one, which a nominal mass does not tell apart. */
  | { readonly kind: 'bonds'; readonly counts: AtomCounts; readonly or?: AtomCounts }
  | { readonly kind: 'listed'; readonly counts: AtomCounts; readonly group: Group }
  | ({ readonly kind: 'later' } & LaterIon);

/** Lists as people type them hold fewer peaks. */
const WHOLE_LIST = 20;
/** An ion counts as seen from this share of the base peak, percent. */
const SEEN = 1;

interface Input {
  readonly molecule: Molecule;
  readonly groups: GroupCounts;
  readonly prepared: Pick<PreparedMs, 'spectrum' | 'intensities'>;
}

/** Finds origins when the first peak is asked about: most candidates are asked about none. */
export function originsWhenAsked(input: Input): (mz: number) => IonOrigin | undefined {
  let origins: ReadonlyMap<number, IonOrigin> | undefined;
  return (mz) => (origins ??= originsOf(input)).get(mz);
}

/**
 * Which ion of the molecule each peak may be, by nominal m/z, beyond single cleavages: series of
 * benzene rings and hydrocarbons, ions listed for a group, parts of the molecule for which several
 * bonds break, ions that lose something more. Where masses are listed exactly, the ion has that mass.
 */
function originsOf({ molecule, groups, prepared }: Input): ReadonlyMap<number, IonOrigin> {
  const { intensities, spectrum } = prepared;
  const all = atomsWhere(molecule.graph.atomCount, () => true);
  const whole = countsAt(molecule.graph, all);
  const fits = peakTest(spectrum.peaks);
  const may = (counts: AtomCounts) => without(whole, counts) !== undefined && fits(counts);
  const origins = new Map<number, IonOrigin>();
  const offer = (origin: IonOrigin) => {
    const mz = nominalMass(origin.counts),
      known = origins.get(mz);
    if (known === undefined) origins.set(mz, origin);
    else if (known.kind === 'hydrocarbon' && origin.kind === 'bonds' && isOther(known, origin))
      origins.set(mz, { ...origin, or: known.counts });
  };
  const skeletons = carbonSkeletons(molecule);
  for (const counts of aromaticIons(skeletons))
    if (may(counts)) offer({ kind: 'aromatic', counts });
  for (const { group, ions, also } of LISTED_IONS)
    if (groups[GROUP_INDEX[group]] > 0 && (also?.(whole, groups) ?? true))
      for (const counts of ions) if (may(counts)) offer({ kind: 'listed', counts, group });
  for (const counts of hydrocarbonIons(skeletons))
    if (may(counts)) offer({ kind: 'hydrocarbon', counts });
  const { once, more } = ionsOfParts(molecule, fits);
  for (const { counts } of [...once, ...more]) offer({ kind: 'bonds', counts });
  const intensity = (counts: AtomCounts) => intensities[nominalMass(counts)] ?? 0;
  for (const ions of followLosses({
    sites: lossSites(molecule),
    seen: (counts) => (fits(counts) && intensity(counts) >= SEEN ? intensity(counts) : 0),
    ions: [{ atoms: all, counts: whole }, ...once],
    short: spectrum.peaks.length < WHOLE_LIST,
  }).values())
    offer({
      kind: 'later',
      ...ions.reduce((best, ion) =>
        (intensities[ion.from] ?? 0) > (intensities[best.from] ?? 0) ? ion : best,
      ),
    });
  return origins;
}

const isOther = (a: IonOrigin, b: IonOrigin): boolean => ionText(a.counts) !== ionText(b.counts);

/** Whether the list has a peak that may be an ion; exact masses are rounded after the mass defect of
 * halogens is added back. */
function peakTest(peaks: PreparedMs['spectrum']['peaks']): (counts: AtomCounts) => boolean {
  const exact = listsExactly(peaks);
  const masses = new Map<number, number[]>();
  for (const { m_z } of peaks) {
    const mz = Math.floor(m_z + 0.62);
    masses.set(mz, [...(masses.get(mz) ?? []), m_z]);
  }
  return (counts) => {
    const listed = masses.get(nominalMass(counts));
    return listed !== undefined && (!exact || listed.some((m_z) => isMassOf(counts, m_z)));
  };
}
