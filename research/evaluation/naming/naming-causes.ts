import type { MolecularGraph } from '@elucida/molecules/graph';
import { parentOfSystem, prepareMolecule } from '@elucida/naming/write/molecule';

const SYMBOLS: Readonly<Record<number, string>> = { 5: 'B', 14: 'Si', 15: 'P', 16: 'S', 34: 'Se' };

/**
 * Why a structure may have no name, or be read differently: the feature that most names of its kind
 * fail on.
 */
export function causeOf(graph: MolecularGraph): string {
  if (parts(graph) > 1) return 'several parts';
  const m = prepareMolecule(graph);
  for (let i = 0; i < m.systems.length; i++)
    if (!parentOfSystem(m, i))
      return `ring system without a name (${shape(m.systems[i].length, ringCount(graph, m.systems[i]))})`;
  const charges = graph.charge.reduce((sum, q) => sum + q, 0);
  if (charges !== 0) return 'ion';
  if (graph.charge.some((q, a) => q !== 0 && !isPaired(graph, a))) return 'zwitterion';
  const special = [...new Set([...graph.element].flatMap((e) => SYMBOLS[e] ?? []))].sort();
  if (graph.charge.some((q) => q !== 0)) special.unshift('charge-separated');
  return special.length > 0
    ? special.join(', ')
    : m.systems.length > 0
      ? 'rings, C H N O X'
      : 'open chain, C H N O X';
}

const shape = (atoms: number, rings: number) => `${rings} rings, ${atoms} atoms`;

function ringCount(graph: MolecularGraph, atoms: readonly number[]): number {
  const inside = new Set(atoms);
  let bonds = 0;
  for (const a of atoms)
    for (let k = 0; k < graph.degree[a]; k++) if (inside.has(graph.neighbours[a * 6 + k])) bonds++;
  return bonds / 2 - atoms.length + 1;
}

function parts(graph: MolecularGraph): number {
  const seen = new Uint8Array(graph.atomCount);
  let count = 0;
  for (let start = 0; start < graph.atomCount; start++) {
    if (seen[start]) continue;
    count++;
    const stack = [start];
    seen[start] = 1;
    while (stack.length > 0) {
      const a = stack.pop()!;
      for (let k = 0; k < graph.degree[a]; k++) {
        const b = graph.neighbours[a * 6 + k];
        if (!seen[b]) {
          seen[b] = 1;
          stack.push(b);
        }
      }
    }
  }
  return count;
}

function isPaired(graph: MolecularGraph, a: number): boolean {
  for (let k = 0; k < graph.degree[a]; k++)
    if (graph.charge[graph.neighbours[a * 6 + k]] === -graph.charge[a]) return true;
  return false;
}
