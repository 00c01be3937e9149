import type { Candidate } from '../identification.ts';
import { colourKey } from '../molecules/fingerprint.ts';
import { perceive } from '../molecules/perceive.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { tautomersOf } from '../molecules/tautomers.ts';

/** Which candidates are tautomers of the first, by place in the list; the first is not counted as its own. */
export function tautomersOfFirst([best, ...others]: readonly Candidate[]): boolean[] {
  if (best === undefined) return [];
  const keys = new Set(tautomersOf(graphFromSmiles(best.smiles)).map(({ key }) => key));
  return [false, ...others.map(({ smiles }) => keys.size > 1 && keys.has(colourKey(perceive(graphFromSmiles(smiles)))))];
}
