import { MAX_DEGREE, emptyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import type { Assignment } from './assignment.ts';
import type { BondTable } from './bonds.ts';
import type { Composition } from './compositions.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * Writes skeleton, units and bond orders into one reused molecular graph: vertices first, atoms of
 * groups after them.
 */
export interface MoleculeWriter {
  readonly graph: MolecularGraph;
  /** Vertex atoms and their neighbours; call when the units at the vertices have changed. */
  writeUnits(): void;
  /** Orders and hydrogens; call when the bond orders have changed. */
  writeBonds(free: Uint8Array): void;
}

export function moleculeWriter(
  composition: Composition,
  skeleton: Skeleton,
  assignment: Assignment,
  table: BondTable,
): MoleculeWriter {
  const { units, counts } = composition;
  const atomCount = units.reduce((sum, unit, i) => sum + counts[i] * (1 + unit.attached.length), 0);
  const graph = emptyGraph(atomCount);
  const { degree, neighbours, orders, hydrogens, element, charge } = graph;
  const slotFrom = new Uint16Array(table.extra.length);
  const slotTo = new Uint16Array(table.extra.length);

  function bond(a: number, b: number, order: number): void {
    neighbours[a * MAX_DEGREE + degree[a]] = b;
    orders[a * MAX_DEGREE + degree[a]++] = order;
    neighbours[b * MAX_DEGREE + degree[b]] = a;
    orders[b * MAX_DEGREE + degree[b]++] = order;
  }

  return {
    graph,
    writeUnits(): void {
      degree.fill(0);
      for (let i = 0; i < table.count; i++) {
        const a = table.from[i];
        const b = table.to[i];
        slotFrom[i] = a * MAX_DEGREE + degree[a];
        slotTo[i] = b * MAX_DEGREE + degree[b];
        bond(a, b, 1);
      }
      let next = skeleton.vertexCount;
      for (let v = 0; v < skeleton.vertexCount; v++) {
        const unit = units[assignment.unitOf[v]];
        element[v] = unit.element;
        charge[v] = unit.charge;
        const first = next;
        for (const atom of unit.attached) {
          element[next] = atom.element;
          charge[next] = atom.charge;
          hydrogens[next] = 0;
          bond(atom.bondedTo === 0 ? v : first + atom.bondedTo - 1, next, atom.order);
          next++;
        }
      }
    },
    writeBonds(free: Uint8Array): void {
      for (let i = 0; i < table.count; i++)
        orders[slotFrom[i]] = orders[slotTo[i]] = 1 + table.extra[i];
      for (let v = 0; v < skeleton.vertexCount; v++) hydrogens[v] = free[v];
    },
  };
}
