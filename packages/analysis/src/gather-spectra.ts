import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ImageOutcome } from './read-images.ts';

export interface Warning {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * One spectrum a technique for the judge: typed peaks before read ones (a person checked them), the
 * first image before
 * later ones of the same technique. What is left out is said, never dropped in silence.
 */
export function gatherSpectra(
  typed: readonly Spectrum[],
  outcomes: readonly ImageOutcome[],
): { spectra: Spectrum[]; warnings: Warning[] } {
  const spectra: Spectrum[] = typed.map((spectrum) => ({
    ...spectrum,
    source: spectrum.source ?? 'typed',
  }));
  const warnings: Warning[] = [];
  for (const outcome of outcomes) {
    if (!outcome.ok) {
      warnings.push({ code: `unreadable-${outcome.reason}`, values: { file: outcome.file } });
      continue;
    }
    const { spectrum, warnings: readingWarnings } = outcome.reading;
    warnings.push(
      ...readingWarnings.map(({ code, values }) => ({
        code,
        values: { ...values, file: outcome.file },
      })),
    );
    if (spectra.some(({ type }) => type === spectrum.type)) {
      warnings.push({
        code: 'technique-given-twice',
        values: { file: outcome.file, technique: spectrum.type },
      });
    } else {
      spectra.push({ ...spectrum, source: 'image' });
    }
  }
  return { spectra, warnings };
}
