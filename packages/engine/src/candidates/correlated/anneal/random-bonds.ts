import type { Random } from '../../search/random.ts';
import { pick, shuffled } from '../draws.ts';
import type { BondGraph } from './bond-graph.ts';

const ATTEMPTS = 200;

/**
 * Fills an empty graph, whose hydrogens are set, with bonds at random: a tree first, then what valences
 * are left. False where they do not come out even.
 */
export function bondAtRandom(graph: BondGraph, random: Random): boolean {
  const { size, units } = graph;
  const free = Array.from({ length: size }, (_, v) => graph.bondUnits(v));
  if (free.some((each, v) => each < Math.max(size > 1 ? 1 : 0, units[v].minDegree))) return false;
  const bond = (a: number, b: number): void => {
    graph.strengthen(a, b);
    free[a]--;
    free[b]--;
  };
  // Vertices with several bonds first, so that the tree does not close too early.
  const order = shuffled(
    random,
    units.map((_, v) => v),
  ).sort((a, b) => Number(free[b] > 1) - Number(free[a] > 1));
  const joined = [order[0]];
  for (const v of order.slice(1)) {
    const open = joined.filter((w) => free[w] > 0 && graph.canStrengthen(v, w));
    if (open.length === 0) return false;
    bond(v, pick(random, open));
    joined.push(v);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const open = order.filter((v) => free[v] > 0);
    if (open.length === 0) return true;
    const v = pick(random, open);
    const partners = open.filter((w) => graph.canStrengthen(v, w));
    if (partners.length > 0) {
      bond(v, pick(random, partners));
      continue;
    }
    if (free[v] < 2) continue;
    // Two valences on one vertex go between the ends of a bond.
    const a = pick(random, order);
    if (a === v || graph.degree[a] === 0) continue;
    const b = order.find((w) => w !== v && graph.orderOf(a, w) > 1);
    if (b === undefined || !graph.canStrengthen(a, v)) continue;
    graph.weaken(a, b);
    graph.strengthen(a, v);
    if (graph.canStrengthen(b, v)) {
      graph.strengthen(b, v);
      free[v] -= 2;
    } else {
      graph.weaken(a, v);
      graph.strengthen(a, b);
    }
  }
  return false;
}
