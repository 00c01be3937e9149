import { doublyBonded } from '@elucida/molecules/doubly-bonded';
import { MAX_DEGREE, neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * Features that known compounds have far less often than graphs have: what a chemist would doubt at
 * a glance.
 */
export const ALERTS = [
  'peroxide',
  'nitrogen-nitrogen',
  'nitrogen-oxygen',
  'sulfur-hetero',
  /** Hydroxyl on a sulfur of oxidation state IV: sulfinic acids; twice for sulfurous monoesters. */
  'sulfurous-acid',
  /** N–O with a sulfonyl group on either: sulfonates of hydroxylamines and oximes, N-hydroxysulfonamides. */
  'sulfonyl-hydroxylamine',
  'three-ring',
  'four-ring',
  'large-ring',
  'geminal-hetero',
  'hemiacetal',
  'enol',
  'enamine-nh',
  'cumulene',
  /** C≡C with oxygen, nitrogen or sulfur on it: ynol ethers, ynamines, alkynyl sulfides. */
  'hetero-alkyne',
  'ring-strain',
  'n-halogen',
  'charge',
] as const;
export type Alert = (typeof ALERTS)[number];
const INDEX = Object.fromEntries(ALERTS.map((alert, i) => [alert, i])) as Record<Alert, number>;

const isHalogen = (z: number) => z === 9 || z === 17 || z === 35 || z === 53;

/**
 * Counts the alerts of a molecule into `out` (one entry each of `ALERTS`). Independent of atom
 * order.
 */
export function countAlerts(
  graph: MolecularGraph,
  perception: Perception,
  out: Float64Array,
): void {
  const { atomCount, element, charge, degree, neighbours, orders, hydrogens } = graph;
  const { aromatic, aromaticBond, smallestRing, ringBond, bondRing } = perception;
  out.fill(0, 0, ALERTS.length);
  let chargedPairs = 0;
  for (let a = 0; a < atomCount; a++) {
    const z = element[a];
    let doubles = 0,
      triple = false,
      alkyne = false,
      singleHetero = 0,
      withHydrogen = 0,
      halogens = 0;
    for (let k = 0, slot = a * MAX_DEGREE; k < degree[a]; k++, slot++) {
      const b = neighbours[slot];
      const y = element[b];
      const order = orders[slot];
      if (order === 2) doubles++;
      else if (order === 3) {
        triple = true;
        alkyne = y === 6;
      } else if (isHalogen(y)) halogens++;
      else if (y === 7 || y === 8 || y === 16) {
        singleHetero++;
        if (hydrogens[b] > 0) withHydrogen++;
      }
      if (b > a) countBond(graph, perception, a, b, slot, out);
      if (ringBond[slot] && b > a && order > 1 && !aromaticBond[slot] && bondRing[slot] <= 4)
        out[INDEX['ring-strain']]++;
    }
    if (z === 6 && !aromatic[a]) {
      if (doubles === 0 && !triple && singleHetero + (halogens > 0 ? 1 : 0) > 1)
        out[INDEX['geminal-hetero']]++;
      if (doubles === 0 && !triple && withHydrogen > 0 && singleHetero + halogens > 1)
        out[INDEX.hemiacetal]++;
      if (doubles === 2) out[INDEX.cumulene]++;
      if (alkyne && singleHetero > 0) out[INDEX['hetero-alkyne']]++;
      if ((doubles === 2 || triple) && smallestRing[a] > 0 && smallestRing[a] < 8)
        out[INDEX['ring-strain']]++;
      if (
        doubles === 1 &&
        withHydrogen > 0 &&
        doublyBonded(graph, a, 8) < 0 &&
        doublyBonded(graph, a, 7) < 0
      ) {
        out[singleHydroxy(graph, a) ? INDEX.enol : INDEX['enamine-nh']]++;
      }
    }
    if (z === 16 && singleHydroxy(graph, a) && oxoGroups(graph, a) === 1)
      out[INDEX['sulfurous-acid']] += singleHetero;
    if (smallestRing[a] === 3) out[INDEX['three-ring']] += 1 / 3;
    else if (smallestRing[a] === 4) out[INDEX['four-ring']] += 1 / 4;
    else if (smallestRing[a] >= 8) out[INDEX['large-ring']] += 1 / smallestRing[a];
    if (charge[a] !== 0 && !balanced(graph, a)) chargedPairs++;
  }
  out[INDEX.charge] = chargedPairs;
}

function countBond(
  graph: MolecularGraph,
  perception: Perception,
  a: number,
  b: number,
  slot: number,
  out: Float64Array,
): void {
  const { element, charge, orders } = graph;
  const y = Math.min(element[a], element[b]);
  const z = Math.max(element[a], element[b]);
  if (y < 7) return;
  const resonant = charge[a] !== 0 || charge[b] !== 0 || perception.aromaticBond[slot] === 1;
  if (y === 8 && z === 8) out[INDEX.peroxide]++;
  else if (y === 7 && z === 7 && !resonant && orders[slot] === 1) out[INDEX['nitrogen-nitrogen']]++;
  else if (y === 7 && z === 8 && !resonant && orders[slot] === 1) {
    out[INDEX['nitrogen-oxygen']]++;
    if (isSulfonated(graph, a) || isSulfonated(graph, b)) out[INDEX['sulfonyl-hydroxylamine']]++;
  } else if (isHalogen(y) || (isHalogen(z) && (y === 7 || y === 8 || y === 16)))
    out[INDEX['n-halogen']]++;
  else if (
    z === 16 &&
    (y === 7 || y === 8 || y === 16) &&
    orders[slot] === 1 &&
    !hasOxo(graph, element[a] === 16 ? a : b)
  )
    out[INDEX['sulfur-hetero']]++;
}

/** Oxygens that the atom holds by a double bond. */
function oxoGroups({ element, degree, neighbours, orders }: MolecularGraph, a: number): number {
  let oxo = 0;
  for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++)
    if (orders[slot] === 2 && element[neighbours[slot]] === 8) oxo++;
  return oxo;
}

/** Whether the atom carries the sulfonyl group of a sulfonic acid, its sulfur on carbon. */
function isSulfonated(graph: MolecularGraph, a: number): boolean {
  return neighboursOf(graph, a).some(
    (sulfur) =>
      graph.element[sulfur] === 16 &&
      oxoGroups(graph, sulfur) === 2 &&
      neighboursOf(graph, sulfur).some((other) => graph.element[other] === 6),
  );
}

/**
 * True for a sulfur of a sulfoxide, sulfone or sulfonyl group, where S–N and S–O bonds are
 * ordinary.
 */
const hasOxo = (graph: MolecularGraph, a: number): boolean => doublyBonded(graph, a, 8) >= 0;

function singleHydroxy(
  { element, degree, neighbours, orders, hydrogens }: MolecularGraph,
  a: number,
): boolean {
  for (let k = 0; k < degree[a]; k++) {
    const b = neighbours[a * MAX_DEGREE + k];
    if (
      orders[a * MAX_DEGREE + k] === 1 &&
      element[b] !== 7 &&
      element[b] !== 6 &&
      hydrogens[b] > 0
    )
      return true;
  }
  return false;
}

/** True where a neighbour carries the opposite charge: nitro, azide, N-oxide. */
function balanced({ charge, degree, neighbours }: MolecularGraph, a: number): boolean {
  for (let k = 0; k < degree[a]; k++)
    if (charge[neighbours[a * MAX_DEGREE + k]] * charge[a] < 0) return true;
  return false;
}
