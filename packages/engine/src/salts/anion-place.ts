import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { acidicSites, acidity } from '@elucida/molecules/protonation/acidic-sites';
import { besideCation } from './beside-cation.ts';

/**
 * Whether an anion is drawn without the hydrogen of one acid while a clearly stronger acid of the
 * molecule keeps its own (the phenolate of salicylic acid): the same compound, in a form that does
 * not exist in measurable amount. False for molecules without an anionic oxygen, sulfur or nitrogen
 * that may have been an acid, and next to a cation (nitro groups, N-oxides).
 */
export function isOtherAnion(graph: MolecularGraph): boolean {
  const anions = [...graph.charge.keys()].filter(
    (atom) => graph.charge[atom] === -1 && !besideCation(graph, atom),
  );
  if (anions.length === 0) return false;
  const neutral = copyGraph(graph);
  for (const atom of anions) {
    neutral.charge[atom] = 0;
    neutral.hydrogens[atom]++;
  }
  const strongest = acidicSites(neutral).slice(0, anions.length);
  const weakest = Math.max(...strongest.map((atom) => acidity(neutral, atom)));
  return anions.some((atom) => {
    const own = acidity(neutral, atom);
    return Number.isFinite(own) && own > weakest;
  });
}
