/** Faces of the report's one type family. */
export type Face = 'regular' | 'italic' | 'semibold' | 'semibold-italic';

/** A piece of text in one style. */
export interface Run {
  readonly text: string;
  readonly face?: Face;
  /** Small and raised or lowered. */
  readonly rise?: 'sub' | 'sup';
}

export const plain = (text: string): Run[] => [{ text }];
export const strong = (runs: readonly Run[]): Run[] =>
  runs.map((run) => ({
    ...run,
    face: run.face === 'italic' || run.face === 'semibold-italic' ? 'semibold-italic' : 'semibold',
  }));
/** What a reader without eyes for styles reads. */
export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
