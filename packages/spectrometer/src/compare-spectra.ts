import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { DrawnCurve } from '@elucida/spectra/traces/read-trace';
import type { NamedFile } from './archive/named-files.ts';
import { placedDept } from './blocks/carbon-block.ts';
import type { DoneByHand } from './open-by-hand.ts';
import { carbonLines } from './picking/carbon-lines.ts';
import { handProcessing, levelled } from './process-by-hand.ts';
import { processFid, usualProcessing } from './processing/process-fid.ts';
import { experimentsOf } from './read-files.ts';
import { shiftAt, shiftsOf } from './recorded/axis.ts';
import { isCarbon, kindOf } from './recorded/experiment-kind.ts';
import type { Experiment } from './recorded/experiment.ts';
import { readable } from './recorded/readable.ts';
import type { Spectrum1D } from './recorded/recordings.ts';
import { findReference } from './reference/find-reference.ts';
import { ownShift } from './reference/found-reference.ts';
import { movedSpectrum } from './reference/moved.ts';
import { hasSiliconIn } from './recorded/formula-facts.ts';

/** Which experiments of files are drawn on one axis. */
export interface CompareQuestion {
  readonly isFolder: boolean;
  /** Their places among the experiments that `readFiles` named. */
  readonly indexes: readonly number[];
  /** The formula has silicon: no line near 0 ppm is taken for TMS. */
  /** Atoms of the formula; null where it is not known. */
  readonly atoms: AtomCounts | null;
  /** What a person processed; of several steps of one the last count. */
  readonly done: readonly DoneByHand[];
}

/** A spectrum as it is compared: every point, baseline off; heights in units of its tallest line, up or down. */
export interface ComparedCurve {
  readonly index: number;
  /** Null where it cannot be read. */
  readonly curve: DrawnCurve | null;
}

/** A spectrum of any experiment in one dimension; of DEPT and its like lines may point down. Null: not readable. */
function spectrumOf(experiment: Experiment): Spectrum1D | null {
  const processed = readable(experiment.processed, 'spectrum');
  if (processed !== undefined) return processed;
  const decay = readable(experiment.raw, 'fid');
  if (decay === undefined) return null;
  const { use } = kindOf(experiment);
  return processFid(decay, usualProcessing(decay, use !== 'DEPT' && use !== 'unused'));
}

/** What was made of an experiment: as it was recorded, and the ppm that it moves by itself. */
interface Made {
  readonly spectrum: Spectrum1D;
  readonly shift: number;
}

/**
 * A spectrum with the lines of its carbons moved as those of the ¹³C spectrum did, unless more of them agree where they
 * were recorded; without a ¹³C spectrum as recorded.
 */
function withCarbon(spectrum: Spectrum1D, carbon: Made | null): number {
  if (carbon === null || carbon.shift === 0) return 0;
  const { axis } = spectrum;
  const recorded = {
    angle: 135,
    lines: carbonLines(spectrum, { bothWays: true }),
    from: axis.first,
    to: shiftAt(axis, axis.points - 1),
  } as const;
  const lines = carbonLines(movedSpectrum(carbon.spectrum, carbon.shift));
  return placedDept(recorded, { lines, shift: carbon.shift }) === recorded ? 0 : carbon.shift;
}

/** Heights of which the tallest, up or down, is 1. */
function scaled(heights: Float64Array): Float64Array {
  const tallest = heights.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  return heights.map((value) => value / tallest);
}

/**
 * Spectra in one dimension for one common axis: each counted from its own reference (DEPT goes with ¹³C), as a person
 * processed it where one did. Never throws for what files hold.
 */
export function compareSpectra(
  files: readonly NamedFile[],
  { isFolder, indexes, atoms, done }: CompareQuestion,
): ComparedCurve[] {
  const experiments = experimentsOf(files, isFolder);
  const made = new Map<number, Made | null>();
  const madeOf = (index: number): Made | null => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const experiment = experiments[index];
    const result = experiment === undefined ? null : make(experiment, index);
    made.set(index, result);
    return result;
  };
  const carbon = (): Made | null => {
    const index = experiments.findIndex(isCarbon);
    return index === -1 ? null : madeOf(index);
  };
  const make = (experiment: Experiment, index: number): Made | null => {
    const steps = done.findLast((each) => each.index === index)?.steps;
    const others = experiments.filter((each) => each !== experiment);
    const hand =
      steps === undefined || 'window' in steps
        ? null
        : handProcessing(experiment, { others, atoms });
    const byHand = hand?.recorded(steps as Parameters<typeof hand.recorded>[0]);
    const spectrum = spectrumOf(byHand?.experiment ?? experiment);
    if (spectrum === null) return null;
    if (experiment.nuclei[0] === '13C' && !isCarbon(experiment))
      return { spectrum, shift: withCarbon(spectrum, carbon()) };
    const { solvent } = experiment;
    const shift =
      byHand?.shift ??
      ownShift(findReference(spectrum, { solvent, hasSilicon: hasSiliconIn(atoms) }));
    return { spectrum, shift };
  };
  return indexes.map((index) => {
    const own = madeOf(index);
    if (own === null) return { index, curve: null };
    const { axis } = movedSpectrum(own.spectrum, own.shift);
    return { index, curve: { x: shiftsOf(axis), y: scaled(levelled(own.spectrum)) } };
  });
}
