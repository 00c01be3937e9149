import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { alignSignals, type AlignmentCosts } from '../../nmr/align-signals.ts';
import { addClass, emptyClasses } from '../../nmr/signal-classes.ts';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { CarbonSurroundings } from '../rough/carbon-surroundings.ts';
import { structureCost } from '../rough/structure-costs.ts';
import { DraftBonds } from './draft-bonds.ts';
import type { Draft } from './draft.ts';

/** What a draft is compared with: shifts, ascending, ppm. */
export interface RoughEvidence {
  /** 13C signals; null without a spectrum. */
  readonly carbon: Float64Array | null;
  /** A 1H shift for each hydrogen that the integrals count; null without integrals. */
  readonly protons: Float64Array | null;
}

/** Log score of a draft, higher is better; some number below `atLeast` where it is less than that. */
export type RoughScore = (draft: Draft, atLeast?: number) => number;

/** Costs of the alignment of carbons with their signals, log units, as for sets of parts; by judgement. */
const CARBON_COSTS: AlignmentCosts = { widen: 0.5, floor: -9, merge: -1.5, extra: -6, missing: -7 };
/** The same of hydrogens on carbon, one by one; those on heteroatoms stay over. */
const HYDROGEN_COSTS: AlignmentCosts = {
  widen: 0.1,
  floor: -5,
  merge: -Infinity,
  extra: -1.5,
  missing: -3,
};
/** Hydrogens of one carbon are not independent. */
const HYDROGEN_SHARE = 0.5;
/** What it weighs how usual the neighbours of a carbon are, and what neighbours cost that were never seen. */
const SHARE_WEIGHT = 0.6,
  NEVER_SEEN = 5;
/** What the alignments add at most, by carbon and by hydrogen: no shift is expected more sharply. */
const MOST_BY_CARBON = 0,
  MOST_BY_HYDROGEN = 0.75;
const CARBON = 6;

/**
 * A score by the shifts that the atoms up to three bonds away let expect, and by what molecules rarely have:
 * a stand-in for the judge that takes some microseconds. Null where there is no NMR spectrum to go by.
 */
export function roughScore(
  shifts: NeighbourShifts,
  { carbon, protons }: RoughEvidence,
): RoughScore | null {
  if (carbon === null && protons === null) return null;
  const surroundings = new CarbonSurroundings(shifts, MAX_VERTICES, 'further');
  const bonds = new DraftBonds();
  const carbons = emptyClasses();
  const hydrogens = emptyClasses();
  const mostByHydrogens = HYDROGEN_SHARE * MOST_BY_HYDROGEN * (protons?.length ?? 0);
  return (draft, atLeast = -Infinity) => {
    bonds.take(draft);
    surroundings.perceive(bonds);
    carbons.count = hydrogens.count = 0;
    let score = -structureCost(bonds);
    for (let v = 0; v < bonds.size; v++) {
      if (bonds.elements[v] !== CARBON) continue;
      surroundings.read(bonds, v);
      const { found, logShare } = surroundings.learned('C13');
      score += SHARE_WEIGHT * logShare;
      if (found === undefined) score -= NEVER_SEEN;
      else addClass(carbons, surroundings.expected('C13', found), found.sd);
      if (protons === null || bonds.hydrogens[v] === 0) continue;
      const ofHydrogens = surroundings.learned('H1').found;
      if (ofHydrogens === undefined) continue;
      const expected = surroundings.expected('H1', ofHydrogens);
      for (let k = 0; k < bonds.hydrogens[v]; k++) addClass(hydrogens, expected, ofHydrogens.sd);
    }
    const most = MOST_BY_CARBON * carbons.count + mostByHydrogens;
    if (score + most < atLeast) return score + most;
    if (carbon !== null) score += alignSignals(carbons, carbon, CARBON_COSTS);
    if (score + mostByHydrogens < atLeast) return score + mostByHydrogens;
    if (protons !== null)
      score += HYDROGEN_SHARE * alignSignals(hydrogens, protons, HYDROGEN_COSTS);
    return score;
  };
}
