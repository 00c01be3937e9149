import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { DoneByHand } from '@elucida/spectrometer/open-by-hand';
import type { HandPicked } from '@elucida/spectrometer/process-by-hand';
import { ownShift } from '@elucida/spectrometer/reference/found-reference';
import type { RunSteps } from '@elucida/spectrometer/run-by-hand';
import { moveCrossPeaks } from '@elucida/spectrometer/reference/move-cross-peaks';
import type { SpectrumType } from '@elucida/spectra/spectrum';

/**
 * Spectra that a person processed, in their order, each with its experiment's place in the reading; those of runs with
 * the run's.
 */
export type ByHand = Iterable<readonly [index: number, picked: HandPicked]>;
export const NOTHING_BY_HAND: ByHand = [];

/** One experiment that a person processed, or a run whose scans were chosen: the steps, and what they gave. */
export interface TakenByHand extends Pick<DoneByHand, 'index'> {
  readonly steps: DoneByHand['steps'] | RunSteps;
  readonly picked: HandPicked;
}

/** Experiments that were processed, without runs, whose places are others. */
export const experimentsOf = (taken: readonly TakenByHand[]): DoneByHand[] =>
  taken.flatMap(({ index, steps }) => ('first' in steps ? [] : [{ index, steps }]));

/** What was taken, for `withByHand`. */
export const pickedOf = (taken: readonly TakenByHand[]): ByHand =>
  taken.map(({ index, picked }) => [index, picked] as const);

/** A reading with what was processed by hand in it. */
export interface ReadingByHand {
  readonly reading: FileReading;
  /** Lists of cross peaks that moved with the last spectrum, and that stay where it moved. */
  readonly moved: readonly SpectrumType[];
  readonly stayed: readonly SpectrumType[];
}

/**
 * A reading as it was made, in which spectra that were processed by hand are in place of those that were read. Cross
 * peaks go with a spectrum along their axis, each time by what it moves from where it was.
 */
export function withByHand(read: FileReading, byHand: ByHand): ReadingByHand {
  let moved: readonly SpectrumType[] = [];
  let stayed: readonly SpectrumType[] = [];
  let spectra = read.spectra;
  /** Ppm by which the spectra of experiments stand moved. */
  const shifts = new Map<number, number>();
  for (const [index, { spectrum, shift, scan }] of byHand) {
    if (scan !== undefined) {
      const run = spectra.filter((each) => each.scan !== undefined)[index];
      spectra = spectra.map((each) => (each === run ? { ...each, spectrum, scan } : each));
      continue;
    }
    const experiment = read.experiments[index];
    if (experiment?.state !== 'used') continue;
    const place = spectra.findIndex((each) => each.picked && each.spectrum.type === spectrum.type);
    const before = spectra[place];
    const [nucleus = ''] = experiment.nuclei;
    // DEPT and planes are no axis of other lists.
    const isAxis = experiment.nuclei.length === 1 && experiment.technique !== null;
    const stands =
      shifts.get(index) ?? (experiment.reference === null ? 0 : ownShift(experiment.reference));
    const lists = moveCrossPeaks(
      spectra.map((each) => each.spectrum),
      {
        nucleus,
        by: isAxis ? shift - stands : 0,
        signals: (before?.spectrum.peaks ?? []).flatMap((peak) =>
          'delta_ppm' in peak ? [peak.delta_ppm] : [],
        ),
        without: read.experiments.flatMap(({ technique, axes }) =>
          technique !== null && axes?.stayed.includes(nucleus) ? [technique] : [],
        ),
      },
    );
    if (isAxis) shifts.set(index, shift);
    ({ moved, stayed } = lists);
    spectra = spectra.map((each, k) =>
      k === place
        ? { ...each, spectrum }
        : { ...each, spectrum: lists.spectra[k] ?? each.spectrum },
    );
  }
  return { reading: { ...read, spectra }, moved, stayed };
}
