import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Bonds } from './bonds.ts';

/**
 * Log units against what molecules rarely have. By judgement; the judge, who knows better, has the last
 * word.
 */
const COST = {
  part: 5,
  epoxide: 1.2,
  threeRing: 2.5,
  unsaturatedThreeRing: 6,
  fourRing: 2,
  cumulated: 6,
  triple: 1.5,
  peroxide: 6.5,
  nitrogenOxygen: 2.5,
  nitrogenNitrogen: 1.5,
  /** N=N–H. */
  diazene: 5,
  secondRowHetero: 0.5,
  otherHetero: 4,
  /** An enol of an acid or ester, and two hydroxyl groups on one saturated carbon. */
  esterEnol: 5,
  gemDiol: 4,
} as const;

/** What bonds and small rings of a molecule cost, and each part that is not bonded to the others. */
export const structureCost = (graph: Bonds): number =>
  COST.part * (countParts(graph) - 1) + costOfBonds(graph) + costOfRings(graph);

const seen = new Uint8Array(256);
const queue = new Uint8Array(256);

/** Whether all atoms are bonded together. */
export const isWhole = (graph: Bonds): boolean => countParts(graph) === 1;

function countParts({ size, degree, neighbours }: Bonds): number {
  let parts = 0;
  seen.fill(0, 0, size);
  for (let first = 0; first < size; first++) {
    if (seen[first] === 1) continue;
    parts++;
    let end = 0;
    seen[first] = 1;
    queue[end++] = first;
    for (let at = 0; at < end; at++)
      for (
        let slot = queue[at] * MAX_DEGREE, last = slot + degree[queue[at]];
        slot < last;
        slot++
      ) {
        const other = neighbours[slot];
        if (seen[other] === 1) continue;
        seen[other] = 1;
        queue[end++] = other;
      }
  }
  return parts;
}

function costOfBonds(graph: Bonds): number {
  const { size, degree, neighbours, elements } = graph;
  let cost = 0;
  for (let v = 0; v < size; v++) {
    let doubles = 0;
    let hydroxyls = 0;
    let others = 0;
    let vinylic = false;
    for (let slot = v * MAX_DEGREE, last = slot + degree[v]; slot < last; slot++) {
      const w = neighbours[slot];
      const order = graph.orderOf(v, w);
      if (order === 2) {
        doubles++;
        vinylic ||= elements[w] === 6;
      } else if (elements[w] === 8 && graph.hydrogens[w] > 0) hydroxyls++;
      else if (elements[w] === 8 || elements[w] === 7) others++;
      if (order === 3 && v < w) cost += COST.triple;
      if (elements[v] !== 6 && elements[w] !== 6 && v < w)
        cost += heteroBond(elements[v], elements[w]);
      if (order === 2 && elements[v] === 7 && elements[w] === 7 && graph.hydrogens[v] > 0)
        cost += COST.diazene;
    }
    if (doubles > 1) cost += COST.cumulated;
    if (elements[v] === 6 && hydroxyls > 0) {
      if (vinylic && hydroxyls + others > 1) cost += COST.esterEnol;
      else if (doubles === 0 && hydroxyls > 1) cost += COST.gemDiol;
    }
  }
  return cost;
}

function heteroBond(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  if (low === 8 && high === 8) return COST.peroxide;
  if (low === 7 && high === 8) return COST.nitrogenOxygen;
  if (low === 7 && high === 7) return COST.nitrogenNitrogen;
  // Sulfonamides, sulfonates, silyl ethers and phosphates are common.
  const isSecondRow = high === 14 || high === 15 || high === 16;
  return low <= 8 && isSecondRow ? COST.secondRowHetero : COST.otherHetero;
}

/** Rings of three and four; each is met once from every vertex of it, or from two. */
function costOfRings(graph: Bonds): number {
  const { size, degree, neighbours, elements } = graph;
  let cost = 0;
  for (let x = 0; x < size; x++)
    for (let i = 1; i < degree[x]; i++) {
      const p = neighbours[x * MAX_DEGREE + i];
      for (let j = 0; j < i; j++) {
        const q = neighbours[x * MAX_DEGREE + j];
        const order = graph.orderOf(p, q);
        if (order > 0) {
          cost += COST.threeRing / 3;
          if (order > 1) cost += COST.unsaturatedThreeRing;
          if (elements[x] === 8) cost += COST.epoxide - COST.threeRing;
          continue;
        }
        for (let slot = p * MAX_DEGREE, last = slot + degree[p]; slot < last; slot++) {
          const y = neighbours[slot];
          if (y > x && graph.orderOf(y, q) > 0) cost += COST.fourRing / 2;
        }
      }
    }
  return cost;
}
