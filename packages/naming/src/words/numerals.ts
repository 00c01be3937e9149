import { alkaneStem } from './alkane-stem.ts';
import type { Tongue } from './word.ts';

/** `di`, `tri`, … `icosa`: simple multiplying prefixes (P-14.2.1); '' for one. */
export function multiplier(count: number, tongue: Tongue): string {
  if (count < 2) return '';
  if (count < 4) return count === 2 ? 'di' : 'tri';
  const stem = alkaneStem(count);
  if (!stem) throw new RangeError(`no multiplying prefix for ${count}`);
  return count === 4 ? 'tetra' : `${stem[tongue]}a`;
}

/** `bis`, `tris`, `tetrakis` …: for compound prefixes (P-14.2.2); '' for one. */
export function compoundMultiplier(count: number, tongue: Tongue): string {
  if (count < 4) return ['', '', 'bis', 'tris'][count];
  return `${multiplier(count, tongue)}kis`;
}
