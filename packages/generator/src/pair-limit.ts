import type { Unit } from './units.ts';

/**
 * Most bond units above one between two units. Pairs that would write one molecule in two ways stay
 * single: an N-oxide doubly bonded to oxygen is a nitro group, a diazo group off carbon an azide.
 */
export function pairLimit(a: Unit, b: Unit): number {
  if (a.maxExtra === 0 || b.maxExtra === 0) return 0;
  if (a.name === 'diazo' || b.name === 'diazo') return a.name === 'C' || b.name === 'C' ? 1 : 0;
  if (a.name === 'n-oxide' || b.name === 'n-oxide') {
    const other = a.name === 'n-oxide' ? b.name : a.name;
    return other === 'C' || other === 'N' || other === 'n-oxide' ? 1 : 0;
  }
  return Math.min(a.maxExtra, b.maxExtra);
}
