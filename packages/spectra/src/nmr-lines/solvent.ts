import type { Spectrum } from '../spectrum.ts';
import { solventEffect } from '../chemistry/solvent-names.ts';
import type { SolventEffect } from '../chemistry/solvents.ts';
import { solventSeen } from './foreign/solvent-sources.ts';

const declaredIn = (spectrum: Spectrum | undefined): string | undefined =>
  spectrum !== undefined && 'metadata' in spectrum
    ? (spectrum.metadata as { solvent?: string } | undefined)?.solvent
    : undefined;

/**
 * The effect of the solvent of one spectrum, as its metadata declare it; undefined where they name
 * none known here.
 */
export const declaredEffect = (spectrum: Spectrum): SolventEffect | undefined =>
  solventEffect(declaredIn(spectrum));

/**
 * The effect of the solvent of the NMR spectra: of the one whose whole ¹³C multiplet is listed (a
 * form may fill in CDCl₃ by itself), else of the one declared, ¹H before ¹³C; undefined where none
 * is.
 */
export function solventOf(spectra: readonly Spectrum[]): SolventEffect | undefined {
  const seen = spectra
    .flatMap((spectrum) =>
      spectrum.type === 'C13NMR'
        ? [solventSeen(spectrum.peaks.map(({ delta_ppm }) => delta_ppm))]
        : [],
    )
    .find((solvent) => solvent !== undefined);
  if (seen !== undefined) return seen.effect;
  for (const type of ['H1NMR', 'C13NMR'] as const) {
    const effect = solventEffect(declaredIn(spectra.find((each) => each.type === type)));
    if (effect) return effect;
  }
  return undefined;
}

/** Whether a solvent is declared for an NMR spectrum, known here or not. */
export const declaresSolvent = (spectra: readonly Spectrum[]): boolean =>
  spectra.some(
    (spectrum) =>
      (spectrum.type === 'H1NMR' || spectrum.type === 'C13NMR') &&
      (declaredIn(spectrum) ?? '').trim() !== '',
  );

/** Whether hydrogens on N, O and S are replaced by deuterium in it. */
export const exchangesHydrogens = (effect: SolventEffect | undefined): boolean =>
  effect === 'water' || effect === 'methanol';
