import type { Formula } from '@elucida/spectra/formula/formula';
import type { H1Peak, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ForeignLines } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import { listedCarbons, listedProtons } from '@elucida/spectra/nmr-lines/listed-lines';
import { carbonKinds, carriedHydrogens } from './carbon-kinds.ts';
import { sharedLines, type SharedLine } from './shared-lines.ts';
import { endAt, positionSd, snap, type End } from './snap.ts';

/** A cross peak of HMBC, COSY or NOESY, by the signals that it may join. */
export interface Correlation {
  /** 0-based index of the peak in its spectrum. */
  readonly peak: number;
  /** Hydrogen signals whose shift it may have. */
  readonly from: End;
  /** Carbon signals (HMBC) or hydrogen signals whose shift it may have. */
  readonly to: End;
}

/** Which correlations a spectrum holds. */
export type CorrelationKind = 'HMBC' | 'COSY' | 'NOESY';
export const CORRELATION_KINDS = ['HMBC', 'COSY', 'NOESY'] as const;

/** Everything that experiments in two dimensions say, on the signals of the lists. */
export interface JointFacts {
  readonly formula: Formula;
  /** ¹³C signals, ppm, ascending, as `carbonSignals` has them. */
  readonly carbon: Float64Array;
  /** No ¹³C list was recorded: the signals are those that two-dimensional spectra show. */
  readonly isDerived: boolean;
  /** Log penalty for leaving each ¹³C signal to another substance. */
  readonly leave: Float64Array | undefined;
  /** Log penalties by numbers of hydrogens (`carbonKinds`). */
  readonly kinds: Float64Array | null;
  /** Shifts of the hydrogens that HSQC ties to each ¹³C signal, ppm. */
  readonly carried: readonly (readonly number[])[];
  /** Integral of the ¹H lines of these hydrogens; NaN where one has none. */
  readonly integral: Float64Array;
  /** Hydrogen signals: shifts, ppm, and the ¹³C signal of the carbon that carries each, or −1. */
  readonly proton: Float64Array;
  readonly carrier: Int16Array;
  /** The correlations of each kind; null where it was not recorded. */
  readonly correlations: Readonly<Record<CorrelationKind, readonly Correlation[] | null>>;
  /** HSQC peaks with the ¹³C signal that each lies at. */
  readonly tied: readonly { readonly peak: number; readonly signal: number }[];
  /** ¹H lines at which HSQC has peaks of several carbon signals: those peaks, and the line's hydrogens. */
  readonly shared: readonly SharedLine[];
  /** The two shifts of each peak, ppm, by spectrum. */
  readonly shifts: Readonly<
    Record<CorrelationKind | 'HSQC', readonly (readonly [number, number])[]>
  >;
}

/** Hydrogens closer than this on one carbon are one signal, ppm. */
const SAME_PROTON_PPM = 0.02;
/** A hydrogen of the ¹H list this close to one of HSQC is the same, ppm. */
export const SEEN_IN_HSQC_PPM = 0.05;

const firstOf = (spectra: readonly Spectrum[], type: SpectrumType): Spectrum | undefined =>
  spectra.find((spectrum) => spectrum.type === type && spectrum.peaks.length > 0);

/** The two shifts of each peak, as its technique names them; NaN where one is missing. */
function shiftPairs(spectrum: Spectrum | undefined): (readonly [number, number])[] {
  if (spectrum === undefined) return [];
  const [first, second] = techniqueOf(spectrum.type).pair!.fields;
  return (spectrum.peaks as unknown as readonly Readonly<Record<string, unknown>>[]).map(
    (peak) => [Number(peak[first]), Number(peak[second])] as const,
  );
}

function hydrogenSignals(
  spectra: readonly Spectrum[],
  carried: readonly (readonly number[])[],
): { proton: number[]; carrier: number[] } {
  const proton: number[] = [];
  const carrier: number[] = [];
  carried.forEach((shifts, signal) => {
    for (const shift of shifts) {
      const known = proton.some(
        (other, i) => carrier[i] === signal && Math.abs(other - shift) < SAME_PROTON_PPM,
      );
      if (known) continue;
      proton.push(shift);
      carrier.push(signal);
    }
  });
  const tied = proton.slice();
  for (const { peak } of listedProtons(spectra)) {
    const shift = peak.delta_ppm;
    if (tied.some((other) => Math.abs(other - shift) < SEEN_IN_HSQC_PPM)) continue;
    if (proton.some((other) => Math.abs(other - shift) < SAME_PROTON_PPM)) continue;
    proton.push(shift);
    carrier.push(-1);
  }
  return { proton, carrier };
}

/**
 * Sum of the integrals of the ¹H lines of the hydrogens on each ¹³C signal; NaN where a hydrogen has no line
 * or its line no integral, and where a line is of hydrogens on several carbons.
 */
function integrals(
  carried: readonly (readonly number[])[],
  spectra: readonly Spectrum[],
): Float64Array {
  const lines = listedProtons(spectra).map(({ peak }) => peak);
  const lineAt = (shift: number): H1Peak | undefined =>
    lines
      .filter(({ delta_ppm }) => Math.abs(delta_ppm - shift) < SEEN_IN_HSQC_PPM)
      .sort((a, b) => Math.abs(a.delta_ppm - shift) - Math.abs(b.delta_ppm - shift))[0];
  const linesOf = carried.map((shifts) => [...new Set(shifts.map(lineAt))]);
  const owners = new Map<H1Peak | undefined, number>();
  for (const line of linesOf.flat()) owners.set(line, (owners.get(line) ?? 0) + 1);
  return Float64Array.from(linesOf, (own) =>
    own.length === 0 || own.some((line) => line?.int === undefined || owners.get(line)! > 1)
      ? NaN
      : own.reduce((sum, line) => sum + line!.int!, 0),
  );
}

/** Log units within which a signal is nearly as likely as the nearest. */
const NEARLY_AS_LIKELY = 1;

/** The signals that an end means about as likely as the nearest. */
export const likely = ({ signals, costs }: End): number[] =>
  signals.filter((_, i) => costs[i] >= -NEARLY_AS_LIKELY);

function readCorrelations(
  spectrum: Spectrum | undefined,
  proton: Float64Array,
  partners: { readonly shifts: Float64Array; readonly nucleus: 'H1' | 'C13' },
): Correlation[] {
  const matched: Correlation[] = [];
  const met = new Set<string>();
  const pairs = shiftPairs(spectrum);
  const exact = (axis: 'H1' | 'C13', signals: Float64Array, of: 0 | 1) => ({
    axis,
    sd: positionSd(
      pairs.map((pair) => pair[of]),
      signals,
      axis,
    ),
  });
  const first = exact('H1', proton, 0);
  const second = exact(partners.nucleus, partners.shifts, 1);
  pairs.forEach((positions, peak) => {
    const from = endAt(positions[0], proton, first);
    const to = endAt(positions[1], partners.shifts, second);
    if (from.signals.length === 0 || to.signals.length === 0) return;
    // The diagonal says nothing, and both halves of a symmetric spectrum say the same.
    if (partners.nucleus === 'H1' && likely(from).some((one) => likely(to).includes(one))) return;
    const ends = [from.signals.join('.'), to.signals.join('.')];
    const key = (partners.nucleus === 'H1' ? ends.sort() : ends).join('|');
    if (met.has(key)) return;
    met.add(key);
    matched.push({ peak, from, to });
  });
  return matched;
}

const made = new WeakMap<ForeignLines, JointFacts>();

/**
 * What the spectra in two dimensions say together: made once for each reading of the spectra, which
 * `foreign` belongs to.
 */
export function jointFacts(
  formula: Formula,
  spectra: readonly Spectrum[],
  foreign: ForeignLines,
): JointFacts {
  const before = made.get(foreign);
  if (before !== undefined) return before;
  const listed = listedCarbons(spectra)
    .map(({ shift, peak }, i) => ({
      shift: foreign.centres.get(i) ?? shift,
      peak,
      leave: -(foreign.c13[i]?.cost ?? Infinity),
    }))
    .sort((a, b) => a.shift - b.shift);
  const carbon = Float64Array.from(listed, ({ shift }) => shift);
  const carried = carriedHydrogens(spectra, carbon);
  const hydrogens = hydrogenSignals(spectra, carried);
  const proton = Float64Array.from(hydrogens.proton);
  const read = {
    HMBC: readCorrelations(firstOf(spectra, 'HMBC'), proton, { shifts: carbon, nucleus: 'C13' }),
    COSY: readCorrelations(firstOf(spectra, 'COSY'), proton, { shifts: proton, nucleus: 'H1' }),
    NOESY: readCorrelations(firstOf(spectra, 'NOESY'), proton, { shifts: proton, nucleus: 'H1' }),
  };
  const ofKind = <Value>(valueOf: (kind: CorrelationKind) => Value) =>
    Object.fromEntries(CORRELATION_KINDS.map((kind) => [kind, valueOf(kind)])) as Record<
      CorrelationKind,
      Value
    >;
  const tied = shiftPairs(firstOf(spectra, 'HSQC')).flatMap(([hydrogen, shift], peak) => {
    const [signal] = snap(shift, carbon, 'C13');
    return signal === undefined ? [] : [{ peak, signal, hydrogen }];
  });
  const facts: JointFacts = {
    formula,
    carbon,
    isDerived: spectra.some(({ type, source }) => type === 'C13NMR' && source === 'derived'),
    leave: Float64Array.from(listed, ({ leave }) => leave),
    kinds: carbonKinds(
      spectra,
      listed.map(({ peak }) => peak),
      carbon,
    ),
    carried,
    integral: integrals(carried, spectra),
    proton,
    carrier: Int16Array.from(hydrogens.carrier),
    correlations: ofKind((kind) => (firstOf(spectra, kind) ? read[kind] : null)),
    tied,
    shared: sharedLines(tied, spectra, formula),
    shifts: {
      HSQC: shiftPairs(firstOf(spectra, 'HSQC')),
      ...ofKind((kind) => shiftPairs(firstOf(spectra, kind))),
    },
  };
  made.set(foreign, facts);
  return facts;
}

/** The same; null where no experiment in two dimensions has a peak. */
export const jointFactsOf = (
  formula: Formula,
  spectra: readonly Spectrum[],
  foreign: ForeignLines,
): JointFacts | null =>
  spectra.some(({ type, peaks }) => peaks.length > 0 && techniqueOf(type).pair !== null)
    ? jointFacts(formula, spectra, foreign)
    : null;
