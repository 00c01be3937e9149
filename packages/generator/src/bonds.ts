import { MAX_SKELETON_DEGREE, MAX_VERTICES, type Skeleton } from './skeleton.ts';
import { NO_TWIN, type SkeletonSymmetry } from './skeleton-symmetry.ts';
import type { Assignment } from './assignment.ts';
import type { Composition } from './compositions.ts';

export const MAX_BONDS = 2 * MAX_VERTICES;

/** The bonds of a skeleton and the units of order above one that they hold. */
export interface BondTable {
  count: number;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  /** Bond order − 1 by bond. */
  readonly extra: Uint8Array;
  /** Most that the skeleton allows by bond (strain); 2 where nothing forbids. */
  readonly limit: Uint8Array;
  /** Bond of the twin before the leaf at this bond, or 255. */
  readonly previousTwin: Uint8Array;
  /** Bond between vertices a and b at `a * MAX_VERTICES + b`. */
  readonly between: Uint8Array;
}

export function emptyBondTable(): BondTable {
  return {
    count: 0,
    from: new Uint8Array(MAX_BONDS),
    to: new Uint8Array(MAX_BONDS),
    extra: new Uint8Array(MAX_BONDS),
    limit: new Uint8Array(MAX_BONDS),
    previousTwin: new Uint8Array(MAX_BONDS),
    between: new Uint8Array(MAX_VERTICES * MAX_VERTICES),
  };
}

/** Lists the bonds of a skeleton; limits are reset to 2. */
export function tabulateBonds(
  table: BondTable,
  skeleton: Skeleton,
  symmetry: SkeletonSymmetry,
): void {
  let count = 0;
  for (let v = 1; v < skeleton.vertexCount; v++) {
    for (let k = 0; k < skeleton.degree[v]; k++) {
      const w = skeleton.neighbours[v * MAX_SKELETON_DEGREE + k];
      if (w > v) continue;
      table.from[count] = w;
      table.to[count] = v;
      table.extra[count] = 0;
      table.limit[count] = 2;
      table.between[v * MAX_VERTICES + w] = table.between[w * MAX_VERTICES + v] = count++;
    }
  }
  table.count = count;
  table.previousTwin.fill(255, 0, count);
  for (let v = 0; v < skeleton.vertexCount; v++) {
    const twin = symmetry.previousTwin[v];
    if (twin === NO_TWIN) continue;
    const centre = skeleton.neighbours[v * MAX_SKELETON_DEGREE];
    table.previousTwin[table.between[v * MAX_VERTICES + centre]] =
      table.between[twin * MAX_VERTICES + centre];
  }
}

export interface BondRequest {
  readonly composition: Composition;
  readonly skeleton: Skeleton;
  readonly symmetry: SkeletonSymmetry;
  readonly assignment: Assignment;
  readonly table: BondTable;
  /** Bond units to share out above single bonds. */
  readonly extraUnits: number;
  /** Valence by vertex that bonds leave, for hydrogens; kept up to date. */
  readonly free: Uint8Array;
  /** False ends the work. */
  readonly tick: () => boolean;
}

const active = new Uint8Array(MAX_BONDS);
const room = new Int32Array(MAX_BONDS + 1);

/**
 * Visits each distribution of the extra bond units once, up to the symmetry that the units leave.
 * False stops.
 */
export function distributeBonds(request: BondRequest, visit: () => boolean): boolean {
  const { composition, skeleton, assignment, table, free, tick } = request;
  const { units } = composition;
  const { unitOf } = assignment;
  const { from, to, extra, limit, previousTwin } = table;
  const n = skeleton.vertexCount;
  let mustFill = 0;
  for (let v = 0; v < n; v++) {
    free[v] = units[unitOf[v]].valence - skeleton.degree[v];
    if (!units[unitOf[v]].mayCarryHydrogen) mustFill += free[v];
  }
  if (mustFill > 2 * request.extraUnits) return true;
  let activeCount = 0;
  for (let bond = 0; bond < table.count; bond++) {
    extra[bond] = 0;
    if (capacity(bond) > 0) active[activeCount++] = bond;
  }
  room[activeCount] = 0;
  for (let i = activeCount - 1; i >= 0; i--) room[i] = room[i + 1] + capacity(active[i]);

  function capacity(bond: number): number {
    const a = from[bond];
    const b = to[bond];
    return Math.min(
      limit[bond],
      free[a],
      free[b],
      composition.pairLimit[unitOf[a] * units.length + unitOf[b]],
    );
  }

  function share(position: number, left: number): boolean {
    if (left === 0) {
      if (!tick()) return false;
      return !(mustFill === 0 || isFilled()) || !isLeast(request) || visit();
    }
    if (room[position] < left) return true;
    const bond = active[position];
    const a = from[bond];
    const b = to[bond];
    let most = Math.min(capacity(bond), left);
    const twin = previousTwin[bond];
    if (twin !== 255 && unitOf[a] + unitOf[b] === unitOf[from[twin]] + unitOf[to[twin]])
      most = Math.min(most, extra[twin]);
    for (let added = most; added >= 0; added--) {
      extra[bond] = added;
      free[a] -= added;
      free[b] -= added;
      const goOn = share(position + 1, left - added);
      free[a] += added;
      free[b] += added;
      if (!goOn) return false;
    }
    extra[bond] = 0;
    return true;
  }

  function isFilled(): boolean {
    for (let v = 0; v < n; v++) if (free[v] > 0 && !units[unitOf[v]].mayCarryHydrogen) return false;
    return true;
  }

  return share(0, request.extraUnits);
}

/**
 * Tests that no symmetry element that keeps the units makes the sequence of bond orders greater.
 */
function isLeast(request: BondRequest): boolean {
  const { assignment, symmetry, table } = request;
  const { extra, from, to, between, count } = table;
  for (let i = 0; i < assignment.stabiliserCount; i++) {
    const start = assignment.stabiliser[i] * MAX_VERTICES;
    for (let bond = 0; bond < count; bond++) {
      const mapped =
        extra[
          between[
            symmetry.images[start + from[bond]] * MAX_VERTICES + symmetry.images[start + to[bond]]
          ]
        ];
      if (mapped === extra[bond]) continue;
      if (mapped > extra[bond]) return false;
      break;
    }
  }
  return true;
}
