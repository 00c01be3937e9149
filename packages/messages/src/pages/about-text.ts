import type { Language } from '../catalogue/language.ts';

/** A short heading and what is under it. */
export interface Point {
  readonly title: string;
  readonly text: string;
}
export interface TextSection {
  readonly heading: string;
  readonly text: string;
}
export interface PointsSection {
  readonly heading: string;
  readonly points: readonly Point[];
}

/** Words of /about. They load with the page, not with the interface. */
export interface AboutText {
  readonly heading: string;
  readonly lead: string;
  readonly automatic: string;
  readonly highlights: PointsSection;
  readonly does: PointsSection;
  readonly stack: PointsSection;
  readonly creator: TextSection;
  /** Steps of the field, titled by year; the last is now. */
  readonly timeline: PointsSection;
  readonly mission: TextSection;
  readonly principles: PointsSection;
}

/** The words in a language, fetched when they are first asked for. */
export const loadAboutText = async (language: Language): Promise<AboutText> =>
  ((await import(`./${language}/about.ts`)) as { about: AboutText }).about;
