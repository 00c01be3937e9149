import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { HsqcPeak, Spectrum } from '@elucida/spectra/spectrum';
import { writePlane } from '@elucida/spectra/planes/write-plane';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { carbonBlock, placedDept, type DeptLines } from './blocks/carbon-block.ts';
import {
  cosyPeaks,
  hmbcPeaks,
  hsqcPeaks,
  noesyPeaks,
  type KnownShifts,
} from './blocks/correlation-blocks.ts';
import { heteroBlock } from './blocks/hetero-block.ts';
import { protonBlock } from './blocks/proton-block.ts';
import { carbonLines } from './picking/carbon-lines.ts';
import { planeNoise } from './picking/plane-peaks.ts';
import { protonSignals } from './picking/proton-signals.ts';
import { processPlane } from './processing/process-plane.ts';
import { processFid, usualProcessing } from './processing/process-fid.ts';
import { isEdited, kindOf, type ExperimentUse } from './recorded/experiment-kind.ts';
import { shiftAt, shiftsOf } from './recorded/axis.ts';
import { outlineOf, planeOutline, type Outline } from './recorded/outline.ts';
import type { Experiment } from './recorded/experiment.ts';
import type { Spectrum1D, Spectrum2D } from './recorded/recordings.ts';
import { Unreadable } from './recorded/unreadable.ts';
import { findReference } from './reference/find-reference.ts';
import { ownShift, type FoundReference, type PlaneReference } from './reference/found-reference.ts';
import { movedSpectrum, placedPlane } from './reference/moved.ts';
import { hasSiliconIn, hydrogensIn, mostCarbonLines } from './recorded/formula-facts.ts';

/** An experiment that could not be used, and why. */
export interface LeftOut {
  readonly experiment: Experiment;
  readonly why: Unreadable['trouble'] | 'unused' | 'no_peaks';
}

/** What experiments make of an analysis. */
export interface ReadSpectra {
  readonly spectra: readonly Spectrum[];
  /** Experiments that gave the spectra, and DEPT; what is neither here nor left out came second to one of its kind. */
  readonly used: ReadonlySet<Experiment>;
  readonly leftOut: readonly LeftOut[];
  /** What those that were read look like. */
  readonly outlines: ReadonlyMap<Experiment, Outline>;
  /** Of spectra of ¹H and ¹³C. */
  readonly references: ReadonlyMap<Experiment, FoundReference>;
  /** Of planes, where a spectrum along one of their axes moved. */
  readonly axes: ReadonlyMap<Experiment, PlaneReference>;
}

/** What is known of a sample. */
export interface SampleContext {
  /** Atoms of the formula; null where it is not known. */
  readonly atoms: AtomCounts | null;
  /** Ppm by which a person, or what was read before, moves an experiment; no reference is looked for then. */
  readonly shifts?: ReadonlyMap<Experiment, number>;
}

/** The spectrum of an experiment with one dimension: the instrument's own where it is there, else ours of the decay. */
export function spectrum1D(experiment: Experiment): Spectrum1D {
  const processed = experiment.processed?.();
  if (processed?.kind === 'spectrum') return processed;
  const raw = experiment.raw?.();
  if (raw?.kind !== 'fid') throw new Unreadable('not_understood');
  return processFid(raw, usualProcessing(raw, kindOf(experiment).use !== 'DEPT'));
}

/** The plane of an experiment with two dimensions: the instrument's own where it is there, else ours of the decays. */
export function plane(experiment: Experiment): Spectrum2D {
  const processed = experiment.processed?.();
  if (processed?.kind === 'spectrum2d') return processed;
  const raw = experiment.raw?.();
  if (raw?.kind !== 'fid2d') throw new Unreadable('not_understood');
  return processPlane(raw);
}

/** Points that a trace keeps of a spectrum. */
const traceOf = ({ axis, re }: Spectrum1D) => {
  const trace = writeTrace({ x: shiftsOf(axis), y: re }, { ordinate: 'intensity' });
  return trace === null ? {} : { trace };
};

/** What is kept of a plane; nothing where it has no extent. */
export const keptOf = (read: Spectrum2D) => {
  const { direct, indirect, values } = read;
  const ends = (axis: Spectrum2D['direct']) =>
    [axis.first, shiftAt(axis, axis.points - 1)] as const;
  const kept = writePlane({
    across: ends(direct),
    down: ends(indirect),
    columns: direct.points,
    rows: indirect.points,
    values,
    noise: planeNoise(read),
  });
  return kept === null ? {} : { plane: kept };
};

/**
 * The spectra that experiments of one sample make of an analysis: peaks of ¹H and ¹³C, types of carbons by DEPT,
 * correlations brought to them, signals of ¹⁹F and ³¹P, all counted from the reference that was found. The first
 * experiment of each use counts. Never throws: what cannot be read is left out, with the reason.
 */
export function spectraOf(
  experiments: readonly Experiment[],
  { atoms, shifts: given }: SampleContext,
): ReadSpectra {
  const hydrogens = hydrogensIn(atoms);
  const hasSilicon = hasSiliconIn(atoms);
  const leftOut: LeftOut[] = [];
  const used = new Set<Experiment>();
  const outlines = new Map<Experiment, Outline>();
  const references = new Map<Experiment, FoundReference>();
  const axes = new Map<Experiment, PlaneReference>();
  /** Ppm by which the spectra that are used moved, by nucleus. */
  const shifts: Record<string, number> = {};
  const curveOf = (experiment: Experiment): Spectrum1D => {
    const spectrum = spectrum1D(experiment);
    outlines.set(experiment, outlineOf(spectrum));
    return spectrum;
  };
  const shiftOf = (experiment: Experiment, spectrum: Spectrum1D): number => {
    const own = given?.get(experiment);
    if (own !== undefined) return own;
    const reference = findReference(spectrum, { solvent: experiment.solvent, hasSilicon });
    references.set(experiment, reference);
    return ownShift(reference);
  };
  /** Peaks of a plane, with its axes moved where they agree with their spectra. */
  const planeOf = <Peak>(experiment: Experiment, peaksOf: (plane: Spectrum2D) => Peak[]) => {
    const read = plane(experiment);
    outlines.set(experiment, planeOutline(read));
    const placed = placedPlane(read, {
      shifts,
      agreement: (moved) => peaksOf(moved).length,
    });
    if (placed.reference !== null) axes.set(experiment, placed.reference);
    return { peaks: peaksOf(placed.plane), ...keptOf(placed.plane) };
  };
  const attempt = <Result>(experiment: Experiment, read: () => Result): Result | null => {
    try {
      return read();
    } catch (error) {
      // What no reader foresaw (a file that contradicts itself) is the file's fault too.
      leftOut.push({ experiment, why: error instanceof Unreadable ? error.trouble : 'damaged' });
      return null;
    }
  };
  const byUse = (use: ExperimentUse) => experiments.filter((each) => kindOf(each).use === use);
  const firstOf = <Result extends { readonly peaks: readonly unknown[] }>(
    use: ExperimentUse,
    read: (experiment: Experiment) => Result,
  ): Result | null => {
    for (const experiment of byUse(use)) {
      const result = attempt(experiment, () => read(experiment));
      if (result === null) continue;
      if (result.peaks.length > 0) {
        used.add(experiment);
        return result;
      }
      leftOut.push({ experiment, why: 'no_peaks' });
    }
    return null;
  };
  for (const experiment of byUse('unused'))
    leftOut.push({ experiment, why: experiment.trouble ?? 'unused' });

  const proton = firstOf('H1NMR', (experiment) => {
    const recorded = curveOf(experiment);
    const shift = shiftOf(experiment, recorded);
    const spectrum = movedSpectrum(recorded, shift);
    const signals = protonSignals(spectrum, experiment.solvent);
    shifts['1H'] = shift;
    return {
      ...protonBlock({
        signals,
        mhz: spectrum.axis.mhz,
        solvent: experiment.solvent,
        hydrogens,
        hasSilicon,
      }),
      ...traceOf(spectrum),
    };
  });
  const dept = byUse('DEPT').flatMap((experiment): DeptLines[] => {
    const spectrum = attempt(experiment, () => curveOf(experiment));
    if (spectrum === null) return [];
    used.add(experiment);
    const { axis } = spectrum;
    return [
      {
        angle: kindOf(experiment).name.endsWith('90') ? 90 : 135,
        lines: carbonLines(spectrum, { bothWays: true }),
        from: axis.first,
        to: shiftAt(axis, axis.points - 1),
      },
    ];
  });
  const carbon = firstOf('C13NMR', (experiment) => {
    const recorded = curveOf(experiment);
    const shift = shiftOf(experiment, recorded);
    const spectrum = movedSpectrum(recorded, shift);
    const lines = carbonLines(spectrum);
    shifts['13C'] = shift;
    return {
      ...carbonBlock({
        lines,
        mhz: spectrum.axis.mhz,
        solvent: experiment.solvent,
        dept: dept.map((each) => placedDept(each, { lines, shift })),
        carbons: mostCarbonLines(atoms),
      }),
      ...traceOf(spectrum),
    };
  });
  const [fluorine, phosphorus] = (['F19NMR', 'P31NMR'] as const).map((type) =>
    firstOf(type, (experiment) => {
      const spectrum = curveOf(experiment);
      return {
        ...heteroBlock({
          type,
          lines: carbonLines(spectrum),
          mhz: spectrum.axis.mhz,
          solvent: experiment.solvent,
        }),
        ...traceOf(spectrum),
      };
    }),
  );
  const known: KnownShifts = {
    protons: proton?.peaks.map(({ delta_ppm }) => delta_ppm) ?? [],
    carbons: carbon?.peaks.map(({ delta_ppm }) => delta_ppm) ?? [],
  };
  const metadataOf = ({ mhz, solvent }: Experiment) => ({
    frequency_mhz: Number(mhz.toFixed(2)),
    ...(solvent !== '' && { solvent }),
  });
  const hsqc = firstOf('HSQC', (experiment) => {
    const edited = isEdited(experiment.program);
    return {
      type: 'HSQC' as const,
      metadata: { ...metadataOf(experiment), ...(edited && { edited }) },
      ...planeOf(experiment, (read) => hsqcPeaks(read, { known, edited })),
    };
  });
  const direct: readonly HsqcPeak[] = hsqc?.peaks ?? [];
  const hmbc = firstOf('HMBC', (experiment) => ({
    type: 'HMBC' as const,
    metadata: metadataOf(experiment),
    ...planeOf(experiment, (read) => hmbcPeaks(read, { known, direct })),
  }));
  const cosy = firstOf('COSY', (experiment) => ({
    type: 'COSY' as const,
    metadata: metadataOf(experiment),
    ...planeOf(experiment, (read) => cosyPeaks(read, known)),
  }));
  const noesy = firstOf('NOESY', (experiment) => ({
    type: 'NOESY' as const,
    metadata: { ...metadataOf(experiment), experiment: kindOf(experiment).name },
    ...planeOf(experiment, (read) => noesyPeaks(read, known)),
  }));
  const spectra = [proton, carbon, hsqc, hmbc, cosy, noesy, fluorine, phosphorus].filter(
    (spectrum): spectrum is NonNullable<typeof spectrum> => spectrum != null,
  );
  return { spectra, used, leftOut, outlines, references, axes };
}
