import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { STRUCTURE_BOUNDS } from '../../../bounds/structures.ts';

export interface StructureRefusal {
  readonly ok: false;
  readonly reason: 'not a valid SMILES' | 'too many atoms' | 'too many rings';
}

/** Independent rings: bonds − atoms + connected parts (the circuit rank). */
function ringCount({ atomCount, degree, neighbours }: MolecularGraph): number {
  const seen = new Uint8Array(atomCount);
  let [bonds, parts] = [0, 0];
  for (let start = 0; start < atomCount; start++) {
    bonds += degree[start]! / 2;
    if (seen[start] === 1) continue;
    parts++;
    const open = [start];
    seen[start] = 1;
    for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
      for (let k = 0; k < degree[atom]!; k++) {
        const next = neighbours[atom * MAX_DEGREE + k]!;
        if (seen[next] === 1) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
  }
  return bonds - atomCount + parts;
}

/**
 * Why a structure is not laid out: its SMILES cannot be read, or it is larger than any that takes a
 * moment. Null where it may be.
 */
export function structureRefusal(smiles: string): StructureRefusal | null {
  let graph: MolecularGraph;
  try {
    graph = graphFromSmiles(smiles);
  } catch {
    return { ok: false, reason: 'not a valid SMILES' };
  }
  if (graph.atomCount === 0) return { ok: false, reason: 'not a valid SMILES' };
  if (graph.atomCount > STRUCTURE_BOUNDS.molfileAtomsMax)
    return { ok: false, reason: 'too many atoms' };
  return ringCount(graph) > STRUCTURE_BOUNDS.ringsMax
    ? { ok: false, reason: 'too many rings' }
    : null;
}
