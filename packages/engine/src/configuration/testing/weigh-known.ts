import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { formulaOf } from '@elucida/molecules/formula-of';
import type { Molecule } from '@elucida/molecules/molecule';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { readFacts } from '../../constraints/spectral-facts.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { candidateEvidence } from '../../judging/candidate-evidence.ts';
import type { KnownCompound } from './known-compounds.ts';

/** A compound as it is weighed: its constitution, and what its list shows of it. */
export function evidenceOnKnown(
  { smiles, list }: Pick<KnownCompound, 'smiles' | 'list'>,
  predictor: ShiftPredictor,
): { molecule: Molecule; evidence: Evidence[]; spectra: Spectrum[] } {
  const read = readNotation(list);
  if (!read.ok) throw new Error(`${list}: ${JSON.stringify(read.error)}`);
  const graph = graphFromSmiles(smiles);
  const molecule = { graph, perception: perceive(graph) };
  const formula = parseFormula(formulaOf(graph));
  if (!formula.ok) throw new Error(`${smiles} has no formula`);
  const spectra = [read.spectrum];
  const facts = readFacts(formula.formula, spectra);
  return { molecule, evidence: candidateEvidence(molecule, facts, predictor), spectra };
}
