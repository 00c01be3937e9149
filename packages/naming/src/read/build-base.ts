import { formatLocant } from '../rings/locant.ts';
import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { emptyFragment, type Fragment } from './fragment.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import type { RingEntry, Series } from './token.ts';

/** A chain or a ring of carbons with locants 1–n. */
export function buildChain(building: Building, carbons: number, cyclic: boolean): Fragment {
  if (cyclic && carbons < 3) throw new CannotBuild('ring too small');
  const fragment = emptyFragment(!cyclic);
  for (let i = 0; i < carbons; i++) {
    const atom = building.addAtom(6);
    if (i > 0) building.bond(atom - 1, atom, 1);
    fragment.core.push(atom);
    fragment.places.set(String(i + 1), atom);
  }
  if (cyclic) building.bond(fragment.core[0], fragment.core[carbons - 1], 1);
  return fragment;
}

/** Rings whose nitrogens take what has no place. */
const NITROGEN_FIRST: ReadonlySet<string> = new Set([
  'piperazine',
  'piperazin',
  'morpholine',
  'morpholin',
  'thiomorpholine',
  'thiomorpholin',
]);

/** A ring system; `primes` are added to its locants (assemblies). */
export function buildRing(building: Building, entry: RingEntry, primes: string): Fragment {
  const { ring } = entry;
  const fragment = emptyFragment(false, NITROGEN_FIRST.has(entry.name));
  const start = building.element.length;
  for (let i = 0; i < ring.elements.length; i++) {
    const atom = building.addAtom(ring.elements[i]),
      locant = ring.locants[i];
    building.mancude[atom] = ring.mancude[i] && !ring.saturated.includes(i);
    building.wasMancude[atom] = building.mancude[atom];
    building.system[atom] = start + 1;
    building.rank[atom] =
      locant.number * 100 + (locant.letter ? locant.letter.charCodeAt(0) - 96 : 0);
    fragment.core.push(atom);
    fragment.places.set(formatLocant(locant) + primes, atom);
  }
  for (const { a, b, order } of ring.bonds) building.bond(start + a, start + b, order);
  return fragment;
}

/** A retained parent or the stem of an acid. */
export function buildPiece(
  building: Building,
  notation: string,
  {
    nitrogenFirst = false,
    series = null,
  }: { nitrogenFirst?: boolean; series?: Series | null } = {},
): Fragment {
  const piece = pieceOf(notation);
  const fragment = emptyFragment(!piece.aromatic.some((aromatic) => aromatic), nitrogenFirst);
  const start = addPiece(building, piece, series);
  const inAcyl = new Set(piece.acyl);
  piece.elements.forEach((_, i) => {
    for (const locant of (piece.locants[i] ?? '.').split('|')) {
      if (locant === '.') continue;
      const letter = locant[0];
      if (letter === 'N' || letter === 'O' || letter === 'S' || letter === 'P')
        fragment.hetero.push({ letter, atom: start + i, at: locant.slice(1) });
      if (!fragment.places.has(locant)) fragment.places.set(locant, start + i);
    }
    if (!inAcyl.has(i) && !piece.acidic.includes(i)) fragment.core.push(start + i);
  });
  fragment.hetero.sort((p, q) => p.at.length - q.at.length || (p.at < q.at ? -1 : 1));
  if (piece.acyl.length > 0) fragment.places.set('acyl', start + piece.acyl[0]);
  for (const { atom, order } of piece.free) fragment.frees.push({ atom: start + atom, order });
  for (const atom of piece.acidic) fragment.acidic.push(start + atom);
  for (const atom of piece.acyl) fragment.acyl.push(start + atom);
  return fragment;
}
