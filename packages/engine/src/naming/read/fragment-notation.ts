import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';

const ELEMENTS: Readonly<Record<string, number>> = {
  H: 1, Li: 3, B: 5, C: 6, N: 7, O: 8, F: 9, Na: 11, Mg: 12, Al: 13, Si: 14, P: 15, S: 16, Cl: 17, K: 19, Ca: 20, Fe: 26, Cu: 29, Zn: 30, Ge: 32, As: 33, Se: 34, Br: 35,
  Ag: 47, Sn: 50, Sb: 51, Te: 52, I: 53, Cs: 55, Ba: 56, Hg: 80, Tl: 81, Pb: 82, Bi: 83, Ga: 31, In: 49, Cd: 48,
};

/**
 * A piece of structure of the vocabulary, written as SMILES with marks: `*` a free valence (the first joins the parent), `!` after a carbon
 * that becomes the acyl carbon of an acid, `@` after an oxygen whose hydrogen is acidic (esters, salts, anhydrides), and after `:` the
 * locants of the atoms in the order written (`.` for none), so that `CC!:2 1` is the stem of acetic acid.
 */
export interface Piece {
  readonly elements: readonly number[];
  readonly charges: readonly number[];
  readonly aromatic: readonly boolean[];
  readonly hydrogens: readonly number[];
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

const TOKEN = /\[([A-Z][a-z]?|[a-z]+)(H\d?)?([+-]\d?)?\]|(Cl|Br|[BCNOPSFI]|[cnos])|([=#()*!@]|-)|(\d|%\d\d)/gy;

function readPiece(notation: string): Piece {
  const colon = notation.indexOf(':');
  const smiles = colon < 0 ? notation : notation.slice(0, colon);
  const elements: number[] = [], charges: number[] = [], aromatic: boolean[] = [], hydrogens: number[] = [];
  const bonds: [number, number, number][] = [], free: { atom: number; order: number }[] = [], acyl: number[] = [], acidic: number[] = [];
  const rings = new Map<string, { atom: number; order: number }>();
  const stack: number[] = [];
  let last = -1, order = 1, pendingFree = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < smiles.length) {
    const m = TOKEN.exec(smiles);
    if (!m) throw new Error(`vocabulary notation ${notation}`);
    const symbol = m[1] ?? m[4];
    if (symbol) {
      const upper = symbol[0].toUpperCase() + symbol.slice(1);
      if (!(upper in ELEMENTS)) throw new Error(`vocabulary element ${notation}`);
      const atom = elements.push(ELEMENTS[upper]) - 1;
      aromatic.push(symbol[0] !== upper[0]);
      hydrogens.push(m[2] ? Number(m[2].slice(1) || 1) : 0);
      charges.push(m[3] ? Number(m[3][0] + (m[3].slice(1) || '1')) : 0);
      if (last >= 0) bonds.push([last, atom, order]);
      if (pendingFree) free.push({ atom, order });
      pendingFree = 0;
      last = atom;
      order = 1;
    } else if (m[6]) {
      const opened = rings.get(m[6]);
      if (opened) {
        bonds.push([opened.atom, last, Math.max(order, opened.order)]);
        rings.delete(m[6]);
      } else rings.set(m[6], { atom: last, order });
      order = 1;
    } else if (m[5] === '=') order = 2;
    else if (m[5] === '#') order = 3;
    else if (m[5] === '(') stack.push(last);
    else if (m[5] === ')') last = stack.pop()!;
    else if (m[5] === '!') acyl.push(last);
    else if (m[5] === '@') acidic.push(last);
    else if (m[5] === '*') {
      if (last < 0) pendingFree = 1;
      else {
        free.push({ atom: last, order });
        order = 1;
      }
    }
  }
  return { elements, charges, aromatic, hydrogens, bonds, free, acyl, acidic, locants: colon < 0 ? [] : notation.slice(colon + 1).split(' ') };
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
  });
  for (const [a, b, order] of piece.bonds) building.bond(start + a, start + b, order);
  piece.hydrogens.forEach((count, i) => {
    if (count > 0 && !piece.aromatic[i]) building.valence[start + i] = count + building.used(start + i) + piece.free.reduce((sum, free) => sum + (free.atom === i ? free.order : 0), 0);
  });
  if (start !== building.element.length - piece.elements.length) throw new CannotBuild('atoms');
  return start;
}
