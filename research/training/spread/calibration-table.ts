import { asNormalDeviation } from '@elucida/prediction/error-law';
import { LIKENESS_BANDS, statedSd } from '@elucida/prediction/likeness';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import { TYPICAL_ERROR } from '@elucida/prediction/spread';
import type { LikenessSample } from '../shifts/fit-likeness.ts';

/** An observed shift with its stated standard deviation, and its error in units of that. */
export interface Measured {
  readonly sample: LikenessSample;
  /** ppm */
  readonly sd: number;
  readonly ratio: number;
}

/** Samples with what is stated of them; `weights`: others than the engine's. */
export const measure = (
  nucleus: Nucleus,
  samples: readonly LikenessSample[],
  weights?: readonly number[],
): Measured[] =>
  samples.map((sample) => {
    const sd = statedSd(nucleus, sample, weights);
    return { sample, sd, ratio: Math.abs(sample.observed - sample.shift) / sd };
  });

/** One row: errors in stated standard deviations. */
interface Row {
  readonly name: string;
  readonly ratios: readonly number[];
  readonly sds: readonly number[];
}

/** Tenths of a normal standard deviation that the plot shows. */
const PLOTTED = [0.5, 1, 1.5, 2, 2.5];
/** Share of a normal law within them, %. */
const NORMAL = [38.3, 68.3, 86.6, 95.4, 98.8];

const HEADER =
  'band                    n   median sd   within 1 (68 %)   within 2 (95 %)   within twice the sd';

const share = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  (100 * values.filter(holds).length) / values.length;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

function lineOf({ name, ratios, sds }: Row): string {
  const within = (deviations: number) =>
    share(ratios, (ratio) => asNormalDeviation(ratio) <= deviations).toFixed(1);
  return (
    `${name.padEnd(20)}${String(ratios.length).padStart(5)}   ${median(sds).toFixed(2).padStart(9)}   ` +
    `${within(1).padStart(15)}   ${within(2).padStart(15)}   ${share(ratios, (ratio) => ratio <= 2)
      .toFixed(1)
      .padStart(19)}`
  );
}

/** A bar for the share within each deviation, with a mark where a normal law has it. */
function plotOf({ name, ratios }: Row): string[] {
  const bar = (percent: number, mark: number) =>
    Array.from({ length: 50 }, (_, i) =>
      i === Math.round(mark / 2) ? '|' : i < Math.round(percent / 2) ? '#' : ' ',
    ).join('');
  return PLOTTED.map((deviations, i) => {
    const percent = share(ratios, (ratio) => asNormalDeviation(ratio) <= deviations);
    return (
      `${(i === 0 ? name : '').padEnd(20)}${deviations.toFixed(1)} sd  ` +
      `${bar(percent, NORMAL[i])} ${percent.toFixed(1)}`
    );
  });
}

/**
 * How many errors lie within one and two stated standard deviations, by band of likeness, by the
 * molecules behind a prediction, by how far table and network disagree and by neighbourhood; then
 * the same as a plot.
 */
export function calibrationTable(nucleus: Nucleus, measured: readonly Measured[]): string[] {
  const unit = TYPICAL_ERROR[nucleus];
  const row = (name: string, belongs: (sample: LikenessSample) => boolean): Row => {
    const chosen = measured.filter(({ sample }) => belongs(sample));
    return { name, ratios: chosen.map(({ ratio }) => ratio), sds: chosen.map(({ sd }) => sd) };
  };
  const apart = ({ byNetwork, found }: LikenessSample) => Math.abs(byNetwork - found.mean) / unit;
  const bands = LIKENESS_BANDS.map((name, band) =>
    row(`depth ${name}`, (sample) => sample.band === band),
  );
  const others = [
    row('all', () => true),
    row('1–2 molecules', ({ found }) => found.votes <= 2),
    row('3–9 molecules', ({ found }) => found.votes > 2 && found.votes < 10),
    row('10 molecules or more', ({ found }) => found.votes >= 10),
    row('network = table', (sample) => apart(sample) < 0.5),
    row('network ≠ table', (sample) => apart(sample) >= 2),
    row('bridgeheads near', ({ bridgeheads }) => bridgeheads >= 2),
  ].filter(({ ratios }) => ratios.length > 0);
  return [
    `${nucleus === 'C13' ? '13C' : '1H, on carbon'}, ppm`,
    HEADER,
    ...[...bands, ...others].map(lineOf),
    '',
    'Share within so many standard deviations, %; | is where a normal law has it',
    ...bands.flatMap(plotOf),
    '',
  ];
}

/** What is asked of the shares within one and two standard deviations, %, and of all bands. */
const BARS = [
  { deviations: 1, share: 68, within: 4 },
  { deviations: 2, share: 95, within: 2 },
] as const;

/** Mean and standard deviation of the shares over several draws of molecules, by band. */
export function scatterTable(draws: readonly (readonly Measured[])[]): string[] {
  const sharesOf = (measured: readonly Measured[], band: number) => {
    const own = measured.filter(({ sample }) => sample.band === band);
    return BARS.map(({ deviations }) =>
      share(own, ({ ratio }) => asNormalDeviation(ratio) <= deviations),
    );
  };
  const shares = LIKENESS_BANDS.map((_, band) => draws.map((measured) => sharesOf(measured, band)));
  const holds = (each: readonly number[]) =>
    BARS.every(({ share: asked, within }, i) => Math.abs(each[i] - asked) <= within);
  const lines = LIKENESS_BANDS.map((name, band) => {
    const scatter = BARS.map((_, i) => {
      const own = shares[band].map((each) => each[i]);
      const mean = own.reduce((sum, each) => sum + each, 0) / own.length;
      const variance = own.reduce((sum, each) => sum + (each - mean) ** 2, 0) / own.length;
      return `${mean.toFixed(1)} ± ${Math.sqrt(variance).toFixed(1)}`;
    });
    const held = shares[band].filter(holds).length;
    return `depth ${name.padEnd(14)}${scatter.join('   ')}   within the bars in ${held} of ${draws.length}`;
  });
  const all = draws.filter((_, draw) => shares.every((own) => holds(own[draw]))).length;
  return [`${draws.length} draws`, ...lines, `all bands in ${all} of ${draws.length}`, ''];
}
