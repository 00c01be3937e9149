import type { SpectrumType } from '@elucida/spectra/spectrum';

/** What a language calls a technique. */
export interface TechniqueTexts {
  readonly name: string;
  /** What the axis of its plots is called. */
  readonly axis: string;
  /** A position as plots and tables give it. */
  readonly peakAt: string;
}

/** A language's texts for every technique: one that is missing does not compile. */
export type TextsOfTechniques = Readonly<Record<SpectrumType, TechniqueTexts>>;

/** One text of every technique, as catalogues hold it. */
export const eachTechnique = (
  texts: TextsOfTechniques,
  text: keyof TechniqueTexts,
): Record<SpectrumType, string> =>
  Object.fromEntries(Object.entries(texts).map(([type, of]) => [type, of[text]])) as Record<
    SpectrumType,
    string
  >;
