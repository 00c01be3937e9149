import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { inRing, order, prepareMolecule, type Molecule } from './molecule.ts';
import type { NameNode } from './name-tree.ts';
import { renderName } from './render-name.ts';

/**
 * Anhydrides of two carboxylic acids (P-65.7): acetic anhydride, acetic benzoic anhydride; null
 * where the molecule holds none, several, or a senior acid.
 */
export function nameAnhydride(
  m: Molecule,
  nameAcid: (half: Molecule) => NameNode | null,
): NameNode | null {
  const bridges: number[] = [];
  for (let o = 0; o < m.graph.atomCount; o++) if (isBridge(m, o)) bridges.push(o);
  if (bridges.length !== 1 || m.atomLabels.size + m.bondLabels.size > 0) return null;
  const acids: NameNode[] = [];
  for (const c of m.neighbours[bridges[0]]) {
    const half = nameAcid(prepareMolecule(halfOf(m, c, bridges[0])));
    if (half?.form !== 'acid') return null;
    acids.push(half);
  }
  const [a, b] = acids.sort((p, q) => (renderName(p, 0) < renderName(q, 0) ? -1 : 1));
  return { form: 'anhydride', acids: renderName(a, 0) === renderName(b, 0) ? [a] : [a, b] };
}

function isBridge(m: Molecule, o: number): boolean {
  const { element, degree, charge } = m.graph;
  if (element[o] !== 8 || degree[o] !== 2 || charge[o] !== 0 || inRing(m, o)) return false;
  return m.neighbours[o].every(
    (c) =>
      element[c] === 6 &&
      !inRing(m, c) &&
      m.neighbours[c].some((x) => element[x] === 8 && order(m, c, x) === 2) &&
      m.neighbours[c].every((y) => y === o || element[y] === 6 || order(m, c, y) === 2),
  );
}

/**
 * The acid on one side: everything behind the bridge that hangs on `c`, with the bridge as its
 * hydroxy group.
 */
function halfOf(m: Molecule, c: number, bridge: number): MolecularGraph {
  const { graph } = m;
  const atoms = [bridge, c];
  for (const a of atoms)
    if (a !== bridge) for (const b of m.neighbours[a]) if (!atoms.includes(b)) atoms.push(b);
  const half = emptyGraph(atoms.length);
  atoms.forEach((a, i) => {
    half.element[i] = graph.element[a];
    half.charge[i] = graph.charge[a];
    half.hydrogens[i] = a === bridge ? 1 : graph.hydrogens[a];
  });
  atoms.forEach((a, i) => {
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++) {
      const j = atoms.indexOf(graph.neighbours[slot]);
      if (j > i) addBond(half, i, j, graph.orders[slot]);
    }
  });
  return half;
}
