import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { RecordedTrace, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { SavedCurve } from '@elucida/spectra/export/csv-text';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import type { TakenScan } from './files/file-reading.ts';
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
import { shiftsOf } from './recorded/axis.ts';
import { isCarbon, kindOf, techniqueOfExperiment } from './recorded/experiment-kind.ts';
import { editedName } from './recorded/experiment-name.ts';
import type { Experiment } from './recorded/experiment.ts';
import { readable } from './recorded/readable.ts';
import type { Fid, Spectrum1D } from './recorded/recordings.ts';
import { chosenReference, findReference } from './reference/find-reference.ts';
import {
  NO_REFERENCE,
  ownShift,
  type FoundReference,
  type ReferenceLine,
} from './reference/found-reference.ts';
import { movedSpectrum } from './reference/moved.ts';
import { spectraOf } from './spectra-of-experiments.ts';
import { hasSiliconIn } from './recorded/formula-facts.ts';

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
  readonly kind: 'curve';
  /** The technique that it is drawn as. */
  readonly type: SpectrumType;
  /** Peaks of a list of its own; or, of DEPT, the types of carbons of the ¹³C list. */
  readonly gives: 'peaks' | 'types';
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
  /** Ppm by which its shifts are larger than as recorded; 0 of a plane and of masses. */
  readonly shift: number;
  /** Of a run of many mass spectra, what was taken. */
  readonly scan?: TakenScan;
}

/** An experiment with the spectrum that steps made of it in place of the instrument's. */
export interface MadeExperiment {
  /** As recorded. */
  readonly experiment: Experiment;
  /** Ppm by which the steps move it. */
  readonly shift: number;
}

/** One experiment whose steps are changed; what was computed for one set of steps is kept for the next. */
export interface HandProcessing {
  readonly start: HandStart;
  preview(steps: HandSteps): HandPreview;
  /** Its spectrum with peaks, of DEPT that of ¹³C with types; null where none is above the noise. */
  pick(steps: HandSteps): HandPicked | null;
  recorded(steps: HandSteps): MadeExperiment;
  /** Every point as it is shown: shifts, ppm, and heights. */
  curve(steps: HandSteps): SavedCurve;
}

/** What is known besides the experiment. */
export interface HandContext {
  /** The other experiments of the sample that are used. */
  readonly others: readonly Experiment[];
  /** Atoms of the formula; null where it is not known. */
  readonly atoms: AtomCounts | null;
  /** Steps of those of them in one dimension that were processed by hand before. */
  readonly byHand?: ReadonlyMap<Experiment, HandSteps>;
}

/** Most points of a filled decay: beyond, memory and time are spent on nothing that can be seen. */
export const MOST_FILLED_POINTS = 2 ** 21;

const NOTHING_BY_HAND: ReadonlyMap<Experiment, HandSteps> = new Map();

/**
 * One experiment in one dimension, to be processed by hand. Of the others of its sample DEPT says the types of
 * carbons, and without ¹³C it says nothing. Null where it has no spectrum, or gives neither peaks nor types. Never
 * throws.
 */
export function handProcessing(
  experiment: Experiment,
  { others, atoms, byHand = NOTHING_BY_HAND }: HandContext,
): HandProcessing | null {
  const isDept = kindOf(experiment).use === 'DEPT';
  const carbons = isDept ? others.filter(isCarbon) : [];
  const type = techniqueOfExperiment(carbons[0] ?? experiment);
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
    // DEPT goes along with the ¹³C spectrum.
    reference: isDept ? 'recorded' : 'automatic',
  };
  const { solvent } = experiment;
  const recorded = spectrum && unfinishedSpectrum(spectrum);
  let kept: { key: string; unfinished: Unfinished } | null = null;
  const transformedBy = (fid: Fid, { broadeningHz, gaussianHz, filling }: HandSteps) => {
    const points = Math.min(filledPoints(fid, filling), MOST_FILLED_POINTS);
    const key = [broadeningHz, gaussianHz, points].join(' ');
    if (kept?.key !== key) {
      const processing = { ...usualProcessing(fid, !isDept), broadeningHz, gaussianHz, points };
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
        ? findReference(processed, { solvent, hasSilicon: hasSiliconIn(atoms) })
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
  const recordedBy = (steps: HandSteps): MadeExperiment & { processed: ProcessedSpectrum } => {
    const { processed } = made(steps);
    const { shift } = processed.used;
    // As recorded, so that DEPT is compared with it as it was recorded.
    const asRecorded = movedSpectrum(processed, -shift);
    return { experiment: { ...experiment, processed: () => asRecorded }, shift, processed };
  };
  const dept = others
    .filter((each) => kindOf(each).use === 'DEPT')
    .map((each) => {
      const steps = byHand.get(each);
      const hand = steps && handProcessing(each, { others: [experiment, ...carbons], atoms });
      return hand?.recorded(steps!).experiment ?? each;
    });
  /** The ¹³C spectrum with the types that this DEPT gives. */
  const pickTypes = (steps: HandSteps): HandPicked | null => {
    const own = recordedBy(steps).experiment;
    for (const carbon of carbons) {
      const hand = handProcessing(carbon, { others: [own, ...dept], atoms });
      const picked = hand?.pick(byHand.get(carbon) ?? hand.start.usual);
      if (picked) return picked;
    }
    return null;
  };
  return {
    start: {
      kind: 'curve',
      type,
      gives: isDept ? 'types' : 'peaks',
      usual,
      hasDecay: decay !== undefined,
      hasSpectrum: spectrum !== undefined,
      filterPoints: decay?.delay ?? 0,
    },
    preview: (steps) => {
      const { processed, reference } = made(steps);
      const seen = levelled(processed);
      const tallest = seen.reduce(
        (most, value) => Math.max(most, isDept ? Math.abs(value) : value),
        0,
      );
      const { used } = processed;
      return {
        used,
        reference,
        signalToNoise: signalToNoise(tallest, used.noise),
        trace: traceOf(processed, seen),
      };
    },
    curve: (steps) => {
      const { processed } = made(steps);
      const edited = editedName(experiment.program);
      return {
        x: shiftsOf(processed.axis),
        y: levelled(processed),
        mhz: processed.axis.mhz,
        ...(edited !== null && { edited }),
      };
    },
    recorded: (steps) => {
      const { experiment: own, shift } = recordedBy(steps);
      return { experiment: own, shift };
    },
    pick: (steps) => {
      if (isDept) return pickTypes(steps);
      const { experiment: own, shift, processed } = recordedBy(steps);
      const { spectra } = spectraOf([own, ...dept], { atoms, shifts: new Map([[own, shift]]) });
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

/** Heights of a spectrum as they are shown: without the baseline, unless it is kept. */
export function levelled(spectrum: Spectrum1D): Float64Array {
  if (spectrum.keepsBaseline === true) return spectrum.re;
  const baseline = baselineOf(spectrum);
  return spectrum.re.map((value, k) => value - baseline[k]!);
}

const traceOf = ({ axis }: Spectrum1D, heights: Float64Array): RecordedTrace | null =>
  writeTrace({ x: shiftsOf(axis), y: heights }, { ordinate: 'intensity' });
