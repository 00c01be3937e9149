import type { C13Peak, H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { Random } from '@elucida/engine/candidates/search/random';
import type { EngineData } from '@elucida/engine/identify';
import type { BenchCase } from '../cases/bench-case.ts';

/**
 * What a flaw may draw on: chance, seeded by case and flaw, and the predictor to find which line is
 * whose.
 */
export interface FlawContext {
  readonly random: Random;
  readonly data: EngineData;
}
/** The case with one flaw; null where it does not apply. */
export type Flaw = (test: BenchCase, context: FlawContext) => BenchCase | null;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
export const ppm1 = (value: number): number => rounded(value, 1);
export const ppm2 = (value: number): number => rounded(value, 2);

export function carbonPeaks({ spectra }: Pick<BenchCase, 'spectra'>): readonly C13Peak[] {
  return (
    (spectra.find(({ type }) => type === 'C13NMR')?.peaks as readonly C13Peak[] | undefined) ?? []
  );
}

export function protonPeaks({ spectra }: Pick<BenchCase, 'spectra'>): readonly H1Peak[] {
  return (
    (spectra.find(({ type }) => type === 'H1NMR')?.peaks as readonly H1Peak[] | undefined) ?? []
  );
}

/** The case with other peaks in its ¹³C spectrum, highest shift first. */
export function withCarbons(
  test: BenchCase,
  peaks: readonly C13Peak[],
  solvent?: string,
): BenchCase {
  return replace(test, 'C13NMR', peaks, solvent);
}

/** The case with other peaks in its ¹H spectrum, highest shift first. */
export function withProtons(
  test: BenchCase,
  peaks: readonly H1Peak[],
  solvent?: string,
): BenchCase {
  return replace(test, 'H1NMR', peaks, solvent);
}

function replace(
  test: BenchCase,
  type: 'C13NMR' | 'H1NMR',
  peaks: readonly (C13Peak | H1Peak)[],
  solvent: string | undefined,
): BenchCase {
  const sorted = [...peaks].sort((a, b) => b.delta_ppm - a.delta_ppm);
  return {
    ...test,
    spectra: test.spectra.map((spectrum) =>
      spectrum.type !== type || sorted.length === 0
        ? spectrum
        : ({
            ...spectrum,
            ...(solvent && { metadata: { ...spectrum.metadata, solvent } }),
            peaks: sorted,
          } as Spectrum),
    ),
  };
}
