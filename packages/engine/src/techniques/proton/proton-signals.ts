import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { listedProtons } from '@elucida/spectra/nmr-lines/listed-lines';
import type { ForeignOwner } from '@elucida/spectra/nmr-lines/foreign/foreign-source';
import type { ForeignLines } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import { jointFactsOf, type JointFacts } from '../correlations/joint/joint-facts.ts';
import type { ScaledIntegrals } from '@elucida/spectra/nmr-lines/scale-integrals';

/** One 1H signal. */
export interface ProtonSignal {
  /** ppm */
  readonly shift: number;
  /** Whole protons; 0 where the spectrum has no integrals. */
  readonly protons: number;
  /**
   * Without an integral in a list that has others: `protons` is the most it may have. None of them
   * need be found, and what they are says nothing.
   */
  readonly uncounted?: true;
  /** Multiplicity code of the specification (s, d, t, …, br-s) or undefined. */
  readonly multiplicity: string | undefined;
  /** Coupling constants, Hz, largest first; empty where none are given. */
  readonly couplings: readonly number[];
  /** Index of the peak in its spectrum. */
  readonly peak: number;
  /** Who may own it apart from the molecule. */
  readonly owner?: ForeignOwner;
}

/** The 1H spectrum as the judge sees it. */
export interface ProtonSignals {
  /** Index of the spectrum in the request. */
  readonly spectrum: number;
  /** Ascending shifts. */
  readonly signals: readonly ProtonSignal[];
  /** One slot a proton, ascending: its shift in ppm … */
  readonly slotShift: Float64Array;
  /** … and its signal. Both empty where the spectrum has no integrals. */
  readonly slotSignal: Uint8Array;
  /**
   * Log penalty for leaving each slot, or each signal without integrals, to its owner; −Infinity
   * where it has none. 0 for slots of signals that are not counted.
   */
  readonly leave: Float64Array;
  readonly integrals: ScaledIntegrals['from'];
  /** False when the spectrum was read from an image, where a signal may be overlooked. */
  readonly typed: boolean;
  /** What experiments in two dimensions say; null where there is none. */
  readonly joint: JointFacts | null;
}

export function protonSignals(
  spectra: readonly Spectrum[],
  formula: Formula,
  foreign: ForeignLines,
): ProtonSignals | null {
  const index = spectra.findIndex(({ type }) => type === 'H1NMR');
  const peaks = listedProtons(spectra);
  if (peaks.length === 0) return null;
  const {
    h1: owners,
    integrals: { protons, from },
  } = foreign;
  const hydrogens = formula.counts.H ?? 0;
  const signals = peaks.map(({ peak, position }, i): ProtonSignal => ({
    shift: peak.delta_ppm,
    protons: protons[i] ?? 0,
    multiplicity: peak.mult,
    couplings: [...(peak.j_hz ?? [])].sort((a, b) => b - a),
    peak: position,
    ...(protons.length > 0 && !(peak.int !== undefined && peak.int > 0) && { uncounted: true }),
    ...(owners[i] && { owner: owners[i] }),
  }));
  const slots = signals.flatMap(({ protons: n }, signal) =>
    Array.from({ length: Math.min(n, hydrogens) }, () => signal),
  );
  const leave = ({ owner, protons: n, uncounted }: ProtonSignal): number =>
    uncounted ? 0 : -(owner?.cost ?? Infinity) / Math.max(1, Math.min(n, hydrogens));
  return {
    spectrum: index,
    signals,
    integrals: from,
    typed: spectra[index].source !== 'image',
    joint: jointFactsOf(formula, spectra, foreign),
    slotShift: Float64Array.from(slots, (signal) => signals[signal].shift),
    slotSignal: Uint8Array.from(slots),
    leave:
      slots.length > 0
        ? Float64Array.from(slots, (signal) => leave(signals[signal]))
        : Float64Array.from(signals, leave),
  };
}
