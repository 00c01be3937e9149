import { atomSources, prepareSources, type AtomSources } from '@elucida/prediction/atom-sources';
import {
  COMBINATION_LEVELS,
  COMBINED_TERMS,
  combinedShift,
  combinedSpreadFeatures,
} from '@elucida/prediction/combination';
import type { NetworkShifts } from '@elucida/prediction/neural/shift-network';
import type { Combination, Nucleus, NucleusTables } from '@elucida/prediction/shift-tables';
import { TYPICAL_ERROR } from '@elucida/prediction/spread';
import { fitSpread } from './fit-spread.ts';
import { median } from './observations.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';

/** One observed shift of a carbon, or of hydrogens on one, with what is known of it. */
export interface Sample {
  readonly found: AtomSources;
  readonly byNetwork: number;
  readonly observed: number;
  readonly weight: number;
}

/** Errors beyond this many typical ones do not shape the spread model. */
export const WORST_ERROR = 40;
/**
 * Molecules of up to this many heavy atoms count fully, larger ones in inverse proportion: users
 * bring small molecules.
 */
const FULL_WEIGHT_ATOMS = 12;
/** Shares are multiples of a tenth: finer ones are not measurable. */
export const TENTHS = 10;
/** Levels are weighed together with their neighbours: rare ones would follow chance. */
export const NEIGHBOURING_LEVELS = 1;

/** Fits shares and spread on molecules that neither tables nor network were learned from. */
export function fitCombination(
  nucleus: Nucleus,
  tables: NucleusTables,
  network: (molecule: ObservedMolecule) => NetworkShifts,
  molecules: readonly ObservedMolecule[],
): Combination {
  const samples = molecules.flatMap((molecule) => samplesOf(nucleus, tables, network, molecule));
  const shares = Array.from({ length: COMBINATION_LEVELS }, (_, level) =>
    bestShares(
      samples.filter(({ found }) => Math.abs(found.level + 1 - level) <= NEIGHBOURING_LEVELS),
    ),
  );
  const combination = {
    network: shares.map(([network]) => network),
    table: shares.map(([, table]) => table),
  };
  const unit = TYPICAL_ERROR[nucleus];
  const inputs = new Float64Array(samples.length * COMBINED_TERMS);
  samples.forEach(({ byNetwork, found }, row) =>
    combinedSpreadFeatures(
      inputs.subarray(row * COMBINED_TERMS, (row + 1) * COMBINED_TERMS),
      found,
      byNetwork,
      unit,
    ),
  );
  const errors = Float64Array.from(samples, ({ byNetwork, found, observed }) =>
    Math.min(WORST_ERROR, Math.abs(combinedShift(combination, found, byNetwork) - observed) / unit),
  );
  return { ...combination, spread: fitSpread(inputs, errors, COMBINED_TERMS) };
}

export function samplesOf(
  nucleus: Nucleus,
  tables: NucleusTables,
  network: (molecule: ObservedMolecule) => NetworkShifts,
  molecule: ObservedMolecule,
): Sample[] {
  const { graph, perception, shifts } = molecule;
  const byNetwork = network(molecule)[nucleus];
  prepareSources(graph, perception);
  return [...shifts].flatMap(([symmetryClass, values]) => {
    const atom = perception.symmetryClass.indexOf(symmetryClass);
    if (graph.element[atom] !== 6) return [];
    return [
      {
        found: { ...atomSources(tables, atom, true) },
        byNetwork: byNetwork[symmetryClass],
        observed: median(values),
        weight: Math.min(1, FULL_WEIGHT_ATOMS / graph.atomCount),
      },
    ];
  });
}

/** Shares of network and table with the smallest mean absolute error. */
function bestShares(samples: readonly Sample[]): [network: number, table: number] {
  let best: [number, number] = [0, 0];
  let least = Infinity;
  for (let network = 0; network <= TENTHS; network++) {
    for (let table = 0; network + table <= TENTHS; table++) {
      let sum = 0;
      for (const { byNetwork, found, observed, weight } of samples) {
        const shift =
          found.increments +
          (network / TENTHS) * (byNetwork - found.increments) +
          (table / TENTHS) * (found.mean - found.increments);
        sum += weight * Math.abs(shift - observed);
      }
      if (sum < least) [least, best] = [sum, [network / TENTHS, table / TENTHS]];
    }
  }
  return best;
}
