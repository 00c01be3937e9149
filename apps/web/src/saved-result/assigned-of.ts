import type { AnalysisResponse } from '@elucida/contract/analysis';
import { roleOf } from '@elucida/spectra/evidence/evidence-roles';
import type { Assigned } from '@elucida/spectra/export/assigned-signals';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** What a result says of its answer, for texts of other programs. */
export interface AssignedResult {
  readonly smiles: string | null;
  readonly formula: string;
  readonly spectra: readonly Spectrum[];
  readonly assigned: readonly Assigned[];
}

/**
 * The spectra of a result with the assignment of its answer; without one where it is inconclusive. Results of older
 * versions may lack any part.
 */
export function assignedOf(result: object): AssignedResult {
  const {
    smiles,
    molecular_formula: formula,
    spectra,
    candidates,
  } = result as Partial<AnalysisResponse>;
  const answer = smiles ? candidates?.find((candidate) => candidate.smiles === smiles) : undefined;
  return {
    smiles: smiles ?? null,
    formula: formula ?? '',
    spectra: (spectra ?? []) as unknown as readonly Spectrum[],
    assigned: (answer?.evidence ?? []).flatMap((item): Assigned[] =>
      item.peak !== undefined && roleOf(item.code) === 'assigned' && item.verdict !== 'against'
        ? [{ technique: item.technique, peak: item.peak, atoms: item.atoms }]
        : [],
    ),
  };
}
