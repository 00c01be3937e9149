import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { RecordedTrace, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import type { NamedFile } from './archive/named-files.ts';
import { baselineOf } from './processing/baseline.ts';
import {
  finish,
  unfinishedSpectrum,
  type Finishing,
  type ProcessedSpectrum,
  type Reference,
  type Unfinished,
  type UsedValues,
} from './processing/finish.ts';
import { signalToNoise } from './processing/noise-rms.ts';
import { USUAL_FILLING } from './processing/presets.ts';
import { filledPoints, transformFid, usualProcessing } from './processing/process-fid.ts';
import { experimentsOf } from './read-files.ts';
import { shiftsOf } from './recorded/axis.ts';
import { kindOf, techniqueOfExperiment } from './recorded/experiment-kind.ts';
import type { Experiment } from './recorded/experiment.ts';
import type { Fid, Recording, Spectrum1D } from './recorded/recordings.ts';
import { chosenReference, findReference } from './reference/find-reference.ts';
import {
  NO_REFERENCE,
  ownShift,
  type FoundReference,
  type ReferenceLine,
} from './reference/found-reference.ts';
import { movedSpectrum } from './reference/moved.ts';
import { spectraOf } from './spectra-of-experiments.ts';

/** Where shifts are counted from: found by itself, by a line that a person names, or by what a person types. */
export type HandReference = 'automatic' | Reference | { readonly by: 'TMS' | SolventId };

/** Steps of processing as a person sets them. */
export interface HandSteps extends Omit<Finishing, 'reference'> {
  readonly reference: HandReference;
  /** The decay is processed here; otherwise the instrument's spectrum is changed. */
  readonly from: 'decay' | 'spectrum';
  /** Width added to every line, Hz. */
  readonly broadeningHz: number;
  /** Width of the Gauss curve that lines are folded with, Hz; 0: none. */
  readonly gaussianHz: number;
  /** The decay is filled with zeros to so many times its points, and up to a power of two. */
  readonly filling: number;
}

/** What an experiment allows, and what is done to it when nobody asks for anything else. */
export interface HandStart {
  readonly type: SpectrumType;
  readonly usual: HandSteps;
  readonly hasDecay: boolean;
  readonly hasSpectrum: boolean;
  /** Points before the decay begins, which the digital filter makes; 0 without a decay. */
  readonly filterPoints: number;
}

/** A spectrum as it is shown while its steps are changed. */
export interface HandPreview {
  readonly used: UsedValues;
  /** The line that the reference was looked for by, and what came of it; null where a person typed it. */
  readonly reference: FoundReference | null;
  /** Height of the tallest peak over twice the rms noise. */
  readonly signalToNoise: number;
  readonly trace: RecordedTrace | null;
}

/** A spectrum that a person processed. */
export interface HandPicked {
  readonly spectrum: Spectrum;
  /** Ppm by which its shifts are larger than as recorded. */
  readonly shift: number;
}

/** One experiment whose steps are changed; what was computed for one set of steps is kept for the next. */
export interface HandProcessing {
  readonly start: HandStart;
  preview(steps: HandSteps): HandPreview;
  /** Its spectrum with peaks; null where none is above the noise. */
  pick(steps: HandSteps): HandPicked | null;
}

/** Most points of a filled decay: beyond, memory and time are spent on nothing that can be seen. */
export const MOST_FILLED_POINTS = 2 ** 21;

/** What can be read; of an experiment with a decay and a spectrum one may be damaged. */
function readable<Kind extends Recording['kind']>(
  read: (() => Recording) | undefined,
  kind: Kind,
): Extract<Recording, { kind: Kind }> | undefined {
  try {
    const recording = read?.();
    return recording?.kind === kind ? (recording as Extract<Recording, { kind: Kind }>) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * One experiment in one dimension, to be processed by hand. `others`: those of the sample, of which DEPT says the
 * types of carbons. Null where it has no spectrum or gives no peaks. Never throws.
 */
export function handProcessing(
  experiment: Experiment,
  {
    others,
    hydrogens,
    hasSilicon = false,
  }: { others: readonly Experiment[]; hydrogens: number | null; hasSilicon?: boolean },
): HandProcessing | null {
  const type = techniqueOfExperiment(experiment);
  const decay = readable(experiment.raw, 'fid');
  const spectrum = readable(experiment.processed, 'spectrum');
  if (type === null || (decay === undefined && spectrum === undefined)) return null;
  const usual: HandSteps = {
    // As files are read: the instrument's spectrum where it is there.
    from: spectrum === undefined ? 'decay' : 'spectrum',
    broadeningHz: decay === undefined ? 0 : usualProcessing(decay).broadeningHz,
    gaussianHz: 0,
    filling: USUAL_FILLING,
    phase: 'automatic',
    baseline: 'automatic',
    reference: 'automatic',
  };
  const { solvent } = experiment;
  const recorded = spectrum && unfinishedSpectrum(spectrum);
  let kept: { key: string; unfinished: Unfinished } | null = null;
  const transformedBy = (fid: Fid, { broadeningHz, gaussianHz, filling }: HandSteps) => {
    const points = Math.min(filledPoints(fid, filling), MOST_FILLED_POINTS);
    const key = [broadeningHz, gaussianHz, points].join(' ');
    if (kept?.key !== key) {
      const processing = { ...usualProcessing(fid), broadeningHz, gaussianHz, points };
      kept = { key, unfinished: transformFid(fid, processing) };
    }
    return kept.unfinished;
  };
  const made = (steps: HandSteps): Made => {
    const isOurs = decay !== undefined && (recorded === undefined || steps.from === 'decay');
    const unfinished = isOurs ? transformedBy(decay, steps) : recorded!;
    const { reference } = steps;
    if (reference !== 'automatic' && (reference === 'recorded' || !('by' in reference)))
      return { processed: finish(unfinished, { ...steps, reference }), reference: null };
    const processed = finish(unfinished, { ...steps, reference: 'recorded' });
    const found =
      reference === 'automatic'
        ? findReference(processed, { solvent, hasSilicon })
        : ofChosen(chosenReference(processed, reference.by, solvent));
    const shift = ownShift(found);
    return {
      processed: {
        ...movedSpectrum(processed, shift),
        used: { ...processed.used, shift },
      },
      reference: found,
    };
  };
  return {
    start: {
      type,
      usual,
      hasDecay: decay !== undefined,
      hasSpectrum: spectrum !== undefined,
      filterPoints: decay?.delay ?? 0,
    },
    preview: (steps) => {
      const { processed, reference } = made(steps);
      const seen = levelled(processed);
      const tallest = seen.reduce((most, value) => Math.max(most, value), 0);
      const { used } = processed;
      return {
        used,
        reference,
        signalToNoise: signalToNoise(tallest, used.noise),
        trace: traceOf(processed, seen),
      };
    },
    pick: (steps) => {
      const { processed } = made(steps);
      const { shift } = processed.used;
      // As recorded, so that DEPT is compared with it as it was recorded.
      const asRecorded = movedSpectrum(processed, -shift);
      const own: Experiment = { ...experiment, processed: () => asRecorded };
      const dept = others.filter((each) => kindOf(each).use === 'DEPT');
      const { spectra } = spectraOf([own, ...dept], { hydrogens, shifts: new Map([[own, shift]]) });
      const [picked] = spectra;
      const trace = traceOf(processed, levelled(processed));
      return picked === undefined
        ? null
        : { spectrum: { ...picked, ...(trace && { trace }) }, shift };
    },
  };
}

/** A spectrum as the steps make it. */
interface Made {
  readonly processed: ProcessedSpectrum;
  readonly reference: FoundReference | null;
}

/** A line that a person named counts, however far it moves the shifts. */
const ofChosen = (line: ReferenceLine | null): FoundReference =>
  line === null ? NO_REFERENCE : { line, outcome: 'moved' };

/** Heights as they are shown: without the baseline, unless it is kept. */
function levelled(spectrum: Spectrum1D): Float64Array {
  if (spectrum.keepsBaseline === true) return spectrum.re;
  const baseline = baselineOf(spectrum);
  return spectrum.re.map((value, k) => value - baseline[k]!);
}

const traceOf = ({ axis }: Spectrum1D, heights: Float64Array): RecordedTrace | null =>
  writeTrace({ x: shiftsOf(axis), y: heights }, { ordinate: 'intensity' });

/** Which experiment of which files is processed by hand. */
export interface HandQuestion {
  /** Its place among the experiments that `readFiles` named. */
  readonly index: number;
  readonly isFolder: boolean;
  readonly hydrogens: number | null;
  /** The formula has silicon. */
  readonly hasSilicon?: boolean;
  /** Experiments that are not used, by their paths. */
  readonly without: readonly string[];
}

/** Opens one experiment of files for processing by hand. Null where it cannot be: never throws for what files hold. */
export function openByHand(
  files: readonly NamedFile[],
  { index, isFolder, hydrogens, hasSilicon, without }: HandQuestion,
): HandProcessing | null {
  const experiments = experimentsOf(files, isFolder);
  const experiment = experiments[index];
  if (experiment === undefined) return null;
  const others = experiments.filter((each) => each !== experiment && !without.includes(each.path));
  return handProcessing(experiment, { others, hydrogens, ...(hasSilicon && { hasSilicon }) });
}
