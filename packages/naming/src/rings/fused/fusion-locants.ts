import { formatLocant, type Locant } from '../locant.ts';
import type { Piece } from './pieces.ts';
import { letteredPeriphery } from './pieces.ts';

/**
 * The common atoms of a host and a piece, along the lettered sides of the host; `first` is the
 * index of the first side.
 */
export interface SharedPath {
  readonly atoms: readonly number[];
  readonly first: number;
}

/**
 * Where a piece meets the sides of its host under one numbering of the host; null when the common
 * atoms are not neighbours on the outside.
 */
export function sharedPath(
  host: Piece,
  numbering: readonly Locant[],
  piece: Piece,
): SharedPath | null {
  const outer = letteredPeriphery(host.skeleton, numbering)?.map((own) => host.atoms[own]);
  if (!outer) return null;
  const common = new Set(piece.atoms.filter((atom) => host.atoms.includes(atom)));
  const n = outer.length;
  for (let first = 0; first < n; first++) {
    if (!common.has(outer[first]) || common.has(outer[(first + n - 1) % n])) continue;
    const atoms = outer.map((_, i) => outer[(first + i) % n]).slice(0, common.size);
    return atoms.every((atom) => common.has(atom)) ? { atoms, first } : null;
  }
  return null;
}

/** Letters of the sides along a path: `b`, `de`; null beyond z. */
export function sideLetters({ atoms, first }: SharedPath, outerCount: number): string | null {
  let text = '';
  for (let i = 0; i + 1 < atoms.length; i++) {
    const side = (first + i) % outerCount;
    if (side > 25) return null;
    text += String.fromCharCode(97 + side);
  }
  return text;
}

/**
 * Locants of a path in a component; fusion positions such as 8a within a longer path are left out
 * (P-25.3.1.3).
 */
export function pathLocants(
  piece: Piece,
  numbering: readonly Locant[],
  { atoms }: SharedPath,
): Locant[] {
  const locants = atoms.map((atom) => numbering[piece.atoms.indexOf(atom)]);
  return atoms.length > 2 ? locants.filter(({ letter }) => letter === '') : locants;
}

export function writeLocants(locants: readonly Locant[], primes: number): string {
  return locants.map((locant) => formatLocant({ ...locant, primes })).join(',');
}
