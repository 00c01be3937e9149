import type { Evidence } from '../identification.ts';

const ORDER: readonly string[] = ['C13NMR', 'H1NMR', 'IR', 'MS', 'UVVIS'];

/**
 * Compares evidence for sorting: technique by technique as a chemist argues, from the high end of
 * each axis down.
 */
export function inReadingOrder(a: Evidence, b: Evidence): number {
  return (
    ORDER.indexOf(a.technique) - ORDER.indexOf(b.technique) ||
    (b.observed ?? b.predicted ?? 0) - (a.observed ?? a.predicted ?? 0)
  );
}
