import type { Language } from '../catalogue/language.ts';

/** Words of the drawing area, which load with it. A fragment is a part of a molecule. */
export interface DrawingText {
  readonly heading: Readonly<Record<'structure' | 'fragment', string>>;
  readonly help: string;
  /** What of a drawn fragment counts. */
  readonly fragmentHelp: string;
  readonly label: string;
  readonly use: Readonly<Record<'structure' | 'fragment', string>>;
  readonly close: string;
  readonly empty: string;
  /** A fragment drawn in several pieces. */
  readonly inParts: string;
  /** A line that the drawing area cannot show. */
  readonly unreadable: string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadDrawingText = async (language: Language): Promise<DrawingText> =>
  ((await import(`./${language}/drawing.ts`)) as { drawing: DrawingText }).drawing;
