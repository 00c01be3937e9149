import { DEPTHS, strengthWords } from '@elucida/spectra/chemistry/band-strengths';
import type { IrPeak, IrSpectrum } from '@elucida/spectra/spectrum';
import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import { asRecordedDepth, isComputed, toComputed, toMeasured } from './computed-infrared.ts';
import { CELL_COUNT, cellStates, NONE, UNRECORDED, type IrBand } from './infrared-features.ts';
import { irLogLikelihood, type ListingOdds } from './infrared-model.ts';

/** An IR spectrum made ready to be compared with many molecules. */
export interface PreparedIr {
  readonly bands: readonly IrBand[];
  /**
   * Positions of the bands as given, cm⁻¹; those of `bands` are where a measured spectrum would
   * have them.
   */
  readonly given: readonly number[];
  readonly computed: boolean;
  /** State of each cell, see infrared-features. */
  readonly states: Uint8Array;
  readonly listing: ListingOdds;
  /** Probability that it was taken in the gas phase. */
  readonly gas: number;
  /** Log-likelihoods by the groups of molecules already scored: isomers share few group sets. */
  readonly cache: Map<number, number>;
}

/**
 * The cells are not independent, so the summed log-likelihood is overconfident. 0.7 gains most nats
 * in choosing among known isomers of held-out spectra (docs/science/rules.md); 0.5 leaves room for
 * spectra unlike the calibration's.
 */
export const IR_SCALE = 0.5;
/** Bound of the whole technique in nats: a misread spectrum must not outvote the NMR. */
const IR_BOUND = 12;
/** Number of bands in a full list and of strong ones in it: medians of the calibration spectra. */
const FULL_LIST = 14;
const FULL_STRONG = 5;
/**
 * Even whole lists miss bands (thresholds of reading, other instruments); costs nothing on real
 * spectra and halves the harm on computed ones.
 */
const WHOLE_LIST: ListingOdds = { weak: 0.7, strong: 0.93 };
/**
 * Without a statement of the phase: most users record condensed phases, most databases' digital
 * spectra are gas phase.
 */
const GAS_UNKNOWN = 0.35;

/** Reads bands and phase once for a spectrum. Intensities w, m, s, or depths 0–1, or none. */
export function prepareIr(spectrum: Pick<IrSpectrum, 'peaks' | 'metadata' | 'source'>): PreparedIr {
  const computed = isComputed(spectrum);
  const bands = spectrum.peaks.map((peak) =>
    computed ? asMeasured(peak) : { position: peak.wavenumber_cm1, strength: strengthOf(peak) },
  );
  const phase = spectrum.metadata?.phase?.toLowerCase() ?? '';
  const full = spectrum.source === 'image' || bands.length >= FULL_LIST;
  const listing = full
    ? WHOLE_LIST
    : {
        weak: WHOLE_LIST.weak * Math.max(0.1, bands.length / FULL_LIST),
        strong: WHOLE_LIST.strong * Math.min(1, Math.max(0.2, bands.length / FULL_STRONG)),
      };
  return {
    bands,
    listing,
    computed,
    given: spectrum.peaks.map((peak) => peak.wavenumber_cm1),
    states: cellStates(bands, /mull|nujol|oil/.test(phase)),
    gas: computed || /gas|vapou?r/.test(phase) ? 1 : phase === '' ? GAS_UNKNOWN : 0,
    cache: new Map(),
  };
}

function asMeasured(peak: IrPeak): IrBand {
  const strength = strengthOf(peak);
  return {
    position: toMeasured(peak.wavenumber_cm1),
    strength: strength === undefined ? undefined : asRecordedDepth(strength),
  };
}

/** A position of the correlation tables as it is in this spectrum, cm⁻¹. */
export function asDrawn(position: number, { computed }: Pick<PreparedIr, 'computed'>): number {
  return computed ? toComputed(position) : position;
}

function strengthOf(peak: IrPeak): number | undefined {
  if (peak.depth !== undefined) return peak.depth;
  // `s, sharp`: a word that is not a strength takes nothing from one that is.
  const words = (peak.intensity ?? '').split(/[,;]/).flatMap((word) => strengthWords(word) ?? []);
  const word = words.find((each) => each !== 'br') ?? words[0];
  return word === undefined ? undefined : DEPTHS[word];
}

/**
 * Log-likelihood of the bands for a molecule with these groups, in nats, calibrated and bounded to
 * ±12 around that of a molecule of which nothing is known. Zero without bands. About 10 µs for a
 * new set of groups, 1 µs for one seen before.
 */
export function scoreIr(groups: GroupCounts, prepared: PreparedIr): number {
  if (prepared.bands.length === 0) return 0;
  const key = hashGroups(groups);
  const known = prepared.cache.get(key);
  if (known !== undefined) return known;
  const { states, listing, gas } = prepared;
  let value: number;
  if (gas === 1) value = irLogLikelihood(groups, states, true, listing);
  else if (gas === 0) value = irLogLikelihood(groups, states, false, listing);
  else {
    const inGas = irLogLikelihood(groups, states, true, listing) + Math.log(gas);
    const condensed = irLogLikelihood(groups, states, false, listing) + Math.log(1 - gas);
    value = Math.max(inGas, condensed) + Math.log1p(Math.exp(-Math.abs(inGas - condensed)));
  }
  const score = bounded(IR_SCALE * (value - blindLogLikelihood(states)));
  if (prepared.cache.size < 200_000) prepared.cache.set(key, score);
  return score;
}

/**
 * 53-bit hash of the counts: two 32-bit FNV-1a streams, so that a clash among a million sets is a
 * one in ten thousand chance.
 */
function hashGroups(groups: GroupCounts): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let g = 0; g < groups.length; g++) {
    if (groups[g] === 0) continue;
    const item = (g << 8) | groups[g];
    low = Math.imul(low ^ item, 0x01000193);
    high = Math.imul(high ^ item, 0x85ebca6b);
    high ^= high >>> 15;
  }
  return (low >>> 0) + (high & 0x1fffff) * 4294967296;
}

function bounded(x: number): number {
  return IR_BOUND * Math.tanh(x / IR_BOUND);
}

/**
 * Log-likelihood under the shares of empty, weak and strong cells over all calibration spectra
 * (0.86, 0.08, 0.06).
 */
function blindLogLikelihood(states: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (states[cell] === UNRECORDED) continue;
    sum += Math.log(states[cell] === NONE ? 0.86 : 0.07);
  }
  return sum / 2;
}
