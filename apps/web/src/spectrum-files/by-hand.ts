import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { HandPicked } from '@elucida/spectrometer/process-by-hand';
import { ownShift } from '@elucida/spectrometer/reference/found-reference';
import { moveCrossPeaks } from '@elucida/spectrometer/reference/move-cross-peaks';
import type { SpectrumType } from '@elucida/spectra/spectrum';

/** Spectra that a person processed, by their experiments' places in the reading. */
export type ByHand = ReadonlyMap<number, HandPicked>;
export const NOTHING_BY_HAND: ByHand = new Map();

/** A reading with what was processed by hand in it. */
export interface ReadingByHand {
  readonly reading: FileReading;
  /** Lists of cross peaks that moved with a spectrum, and that stay where one moved. */
  readonly moved: readonly SpectrumType[];
  readonly stayed: readonly SpectrumType[];
}

/**
 * A reading as it was made, in which spectra that were processed by hand are in place of those that were read. Cross
 * peaks go with the spectrum along their axis.
 */
export function withByHand(read: FileReading, byHand: ByHand): ReadingByHand {
  const moved = new Set<SpectrumType>();
  const stayed = new Set<SpectrumType>();
  let spectra = read.spectra;
  for (const [index, { spectrum, shift }] of byHand) {
    const experiment = read.experiments[index];
    if (experiment?.state !== 'used') continue;
    const before = read.spectra.find((each) => each.picked && each.spectrum.type === spectrum.type);
    const [nucleus = ''] = experiment.nuclei;
    const lists = moveCrossPeaks(
      spectra.map((each) => each.spectrum),
      {
        nucleus,
        by: shift - (experiment.reference === null ? 0 : ownShift(experiment.reference)),
        signals: (before?.spectrum.peaks ?? []).flatMap((peak) =>
          'delta_ppm' in peak ? [peak.delta_ppm] : [],
        ),
        without: read.experiments.flatMap(({ technique, axes }) =>
          technique !== null && axes?.stayed.includes(nucleus) ? [technique] : [],
        ),
      },
    );
    for (const type of lists.moved) moved.add(type);
    for (const type of lists.stayed) stayed.add(type);
    spectra = spectra.map((each, k) =>
      each === before
        ? { ...each, spectrum }
        : { ...each, spectrum: lists.spectra[k] ?? each.spectrum },
    );
  }
  return { reading: { ...read, spectra }, moved: [...moved], stayed: [...stayed] };
}
