import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { BrokenBond, Part } from './parts.ts';

/**
 * How many hydrogens move to a part or from it when its bonds break. Bonds that break homolytically
 * move none; a neutral molecule that leaves takes one along or leaves one behind. What is allowed
 * gives the ions of the tables: even-electron ions mostly, radical cations where molecules alone
 * leave (McLafferty & Tureček, Interpretation of Mass Spectra, 4th ed., ch. 4, 7 and 8).
 */
export function hydrogenShifts(graph: MolecularGraph, { broken, ofRing }: Part): readonly number[] {
  const toHetero = broken.filter(({ lost }) => graph.element[lost] !== 6).length;
  const acids = broken.filter((bond) => isEsterBond(graph, bond)).length;
  if (ofRing) return broken.length === 2 ? [0, -1, 1] : [0];
  if (broken.length === 1) return [0, -1, 1, ...(acids === 1 ? [2] : [])];
  if (broken.length === 2)
    return [
      -1,
      1,
      // Two neutral molecules leave, as water and an acid do; each takes a hydrogen.
      ...(toHetero === 2 ? [-2] : []),
      // One takes a hydrogen and one leaves a hydrogen behind.
      ...(toHetero === 1 ? [0] : []),
      // Alkenes leave an acid of carbon, phosphorus, sulfur or boron.
      ...(acids > 0 ? [2, 3] : []),
    ];
  // A radical and two molecules: the onium ions of amines and ethers, which lose alkenes.
  const onium = broken.filter(({ kept }) => isOnium(graph, kept)).length;
  return [
    ...(onium >= 2 ? [2] : []),
    ...(toHetero >= 2 ? [-2] : []),
    ...(acids === 3 ? [3, 4] : []),
  ];
}

const NITROGEN = 7,
  OXYGEN = 8;
const isOnium = ({ element }: MolecularGraph, atom: number): boolean =>
  element[atom] === NITROGEN || element[atom] === OXYGEN;

/** The bond from the oxygen of an ester of any acid to an alkyl group of two carbons and more. */
function isEsterBond(graph: MolecularGraph, { kept, lost }: BrokenBond): boolean {
  const { degree, element, hydrogens, neighbours, orders } = graph;
  if (element[kept] !== OXYGEN || element[lost] !== 6 || hydrogens[lost] === 3) return false;
  for (let slot = lost * MAX_DEGREE, end = slot + degree[lost]; slot < end; slot++)
    if (orders[slot] !== 1) return false;
  for (let slot = kept * MAX_DEGREE, end = slot + degree[kept]; slot < end; slot++) {
    const acid = neighbours[slot];
    if (acid === lost) continue;
    for (let k = acid * MAX_DEGREE, last = k + degree[acid]; k < last; k++)
      if (orders[k] === 2 && element[neighbours[k]] === OXYGEN) return true;
    if (element[acid] === 5 || element[acid] === 15) return true;
  }
  return false;
}
