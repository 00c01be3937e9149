import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { byTechnique } from '@elucida/spectra/techniques/registry';
import { foreignLines } from '@elucida/spectra/nmr-lines/foreign/foreign-lines';
import { techniqueOf, type FactsOf } from '../techniques/registry.ts';

/**
 * The spectra of one request made ready to be compared with many molecules; null where a technique
 * is absent.
 */
export type SpectralFacts = {
  readonly formula: Formula;
  /** Techniques with at least one peak. */
  readonly techniques: readonly SpectrumType[];
} & { readonly [Type in SpectrumType]: FactsOf<Type> | null };

/** Reads the facts off the spectra; the first spectrum of each technique counts. */
export function readFacts(formula: Formula, spectra: readonly Spectrum[]): SpectralFacts {
  const input = { formula, spectra, foreign: foreignLines(formula, spectra) };
  return {
    formula,
    techniques: [
      ...new Set(spectra.filter(({ peaks }) => peaks.length > 0).map(({ type }) => type)),
    ],
    ...byTechnique(({ type }) => techniqueOf(type).readFacts(input)),
  } as SpectralFacts;
}
