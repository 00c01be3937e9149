import type { F19Spectrum, P31Spectrum } from '@elucida/spectra/spectrum';
import type { CarbonLine } from '../picking/carbon-lines.ts';

interface HeteroBlock {
  readonly type: 'F19NMR' | 'P31NMR';
  readonly lines: readonly CarbonLine[];
  readonly mhz: number;
  readonly solvent: string;
}

/**
 * Lines closer than this to the next are of one multiplet, Hz: couplings of ¹⁹F to hydrogen reach 50 Hz, those
 * between phosphorus atoms 100 Hz; larger ones, over one bond, leave two signals.
 */
const SAME_SIGNAL_HZ = 60;

/** Lines below this share of the tallest are impurities: there are few signals, and all are about as strong. */
const SHARE = 0.02;

/** The ¹⁹F or ³¹P spectrum of an analysis: multiplets as one signal each, at the centre of their heights. */
export function heteroBlock({ type, lines, mhz, solvent }: HeteroBlock): F19Spectrum | P31Spectrum {
  const least = SHARE * Math.max(...lines.map(({ height }) => height));
  const signals: CarbonLine[][] = [];
  for (const line of lines.filter(({ height }) => height >= least)) {
    const last = signals.at(-1)?.at(-1);
    if (last !== undefined && (last.ppm - line.ppm) * mhz <= SAME_SIGNAL_HZ)
      signals.at(-1)!.push(line);
    else signals.push([line]);
  }
  return {
    type,
    metadata: { frequency_mhz: Number(mhz.toFixed(2)), ...(solvent !== '' && { solvent }) },
    peaks: signals.map((signal) => {
      const total = signal.reduce((sum, { height }) => sum + height, 0);
      const centre = signal.reduce((sum, { ppm, height }) => sum + (ppm * height) / total, 0);
      return { delta_ppm: Number(centre.toFixed(2)) };
    }),
  };
}
