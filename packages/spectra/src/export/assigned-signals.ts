import type { Spectrum, SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';

/** A peak of a spectrum and the heavy atoms that it is assigned to, both from 0. */
export interface Assigned {
  readonly technique: SpectrumType;
  readonly peak: number;
  readonly atoms: readonly number[];
}

/** The element whose nuclei a technique sees: `H` of `1H`; null where it is not one of NMR. */
export function elementOf(type: SpectrumType): string | null {
  const nucleus = techniqueOf(type).nucleus;
  return nucleus === null ? null : nucleus.replace(/^\d+/u, '');
}

/** `C4/6`, `H4`: the element with the numbers of the atoms, from 1, as the structure is numbered. */
export const labelOf = (type: SpectrumType, atoms: readonly number[]): string =>
  `${elementOf(type) ?? ''}${[...new Set(atoms)]
    .sort((a, b) => a - b)
    .map((atom) => atom + 1)
    .join('/')}`;

/** Atoms by peak of the first spectrum of each technique; a peak of two kinds of atoms has both. */
export function atomsOfPeaks(
  type: SpectrumType,
  assigned: readonly Assigned[],
): ReadonlyMap<number, readonly number[]> {
  const atoms = new Map<number, number[]>();
  for (const one of assigned)
    if (one.technique === type && one.atoms.length > 0)
      atoms.set(one.peak, [...(atoms.get(one.peak) ?? []), ...one.atoms]);
  return atoms;
}

/** The first spectrum of each technique: the one that was judged. */
export const judgedSpectra = (spectra: readonly Spectrum[]): Spectrum[] =>
  spectra.filter(
    ({ type, peaks }, index) =>
      peaks.length > 0 &&
      spectra.findIndex((other) => other.type === type && other.peaks.length > 0) === index,
  );
