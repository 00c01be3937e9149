import { carbonFiles } from '../techniques/carbon/carbon-files.ts';
import { carbon } from '../techniques/carbon/carbon.ts';

/**
 * A technique that the product does not have and is not likely to: the lines of sulfur are broad.
 * That of carbon disulfide: −333 ppm from sulfate in water (J. F. Hinton, Annu. Rep. NMR Spectrosc.
 * 1987, 19, 1).
 */
export const SCRATCH = 'S33NMR';

/** Its texts, as one language's list of techniques would hold them. */
export const scratchTexts = { name: '³³S NMR', axis: 'δ (ppm)', peakAt: 'δ {{x}}' };

/** ³³S NMR in files. */
const scratchFiles = { ...carbonFiles, fits: (titles: string) => /33\s?S/u.test(titles) };

/** ³³S NMR as a technique's folder in `spectra` would export it. */
export const scratchOutside = {
  ...carbon,
  type: SCRATCH,
  nucleus: '33S',
  key: 's33',
  notation: {
    ...carbon.notation,
    example: '33S NMR δ −333.0',
    named: /³³S|33\s?S/u,
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
      `33S NMR δ ${peaks.map(({ delta_ppm }) => delta_ppm.toFixed(1)).join(', ')}`,
  },
  files: scratchFiles,
  plot: { ...carbon.plot, usual: [0, -400] },
  print: { assignment: 'sentences', signalShare: 15 },
  prompt: { ...carbon.prompt, title: '33S NMR (ppm)' },
};
