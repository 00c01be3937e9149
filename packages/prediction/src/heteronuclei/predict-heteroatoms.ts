import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { atomSources, prepareSources } from '../atom-sources.ts';
import { radiusOfLevel } from '../environments.ts';
import type { PredictedShifts } from '../predicted-shifts.ts';
import type { HeteroNucleus, NucleusTables } from '../shift-tables.ts';
import { blend, SPREAD_TERMS, spreadFeatures, spreadOf, TYPICAL_ERROR } from '../spread.ts';
import { ELEMENT_OF, heteroTables } from './hetero-tables.ts';

const input = new Float64Array(SPREAD_TERMS);

/**
 * Predicted ¹⁹F shifts (against CFCl₃) or ³¹P shifts (against 85 % H₃PO₄), ppm by heavy atom; NaN where the
 * atom is of another element. Tables and increments as of ¹³C, without a network. Held-out errors:
 * docs/science/prediction.md.
 */
export function predictHeteroatoms(
  nucleus: HeteroNucleus,
  graph: MolecularGraph,
  perception: Perception,
  tables: NucleusTables = heteroTables(nucleus),
): PredictedShifts {
  const { atomCount, element } = graph;
  const shift = new Float32Array(atomCount).fill(NaN);
  const sd = new Float32Array(atomCount).fill(NaN);
  const observations = new Uint32Array(atomCount);
  const depth = new Uint8Array(atomCount);
  const unit = TYPICAL_ERROR[nucleus];
  let isPrepared = false;
  for (let atom = 0; atom < atomCount; atom++) {
    if (element[atom] !== ELEMENT_OF[nucleus]) continue;
    if (!isPrepared) prepareSources(graph, perception);
    isPrepared = true;
    const found = atomSources(tables, atom, true);
    spreadFeatures(input, found, unit);
    shift[atom] = blend(found.increments, found.mean, found.level);
    sd[atom] = spreadOf(tables.spread, input, unit);
    observations[atom] = found.votes;
    depth[atom] = Math.max(0, radiusOfLevel(found.level));
  }
  return { shift, sd, observations, depth };
}
