/**
 * The browser's local storage, for drafts and small choices. A browser that forbids it loses
 * nothing but the memory.
 */

/** Where the spectra about to be analysed are kept (lib/kept-input.ts). */
export const INPUT_DATABASE = 'elucida-input';
/** Where what is typed next to them is. */
export const TYPED_KEY = 'elucida.typed.v1';
/** Where the ids of the analyses started in this browser are (analysis/started-here.ts). */
export const STARTED_KEY = 'elucida.started.v1';

/** Pages on which likely formulas are compared, and where their comparisons are (formula/kept-likely.ts). */
export type LikelyPlace = 'manual' | 'new';
export const LIKELY_KEYS: Readonly<Record<LikelyPlace, string>> = {
  manual: 'elucida.likely-manual.v1',
  new: 'elucida.likely-new.v1',
};

/** Where progress of practice is, with whose it is (features/practice/use-progress.ts). */
export const PRACTICE_KEY = 'elucida.practice.v1';

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false when the browser refused (storage off or full). */
export function writeStored(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
