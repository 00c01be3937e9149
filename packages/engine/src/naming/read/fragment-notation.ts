import type { Building } from './building.ts';
import { ELEMENT_SYMBOLS } from '../words/element-symbols.ts';
import { ANY_BONDS, CannotBuild } from './building.ts';

const ELEMENTS: Readonly<Record<string, number>> = Object.fromEntries(ELEMENT_SYMBOLS.map((symbol, i) => [symbol, i + 1]));

/**
 * A piece of structure of the vocabulary, written as SMILES with marks: `*` a free valence (the first joins the parent), `!` after a carbon
 * that becomes the acyl carbon of an acid, `@` after an oxygen whose hydrogen is acidic (esters, salts, anhydrides), and after `:` the
 * locants of the atoms in the order written (`.` for none). `[Zn~]` is a metal with any number of bonds. So that `CC!:2 1` is the stem of acetic acid.
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
}

const read = new Map<string, Piece>();

/** Reads the notation once and keeps it. Throws Error for a mistake in the vocabulary. */
export function pieceOf(notation: string): Piece {
  let piece = read.get(notation);
  if (!piece) read.set(notation, (piece = readPiece(notation)));
  return piece;
}

const TOKEN = /\[([A-Z][a-z]?|[a-z]+)(H\d?)?([+-]\d?)?(~)?\]|(Cl|Br|[BCNOPSFI]|[cnos])|([=#()*!@]|-)|(\d|%\d\d)/gy;

function readPiece(notation: string): Piece {
  const colon = notation.indexOf(':');
  const smiles = colon < 0 ? notation : notation.slice(0, colon);
  const elements: number[] = [], charges: number[] = [], aromatic: boolean[] = [], anyBonds: boolean[] = [], hydrogens: number[] = [];
  const bonds: [number, number, number][] = [], free: { atom: number; order: number }[] = [], acyl: number[] = [], acidic: number[] = [];
  const rings = new Map<string, { atom: number; order: number }>();
  const stack: number[] = [];
  let last = -1, order = 1, pendingFree = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < smiles.length) {
    const m = TOKEN.exec(smiles);
    if (!m) throw new Error(`vocabulary notation ${notation}`);
    const symbol = m[1] ?? m[5];
    if (symbol) {
      const upper = symbol[0].toUpperCase() + symbol.slice(1);
      if (!(upper in ELEMENTS)) throw new Error(`vocabulary element ${notation}`);
      const atom = elements.push(ELEMENTS[upper]) - 1;
      aromatic.push(symbol[0] !== upper[0]);
      hydrogens.push(m[2] ? Number(m[2].slice(1) || 1) : 0);
      anyBonds.push(m[4] !== undefined);
      charges.push(m[3] ? Number(m[3][0] + (m[3].slice(1) || '1')) : 0);
      if (last >= 0) bonds.push([last, atom, order]);
      if (pendingFree) free.push({ atom, order });
      pendingFree = 0;
      last = atom;
      order = 1;
    } else if (m[7]) {
      const opened = rings.get(m[7]);
      if (opened) {
        bonds.push([opened.atom, last, Math.max(order, opened.order)]);
        rings.delete(m[7]);
      } else rings.set(m[7], { atom: last, order });
      order = 1;
    } else if (m[6] === '=') order = 2;
    else if (m[6] === '#') order = 3;
    else if (m[6] === '(') stack.push(last);
    else if (m[6] === ')') last = stack.pop()!;
    else if (m[6] === '!') acyl.push(last);
    else if (m[6] === '@') acidic.push(last);
    else if (m[6] === '*') {
      if (last < 0) pendingFree = 1;
      else {
        free.push({ atom: last, order });
        order = 1;
      }
    }
  }
  return { elements, charges, aromatic, hydrogens, anyBonds, bonds, free, acyl, acidic, locants: colon < 0 ? [] : notation.slice(colon + 1).split(' ') };
}

/** Adds a piece to the molecule; gives the index of its first atom: the others follow in the order written. */
export function addPiece(building: Building, piece: Piece): number {
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
    if (count > 0 && !piece.aromatic[i]) building.valence[start + i] = count + building.used(start + i) + piece.free.reduce((sum, free) => sum + (free.atom === i ? free.order : 0), 0);
  });
  if (start !== building.element.length - piece.elements.length) throw new CannotBuild('atoms');
  return start;
}
