import { OWN_ATOMS_MAX } from '@elucida/contract/practice-set-terms';
import { resolveStructure } from '@elucida/analysis/names/resolve-structure';
import { formulaOf } from '@elucida/molecules/formula-of';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Formula } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Language } from '@elucida/spectra/languages';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Problem } from './problem.ts';
import { simulateSpectra } from './simulate-spectra.ts';

/** A teacher's own molecule with its spectra, as a set keeps it. Nobody has proved that its answer is the only one. */
export interface OwnProblem {
  readonly smiles: string;
  readonly spectra: readonly Spectrum[];
}
/** Why a structure is no problem: it cannot be read, or its spectra cannot be simulated. */
export type OwnFault = 'unreadable' | 'several_parts' | 'not_simulated';

/** C, H, N, O, S, Cl, Br: ¹⁹F and ³¹P split the lines of ¹³C, which is not simulated. */
const ELEMENTS: ReadonlySet<number> = new Set([6, 7, 8, 16, 17, 35]);

/** Whether the spectra of a molecule can be simulated: neutral, of usual elements, with carbon. */
export const canBeSimulated = ({ element, charge }: MolecularGraph): boolean =>
  [...element].every((each) => ELEMENTS.has(each)) &&
  [...element].includes(6) &&
  [...charge].reduce((sum, each) => sum + each, 0) === 0;

/** A problem of a molecule that a teacher names or draws, with simulated spectra. */
export function makeOwnProblem(
  text: string,
  predictor: ShiftPredictor,
  language: Language,
):
  | { readonly ok: true; readonly value: OwnProblem }
  | { readonly ok: false; readonly fault: OwnFault } {
  const structure = resolveStructure(text, { useLibrary: true, language }).smiles;
  if (structure === null) return { ok: false, fault: 'unreadable' };
  if (structure.includes('.')) return { ok: false, fault: 'several_parts' };
  const graph = graphFromSmiles(structure);
  if (graph.atomCount > OWN_ATOMS_MAX || !canBeSimulated(graph))
    return { ok: false, fault: 'not_simulated' };
  const smiles = canonicalSmiles(graph);
  return { ok: true, value: { smiles, spectra: simulateSpectra(smiles, predictor) } };
}

/** The formula of a SMILES that somebody else wrote; null where there is none. */
function formulaIn(smiles: string): Formula | null {
  try {
    const read = parseFormula(formulaOf(graphFromSmiles(smiles)));
    return read.ok ? read.formula : null;
  } catch {
    return null;
  }
}

/** A kept problem as it is judged; null where its molecule cannot be read. */
export function problemOfOwn({ smiles, spectra }: OwnProblem): Problem | null {
  const formula = formulaIn(smiles);
  if (formula === null) return null;
  return {
    id: '',
    smiles,
    formula,
    level: 'unknowns',
    fields: [],
    rating: 0,
    margin: 0,
    spectra,
  };
}
