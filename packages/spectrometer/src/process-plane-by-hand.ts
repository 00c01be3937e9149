import type { RecordedPlane, SpectrumType } from '@elucida/spectra/spectrum';
import { planeNoise } from './picking/plane-peaks.ts';
import { USUAL_PLANE, type PlaneProcessing } from './processing/plane-window.ts';
import type { PivotPhase } from './processing/pivot-phase.ts';
import {
  AUTOMATIC_PHASES,
  transformPlane,
  type PhasedPlane,
  type PlanePhases,
  type TransformedPlane,
} from './processing/process-plane.ts';
import {
  handProcessing,
  type HandContext,
  type HandPicked,
  type HandSteps,
} from './process-by-hand.ts';
import { broughtTo, kindOf, techniqueOfExperiment } from './recorded/experiment-kind.ts';
import type { Experiment } from './recorded/experiment.ts';
import { readable } from './recorded/readable.ts';
import type { PlaneReference } from './reference/found-reference.ts';
import { movedPlane } from './reference/moved.ts';
import { keptOf, spectraOf } from './spectra-of-experiments.ts';

/** Steps of processing of a plane, as a person sets them. */
export interface PlaneSteps extends PlaneProcessing {
  /** The decays are processed here; otherwise the instrument's plane is taken as it is. */
  readonly from: 'decay' | 'spectrum';
  /** Of decays with phases; a magnitude has none. */
  readonly phases: PlanePhases;
}

/** What a plane allows, and what is done to it when nobody asks for anything else. */
export interface PlaneStart {
  readonly kind: 'plane';
  readonly type: SpectrumType;
  readonly usual: PlaneSteps;
  readonly hasDecay: boolean;
  readonly hasSpectrum: boolean;
  readonly nuclei: Readonly<Record<keyof PlanePhases, string>>;
  /** The plane shows magnitudes: neither dimension has a phase. */
  readonly isMagnitude: boolean;
}

/** The phase of one dimension of a plane as it was used, and its axis as it is shown. */
export interface DimensionPhase {
  /** About a shift as recorded. */
  readonly used: PivotPhase;
  /** Width over which the first order turns, ppm. */
  readonly widthPpm: number;
  /** Ppm by which shifts are shown larger than as recorded. */
  readonly shift: number;
}

/** A plane as it is shown while its steps are changed. */
export interface PlanePreview {
  readonly plane: RecordedPlane | null;
  /** Points of the direct and of the indirect dimension. */
  readonly points: readonly [direct: number, indirect: number];
  /** Height of the tallest point over the standard deviation of the noise. */
  readonly signalToNoise: number;
  /** Null where the plane has no phase to change: a magnitude, or the instrument's. */
  readonly phases: Readonly<Record<keyof PlanePhases, DimensionPhase>> | null;
}

/** One plane whose steps are changed; the plane of the last steps is kept. */
export interface PlaneByHand {
  readonly start: PlaneStart;
  preview(steps: PlaneSteps): PlanePreview;
  /** Its cross peaks, brought to the signals of its sample; null where none is above the noise. */
  pick(steps: PlaneSteps): HandPicked | null;
  /** The experiment with the plane that steps made of it in place of the instrument's. */
  recorded(steps: PlaneSteps): Experiment;
}

/** What is known besides the plane. */
export interface PlaneContext extends HandContext {
  /** Steps of other planes that were processed by hand before. */
  readonly planesByHand?: ReadonlyMap<Experiment, PlaneSteps>;
  /** Axes that moved with their spectra when the files were read. */
  readonly moved?: PlaneReference['moved'];
}

/** The others that a plane is read with, those in one dimension as they were made by hand; with their shifts. */
function companions(
  own: Experiment,
  { others, byHand, planesByHand, atoms }: PlaneContext,
): { experiments: readonly Experiment[]; shifts: ReadonlyMap<Experiment, number> } {
  const shifts = new Map<Experiment, number>();
  const wanted = broughtTo(own);
  const experiments = others
    .filter((each) => wanted.includes(kindOf(each).use))
    .map((each) => {
      const plane = planesByHand?.get(each);
      if (plane !== undefined) return handPlane(each, { others, atoms })?.recorded(plane) ?? each;
      const steps: HandSteps | undefined = byHand?.get(each);
      const made = steps && handProcessing(each, { others, atoms })?.recorded(steps);
      if (!made) return each;
      shifts.set(made.experiment, made.shift);
      return made.experiment;
    });
  return { experiments, shifts };
}

/**
 * One experiment in two dimensions, to be processed by hand. Null where neither its decays nor its plane can be read,
 * and where it gives no cross peaks. Never throws.
 */
export function handPlane(experiment: Experiment, context: PlaneContext): PlaneByHand | null {
  const type = techniqueOfExperiment(experiment);
  const decay = readable(experiment.raw, 'fid2d');
  const spectrum = readable(experiment.processed, 'spectrum2d');
  if (type === null || (decay === undefined && spectrum === undefined)) return null;
  const axes = (decay ?? spectrum)!;
  let kept: { key: string; transformed: TransformedPlane } | null = null;
  let phased: { key: string; made: PhasedPlane } | null = null;
  const made = (steps: PlaneSteps): PhasedPlane => {
    if (decay === undefined || (spectrum !== undefined && steps.from === 'spectrum'))
      return { plane: spectrum!, angles: () => null };
    const key = JSON.stringify([steps.window, steps.direct, steps.indirect]);
    if (kept?.key !== key) kept = { key, transformed: transformPlane(decay, steps) };
    const whole = JSON.stringify([key, steps.phases]);
    if (phased?.key !== whole) phased = { key: whole, made: kept.transformed.phased(steps.phases) };
    return phased.made;
  };
  const recorded = (steps: PlaneSteps): Experiment => ({
    ...experiment,
    processed: () => made(steps).plane,
  });
  const shown = Object.fromEntries(
    (context.moved ?? []).map(({ nucleus, shift }) => [nucleus, shift]),
  );
  return {
    start: {
      kind: 'plane',
      type,
      // As files are read: the instrument's plane where it is there.
      usual: {
        ...USUAL_PLANE,
        from: spectrum === undefined ? 'decay' : 'spectrum',
        phases: AUTOMATIC_PHASES,
      },
      nuclei: { direct: axes.direct.nucleus, indirect: axes.indirect.nucleus },
      hasDecay: decay !== undefined,
      hasSpectrum: spectrum !== undefined,
      isMagnitude: decay?.quadrature === 'QF',
    },
    preview: (steps) => {
      const { plane, angles } = made(steps);
      const used = angles();
      const dimension = (name: keyof PlanePhases): DimensionPhase => ({
        used: used![name],
        widthPpm: -plane[name].step * plane[name].points,
        shift: shown[plane[name].nucleus] ?? 0,
      });
      const tallest = plane.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
      return {
        plane: keptOf(movedPlane(plane, shown)).plane ?? null,
        points: [plane.direct.points, plane.indirect.points],
        signalToNoise: tallest / planeNoise(plane),
        phases: used && { direct: dimension('direct'), indirect: dimension('indirect') },
      };
    },
    pick: (steps) => {
      const { atoms } = context;
      const { experiments, shifts } = companions(experiment, context);
      const { spectra } = spectraOf([recorded(steps), ...experiments], {
        ...{ atoms, shifts },
      });
      const spectrum = spectra.find((each) => each.type === type);
      return spectrum === undefined ? null : { spectrum, shift: 0 };
    },
    recorded,
  };
}
