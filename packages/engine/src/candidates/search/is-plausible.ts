import type { MolecularGraph } from '@elucida/molecules/graph';
import { emptyBondTable, tabulateBonds } from '@elucida/generator/bonds';
import { decompose } from '@elucida/generator/decompose';
import { areForbiddenNeighbours, PLAUSIBLE } from '@elucida/generator/filters';
import { pairLimit } from '@elucida/generator/pair-limit';
import { emptySkeleton, MAX_SKELETON_DEGREE, MAX_VERTICES } from '@elucida/generator/skeleton';
import { hasPlausibleSmallRings } from '@elucida/generator/skeleton-filter';
import { emptySymmetry, NO_TWIN } from '@elucida/generator/skeleton-symmetry';
import { bitCount, emptySmallRings, listSmallRings } from '@elucida/generator/small-rings';
import { isBondPatternPlausible, limitStrain } from '@elucida/generator/strain';
import { draftFrom, isComplete, type Draft } from './draft.ts';

const skeleton = emptySkeleton();
const rings = emptySmallRings();
const table = emptyBondTable();
const symmetry = emptySymmetry();
symmetry.previousTwin.fill(NO_TWIN);

/**
 * Whether a molecule passes the filters of the generator in `chemical` mode, or would but for a
 * three-membered ring that is known all the same (`isStableSmallRing`).
 */
export function isPlausible(graph: MolecularGraph): boolean {
  const molecule = decompose(graph);
  if (molecule === null || molecule.units.length > MAX_VERTICES) return false;
  const draft = draftFrom(molecule);
  for (let v = 0; v < draft.vertexCount; v++)
    if (draft.degree[v] > MAX_SKELETON_DEGREE) return false;
  return isComplete(draft) && isPlausibleDraft(draft);
}

/** The same for a complete draft. */
export function isPlausibleDraft(draft: Draft): boolean {
  copySkeleton(draft);
  if (!hasPlausibleSmallRings(skeleton) || hasForbiddenNeighbours(draft)) return false;
  listSmallRings(skeleton, rings);
  if (hasHeteroatomChain(draft)) return false;
  tabulateBonds(table, skeleton, symmetry);
  limitStrain(table, skeleton, rings, (a, b, third) => isStableSmallRing(draft, a, b, third));
  for (let bond = 0; bond < table.count; bond++) {
    const [a, b] = [table.from[bond], table.to[bond]];
    const extra = draft.order[a * MAX_VERTICES + b] - 1;
    if (extra > 0 && extra > Math.min(table.limit[bond], pairLimit(draft.units[a], draft.units[b])))
      return false;
    table.extra[bond] = extra;
  }
  return isBondPatternPlausible(table, rings);
}

/**
 * Three-membered rings with a double bond that are kept in bottles, and published with spectra:
 * cyclopropenones, 2H-azirines and diazirines. The generator leaves them out.
 */
function isStableSmallRing(
  { adjacency, order, units }: Draft,
  a: number,
  b: number,
  third: number,
): boolean {
  if (units[third].name !== 'C') return false;
  const nitrogens = [a, b].filter((v) => units[v].name === 'N').length;
  const carbons = [a, b].filter((v) => units[v].name === 'C').length;
  if (nitrogens + carbons !== 2) return false;
  if (nitrogens > 0) return true;
  for (let rest = adjacency[third]; rest !== 0; rest &= rest - 1) {
    const next = 31 - Math.clz32(rest & -rest);
    if (units[next].name === 'O' && order[third * MAX_VERTICES + next] === 2) return true;
  }
  return false;
}

function copySkeleton(draft: Draft): void {
  skeleton.vertexCount = draft.vertexCount;
  for (let v = 0; v < draft.vertexCount; v++) {
    skeleton.adjacency[v] = draft.adjacency[v];
    skeleton.degree[v] = 0;
    for (let rest = draft.adjacency[v]; rest !== 0; rest &= rest - 1)
      skeleton.neighbours[v * MAX_SKELETON_DEGREE + skeleton.degree[v]++] =
        31 - Math.clz32(rest & -rest);
  }
}

function hasForbiddenNeighbours({ adjacency, units, vertexCount }: Draft): boolean {
  // Molecules of two atoms (Cl2, ClF) have nothing else to bond with.
  if (vertexCount <= 2) return false;
  for (let v = 1; v < vertexCount; v++) {
    if (units[v].name === 'C') continue;
    for (let rest = adjacency[v]; rest !== 0; rest &= rest - 1)
      if (areForbiddenNeighbours(units[v], units[31 - Math.clz32(rest & -rest)])) return true;
  }
  return false;
}

/** Open-chain N–N–N, and more O–O bonds than one. */
function hasHeteroatomChain({ adjacency, units, vertexCount }: Draft): boolean {
  let nitrogens = 0;
  let oxygens = 0;
  for (let v = 0; v < vertexCount; v++) {
    if (units[v].name === 'N') nitrogens |= 1 << v;
    else if (units[v].name === 'O') oxygens |= 1 << v;
  }
  for (let rest = nitrogens & ~rings.vertices; rest !== 0; rest &= rest - 1)
    if (bitCount(adjacency[31 - Math.clz32(rest & -rest)] & nitrogens) >= 2) return true;
  let peroxideEnds = 0;
  for (let rest = oxygens; rest !== 0; rest &= rest - 1)
    peroxideEnds += bitCount(adjacency[31 - Math.clz32(rest & -rest)] & oxygens);
  return peroxideEnds > 2 * PLAUSIBLE.maxPeroxideBonds;
}
