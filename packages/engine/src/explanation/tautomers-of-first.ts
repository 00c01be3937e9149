import type { Candidate } from '../identification.ts';
import { tautomerPreference } from '../judging/tautomer-preference.ts';
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

/** Log odds from which a form counts as one that a compound hardly ever takes: imidic acids beside amides, simple enols beside ketones, imines of rings beside their amines. */
const SELDOM = 2;

/** Whether a tautomer is a form that such compounds hardly ever take beside that of the other. */
export function isSeldomTaken(usual: Pick<Candidate, 'smiles'>, other: Pick<Candidate, 'smiles'>): boolean {
  return preferenceOf(usual.smiles) - preferenceOf(other.smiles) > SELDOM;
}

function preferenceOf(smiles: string): number {
  const graph = graphFromSmiles(smiles);
  return tautomerPreference(graph, perceive(graph));
}
