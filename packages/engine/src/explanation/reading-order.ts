import { IN_ORDER_OF_REASONS } from '@elucida/spectra/techniques/registry';
import type { Evidence } from '../evidence/evidence.ts';

/**
 * Compares evidence for sorting: technique by technique as a chemist argues, from the high end of
 * each axis down.
 */
export function inReadingOrder(a: Evidence, b: Evidence): number {
  return (
    IN_ORDER_OF_REASONS.indexOf(a.technique) - IN_ORDER_OF_REASONS.indexOf(b.technique) ||
    (b.observed ?? b.predicted ?? 0) - (a.observed ?? a.predicted ?? 0)
  );
}
