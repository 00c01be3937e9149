import type { Evidence } from './evidence.ts';

/**
 * Names what a piece of evidence is about: one peak, or one thing that should be there and is not.
 */
export const keyOfEvidence = (item: Evidence): string =>
  `${item.technique} ${item.peak ?? `${item.code} ${item.code === 'ir-band-missing' ? `${item.values.vibration} ${item.values.group}` : ' '}`}`;
