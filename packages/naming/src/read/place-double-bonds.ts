import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { valencesOf } from './valences.ts';

/** B, C, N, Si, P, Ge, As, Sn, Sb, Pb, Bi: the others have no hydrogen in a ring. */
const KEEPS_HYDROGEN = new Set([5, 6, 7, 14, 15, 32, 33, 50, 51, 82, 83]);

/**
 * Places the double bonds of mancude rings: a perfect matching over the atoms that can still take
 * one. Where none exists, the fewest atoms are left out and get a hydrogen: nitrogen before carbon,
 * low positions first ("indole" is 1H-indole, "pyridin-2-one" the 1H form).
 */
export function placeDoubleBonds(building: Building): void {
  const open: number[] = [];
  const index = new Map<number, number>();
  for (let a = 0; a < building.element.length; a++) {
    if (!building.mancude[a]) continue;
    building.mancude[a] = false;
    if (!takesDouble(building, a)) continue;
    index.set(a, open.length);
    open.push(a);
  }
  if (open.length === 0) return;
  const neighbours = open.map((a) =>
    building.neighbours[a]
      .filter(
        (b, k) =>
          index.has(b) && building.orders[a][k] === 1 && building.system[a] === building.system[b],
      )
      .map((b) => index.get(b)!),
  );
  let matching = matchInOrder(building, open, neighbours, (i) => preference(building, open[i]) * 2);
  // A hydrogen on carbon goes where benzene rings stay whole: fluorene is 9H-fluorene.
  if (
    matching.unmatched.some(
      (i) => building.element[open[i]] === 6 || building.element[open[i]] === 7,
    )
  )
    matching = matchInOrder(
      building,
      open,
      neighbours,
      (i) => preference(building, open[i]) * 2 + (inSixRing(i, neighbours) ? 1 : 0),
    );
  for (const i of matching.unmatched) {
    if (!KEEPS_HYDROGEN.has(building.element[open[i]]))
      throw new CannotBuild('no double bond possible');
  }
  for (let i = 0; i < open.length; i++)
    if (matching.partner[i] > i) building.setOrder(open[i], open[matching.partner[i]], 2);
}

/**
 * A maximum matching that leaves out atoms of low preference and, among equals, of low rank: atoms
 * are covered one after another in falling order, and an atom once covered stays so.
 */
function matchInOrder(
  building: Building,
  open: readonly number[],
  neighbours: readonly number[][],
  weight: (i: number) => number,
): { partner: Int16Array; unmatched: number[] } {
  const order = open
    .map((_, i) => i)
    .sort((i, j) => weight(j) - weight(i) || building.rank[open[j]] - building.rank[open[i]]);
  const partner = new Int16Array(open.length).fill(-1);
  const required = new Uint8Array(open.length);
  const unmatched: number[] = [];
  for (const i of order) {
    required[i] = 1;
    if (partner[i] >= 0) continue;
    if (
      !augment(i, neighbours, {
        partner,
        required,
        onPath: new Uint8Array(open.length),
        steps: 20_000,
      })
    ) {
      unmatched.push(i);
      required[i] = 0;
    }
  }
  return { partner, unmatched: unmatched.filter((i) => partner[i] < 0) };
}

/** The atom is in a six-membered ring of atoms that all take double bonds. */
function inSixRing(start: number, neighbours: readonly number[][]): boolean {
  const walk = (at: number, path: readonly number[]): boolean =>
    neighbours[at].some((next) =>
      next === start
        ? path.length === 6
        : path.length < 6 && !path.includes(next) && walk(next, [...path, next]),
    );
  return walk(start, [start]);
}

/** Carbon and a positive nitrogen (imidazolium) must be in a double bond before nitrogen is. */
function preference(building: Building, atom: number): number {
  return building.element[atom] === 6 || (building.element[atom] === 7 && building.charge[atom] > 0)
    ? 2
    : building.element[atom] === 7
      ? 1
      : 0;
}

function takesDouble(building: Building, atom: number): boolean {
  const used = building.used(atom);
  if (building.orders[atom].some((order) => order > 1) && !building.valence[atom])
    return building.element[atom] === 16 && used + 1 <= 6 && used % 2 === 1;
  const allowed =
    building.valence[atom] || valencesOf(building.element[atom], building.charge[atom])[0];
  return allowed - used >= 1;
}

interface Search {
  readonly partner: Int16Array;
  readonly required: Uint8Array;
  readonly onPath: Uint8Array;
  steps: number;
}

/**
 * Covers an atom: along an alternating path to a free atom, or to one that need not be covered.
 * Paths visit no atom twice, so odd rings are gone around either way; ring systems are small.
 */
function augment(start: number, neighbours: readonly number[][], search: Search): boolean {
  const { partner, required, onPath } = search;
  onPath[start] = 1;
  for (const next of neighbours[start]) {
    if (onPath[next] || partner[next] >= 0) continue;
    partner[start] = next;
    partner[next] = start;
    return true;
  }
  for (const next of neighbours[start]) {
    if (onPath[next] || search.steps-- < 0) continue;
    const beyond = partner[next];
    if (beyond < 0 || onPath[beyond]) continue;
    onPath[next] = 1;
    partner[next] = -1;
    partner[beyond] = -1;
    if (!required[beyond] || augment(beyond, neighbours, search)) {
      partner[start] = next;
      partner[next] = start;
      return true;
    }
    partner[next] = beyond;
    partner[beyond] = next;
    onPath[next] = 0;
  }
  onPath[start] = 0;
  return false;
}
