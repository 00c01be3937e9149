import { bondsOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

const FLUORINE = 9,
  PHOSPHORUS = 15,
  BORON = 5;
/**
 * Bonds over which ¹⁹F and ³¹P couple as a rule with hydrogens, fluorine and phosphorus: up to four in
 * saturated chains, five and more through π systems (W. R. Dolbier, Guide to Fluorine NMR for Organic
 * Chemists, 2nd ed., Wiley 2016). One more is allowed here: that partners are too few must be certain.
 */
const SATURATED_BONDS = 5,
  CONJUGATED_BONDS = 7;

/**
 * Nuclei that may split the signal of an atom, as spin-½ partners: hydrogens, exchanging ones among them, fluorine
 * and phosphorus within reach, without those equivalent to it. Boron (¹¹B, spin 3/2) makes four lines, as three do.
 */
export function couplingPartners(
  graph: MolecularGraph,
  { aromatic, symmetryClass }: Perception,
  atom: number,
): number {
  const distance = new Map([[atom, 0]]);
  let isConjugated = false;
  const queue = [atom];
  for (const from of queue) {
    const next = distance.get(from)! + 1;
    if (next > CONJUGATED_BONDS) break;
    for (const { other, order } of bondsOf(graph, from)) {
      isConjugated ||= order > 1 || aromatic[other] === 1;
      if (distance.has(other)) continue;
      distance.set(other, next);
      queue.push(other);
    }
  }
  const reach = isConjugated ? CONJUGATED_BONDS : SATURATED_BONDS;
  let partners = 0;
  for (const [other, bonds] of distance) {
    const element = graph.element[other];
    // Hydrogens are one bond beyond the atom that carries them.
    if (bonds < reach) partners += graph.hydrogens[other];
    const isNucleus = element === FLUORINE || element === PHOSPHORUS;
    if (isNucleus && bonds <= reach && symmetryClass[other] !== symmetryClass[atom]) partners++;
    if (element === BORON && bonds <= 2) partners += 3;
  }
  return partners;
}
