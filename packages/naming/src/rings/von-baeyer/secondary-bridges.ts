import { ringCount, type Skeleton } from '../skeleton.ts';
import { bondKey, longestBridges, type BridgePath } from './bridge-paths.ts';
import type { NumberedBicycle } from './main-bicycles.ts';

/**
 * A secondary bridge with the numbers of its bridgeheads; `level` 0 is independent, higher levels
 * depend on other secondary bridges.
 */
export interface SecondaryBridge {
  readonly size: number;
  readonly low: number;
  readonly high: number;
  readonly level: number;
}
/** A full numbering: atoms in the order of their numbers. */
export interface NumberedPolycycle {
  readonly order: readonly number[];
  readonly sizes: readonly [number, number, number];
  readonly bridges: readonly SecondaryBridge[];
}

interface State {
  readonly order: number[];
  readonly placed: boolean[];
  readonly used: Set<number>;
  readonly bridges: SecondaryBridge[];
}

/**
 * Numbers the atoms outside the main bicycle (IUPAC 2013, P-23.2.5.1, P-23.2.6.1): independent
 * bridges before dependent ones, the bridge at the highest-numbered bridgehead first, each from the
 * end nearer to its higher-numbered bridgehead. More than one result where bridges can be drawn in
 * several ways.
 */
export function numberSecondaryBridges(
  skeleton: Skeleton,
  { order, sizes }: NumberedBicycle,
): NumberedPolycycle[] {
  const n = skeleton.elements.length;
  if (order.length === n && ringCount(skeleton) === 2) return [{ order, sizes, bridges: [] }];
  const placed = new Array<boolean>(n).fill(false);
  for (const atom of order) placed[atom] = true;
  const used = new Set<number>();
  const ringLength = sizes[0] + sizes[1] + 2;
  for (let i = 0; i < ringLength; i++) used.add(bondKey(order[i], order[(i + 1) % ringLength], n));
  const spine = [order[0], ...order.slice(ringLength), order[sizes[0] + 1]];
  for (let i = 0; i + 1 < spine.length; i++) used.add(bondKey(spine[i], spine[i + 1], n));
  const found: NumberedPolycycle[] = [];
  const finish = (state: State, level: number) => {
    for (const chosen of chooseBridges(skeleton, state)) {
      if (chosen.length === 0) {
        if (state.order.length === n)
          found.push({ order: state.order, sizes, bridges: state.bridges });
        continue;
      }
      finish(place(state, chosen, level), level + 1);
    }
  };
  finish({ order: [...order], placed, used, bridges: [] }, 0);
  return found;
}

/**
 * Bridges between the atoms placed so far, the largest first; alternatives only where equally large
 * bridges share atoms.
 */
function chooseBridges(skeleton: Skeleton, state: State): BridgePath[][] {
  const n = skeleton.elements.length;
  const extend = (chosen: BridgePath[]): BridgePath[][] => {
    const used = new Set(state.used);
    const taken = new Set<number>();
    for (const bridge of chosen) {
      for (const atom of bridge.inner) taken.add(atom);
      for (const key of bridgeBonds(bridge, n)) used.add(key);
    }
    const candidates = longestBridges(skeleton, state.placed, used, taken);
    if (candidates.length === 0) return [chosen];
    const [first] = candidates;
    const rivals = candidates.filter(
      (other) =>
        other === first ||
        (first.inner.length > 0 && other.inner.some((atom) => first.inner.includes(atom))),
    );
    return rivals.slice(0, 12).flatMap((bridge) => extend([...chosen, bridge]));
  };
  return extend([]);
}

function bridgeBonds({ from, to, inner }: BridgePath, n: number): number[] {
  const all = [from, ...inner, to];
  return all.slice(1).map((atom, i) => bondKey(all[i], atom, n));
}

function place(state: State, chosen: readonly BridgePath[], level: number): State {
  const n = state.placed.length;
  const number = new Map(state.order.map((atom, i) => [atom, i + 1]));
  const directed = chosen
    .map((bridge) => {
      const a = number.get(bridge.from)!,
        b = number.get(bridge.to)!;
      return {
        bridge,
        high: Math.max(a, b),
        low: Math.min(a, b),
        inner: a > b ? bridge.inner : [...bridge.inner].reverse(),
      };
    })
    .sort((p, q) => q.high - p.high || q.low - p.low || q.inner.length - p.inner.length);
  const next: State = {
    order: [...state.order],
    placed: [...state.placed],
    used: new Set(state.used),
    bridges: [...state.bridges],
  };
  for (const { bridge, high, low, inner } of directed) {
    for (const atom of inner) {
      next.order.push(atom);
      next.placed[atom] = true;
    }
    for (const key of bridgeBonds(bridge, n)) next.used.add(key);
    next.bridges.push({ size: inner.length, low, high, level });
  }
  return next;
}
