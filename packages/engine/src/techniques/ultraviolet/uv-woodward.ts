import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ExpectedMaximum } from './uv-maximum.ts';

/**
 * Woodward–Fieser increments, nm (Woodward 1941–42; Fieser & Fieser 1949; values as in Pretsch and
 * Silverstein): dienes 217, homoannular 253; enones 215, cyclopentenones 202, enals 207, acids and
 * esters 193; 30 for each further conjugated double bond, 5 for an exocyclic double bond; alkyl on
 * dienes 5, on enones 10 (alpha), 12 (beta), 18 (beyond). Of a cross-conjugated dienone the longer
 * or more substituted branch counts.
 */
const DIENE = 217,
  HOMOANNULAR_DIENE = 253,
  ENONE = 215,
  CYCLOPENTENONE = 202,
  ENAL = 207,
  ENOIC = 193;
const EXTENSION = 30,
  EXOCYCLIC = 5,
  DIENE_ALKYL = 5,
  ALPHA = 10,
  BETA = 12,
  GAMMA = 18;
/**
 * Heteroatoms by element, nm, on dienes and in alpha and beta position of enones; a beta nitrogen
 * on acids and amides moves less (ethyl 3-aminocrotonate 274, uracil 259).
 */
const ON_DIENE: Readonly<Record<number, number>> = { 7: 60, 8: 6, 16: 30, 17: 5, 35: 5 };
const ON_ALPHA: Readonly<Record<number, number>> = { 8: 35, 17: 15, 35: 25 };
const ON_BETA: Readonly<Record<number, number>> = { 7: 95, 8: 30, 16: 85, 17: 12, 35: 30 };
const BETA_NITROGEN_ON_ACID = 68;
/** Scatter of the rules over their own examples, nm. */
const SD = 6;
/**
 * The same of enones that carry heteroatoms or have two arms: 4,4-dimethyl-2,5-cyclohexadienone is
 * 8 nm off, 3-ethoxy-2-cyclohexenone 7.
 */
const SD_IRREGULAR = 8;

/**
 * Maxima of conjugated dienes, polyenes and enones that no aromatic ring belongs to
 * (`arylVinylMaxima` has those).
 */
export function conjugatedMaxima(graph: MolecularGraph, perception: Perception): ExpectedMaximum[] {
  const maxima: ExpectedMaximum[] = [];
  const taken = new Uint8Array(graph.atomCount);
  for (let a = 0; a < graph.atomCount; a++) {
    if (taken[a] || partnerOf(graph, perception, a) < 0) continue;
    const chain = conjugatedSystem(graph, perception, a, taken);
    const bonds = chain.length / 2;
    if (bonds < 2 || chain.some((c) => isOnArene(graph, perception, c))) continue;
    const carbonyl = chain.find(
      (c) => graph.element[c] === 6 && graph.element[partnerOf(graph, perception, c)] === 8,
    );
    maxima.push(
      carbonyl === undefined
        ? diene(graph, perception, chain)
        : enone(graph, perception, chain, carbonyl),
    );
  }
  return maxima;
}

/** Atom at the other end of a double bond of C=C or C=O outside aromatic rings, -1 without. */
function partnerOf(graph: MolecularGraph, perception: Perception, a: number): number {
  for (let k = 0; k < graph.degree[a]; k++) {
    const slot = a * MAX_DEGREE + k;
    const b = graph.neighbours[slot];
    if (
      graph.orders[slot] === 2 &&
      !perception.aromaticBond[slot] &&
      (graph.element[a] === 6 || graph.element[a] === 8) &&
      (graph.element[b] === 6 || graph.element[b] === 8)
    )
      return b;
  }
  return -1;
}

function conjugatedSystem(
  graph: MolecularGraph,
  perception: Perception,
  start: number,
  taken: Uint8Array,
): number[] {
  const chain = [start];
  taken[start] = 1;
  for (let i = 0; i < chain.length; i++) {
    const a = chain[i];
    for (let k = 0; k < graph.degree[a]; k++) {
      const b = graph.neighbours[a * MAX_DEGREE + k];
      if (taken[b] || perception.aromatic[b] || partnerOf(graph, perception, b) < 0) continue;
      taken[b] = 1;
      chain.push(b);
    }
  }
  return chain;
}

function isOnArene(graph: MolecularGraph, perception: Perception, a: number): boolean {
  for (let k = 0; k < graph.degree[a]; k++)
    if (perception.aromatic[graph.neighbours[a * MAX_DEGREE + k]]) return true;
  return false;
}

/**
 * Carbon substituents on the system's atoms that do not belong to it: alkyl groups and ring
 * residues.
 */
function residues(graph: MolecularGraph, chain: readonly number[], atom: number): number {
  let count = 0;
  for (let k = 0; k < graph.degree[atom]; k++) {
    const b = graph.neighbours[atom * MAX_DEGREE + k];
    if (!chain.includes(b) && graph.element[b] === 6) count++;
  }
  return count;
}

/** Sum of the increments of the heteroatoms on an atom of the system. */
function polarIncrement(
  graph: MolecularGraph,
  chain: readonly number[],
  atom: number,
  by: Readonly<Record<number, number>>,
): number {
  let sum = 0;
  for (let k = 0; k < graph.degree[atom]; k++) {
    const b = graph.neighbours[atom * MAX_DEGREE + k];
    if (!chain.includes(b)) sum += by[graph.element[b]] ?? 0;
  }
  return sum;
}

function exocyclicBonds(
  graph: MolecularGraph,
  perception: Perception,
  chain: readonly number[],
): number {
  let count = 0;
  for (const a of chain) {
    const b = partnerOf(graph, perception, a);
    if (graph.element[b] !== 6 || graph.element[a] !== 6) continue;
    const slot = slotOf(graph, a, b);
    if (perception.smallestRing[a] > 0 && !perception.ringBond[slot]) count++;
  }
  return count;
}

function slotOf(graph: MolecularGraph, a: number, b: number): number {
  for (let k = 0; k < graph.degree[a]; k++)
    if (graph.neighbours[a * MAX_DEGREE + k] === b) return a * MAX_DEGREE + k;
  return -1;
}

function diene(
  graph: MolecularGraph,
  perception: Perception,
  chain: readonly number[],
): ExpectedMaximum {
  const homoannular =
    chain.filter((a) => perception.smallestRing[a] === 6).length >= 4 && chain.length === 4;
  let nm =
    (homoannular ? HOMOANNULAR_DIENE : DIENE) +
    EXTENSION * (chain.length / 2 - 2) +
    EXOCYCLIC * exocyclicBonds(graph, perception, chain);
  for (const a of chain)
    nm += DIENE_ALKYL * residues(graph, chain, a) + polarIncrement(graph, chain, a, ON_DIENE);
  return { chromophore: 'diene', nm, sd: SD + (homoannular ? 3 : 0), strong: true, atoms: chain };
}

function enone(
  graph: MolecularGraph,
  perception: Perception,
  chain: readonly number[],
  carbonyl: number,
): ExpectedMaximum {
  let hydroxyl = false,
    ring5 = false;
  for (let k = 0; k < graph.degree[carbonyl]; k++) {
    const slot = carbonyl * MAX_DEGREE + k;
    const element = graph.element[graph.neighbours[slot]];
    if (graph.orders[slot] === 1 && (element === 8 || element === 7)) hydroxyl = true;
    if (perception.ringBond[slot] && perception.smallestRing[carbonyl] === 5) ring5 = true;
  }
  const base = hydroxyl
    ? ENOIC
    : graph.hydrogens[carbonyl] > 0
      ? ENAL
      : ring5
        ? CYCLOPENTENONE
        : ENONE;
  const onBeta = hydroxyl ? { ...ON_BETA, 7: BETA_NITROGEN_ON_ACID } : ON_BETA;
  const branches = branchesFrom(graph, chain, carbonyl);
  let highest = 0;
  let isPolar = false;
  for (const branch of branches) {
    let increments =
      EXTENSION * Math.max(0, Math.floor(Math.max(...branch.values()) / 2) - 1) +
      EXOCYCLIC * exocyclicBonds(graph, perception, [...branch.keys()]);
    for (const [a, d] of branch) {
      if (graph.element[a] !== 6) continue;
      increments += residues(graph, chain, a) * (d === 1 ? ALPHA : d === 2 ? BETA : GAMMA);
      const polar = d <= 2 ? polarIncrement(graph, chain, a, d === 1 ? ON_ALPHA : onBeta) : 0;
      isPolar ||= polar > 0;
      increments += polar;
    }
    highest = Math.max(highest, increments);
  }
  const nm = base + highest;
  return {
    chromophore: hydroxyl ? 'unsaturated-acid' : 'enone',
    nm,
    sd: isPolar || branches.length > 1 ? SD_IRREGULAR : SD,
    strong: true,
    atoms: chain,
  };
}

/**
 * The arms of the system around its carbonyl carbon: atoms with their distance from it, in bonds.
 */
function branchesFrom(
  graph: MolecularGraph,
  chain: readonly number[],
  carbonyl: number,
): Map<number, number>[] {
  const branches: Map<number, number>[] = [];
  for (let k = 0; k < graph.degree[carbonyl]; k++) {
    const first = graph.neighbours[carbonyl * MAX_DEGREE + k];
    if (!chain.includes(first) || graph.element[first] !== 6) continue;
    const distance = new Map([[first, 1]]);
    for (const [a, d] of distance) {
      for (let m = 0; m < graph.degree[a]; m++) {
        const b = graph.neighbours[a * MAX_DEGREE + m];
        if (b !== carbonyl && chain.includes(b) && !distance.has(b)) distance.set(b, d + 1);
      }
    }
    branches.push(distance);
  }
  return branches;
}
