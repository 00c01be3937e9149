import type { StatementValueTypes } from '@elucida/engine/statements/statement';
import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { WarningCode, WARNINGS } from '@elucida/spectra/statements/warnings';
import type { ImageOutcome } from './read-images.ts';

/** What was left out or corrected; each code with the values it declares. */
export type Warning = {
  [Code in WarningCode]: {
    readonly code: Code;
    readonly values: ValuesOf<StatementValueTypes, (typeof WARNINGS)[Code]>;
  };
}[WarningCode];

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
  for (const [image, outcome] of outcomes.entries()) {
    if (!outcome.ok) {
      warnings.push({ code: `unreadable-${outcome.reason}`, values: { file: outcome.file } });
      continue;
    }
    const { spectrum, warnings: readingWarnings } = outcome.reading;
    warnings.push(
      // A warning of the reading declares the same values and the file.
      ...readingWarnings.map(
        ({ code, values }) => ({ code, values: { ...values, file: outcome.file } }) as Warning,
      ),
    );
    if (spectra.some(({ type }) => type === spectrum.type)) {
      warnings.push({
        code: 'technique-given-twice',
        values: { file: outcome.file, technique: spectrum.type },
      });
    } else {
      spectra.push({ ...spectrum, source: 'image', image });
    }
  }
  return { spectra, warnings };
}
