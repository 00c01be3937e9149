import type { StatementValueTypes } from '@elucida/engine/statements/statement';
import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { WarningCode, WARNINGS } from '@elucida/spectra/statements/warnings';
import type { AnalysisJob } from './job.ts';
import type { ImageOutcome } from './read-images.ts';

/** What was left out or corrected; each code with the values it declares. */
export type Warning = {
  [Code in WarningCode]: {
    readonly code: Code;
    readonly values: ValuesOf<StatementValueTypes, (typeof WARNINGS)[Code]>;
  };
}[WarningCode];

/** What one image gives: peaks as a person corrected them, or what became of reading it. */
interface Given {
  readonly image: number;
  readonly file: string;
  readonly gives: { readonly corrected: Spectrum } | { readonly outcome: ImageOutcome };
}

/**
 * One spectrum a technique for the judge: typed peaks before those of images (a person checked them), the
 * first image before later ones of the same technique. What is left out is said, never dropped in silence.
 */
export function gatherSpectra(
  { spectra: given, images }: Pick<AnalysisJob, 'spectra' | 'images'>,
  outcomes: readonly ImageOutcome[],
): { spectra: Spectrum[]; warnings: Warning[] } {
  const typed = given.filter(({ image }) => image === undefined);
  const spectra: Spectrum[] = typed.map((spectrum) => ({ ...spectrum, source: 'typed' }));
  const warnings: Warning[] = [];
  const add = (spectrum: Spectrum, file: string) => {
    if (spectra.some(({ type }) => type === spectrum.type))
      warnings.push({ code: 'technique-given-twice', values: { file, technique: spectrum.type } });
    else spectra.push(spectrum);
  };
  const fromImages: Given[] = [
    ...given.flatMap((corrected) =>
      corrected.image === undefined
        ? []
        : {
            image: corrected.image,
            file: images[corrected.image]!.name,
            gives: { corrected },
          },
    ),
    ...outcomes.map((outcome) => ({
      image: outcome.image,
      file: outcome.file,
      gives: { outcome },
    })),
  ];
  for (const { image, file, gives } of fromImages.sort((a, b) => a.image - b.image)) {
    if ('corrected' in gives) {
      const { corrected = true, ...spectrum } = gives.corrected;
      add({ ...spectrum, source: 'image', ...(corrected && { corrected }) }, file);
      continue;
    }
    const { outcome } = gives;
    if (!outcome.ok) {
      warnings.push({ code: `unreadable-${outcome.reason}`, values: { file } });
      continue;
    }
    const { spectrum, warnings: readingWarnings } = outcome.reading;
    warnings.push(
      // A warning of the reading declares the same values and the file.
      ...readingWarnings.map(
        ({ code, values }) => ({ code, values: { ...values, file } }) as Warning,
      ),
    );
    add({ ...spectrum, source: 'image', image }, file);
  }
  return { spectra, warnings };
}
