import { colourKey } from '@elucida/molecules/fingerprint';
import { addBond, emptyGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { PieceRow } from '@elucida/prediction/data/piece-row';

/** Astatine stands for a cut bond: no part holds any. */
const CUT = 85;

/** Equal for equal parts, cut bonds in the same places. */
export function partKey({
  atoms,
  bonds,
  open,
}: Pick<PieceRow, 'atoms' | 'bonds' | 'open'>): number {
  const size = atoms.length / 3;
  const graph = emptyGraph(size + open.length);
  for (let a = 0; a < size; a++)
    [graph.element[a], graph.charge[a], graph.hydrogens[a]] = atoms.slice(a * 3, a * 3 + 3);
  for (let at = 0; at < bonds.length; at += 3)
    addBond(graph, bonds[at], bonds[at + 1], bonds[at + 2]);
  open.forEach((atom, i) => {
    graph.element[size + i] = CUT;
    graph.hydrogens[atom]--;
    addBond(graph, atom, size + i, 1);
  });
  return colourKey(perceive(graph));
}
