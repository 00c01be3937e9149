import type { ShownIsomer } from '@elucida/contract/shown-isomers';
import type { PredictedLine } from '../../spectrum-plot/mirrored-plot.tsx';

/** Techniques of which a guide predicts a spectrum. */
export const PREDICTED = ['H1NMR', 'C13NMR', 'IR'] as const;
export type Predicted = (typeof PREDICTED)[number];

const STRENGTH = { w: 0.3, m: 0.6, s: 1 } as const;

const relative = <T extends { readonly size: number }>(items: readonly T[]) => {
  const largest = Math.max(1, ...items.map(({ size }) => size));
  return items.map((item) => ({ ...item, height: item.size / largest }));
};

/**
 * What a row's predicted spectrum looks like: NMR lines as high as they have nuclei, IR ranges by
 * their strength.
 */
export function predictedLines({ signals }: ShownIsomer, technique: Predicted): PredictedLine[] {
  if (!signals) return [];
  if (technique === 'IR')
    return signals.IR.map(({ from_cm1, to_cm1, strength }) => ({
      from: from_cm1,
      to: to_cm1,
      sd: 0,
      height: STRENGTH[strength],
    }));
  const lines =
    technique === 'H1NMR'
      ? signals.H1NMR.map(({ delta_ppm, sd_ppm, hydrogens }) => ({
          delta_ppm,
          sd_ppm,
          size: hydrogens,
        }))
      : signals.C13NMR.map(({ delta_ppm, sd_ppm, carbons }) => ({
          delta_ppm,
          sd_ppm,
          size: carbons,
        }));
  return relative(lines).map(({ delta_ppm, sd_ppm, height }) => ({
    from: delta_ppm,
    to: delta_ppm,
    sd: sd_ppm,
    height,
  }));
}

/** The same in words: position with its standard deviation, and the number of nuclei. */
export function predictedRows(
  { signals, ir }: ShownIsomer,
  technique: Predicted,
): (readonly [position: string, size: string])[] {
  if (technique === 'IR') return ir.map((band) => [band, ''] as const);
  if (technique === 'H1NMR')
    return (signals?.H1NMR ?? []).map(
      ({ delta_ppm, sd_ppm, hydrogens }) =>
        [`${delta_ppm.toFixed(2)} ± ${sd_ppm.toFixed(2)}`, `${hydrogens}H`] as const,
    );
  return (signals?.C13NMR ?? []).map(
    ({ delta_ppm, sd_ppm, carbons }) =>
      [`${delta_ppm.toFixed(1)} ± ${sd_ppm.toFixed(1)}`, `${carbons}C`] as const,
  );
}
