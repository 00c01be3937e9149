import { carbonFiles } from '../techniques/carbon/carbon-files.ts';
import { carbon } from '../techniques/carbon/carbon.ts';

/** A technique that the product does not have. */
export const SCRATCH = 'F19NMR';

/** Its texts, as one language's list of techniques would hold them. */
export const scratchTexts = { name: '¹⁹F NMR', axis: 'δ (ppm)', peakAt: 'δ {{x}}' };

/** ¹⁹F NMR in files. */
const scratchFiles = { ...carbonFiles, fits: (titles: string) => /19\s?F/u.test(titles) };

/** ¹⁹F NMR as a technique's folder in `spectra` would export it. */
export const scratchOutside = {
  ...carbon,
  type: SCRATCH,
  nucleus: '19F',
  key: 'f19',
  notation: {
    ...carbon.notation,
    example: '19F NMR δ −211.5',
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
  files: scratchFiles,
  plot: { ...carbon.plot, usual: [0, -300] },
  print: { assignment: 'sentences', signalShare: 15 },
  prompt: { ...carbon.prompt, title: '19F NMR (ppm)' },
};
