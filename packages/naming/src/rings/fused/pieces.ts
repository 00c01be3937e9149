import type { Locant } from '../locant.ts';
import { compareLocant } from '../locant.ts';
import { ringCount, skeletonFromBonds, type Skeleton } from '../skeleton.ts';
import { componentOf } from './component-of.ts';
import type { Component } from './component.ts';
import { fusedRings, type FusedRings } from './fused-rings.ts';

/** Connected rings of a fused system, as one component. */
export interface Piece {
  readonly rings: readonly number[];
  /** Atoms of the whole system; atom i of the component's skeleton is `atoms[i]`. */
  readonly atoms: readonly number[];
  readonly skeleton: Skeleton;
  readonly component: Component;
}

/** The pieces of a system, each named once. */
export class PieceTable {
  private readonly known = new Map<number, Piece | null>();
  readonly elements: readonly number[];
  constructor(
    private readonly skeleton: Skeleton,
    readonly system: FusedRings,
  ) {
    this.elements = skeleton.elements;
  }

  /** The named piece of these rings; null where they have no name without fusion brackets. */
  of(rings: readonly number[]): Piece | null {
    const key = rings.reduce((mask, ring) => mask | (1 << ring), 0);
    let piece = this.known.get(key);
    if (piece === undefined) {
      piece = this.make(rings);
      this.known.set(key, piece);
    }
    return piece;
  }

  private make(rings: readonly number[]): Piece | null {
    const atoms = [...new Set(rings.flatMap((ring) => this.system.rings[ring]))];
    const place = new Map(atoms.map((atom, i) => [atom, i]));
    const bonds = new Map<number, [number, number]>();
    for (const index of rings) {
      const ring = this.system.rings[index];
      ring.forEach((atom, i) => {
        const a = place.get(atom)!,
          b = place.get(ring[(i + 1) % ring.length])!;
        bonds.set(Math.min(a, b) * 256 + Math.max(a, b), [a, b]);
      });
    }
    const skeleton = skeletonFromBonds(
      atoms.map((atom) => this.skeleton.elements[atom]),
      [...bonds.values()],
    );
    const component = componentOf(skeleton);
    return component && { rings, atoms, skeleton, component };
  }

  /** Rings of a list that can be reached from each other through the list. */
  connectedParts(rings: readonly number[]): number[][] {
    const left = new Set(rings);
    const parts: number[][] = [];
    for (const start of rings) {
      if (!left.delete(start)) continue;
      const part = [start];
      for (let i = 0; i < part.length; i++)
        for (const { other } of this.system.fusions[part[i]])
          if (left.delete(other)) part.push(other);
      parts.push(part.sort((p, q) => p - q));
    }
    return parts;
  }
}

/**
 * The outer atoms of a component in the order of its lettered sides: from locant 1 towards 2
 * (P-25.3.1.3). In atoms of the whole system.
 */
export function letteredPeriphery(skeleton: Skeleton, locants: readonly Locant[]): number[] | null {
  const around = ringCount(skeleton) === 1 ? walkRing(skeleton) : fusedRings(skeleton)?.periphery;
  if (!around) return null;
  const n = around.length;
  const start = around.reduce(
    (best, atom, i) => (compareLocant(locants[atom], locants[around[best]]) < 0 ? i : best),
    0,
  );
  const forward =
    compareLocant(locants[around[(start + 1) % n]], locants[around[(start + n - 1) % n]]) < 0;
  return around.map((_, i) => around[(start + (forward ? i : n - i)) % n]);
}

function walkRing({ neighbours }: Skeleton): number[] {
  const order = [0, neighbours[0][0]];
  while (order.length < neighbours.length) {
    const last = order[order.length - 1];
    order.push(neighbours[last].find((b) => b !== order[order.length - 2])!);
  }
  return order;
}
