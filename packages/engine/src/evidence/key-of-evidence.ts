import type { Evidence } from './evidence.ts';

/**
 * Names what a piece of evidence is about: one peak, or one thing that should be there and is not.
 */
export function keyOfEvidence(item: Evidence): string {
  const band =
    item.code === 'ir-band-missing' ? `${item.values.vibration} ${item.values.group}` : '';
  return `${item.technique} ${item.peak ?? `${item.code} ${band}`}`;
}
