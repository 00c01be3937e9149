import type { MsSpectrum } from '@elucida/spectra/spectrum';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import { fragmentKinds } from './mass-fragments.ts';
import {
  BY_KIND,
  fragmentRows,
  LOWEST_MASS,
  logProbability,
  molecularIonRows,
  msWeights,
} from './mass-model.ts';
import { stabilityBits } from './mass-stability.ts';
import { massStates, nominalIntensities } from './mass-states.ts';

/** A mass spectrum made ready to be compared with many isomers of one nominal mass. */
export interface PreparedMs {
  readonly spectrum: Pick<MsSpectrum, 'peaks' | 'metadata'>;
  /** Nominal mass of the formula, Da. */
  readonly mass: number;
  readonly states: Uint8Array;
  /** Relative intensity (0–100) by nominal m/z. */
  readonly intensities: Float64Array;
  /** Log-probability of each mass's state when no cleavage is known to give it. */
  readonly blind: Float64Array;
  /** Electron ionisation: only then do the cleavages apply. */
  readonly electronIonisation: boolean;
}

/**
 * 0.4–0.5 gains most nats against known isomers (docs/science/rules.md); less because calibration
 * spectra are few and computed spectra are drawn by other rules.
 */
const MS_SCALE = 0.35;
/** Bound of the technique, nats. */
const MS_BOUND = 6;

const rows = new Uint16Array(64);

/** `mass` is the nominal mass of the formula (most abundant isotopes), Da. */
export function prepareMs(
  spectrum: Pick<MsSpectrum, 'peaks' | 'metadata'>,
  mass: number,
): PreparedMs {
  const states = massStates(spectrum.peaks, mass);
  const blind = new Float64Array(mass + 1);
  const table = msWeights();
  for (let mz = LOWEST_MASS; mz < mass; mz++)
    blind[mz] = logProbability(table, rows, fragmentRows(mz, mass, 0, rows), states[mz]);
  const how = `${spectrum.metadata?.ionization ?? ''} ${spectrum.metadata?.mode ?? ''}`;
  return {
    spectrum,
    mass,
    states,
    blind,
    intensities: nominalIntensities(spectrum.peaks, mass),
    electronIonisation: !/esi|apci|maldi|fab|chemical|\bci\b|\[m/i.test(how),
  };
}

/**
 * Log-likelihood ratio of the spectrum with the cleavages of this molecule against none known, in
 * nats, calibrated and bounded to ±6. Zero without peaks, for soft ionisation (which does not
 * fragment), or another nominal mass.
 */
export function scoreMs(
  graph: MolecularGraph,
  perception: Perception,
  groups: GroupCounts,
  prepared: PreparedMs,
): number {
  if (!prepared.electronIonisation || prepared.spectrum.peaks.length === 0) return 0;
  const { mass, states, blind } = prepared;
  const table = msWeights();
  const kinds = fragmentKinds(graph, perception, groups);
  if (kinds.length !== mass + 2) return 0;
  const lowest = lowestRecorded(prepared);
  let sum = 0;
  for (let mz = lowest; mz < mass; mz++) {
    if (kinds[mz] === 0) continue;
    sum +=
      logProbability(table, rows, fragmentRows(mz, mass, kinds[mz], rows), states[mz]) - blind[mz];
  }
  sum += logProbability(table, rows, molecularIonRows(stabilityBits(groups), rows), states[mass]);
  return MS_BOUND * Math.tanh((MS_SCALE * sum) / MS_BOUND);
}

/** A few typed peaks say nothing about low masses that the list does not reach. */
function lowestRecorded({ spectrum }: PreparedMs): number {
  let lowest = Infinity;
  for (const peak of spectrum.peaks) lowest = Math.min(lowest, peak.m_z);
  return Math.max(LOWEST_MASS, Math.floor(lowest));
}

/** Learned logit of a major peak for one kind of cleavage (index in `CLEAVAGE_KINDS`). */
export function majorLogit(kind: number): number {
  return msWeights()[2 * (BY_KIND + kind) + 1];
}
