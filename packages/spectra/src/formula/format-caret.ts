import type { FormulaError } from './formula-error.ts';

/** Characters shown of a long text, so that the two lines fit an 80-column terminal. */
const WINDOW = 72;

/**
 * Two lines: the text (or the part around the error) and a line of carets under the offending
 * piece.
 */
export function formatCaret(text: string, error: Pick<FormulaError, 'at' | 'length'>): string {
  const start =
    text.length <= WINDOW ? 0 : Math.max(0, Math.min(error.at - WINDOW / 2, text.length - WINDOW));
  const shown = text
    .slice(start, start + WINDOW)
    .replace(/[\p{C}\s]/gu, (control) => ' '.repeat(control.length));
  const before = start > 0 ? '…' : '';
  const after = start + WINDOW < text.length ? '…' : '';
  const carets = Math.max(1, Math.min(error.length, start + shown.length - error.at));
  return `${before}${shown}${after}\n${' '.repeat(before.length + error.at - start)}${'^'.repeat(carets)}`;
}
