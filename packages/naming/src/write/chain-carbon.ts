import { inRing, order, type Molecule } from './molecule.ts';

/**
 * True where a carbon counts among the atoms of a chain. The carbons of carboxy, cyano, cyanato,
 * isocyanato groups and their analogues belong to those prefixes instead (P-65.1.2.2.3,
 * P-66.5.1.1.3); amides and esters at the end of a chain are `amino … oxo`.
 */
export function isChainCarbon(m: Molecule, c: number): boolean {
  const { element, degree, hydrogens, charge } = m.graph;
  if (element[c] !== 6 || inRing(m, c) || charge[c] !== 0) return false;
  let oxo = 0,
    hydroxy = 0,
    multiple = 0;
  for (const b of m.neighbours[c]) {
    if (element[b] === 6) continue;
    const bond = order(m, c, b);
    if (bond === 3) return element[b] !== 7 || degree[b] > 1 || degree[c] === 1;
    if (bond === 2) {
      multiple++;
      if (element[b] === 8) oxo++;
    } else if (element[b] === 8 && degree[b] === 1 && hydrogens[b] === 1) hydroxy++;
  }
  if (multiple === 2 && degree[c] === 2) return false;
  return !(
    oxo === 1 &&
    hydroxy === 1 &&
    degree[c] === 3 &&
    m.neighbours[c].some((b) => element[b] === 6)
  );
}
