import { atomSources, prepareSources } from '../prediction/atom-sources.ts';
import { COMBINATION_LEVELS } from '../prediction/combination.ts';
import type { NetworkShifts } from '../prediction/neural/shift-network.ts';
import type { Nucleus, NucleusTables, SwiftCombination } from '../prediction/shift-tables.ts';
import { TYPICAL_ERROR } from '../prediction/spread.ts';
import { SWIFT_TERMS, swiftShift, swiftSpreadFeatures, type TableSource } from '../prediction/swift-combination.ts';
import { fitSpread } from './fit-spread.ts';
import { FULL_WEIGHT_ATOMS, NEIGHBOURING_LEVELS, TENTHS, WORST_ERROR } from './fit-combination.ts';
import { median } from './observations.ts';
import type { ObservedMolecule } from './read-shift-rows.ts';

interface Sample {
  readonly source: TableSource;
  readonly byNetwork: number;
  readonly observed: number;
  readonly weight: number;
}

/** Fits the table's shares and the spread beside the small network, on molecules that neither was learned from. */
export function fitSwift(nucleus: Nucleus, tables: NucleusTables, network: (molecule: ObservedMolecule) => NetworkShifts, molecules: readonly ObservedMolecule[]): SwiftCombination {
  const samples = molecules.flatMap((molecule) => samplesOf(nucleus, tables, network, molecule));
  const table = Array.from({ length: COMBINATION_LEVELS }, (_, level) => bestShare(samples.filter(({ source }) => Math.abs(source.level + 1 - level) <= NEIGHBOURING_LEVELS)));
  const unit = TYPICAL_ERROR[nucleus];
  const inputs = new Float64Array(samples.length * SWIFT_TERMS);
  samples.forEach(({ byNetwork, source }, row) => swiftSpreadFeatures(inputs.subarray(row * SWIFT_TERMS, (row + 1) * SWIFT_TERMS), source, byNetwork, unit));
  const errors = Float64Array.from(samples, ({ byNetwork, observed, source }) => Math.min(WORST_ERROR, Math.abs(swiftShift({ table }, source, byNetwork) - observed) / unit));
  return { table, spread: fitSpread(inputs, errors, SWIFT_TERMS) };
}

function samplesOf(nucleus: Nucleus, tables: NucleusTables, network: (molecule: ObservedMolecule) => NetworkShifts, molecule: ObservedMolecule): Sample[] {
  const { graph, perception, shifts } = molecule;
  const byNetwork = network(molecule)[nucleus];
  prepareSources(graph, perception);
  return [...shifts].flatMap(([symmetryClass, values]) => {
    const atom = perception.symmetryClass.indexOf(symmetryClass);
    if (graph.element[atom] !== 6) return [];
    const { level, mean, sd, votes } = atomSources(tables, atom, false);
    return [{ source: { level, mean, sd, votes }, byNetwork: byNetwork[symmetryClass], observed: median(values), weight: Math.min(1, FULL_WEIGHT_ATOMS / graph.atomCount) }];
  });
}

/** Share of the table with the smallest mean absolute error. */
function bestShare(samples: readonly Sample[]): number {
  let best = 0;
  let least = Infinity;
  for (let tenths = 0; tenths <= TENTHS; tenths++) {
    let sum = 0;
    for (const { byNetwork, observed, source, weight } of samples) sum += weight * Math.abs(byNetwork + (tenths / TENTHS) * (source.mean - byNetwork) - observed);
    if (sum < least) [least, best] = [sum, tenths / TENTHS];
  }
  return best;
}
