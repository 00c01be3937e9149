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

const nmrLines = (
  signals: readonly {
    readonly delta_ppm: number;
    readonly sd_ppm: number;
    readonly size: number;
  }[],
): PredictedLine[] =>
  relative(signals).map(({ delta_ppm, sd_ppm, height }) => ({
    from: delta_ppm,
    to: delta_ppm,
    sd: sd_ppm,
    height,
  }));

type Row = readonly [position: string, size: string];
interface Column {
  readonly lines: (signals: NonNullable<ShownIsomer['signals']>) => PredictedLine[];
  readonly rows: (isomer: ShownIsomer) => Row[];
  /** Its signals have a number of nuclei. */
  readonly sized: boolean;
}

/** What a guide sends of each spectrum, under the names that it has on the wire. */
const COLUMNS: Readonly<Record<Predicted, Column>> = {
  H1NMR: {
    lines: ({ H1NMR }) => nmrLines(H1NMR.map((each) => ({ ...each, size: each.hydrogens }))),
    rows: ({ signals }) =>
      (signals?.H1NMR ?? []).map(({ delta_ppm, sd_ppm, hydrogens }) => [
        `${delta_ppm.toFixed(2)} ± ${sd_ppm.toFixed(2)}`,
        `${hydrogens}H`,
      ]),
    sized: true,
  },
  C13NMR: {
    lines: ({ C13NMR }) => nmrLines(C13NMR.map((each) => ({ ...each, size: each.carbons }))),
    rows: ({ signals }) =>
      (signals?.C13NMR ?? []).map(({ delta_ppm, sd_ppm, carbons }) => [
        `${delta_ppm.toFixed(1)} ± ${sd_ppm.toFixed(1)}`,
        `${carbons}C`,
      ]),
    sized: true,
  },
  IR: {
    lines: ({ IR }) =>
      IR.map(({ from_cm1, to_cm1, strength }) => ({
        from: from_cm1,
        to: to_cm1,
        sd: 0,
        height: STRENGTH[strength],
      })),
    rows: ({ ir }) => ir.map((band) => [band, '']),
    sized: false,
  },
};

/**
 * What a row's predicted spectrum looks like: NMR lines as high as they have nuclei, IR ranges by
 * their strength.
 */
export const predictedLines = ({ signals }: ShownIsomer, technique: Predicted): PredictedLine[] =>
  signals ? COLUMNS[technique].lines(signals) : [];

/** The same in words: position with its standard deviation, and the number of nuclei. */
export const predictedRows = (isomer: ShownIsomer, technique: Predicted): Row[] =>
  COLUMNS[technique].rows(isomer);

/** Whether the rows of a technique have numbers of nuclei. */
export const isSized = (technique: Predicted): boolean => COLUMNS[technique].sized;
