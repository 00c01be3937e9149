import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { besideCation } from '../salts/beside-cation.ts';
import type { Salt } from '../salts/salt.ts';
import { canFormSalt } from '../salts/write-salt.ts';
import { isOfFormula } from './is-of-formula.ts';
import { readGraph } from './read-proposal.ts';

/**
 * The molecule of a salt in a SMILES of all its parts (`CCN.Cl`, `CC[NH3+].[Cl-]`) or of it alone:
 * the free base, the free acid or the cation, as salts are judged. Null where none of the parts is
 * it.
 */
export function structureOfCore(smiles: string, salt: Salt): string | null {
  for (const part of smiles.split('.')) {
    const graph = readGraph(part);
    if (graph === null) continue;
    for (const form of [graph, freeForm(graph)])
      if (isOfFormula(form, salt.core) && canFormSalt(form, salt)) return canonicalSmiles(form);
  }
  return null;
}

/** Without the hydrogens that ammonium ions took, and with those that anions gave. */
function freeForm(graph: MolecularGraph): MolecularGraph {
  const free = copyGraph(graph);
  for (let atom = 0; atom < free.atomCount; atom++) {
    if (free.charge[atom] === 1 && free.hydrogens[atom] > 0) {
      free.charge[atom] = 0;
      free.hydrogens[atom]--;
    } else if (free.charge[atom] === -1 && !besideCation(graph, atom)) {
      free.charge[atom] = 0;
      free.hydrogens[atom]++;
    }
  }
  return free;
}
