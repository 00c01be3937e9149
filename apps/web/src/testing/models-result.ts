import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { ModelsReport } from '@elucida/contract/models';

const candidate = (rank: number, name: string, smiles: string, proposed_by: string[]) => ({
  rank,
  name,
  smiles,
  confidence: rank === 1 ? 0.95 : 0.03,
  proposed_by,
  evidence: [],
});
/** Ethyl acetate as it was found, with what the models say where there is any. */
export const result = (models?: ModelsReport): AnalysisResponse => ({
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 812,
  smiles: 'CCOC(C)=O',
  confidence: 0.95,
  informacion: '',
  warnings: [],
  candidates: [
    candidate(1, 'ethyl acetate', 'CCOC(C)=O', ['library', 'openai']),
    candidate(2, 'methyl propanoate', 'CCC(=O)OC', ['generator', 'google']),
  ],
  spectra: [
    {
      type: 'C13NMR',
      source: 'image',
      metadata: { solvent: 'CDCl3' },
      peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }],
    },
    { type: 'IR', source: 'typed', peaks: [{ wavenumber_cm1: 1741 }] },
  ],
  ...(models ? { models } : {}),
});
