import type { Formula } from '@elucida/spectra/formula/formula';
import { RARELY_DRAWN, tautomerPreference } from '../judging/tautomer-preference.ts';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { asPhosphorylHydride } from '@elucida/molecules/phosphorus-acids';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { tautomersOf } from '@elucida/molecules/tautomers';
import { usualCharges } from '@elucida/molecules/usual-charges';
import { isOfFormula } from './is-of-formula.ts';

/** Longer texts are not read: the largest molecules the formula parser takes need fewer letters. */
const MOST_LETTERS = 1000;
/** Atomic number of oganesson. */
const HEAVIEST = 118;

/**
 * What a proposed text is. `graph`: as drawn, charges as this project draws them; `judged`: the
 * drawing that stands for it among the candidates.
 */
export type ReadProposal =
  | { readonly verdict: 'unreadable' }
  | { readonly verdict: 'wrong-formula'; readonly graph: MolecularGraph }
  | {
      readonly verdict: 'readable';
      readonly graph: MolecularGraph;
      readonly judged: MolecularGraph;
    };

/**
 * Reads a structure proposed from outside. Several fragments, open valences and texts that are no
 * SMILES are unreadable. A drawing that hardly anybody makes of a compound with mobile hydrogens is
 * judged as its most usual tautomer, so that one compound does not compete with itself.
 */
export function readProposal(smiles: string, formula: Formula): ReadProposal {
  const graph = readGraph(smiles);
  if (!graph) return { verdict: 'unreadable' };
  if (!isOfFormula(graph, formula)) return { verdict: 'wrong-formula', graph };
  return { verdict: 'readable', graph, judged: usualTautomer(graph) };
}

/** The molecule of a SMILES; null where it is none, or not one molecule. */
export function readGraph(smiles: string): MolecularGraph | null {
  if (smiles.length > MOST_LETTERS || smiles.includes('*')) return null;
  try {
    const graph = asPhosphorylHydride(usualCharges(graphFromSmiles(smiles)));
    return isConnected(graph) && isOfElements(graph) ? graph : null;
  } catch {
    return null;
  }
}

function usualTautomer(graph: MolecularGraph): MolecularGraph {
  const forms = tautomersOf(graph);
  const preferences = forms.map((form) => tautomerPreference(form.graph, form.perception));
  const most = Math.max(...preferences);
  return preferences[0] >= most - RARELY_DRAWN ? graph : forms[preferences.indexOf(most)].graph;
}

/** Placeholders for any atom or group are not a molecule. */
const isOfElements = ({ element }: MolecularGraph): boolean =>
  element.every((number) => number > 0 && number <= HEAVIEST);

function isConnected({ atomCount, degree, neighbours }: MolecularGraph): boolean {
  const reached = new Set([0]);
  for (const atom of reached)
    for (let k = 0; k < degree[atom]; k++) reached.add(neighbours[atom * MAX_DEGREE + k]);
  return atomCount > 0 && reached.size === atomCount;
}
