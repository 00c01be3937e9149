import { carbon } from '@elucida/spectra/techniques/carbon/carbon';

/** A technique that the product does not have. */
export const SCRATCH = 'F19NMR';

/** ¹⁹F NMR as a technique's folder in `spectra` would export it. */
export const scratchOutside = {
  ...carbon,
  type: SCRATCH,
  key: 'f19',
  notation: {
    ...carbon.notation,
    named: /¹⁹F|19\s?F/u,
    precedence: 6,
    read: (text: string) => ({
      ok: true,
      spectrum: {
        type: SCRATCH,
        peaks: [...text.matchAll(/[−-]\d+\.\d/gu)].map(([shift]) => ({
          delta_ppm: Number(shift.replace('−', '-')),
        })),
      },
      ranges: [],
    }),
    write: ({ peaks }: { readonly peaks: readonly { readonly delta_ppm: number }[] }) =>
      `19F NMR δ ${peaks.map(({ delta_ppm }) => delta_ppm.toFixed(1)).join(', ')}`,
  },
  plot: { ...carbon.plot, usual: [0, -300] },
  print: { assignment: 'sentences', signalShare: 15 },
  prompt: { ...carbon.prompt, title: '19F NMR (ppm)' },
};
