import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

const SYMBOL: Record<number, string> = {
  5: 'B',
  6: 'C',
  7: 'N',
  8: 'O',
  14: 'Si',
  15: 'P',
  16: 'S',
  17: 'Cl',
};
/** Bonds that an atom may have, hydrogens counted, by element and charge. */
const VALENCES: Record<string, readonly number[]> = {
  B: [3],
  C: [4],
  N: [3],
  'N+1': [4],
  'N-1': [2],
  O: [2],
  'O-1': [1],
  'O+1': [3],
  S: [2, 4, 6],
  'S-1': [1],
  P: [3, 5],
  Si: [4],
  Cl: [1],
};

/** Atoms by element, hydrogens with them, and the charge. Throws where an atom has bonds that it cannot have. */
export function atomsOf(graph: MolecularGraph): Record<string, number> {
  const counts: Record<string, number> = { charge: 0 };
  for (let atom = 0; atom < graph.atomCount; atom++) {
    const symbol = SYMBOL[graph.element[atom]];
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    counts.H = (counts.H ?? 0) + graph.hydrogens[atom];
    counts.charge += graph.charge[atom];
    let bonds = graph.hydrogens[atom];
    for (let k = 0; k < graph.degree[atom]; k++) bonds += graph.orders[atom * MAX_DEGREE + k];
    const charge = graph.charge[atom];
    const ion = charge === 0 ? symbol : `${symbol}${charge > 0 ? '+' : ''}${charge}`;
    if (!VALENCES[ion]?.includes(bonds)) throw new Error(`${ion} with ${bonds} bonds`);
  }
  return counts;
}
