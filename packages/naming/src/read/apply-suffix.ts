import { FATTY } from '../words/more-acids.ts';
import type { SuffixWord } from '../words/suffix-words.ts';
import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';
import { atomAt, type Fragment } from './fragment.ts';
import { addPiece, pieceOf, type Piece } from './fragment-notation.ts';
import type { Ending, Group } from './tree.ts';

/** Adds a characteristic group at each of its places. */
export function applySuffix(
  building: Building,
  fragment: Fragment,
  ending: Ending<SuffixWord>,
  locants: readonly string[] | null,
  group: Group,
): void {
  const { what: word } = ending;
  for (const locant of ending.added) building.mancude[atomAt(building, fragment, locant)] = false;
  if (group.base.is === 'piece' && /^(ethylene|propylene|acetylene|allene)$/.test(group.base.name))
    throw new CannotBuild('no parent for suffixes');
  if (word.how === 'merge') return mergeSuffix(building, fragment, ending, locants, group);
  const piece = pieceOf(word.notation);
  if (locants && locants.length !== ending.count) throw new CannotBuild('places of the suffix');
  const places = locants
    ? locants.map((locant) => [locant, atomAt(building, fragment, locant)] as const)
    : onlyPlaces(building, fragment, ending, piece.free[0].order, group);
  for (const [locant, atom] of places) {
    const start = addMarked(building, fragment, piece, locant);
    building.bond(atom, start + piece.free[0].atom, piece.free[0].order);
    if (building.mancude[atom] && piece.free[0].order > 1) building.mancude[atom] = false;
    for (const { atom: free, order } of piece.free.slice(1))
      fragment.frees.push({ atom: start + free, order });
  }
}

function addMarked(building: Building, fragment: Fragment, piece: Piece, locant: string): number {
  const start = addPiece(building, piece);
  markAtoms(fragment, piece, (i) => start + i, locant);
  for (const atom of piece.acidic) fragment.acidic.push(start + atom);
  return start;
}

/** Notes the locants of a suffix's atoms: N before N′. */
function markAtoms(
  fragment: Fragment,
  piece: Piece,
  atomOf: (i: number) => number,
  at: string,
): void {
  const marked = piece.locants
    .map((mark, i) => ({ mark, i }))
    .filter(({ mark }) => mark !== '.')
    .sort((p, q) => p.mark.length - q.mark.length);
  for (const { mark, i } of marked) {
    if (/^\d/.test(mark)) fragment.places.set(mark, atomOf(i));
    else fragment.hetero.push({ letter: mark[0], atom: atomOf(i), at });
  }
}

/**
 * Where a suffix without locants goes: C-1 of short chains and of chains' amines and alcohols, else
 * only where all places are equivalent.
 */
function onlyPlaces(
  building: Building,
  fragment: Fragment,
  ending: Ending<SuffixWord>,
  order: number,
  group: Group,
): (readonly [string, number])[] {
  if (group.base.is === 'piece' && /[NOS](?![a-z])/.test(group.base.notation.split(':')[0]))
    throw new CannotBuild('suffix without place');
  const named = new Map([...fragment.places].map(([locant, atom]) => [atom, locant]));
  const result: (readonly [string, number])[] = [];
  const open = (): number[] =>
    fragment.core.filter(
      (atom) =>
        building.hydrogens(atom) + (building.mancude[atom] && order > 1 ? 1 : 0) >= order &&
        (building.element[atom] === 6 || fragment.core.length === 1),
    );
  if (fragment.core.length === 1)
    return Array.from({ length: ending.count }, () => ['1', fragment.core[0]] as const);
  for (let k = 0; k < ending.count; k++) {
    let candidates = open().filter((atom) => !result.some(([, taken]) => taken === atom));
    const wanted = ending.what.notation;
    if (
      group.base.is === 'chain' &&
      !group.base.cyclic &&
      group.unsaturations.every((entry) => entry.what === 1)
    ) {
      if (fragment.core.length > 2 && (wanted === '*=O' || wanted === '*=S'))
        candidates = candidates.filter((atom) => building.neighbours[atom].length === 2);
      else if (ending.count === 1) candidates = [fragment.core[0]];
      else if (fragment.core.length <= 2) candidates = candidates.slice(0, 1);
    }
    if (
      candidates.length === 0 ||
      !(areEquivalent(building, candidates) || candidates.length === ending.count - k)
    )
      throw new CannotBuild('suffix without place');
    result.push([named.get(candidates[0]) ?? '', candidates[0]]);
    if (k === 0 && ending.count > 1 && candidates.length > 2 && candidates.length !== ending.count)
      throw new CannotBuild('suffixes without places');
  }
  return result;
}

/** `oic acid`, `al`, `nitrile`: the chain's ends, or the acyl carbons of an acid's stem. */
function mergeSuffix(
  building: Building,
  fragment: Fragment,
  ending: Ending<SuffixWord>,
  locants: readonly string[] | null,
  group: Group,
): void {
  const piece = pieceOf(ending.what.notation);
  if (ending.what.words[0] === 'olide')
    return closeLactone(building, fragment, piece, locants, group);
  if (
    group.base.is === 'piece' &&
    FATTY_NAMES.has(group.base.name) &&
    ending.what.ends !== 'ic' &&
    ending.what.ends !== 'ate'
  )
    throw new CannotBuild('an alkyl group');
  // `dithioate` is the suffix of -C(=S)SH (IUPAC 1979, C-541.1); two of -C(=O)SH are
  // `bis(thioate)`.
  if (ending.count === 2 && ending.what.notation.startsWith('C(=O)S@'))
    throw new CannotBuild('two thio acids');
  let ends: number[];
  if (fragment.acyl.length > 0) {
    if (
      ending.what.stemOnly &&
      ending.what.notation === 'C(=O)*' &&
      group.base.is === 'piece' &&
      !TAKES_YL.test(group.base.name)
    )
      throw new CannotBuild('no acyl group');
    ends = fragment.acyl.splice(0);
    if (ending.count > 1 && ending.count !== ends.length)
      throw new CannotBuild('number of acid groups');
  } else if (group.base.is === 'chain' && !group.base.cyclic) {
    if (ending.count > 2) throw new CannotBuild('a chain has two ends');
    ends = locants
      ? locants.map((locant) => atomAt(building, fragment, locant))
      : [fragment.core[0], fragment.core.at(-1)!].slice(0, ending.count);
    if (ends.length !== ending.count || (ends.length === 2 && ends[0] === ends[1]))
      throw new CannotBuild('ends');
    // A chain of one carbon is its own end; longer ones only end where they end.
    for (const end of ends)
      if (building.neighbours[end].length > 1) throw new CannotBuild('not the end of the chain');
    fragment.places.set('acyl', ends[0]);
  } else if (group.base.is === 'piece' && group.base.stem && locants) {
    ends = locants.map((locant) => atomAt(building, fragment, locant));
    if (ends.length !== ending.count || ends.some((end) => building.neighbours[end].length !== 1))
      throw new CannotBuild('not the end of a chain');
    fragment.places.set('acyl', ends[0]);
  } else if (
    group.base.is === 'piece' &&
    takesCarbon(group.base) &&
    !(ending.what.stemOnly && /\*/.test(ending.what.notation))
  ) {
    const places = locants ?? null;
    if (!places || places.length !== ending.count) throw new CannotBuild('acid without place');
    ends = places.map((locant) => {
      const carbon = building.addAtom(6);
      building.bond(atomAt(building, fragment, locant), carbon, 1);
      return carbon;
    });
  } else throw new CannotBuild('no chain to end');
  for (const end of ends) mergePiece(building, fragment, piece, end);
}

/**
 * `octan-4-olide`, `pentadecanolide`: the acid's oxygen is bonded to the stated carbon, to the last
 * where none is stated.
 */
function closeLactone(
  building: Building,
  fragment: Fragment,
  piece: Piece,
  locants: readonly string[] | null,
  group: Group,
): void {
  if (group.base.is !== 'chain' || group.base.cyclic || (locants !== null && locants.length !== 1))
    throw new CannotBuild('no lactone');
  const carbon = locants ? atomAt(building, fragment, locants[0]) : fragment.core.at(-1)!;
  if (building.neighbours[fragment.core[0]].includes(carbon) || carbon === fragment.core[0])
    throw new CannotBuild('ring too small');
  mergePiece(building, fragment, piece, fragment.core[0]);
  building.bond(building.element.length - 1, carbon, 1);
}

/** Names of acids that are those of their alkyl groups: tetradecyloxy has no carbonyl group. */
const FATTY_NAMES = new Set(FATTY.map(([name]) => name));

/**
 * Acids whose acyl group ends in `yl`; others end in `oyl`, and their `yl` is an alkyl group
 * (stearyl) or nothing.
 */
const TAKES_YL = new RegExp(
  '^(acet|form|propion|butyr|isobutyr|valer|isovaler|pival|acryl|methacryl|' +
    'croton|oxal|malon|succin|glutar|adip|pimel|suber|sebac|glycol|lact|pyruv|' +
    'acetoacet|male|tartron|oxam|cyanoacet|hippur)$',
);

/** Rings whose stem stands for the ring with a carboxyl carbon: 2-naphthoic acid, 3-furaldehyde. */
export const takesCarbon = (base: { readonly acid: boolean; readonly name: string }): boolean =>
  base.acid && /^(naphth|fur|then|anthr)$/.test(base.name);

/** Adds the piece's atoms but the first, which is the carbon at hand. */
function mergePiece(building: Building, fragment: Fragment, piece: Piece, carbon: number): void {
  if (building.mancude[carbon]) throw new CannotBuild('aromatic carbon');
  const index: number[] = [carbon];
  const at = [...fragment.places].find(([, atom]) => atom === carbon)?.[0] ?? '';
  for (let i = 1; i < piece.elements.length; i++) {
    const atom = building.addAtom(piece.elements[i], piece.charges[i]);
    building.mancude[atom] = piece.aromatic[i];
    index.push(atom);
  }
  markAtoms(fragment, piece, (i) => index[i], at);
  for (const [a, b, order] of piece.bonds) building.bond(index[a], index[b], order);
  for (const atom of piece.acidic) fragment.acidic.push(index[atom]);
  for (const { atom, order } of piece.free) fragment.frees.push({ atom: index[atom], order });
}
