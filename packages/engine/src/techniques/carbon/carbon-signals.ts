import { carbonKinds } from '../correlations/joint/carbon-kinds.ts';
import { listedCarbons } from '@elucida/spectra/nmr-lines/listed-lines';
import { jointFactsOf, type JointFacts } from '../correlations/joint/joint-facts.ts';
import type { FactsInput } from '../technique.ts';
import type { ForeignOwner } from '@elucida/spectra/nmr-lines/foreign/foreign-source';
import { isLikelyForeign } from '@elucida/spectra/nmr-lines/foreign/own-lines';

/** The 13C spectrum as the judge sees it: distinct shifts in ascending order. */
export interface CarbonSignals {
  /** Index of the spectrum in the request. */
  readonly spectrum: number;
  /** ppm, ascending. */
  readonly shift: Float64Array;
  /** Typed by somebody, not read from an image, where lines that lie close run together. */
  readonly typed: boolean;
  /** Index of the (first) peak in the spectrum, by signal. */
  readonly peak: Int32Array;
  /** Who may own each line apart from the molecule. */
  readonly owners: readonly (ForeignOwner | undefined)[];
  /** Log penalty for leaving each line to its owner; −Infinity where it has none. */
  readonly leave: Float64Array;
  /** Log penalties by numbers of hydrogens (`carbonKinds`); null where no kind is known. */
  readonly kinds: Float64Array | null;
  /** What spectra in two dimensions say of all signals together; null without one. */
  readonly joint: JointFacts | null;
  /** ppm of the lines that are the molecule's in all likelihood. */
  readonly own: Float64Array;
}

export function carbonSignals({ formula, spectra, foreign }: FactsInput): CarbonSignals | null {
  const { c13: owners, centres } = foreign;
  const index = spectra.findIndex(({ type }) => type === 'C13NMR');
  const listed = listedCarbons(spectra);
  if (listed.length === 0) return null;
  // The line that stands for a split carbon lies at the middle; its neighbours may then come before
  // it.
  const order = listed
    .map(({ shift, peak }, i) => ({ shift: centres.get(i) ?? shift, peak, owner: owners[i] }))
    .sort((a, b) => a.shift - b.shift);
  const shift = Float64Array.from(order, (line) => line.shift);
  return {
    spectrum: index,
    typed: spectra[index].source !== 'image',
    shift,
    peak: Int32Array.from(order, ({ peak }) => peak),
    owners: order.map(({ owner }) => owner),
    leave: Float64Array.from(order, ({ owner }) => -(owner?.cost ?? Infinity)),
    joint: jointFactsOf(formula, spectra, foreign),
    kinds: carbonKinds(
      spectra,
      order.map(({ peak }) => peak),
      shift,
    ),
    own: Float64Array.from(
      order.filter(({ owner }) => !isLikelyForeign(owner)),
      ({ shift }) => shift,
    ),
  };
}
