import { reportResultSchema, type ReportResult } from '@elucida/contract/reports';

type Input = Parameters<typeof reportResultSchema.parse>[0];

/** A result for ethyl acetate as the engine gives it, with one rival; textbook shifts. */
export const ETHYL_ACETATE = {
  status: 'ok', molecular_formula: 'C4H8O2', nombre_molecula: 'ethyl acetate', elapsed_ms: 12, informacion: '**ethyl acetate**', smiles: 'CCOC(C)=O', confidence: 0.96,
  candidates: [
    {
      rank: 1, name: 'ethyl acetate', smiles: 'CCOC(C)=O', confidence: 0.96, proposed_by: ['library'], score_by_technique: { C13NMR: -1, H1NMR: -1, IR: 1 },
      evidence: [
        { technique: 'C13NMR', atoms: [3], observed: 171.1, predicted: 170.9, sd: 0.5, observations: 12, verdict: 'for', peak: 0, code: 'carbon-assignment', values: { carbons: 1, sharing: 1 } },
        { technique: 'C13NMR', atoms: [1], observed: 60.4, predicted: 60.5, sd: 0.6, observations: 25, verdict: 'for', peak: 1, code: 'carbon-assignment', values: { carbons: 1, sharing: 1 } },
        { technique: 'C13NMR', atoms: [4], observed: 21, predicted: 20.9, sd: 0.4, observations: 6, verdict: 'for', peak: 2, code: 'carbon-assignment', values: { carbons: 1, sharing: 1 } },
        { technique: 'C13NMR', atoms: [0], observed: 14.2, predicted: 14.3, sd: 0.3, observations: 61, verdict: 'for', peak: 3, code: 'carbon-assignment', values: { carbons: 1, sharing: 1 } },
        { technique: 'H1NMR', atoms: [1], observed: 4.12, predicted: 4.14, sd: 0.06, observations: 10, verdict: 'for', peak: 0, code: 'proton-assignment', values: { protons: 2, integral: 2 } },
        { technique: 'H1NMR', atoms: [4], observed: 2.04, predicted: 2.04, sd: 0.04, observations: 5, verdict: 'for', peak: 1, code: 'proton-assignment', values: { protons: 3, integral: 3 } },
        { technique: 'H1NMR', atoms: [0], predicted: 1.26, sd: 0.05, observations: 28, verdict: 'against', code: 'proton-missing', values: { protons: 3 } },
        { technique: 'IR', atoms: [3, 5], observed: 1741, verdict: 'for', peak: 0, code: 'ir-band-found', values: { vibration: 'c-o-double', from: 1730, to: 1755, group: 'ester' } },
      ],
    },
    { rank: 2, name: 'methyl propionate', smiles: 'CCC(=O)OC', confidence: 0.04, proposed_by: ['library'], evidence: [], score_by_technique: { C13NMR: -20, H1NMR: -20, IR: 1 } },
  ],
  spectra: [
    { type: 'H1NMR', source: 'typed', metadata: { frequency_mhz: 400, solvent: 'CDCl3' }, peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] }, { delta_ppm: 2.04, int: 3, mult: 's' }] },
    { type: 'C13NMR', source: 'image', metadata: {}, peaks: [{ delta_ppm: 171.12 }, { delta_ppm: 60.4 }, { delta_ppm: 21 }, { delta_ppm: 14.2 }] },
    { type: 'IR', source: 'typed', metadata: { phase: 'ATR' }, peaks: [{ wavenumber_cm1: 1741, intensity: 's' }] },
  ],
  warnings: [], none_of_these: 0.01, unexplained: [], search: { method: 'exhaustive', considered: 10, complete: true },
} satisfies Input;

export const sampleResult = (changes: Record<string, unknown> = {}): ReportResult => reportResultSchema.parse({ ...ETHYL_ACETATE, ...changes });
