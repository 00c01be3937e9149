import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Composition } from '@elucida/generator/compositions';
import type { UnitMolecule } from '@elucida/generator/decompose';
import { pairLimit } from '@elucida/generator/pair-limit';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import type { Unit } from '@elucida/generator/units';

/**
 * A molecule under change: units at vertices and an order matrix. A move leaves it valid or is
 * undone. Hydrogens are what valence the bonds leave, so the formula holds as long as the sum of
 * bond orders does.
 */
export interface Draft {
  vertexCount: number;
  readonly units: Unit[];
  /** Bond order between a and b at `a * MAX_VERTICES + b`. */
  readonly order: Uint8Array;
  readonly adjacency: Int32Array;
  readonly degree: Uint8Array;
  /** Valence left for hydrogens or further bonds. */
  readonly open: Uint8Array;
  /** Sum of bond orders. */
  bondUnits: number;
  /**
   * Where changes are worth trying: running sums of the vertices' weights. Null: everywhere alike.
   */
  focus: Float64Array | null;
  /** Pairs of vertices that the spectra want nearer to each other. */
  apart: (readonly [number, number])[];
}

export function emptyDraft(): Draft {
  return {
    vertexCount: 0,
    units: [],
    order: new Uint8Array(MAX_VERTICES * MAX_VERTICES),
    adjacency: new Int32Array(MAX_VERTICES),
    degree: new Uint8Array(MAX_VERTICES),
    open: new Uint8Array(MAX_VERTICES),
    bondUnits: 0,
    focus: null,
    apart: [],
  };
}

export function copyDraft(target: Draft, source: Draft): void {
  target.vertexCount = source.vertexCount;
  target.bondUnits = source.bondUnits;
  target.focus = source.focus;
  target.apart = source.apart;
  target.units.length = source.vertexCount;
  for (let v = 0; v < source.vertexCount; v++) target.units[v] = source.units[v];
  target.order.set(source.order);
  target.adjacency.set(source.adjacency);
  target.degree.set(source.degree);
  target.open.set(source.open);
}

export function clearDraft(draft: Draft): void {
  draft.vertexCount = 0;
  draft.bondUnits = 0;
  draft.focus = null;
  draft.apart = [];
  draft.units.length = 0;
  draft.order.fill(0);
  draft.adjacency.fill(0);
  draft.degree.fill(0);
  draft.open.fill(0);
}

/** Adds an unbonded unit and returns its vertex. */
export function addUnit(draft: Draft, unit: Unit): number {
  const v = draft.vertexCount++;
  draft.units[v] = unit;
  draft.open[v] = unit.valence;
  return v;
}

export function orderBetween(draft: Draft, a: number, b: number): number {
  return draft.order[a * MAX_VERTICES + b];
}

/** Sets a bond's order; the caller has checked `canSetOrder`. */
export function setOrder(draft: Draft, a: number, b: number, order: number): void {
  const before = draft.order[a * MAX_VERTICES + b];
  const change = order - before;
  draft.order[a * MAX_VERTICES + b] = draft.order[b * MAX_VERTICES + a] = order;
  draft.open[a] -= change;
  draft.open[b] -= change;
  draft.bondUnits += change;
  if (before === 0 && order > 0) {
    draft.adjacency[a] |= 1 << b;
    draft.adjacency[b] |= 1 << a;
    draft.degree[a]++;
    draft.degree[b]++;
  } else if (before > 0 && order === 0) {
    draft.adjacency[a] &= ~(1 << b);
    draft.adjacency[b] &= ~(1 << a);
    draft.degree[a]--;
    draft.degree[b]--;
  }
}

export function canSetOrder(draft: Draft, a: number, b: number, order: number): boolean {
  if (a === b || order > 3) return false;
  const before = draft.order[a * MAX_VERTICES + b];
  const change = order - before;
  if (change > draft.open[a] || change > draft.open[b]) return false;
  const [x, y] = [draft.units[a], draft.units[b]];
  if (before === 0 && (draft.degree[a] >= x.maxDegree || draft.degree[b] >= y.maxDegree))
    return false;
  return order <= 1 || order - 1 <= pairLimit(x, y);
}

/**
 * a–b, c–d → a–c, b–d: a–c with the order of a–b, b–d with that of c–d. False, possibly half
 * changed, where they do not fit.
 */
export function crossBonds(
  draft: Draft,
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): boolean {
  const first = orderBetween(draft, a, b);
  const second = orderBetween(draft, c, d);
  if (orderBetween(draft, a, c) > 0 || orderBetween(draft, b, d) > 0) return false;
  setOrder(draft, a, b, 0);
  setOrder(draft, c, d, 0);
  if (!canSetOrder(draft, a, c, first)) return false;
  setOrder(draft, a, c, first);
  if (!canSetOrder(draft, b, d, second)) return false;
  setOrder(draft, b, d, second);
  return true;
}

export function isConnected(draft: Draft): boolean {
  return (
    reachable(draft, 0, -1, -1) ===
    (draft.vertexCount === 31 ? 0x7fffffff : (1 << draft.vertexCount) - 1)
  );
}

/** Vertices that can be reached from `from` without the bond a–b, as a mask. */
export function reachable(draft: Draft, from: number, a: number, b: number): number {
  let reached = 1 << from;
  let frontier = reached;
  while (frontier !== 0) {
    const v = 31 - Math.clz32(frontier & -frontier);
    frontier &= frontier - 1;
    let next = draft.adjacency[v] & ~reached;
    if (v === a) next &= ~(1 << b);
    else if (v === b) next &= ~(1 << a);
    reached |= next;
    frontier |= next;
  }
  return reached;
}

/**
 * True when every unit has the bonds that it needs: groups are bonded, and none carries a hydrogen
 * that it cannot.
 */
export function isComplete(draft: Draft): boolean {
  for (let v = 0; v < draft.vertexCount; v++) {
    const unit = draft.units[v];
    if (draft.degree[v] < unit.minDegree || (!unit.mayCarryHydrogen && draft.open[v] > 0))
      return false;
  }
  return true;
}

/** Sum of bond orders that gives a composition its hydrogens. */
export function neededBondUnits(composition: Composition): number {
  return composition.unsaturation + composition.vertexCount - 1;
}

export function draftFrom(molecule: UnitMolecule): Draft {
  const draft = emptyDraft();
  for (const unit of molecule.units) addUnit(draft, unit);
  for (const { a, b, order } of molecule.bonds) setOrder(draft, a, b, order);
  return draft;
}

/**
 * Writes a complete draft into a graph with room for all its atoms: vertices first, atoms of groups
 * after them.
 */
export function writeDraft(draft: Draft, graph: MolecularGraph): void {
  const { degree, neighbours, orders, hydrogens, element, charge } = graph;
  degree.fill(0);
  const bond = (a: number, b: number, order: number): void => {
    neighbours[a * MAX_DEGREE + degree[a]] = b;
    orders[a * MAX_DEGREE + degree[a]++] = order;
    neighbours[b * MAX_DEGREE + degree[b]] = a;
    orders[b * MAX_DEGREE + degree[b]++] = order;
  };
  let next = draft.vertexCount;
  for (let v = 0; v < draft.vertexCount; v++) {
    const unit = draft.units[v];
    element[v] = unit.element;
    charge[v] = unit.charge;
    hydrogens[v] = draft.open[v];
    for (let rest = draft.adjacency[v] & ((1 << v) - 1); rest !== 0; rest &= rest - 1) {
      const w = 31 - Math.clz32(rest & -rest);
      bond(w, v, draft.order[v * MAX_VERTICES + w]);
    }
  }
  for (let v = 0; v < draft.vertexCount; v++) {
    const first = next;
    for (const atom of draft.units[v].attached) {
      element[next] = atom.element;
      charge[next] = atom.charge;
      hydrogens[next] = 0;
      bond(atom.bondedTo === 0 ? v : first + atom.bondedTo - 1, next, atom.order);
      next++;
    }
  }
}
