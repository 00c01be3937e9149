import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { nameSlowForms } from '../nmr/slow-form-evidence.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { allTechniques } from '../techniques/registry.ts';
import type { Molecule } from '@elucida/molecules/molecule';

/** All evidence for and against one molecule; atoms are those of the graph given. */
export function candidateEvidence(
  molecule: Molecule,
  facts: SpectralFacts,
  predictor: ShiftPredictor,
): Evidence[] {
  const { formula } = facts;
  const evidence = allTechniques().flatMap(({ type, explain }) => {
    const own = facts[type];
    return own === null ? [] : explain(molecule, own, { formula, predictor });
  });
  return nameSlowForms(evidence, molecule, predictor);
}
