import type { FoundExperiment } from '@elucida/spectrometer/files/file-reading';
import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { raised } from './raised.ts';

/** Experiments in one dimension of one nucleus, which can be drawn on one axis. */
export interface CompareGroup {
  readonly nucleus: string;
  /** Whose axis is drawn. */
  readonly technique: SpectrumType;
  /** Their places in the reading. */
  readonly indexes: readonly number[];
}

/** What can be read, used or not. */
const READABLE = new Set<FoundExperiment['state']>([
  ...(['used', 'second', 'unused', 'excluded', 'no_peaks'] as const),
]);

/** Groups of at least two experiments of one nucleus that has a technique here, in the order of the files. */
export function compareGroups(experiments: readonly FoundExperiment[]): CompareGroup[] {
  return SPECTRUM_TYPES.flatMap((technique) => {
    const { nucleus, pair } = techniqueOf(technique);
    if (nucleus === null || pair !== null) return [];
    const indexes = experiments.flatMap(({ nuclei, state }, index) =>
      nuclei.length === 1 && nuclei[0] === nucleus && READABLE.has(state) ? [index] : [],
    );
    return indexes.length < 2 ? [] : [{ nucleus, technique, indexes }];
  });
}

/** Names of experiments by their places; two of one name have their folder or file behind it. */
export function namesOf(
  experiments: readonly FoundExperiment[],
  indexes: readonly number[],
): ReadonlyMap<number, string> {
  const nameAt = (index: number): string => experiments[index]?.name ?? '';
  return new Map(
    indexes.map((index) => {
      const name = nameAt(index);
      const isAlone = indexes.filter((each) => nameAt(each) === name).length === 1;
      const from = experiments[index]?.path.split('/').slice(-2).join('/') ?? '';
      return [index, isAlone ? raised(name) : `${raised(name)} · ${from}`] as const;
    }),
  );
}
