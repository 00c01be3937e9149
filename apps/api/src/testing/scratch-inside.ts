import type { Evidence } from '@elucida/engine/evidence/evidence';
import { carbon } from '@elucida/engine/techniques/carbon/carbon';
import { SCRATCH } from '@elucida/spectra/testing/scratch-technique';

/**
 * ³³S NMR as its folder in the engine would export it: sulfur in the molecule speaks for it, and
 * nothing is predicted.
 */
export const scratchInside = {
  ...carbon,
  type: SCRATCH,
  readFacts: ({ spectra }: { readonly spectra: readonly { readonly type: string }[] }) => {
    const spectrum = spectra.findIndex(({ type }) => type === SCRATCH);
    return spectrum < 0 ? null : { spectrum };
  },
  score: {
    weights: { sulfur: 1 },
    screening: null,
    stage: 'groups',
    write: ({
      molecule: { graph },
      terms,
    }: {
      molecule: { graph: { element: Uint8Array } };
      terms: Float64Array;
    }) => {
      terms[0] = graph.element.includes(16) ? 0.5 : -5;
    },
    misfit: null,
  },
  fit: { kind: 'rules' },
  shifts: null,
  countSignals: null,
  explain: () => [],
  cover: (left: readonly { index: number; peak: { delta_ppm: number } }[]): Evidence[] =>
    left.map(
      ({ index, peak: { delta_ppm } }) =>
        ({
          technique: SCRATCH,
          atoms: [],
          observed: delta_ppm,
          verdict: 'neutral',
          peak: index,
          code: 'carbon-repeated',
        }) as unknown as Evidence,
    ),
  state: () => [{ kind: 'numbering', values: {} }],
  reasons: null,
  misfits: {},
  settle: { compare: () => [], further: null, routine: null, again: null },
};
