import { decompose } from '@elucida/generator/decompose';
import {
  copyDraft,
  draftFrom,
  emptyDraft,
  isComplete,
  isConnected,
  writeDraft,
} from '@elucida/engine/candidates/search/draft';
import { isPlausible } from '@elucida/engine/candidates/search/is-plausible';
import {
  exchangeSubstituents,
  exchangeUnits,
  moveBondUnit,
  relocateBond,
  transplantUnit,
  type Move,
} from '@elucida/engine/candidates/search/moves';
import { piecesOf } from '@elucida/engine/candidates/search/pieces';
import { seededRandom } from '@elucida/engine/candidates/search/random';
import { colourKey } from '@elucida/molecules/fingerprint';
import { emptyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { tautomersOf } from '@elucida/molecules/tautomers';

/** The search's moves that change one or two bonds. */
const MOVES: readonly Move[] = [
  relocateBond,
  transplantUnit,
  exchangeUnits,
  moveBondUnit,
  exchangeSubstituents,
];
const ATTEMPTS_EACH = 60;

/**
 * Up to `most` plausible isomers that one move of the search makes from a molecule, none of them
 * its tautomer, as SMILES; the same for the same seed.
 */
export function wrongIsomers(
  truth: MolecularGraph,
  { seed, most }: { seed: number; most: number },
): string[] {
  const molecule = decompose(truth);
  if (!molecule) return [];
  const source = draftFrom(molecule);
  const target = emptyDraft();
  const random = seededRandom(seed);
  const pieces = piecesOf();
  const seen = new Set(tautomersOf(truth).map(({ key }) => key));
  const found: string[] = [];
  for (let attempt = 0; attempt < most * ATTEMPTS_EACH && found.length < most; attempt++) {
    copyDraft(target, source);
    if (!MOVES[random.below(MOVES.length)](target, random, pieces)) continue;
    if (target.bondUnits !== source.bondUnits || !isConnected(target) || !isComplete(target))
      continue;
    const graph = emptyGraph(truth.atomCount);
    writeDraft(target, graph);
    if (!isPlausible(graph)) continue;
    const key = colourKey(perceive(graph));
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(canonicalSmiles(graph));
  }
  return found;
}
