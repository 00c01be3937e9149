import type { Formula } from '@elucida/spectra/formula/formula';
import { exchangeableLimit, listedProtons } from '@elucida/spectra/nmr-lines/listed-lines';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** A ¹H line with the HSQC peaks that lie at it, of more than one carbon signal. */
export interface SharedLine {
  readonly peaks: readonly number[];
  /** Hydrogens of the line. */
  readonly hydrogens: number;
}

/** An HSQC peak lies at a line this near, ppm, */
const AT_LINE_PPM = 0.03;
/** where no other line is nearer than this farther, ppm. */
const CLEARLY_PPM = 0.04;
/** How far the integrals of a spectrum may be off in all, hydrogens. */
const TOLERANCE = 0.5;

/**
 * Lines at which HSQC shows several carbons. Empty where the integrals are no numbers of hydrogens: where a line has
 * none, or they add up to more than the formula has or to less than it has on carbon.
 */
export function sharedLines(
  tied: readonly { readonly peak: number; readonly signal: number; readonly hydrogen: number }[],
  spectra: readonly Spectrum[],
  formula: Formula,
): SharedLine[] {
  const lines = listedProtons(spectra).map(({ peak }) => peak);
  const sum = lines.reduce((total, { int }) => total + (int ?? Number.NaN), 0);
  const all = formula.counts.H ?? 0;
  if (!(sum <= all + TOLERANCE && sum >= all - exchangeableLimit(formula) - TOLERANCE)) return [];
  return lines.flatMap((line) => {
    const apart = (shift: number): number => Math.abs(line.delta_ppm - shift);
    const others = lines.filter((other) => other !== line);
    const own = tied.filter(
      ({ hydrogen }) =>
        apart(hydrogen) <= AT_LINE_PPM &&
        others.every(({ delta_ppm }) => Math.abs(delta_ppm - hydrogen) > CLEARLY_PPM),
    );
    return new Set(own.map(({ signal }) => signal)).size < 2
      ? []
      : [{ peaks: own.map(({ peak }) => peak), hydrogens: line.int! }];
  });
}
