import { COMBINATION_LEVELS } from '@elucida/prediction/combination';
import type { NetworkShifts } from '@elucida/prediction/neural/shift-network';
import type {
  Nucleus,
  NucleusTables,
  SmallNetworkCombination,
} from '@elucida/prediction/shift-tables';
import { TYPICAL_ERROR } from '@elucida/prediction/spread';
import {
  SPREAD_TERMS,
  combinedShift,
  spreadFeatures,
} from '@elucida/prediction/small-network-combination';
import { fitSpread } from './fit-spread.ts';
import {
  NEIGHBOURING_LEVELS,
  samplesOf,
  TENTHS,
  WORST_ERROR,
  type Sample,
} from './fit-combination.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';

/**
 * Fits the table's shares and the spread with the small network, on molecules that neither was
 * learned from.
 */
export function fitSwift(
  nucleus: Nucleus,
  tables: NucleusTables,
  network: (molecule: ObservedMolecule) => NetworkShifts,
  molecules: readonly ObservedMolecule[],
): SmallNetworkCombination {
  const samples = molecules.flatMap((molecule) => samplesOf(nucleus, tables, network, molecule));
  const table = Array.from({ length: COMBINATION_LEVELS }, (_, level) =>
    bestShare(
      samples.filter(({ found }) => Math.abs(found.level + 1 - level) <= NEIGHBOURING_LEVELS),
    ),
  );
  const unit = TYPICAL_ERROR[nucleus];
  const inputs = new Float64Array(samples.length * SPREAD_TERMS);
  samples.forEach(({ byNetwork, found }, row) =>
    spreadFeatures(
      inputs.subarray(row * SPREAD_TERMS, (row + 1) * SPREAD_TERMS),
      found,
      byNetwork,
      unit,
    ),
  );
  const errors = Float64Array.from(samples, ({ byNetwork, found, observed }) =>
    Math.min(WORST_ERROR, Math.abs(combinedShift({ table }, found, byNetwork) - observed) / unit),
  );
  return { table, spread: fitSpread(inputs, errors, SPREAD_TERMS) };
}

/** Share of the table with the smallest mean absolute error. */
function bestShare(samples: readonly Sample[]): number {
  let best = 0;
  let least = Infinity;
  for (let tenths = 0; tenths <= TENTHS; tenths++) {
    let sum = 0;
    for (const { byNetwork, found, observed, weight } of samples)
      sum += weight * Math.abs(byNetwork + (tenths / TENTHS) * (found.mean - byNetwork) - observed);
    if (sum < least) [least, best] = [sum, tenths / TENTHS];
  }
  return best;
}
