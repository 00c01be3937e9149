import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { partOf } from './part-of.ts';

/**
 * Equal for molecules with the same framework: rings and what links them, with elements and bond orders, without
 * side chains (Bemis, Murcko, J. Med. Chem. 1996, 39, 2887). Molecules without rings are frameworks of their own.
 */
export function frameworkKey(graph: MolecularGraph): number {
  const degree = Array.from(graph.degree.subarray(0, graph.atomCount));
  const isKept = degree.map(() => true);
  const ends = degree.flatMap((own, atom) => (own <= 1 ? [atom] : []));
  for (let atom = ends.pop(); atom !== undefined; atom = ends.pop()) {
    if (!isKept[atom]) continue;
    isKept[atom] = false;
    for (let k = 0; k < graph.degree[atom]; k++) {
      const other = graph.neighbours[atom * MAX_DEGREE + k];
      if (isKept[other] && --degree[other] === 1) ends.push(other);
    }
  }
  const kept = isKept.flatMap((one, atom) => (one ? [atom] : []));
  if (kept.length === 0) return colourKey(perceive(graph));
  const place = new Map(kept.map((atom, i) => [atom, i]));
  const framework = emptyGraph(kept.length);
  kept.forEach((atom, i) => {
    framework.element[i] = graph.element[atom];
    framework.charge[i] = graph.charge[atom];
    framework.hydrogens[i] = graph.hydrogens[atom];
    for (let k = 0; k < graph.degree[atom]; k++) {
      const slot = atom * MAX_DEGREE + k;
      const other = place.get(graph.neighbours[slot]);
      if (other === undefined) framework.hydrogens[i] += graph.orders[slot];
      else if (other > i) addBond(framework, i, other, graph.orders[slot]);
    }
  });
  return colourKey(perceive(framework));
}

/** One framework in so many is left out, by `partOf(key, LEFT_OUT_PARTS, LEFT_OUT_SALT)`. */
const LEFT_OUT_PARTS = 20;
const LEFT_OUT_SALT = 35;

/** Whether a molecule has one of the frameworks that nothing is learned from, to measure with. */
export const isLeftOutFramework = (graph: MolecularGraph): boolean =>
  partOf(frameworkKey(graph), LEFT_OUT_PARTS, LEFT_OUT_SALT) === 0;
