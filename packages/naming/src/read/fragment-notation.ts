import type { Building } from './building.ts';
import type { Plane } from '@elucida/molecules/stereo-smiles';
import { SYMBOLS } from '@elucida/spectra/chemistry/periodic-table';
import { ANY_BONDS, CannotBuild } from './building.ts';
import { OPEN, WAITING, type GrowingCentre } from './centres.ts';
import type { Series } from './token.ts';

const ELEMENTS: Readonly<Record<string, number>> = Object.fromEntries(
  SYMBOLS.map((symbol, i) => [symbol, i + 1]),
);

/**
 * A piece of structure of the vocabulary, written as SMILES with marks: `*` a free valence (the
 * first joins the parent), `!` after a carbon that becomes the acyl carbon of an acid, `&` before
 * all where centres (`[C@H]`) have the L form's configuration and `D` or `L` is to be stated, `@`
 * after an oxygen whose hydrogen is acidic (esters, salts, anhydrides), and after `:` the locants
 * of the atoms in the order written (`.` for none). The locant `in` marks the atom that takes a
 * substituent without a place; `.` ends a piece that a ring closure joins to the next. `[Zn~]` is a
 * metal with any number of bonds. So that `CC!:2 1` is the stem of acetic acid.
 */
export interface Piece {
  readonly elements: readonly number[];
  readonly charges: readonly number[];
  readonly aromatic: readonly boolean[];
  readonly hydrogens: readonly number[];
  /** Metals, marked `~`: as many bonds as the name gives. */
  readonly anyBonds: readonly boolean[];
  readonly bonds: readonly (readonly [number, number, number])[];
  readonly free: readonly { readonly atom: number; readonly order: number }[];
  readonly acyl: readonly number[];
  readonly acidic: readonly number[];
  readonly locants: readonly string[];
  readonly centres: readonly PieceCentre[];
  readonly planes: readonly Plane[];
  /** Written with `&`: the configuration is that of the L form. */
  readonly hasSeries: boolean;
  /** `&d`, `&l`: written in that form, which is meant where the name says nothing. */
  readonly usual: 'D' | 'L' | null;
}

/** A centre written with `@`, as in SMILES. */
interface PieceCentre extends GrowingCentre {
  readonly atom: number;
}
/** A bond written with a slash: `to` is above (1) or below (-1) `from`. */
interface Slant {
  readonly from: number;
  readonly to: number;
  readonly up: number;
}

const read = new Map<string, Piece>();

/** Reads the notation once and keeps it. Throws Error for a mistake in the vocabulary. */
export function pieceOf(notation: string): Piece {
  let piece = read.get(notation);
  if (!piece) read.set(notation, (piece = readPiece(notation)));
  return piece;
}

const TOKEN =
  /\[([A-Z][a-z]?|[a-z]+)(@{1,2})?(H\d?)?([+-]\d?)?(~)?\]|(Cl|Br|[BCNOPSFI]|[cnos])|([=#()*!@/\\.]|-)|(%\d\d|\d)/gy;

function readPiece(notation: string): Piece {
  const colon = notation.indexOf(':');
  const smiles = (colon < 0 ? notation : notation.slice(0, colon)).replace(/^&[dl]?/, '');
  const elements: number[] = [],
    charges: number[] = [],
    aromatic: boolean[] = [],
    anyBonds: boolean[] = [],
    hydrogens: number[] = [];
  const bonds: [number, number, number][] = [],
    free: { atom: number; order: number }[] = [],
    acyl: number[] = [],
    acidic: number[] = [];
  const rings = new Map<string, { atom: number; order: number }>();
  const stack: number[] = [];
  const centres: PieceCentre[] = [],
    centreOf = new Map<number, PieceCentre>(),
    closures = new Map<string, { slots: number[]; at: number }>();
  const slants: Slant[] = [];
  let last = -1,
    order = 1,
    pendingFree = 0,
    slant = 0;
  const meet = (from: number, to: number): void => void centreOf.get(from)?.slots.push(to);
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < smiles.length) {
    const m = TOKEN.exec(smiles);
    if (!m) throw new Error(`vocabulary notation ${notation}`);
    const symbol = m[1] ?? m[6];
    if (symbol) {
      const upper = symbol[0].toUpperCase() + symbol.slice(1);
      if (!(upper in ELEMENTS)) throw new Error(`vocabulary element ${notation}`);
      const atom = elements.push(ELEMENTS[upper]) - 1;
      aromatic.push(symbol[0] !== upper[0]);
      hydrogens.push(m[3] && !m[2] ? Number(m[3].slice(1) || 1) : 0);
      anyBonds.push(m[5] !== undefined);
      charges.push(m[4] ? Number(m[4][0] + (m[4].slice(1) || '1')) : 0);
      if (m[2]) {
        const centre: PieceCentre = {
          atom,
          slots: [...(pendingFree ? [WAITING] : last >= 0 ? [last] : []), ...(m[3] ? [OPEN] : [])],
          clockwise: m[2] === '@@',
        };
        centres.push(centre);
        centreOf.set(atom, centre);
      }
      if (last >= 0) {
        bonds.push([last, atom, order]);
        meet(last, atom);
        if (slant) slants.push({ from: last, to: atom, up: slant });
      }
      if (pendingFree) free.push({ atom, order });
      pendingFree = slant = 0;
      last = atom;
      order = 1;
    } else if (m[8]) {
      const opened = rings.get(m[8]);
      if (opened) {
        bonds.push([opened.atom, last, Math.max(order, opened.order)]);
        const closure = closures.get(m[8]);
        if (closure) closure.slots[closure.at] = last;
        closures.delete(m[8]);
        meet(last, opened.atom);
        rings.delete(m[8]);
      } else {
        rings.set(m[8], { atom: last, order });
        const slots = centreOf.get(last)?.slots;
        if (slots) closures.set(m[8], { slots, at: slots.push(OPEN) - 1 });
      }
      order = 1;
    } else if (m[7] === '=') order = 2;
    else if (m[7] === '#') order = 3;
    else if (m[7] === '/' || m[7] === '\\') slant = m[7] === '/' ? 1 : -1;
    else if (m[7] === '(') stack.push(last);
    else if (m[7] === ')') last = stack.pop()!;
    else if (m[7] === '.') last = -1;
    else if (m[7] === '!') acyl.push(last);
    else if (m[7] === '@') acidic.push(last);
    else if (m[7] === '*') {
      if (last < 0) pendingFree = 1;
      else {
        free.push({ atom: last, order });
        meet(last, WAITING);
        order = 1;
      }
    }
  }
  return {
    elements,
    charges,
    aromatic,
    hydrogens,
    anyBonds,
    bonds,
    free,
    acyl,
    acidic,
    centres,
    hasSeries: notation[0] === '&',
    usual: /^&[dl]/.test(notation) ? (notation[1] === 'd' ? 'D' : 'L') : null,
    planes: planesOf(bonds, slants),
    locants: colon < 0 ? [] : notation.slice(colon + 1).split(' '),
  };
}

/** The double bonds with a slash at both ends. */
function planesOf(
  bonds: readonly (readonly [number, number, number])[],
  slants: readonly Slant[],
): Plane[] {
  const beside = (atom: number): { other: number; up: number } | null => {
    const slant = slants.find((entry) => entry.from === atom || entry.to === atom);
    return slant
      ? {
          other: slant.from === atom ? slant.to : slant.from,
          up: slant.from === atom ? slant.up : -slant.up,
        }
      : null;
  };
  return bonds.flatMap(([a, b, order]) => {
    const left = order === 2 ? beside(a) : null,
      right = order === 2 ? beside(b) : null;
    return left && right
      ? [{ a, b, x: left.other, y: right.other, cis: left.up === right.up }]
      : [];
  });
}

/**
 * Adds a piece to the molecule; gives the index of its first atom: the others follow in the order
 * written.
 */
export function addPiece(building: Building, piece: Piece, series: Series | null = null): number {
  const start = building.element.length;
  piece.elements.forEach((element, i) => {
    const atom = building.addAtom(element, piece.charges[i]);
    // An aromatic [nH] has its hydrogen; other aromatic atoms take part in the ring's double bonds.
    building.mancude[atom] = piece.aromatic[i] && piece.hydrogens[i] === 0;
    building.wasMancude[atom] = piece.aromatic[i];
    building.rank[atom] = i;
    building.system[atom] = piece.aromatic[i] ? start + 1 : 0;
  });
  piece.anyBonds.forEach((any, i) => {
    if (any) building.valence[start + i] = ANY_BONDS;
  });
  for (const [a, b, order] of piece.bonds) building.bond(start + a, start + b, order);
  piece.hydrogens.forEach((count, i) => {
    if (count > 0 && !piece.aromatic[i])
      building.valence[start + i] =
        count +
        building.used(start + i) +
        piece.free.reduce((sum, free) => sum + (free.atom === i ? free.order : 0), 0);
  });
  // The configuration of an amino acid's word is that of the L form, and only holds where the name
  // says so.
  if (series !== null && !piece.hasSeries) {
    if (series === 'DL') building.racemic = true;
    else building.stereoDropped = true;
  }
  const meant = series ?? piece.usual,
    written = piece.usual ?? 'L';
  const isStated = !piece.hasSeries || meant === 'L' || meant === 'D';
  if (isStated)
    for (const { atom, slots, clockwise } of piece.centres)
      building.centres.set(start + atom, {
        slots: slots.map((slot) => (slot >= 0 ? start + slot : slot)),
        clockwise: piece.hasSeries && meant !== written ? !clockwise : clockwise,
      });
  for (const { a, b, x, y, cis } of piece.planes)
    building.planes.push({ a: start + a, b: start + b, x: start + x, y: start + y, cis });
  if (start !== building.element.length - piece.elements.length) throw new CannotBuild('atoms');
  return start;
}
