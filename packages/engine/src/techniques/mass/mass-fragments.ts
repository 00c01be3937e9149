import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { CLEAVAGE_KINDS, type CleavageKind } from '../../evidence/cleavages.ts';
import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';
import { chargeSite, describeAtoms, leavingKind, type AtomTraits } from './mass-charge-site.ts';
import { atomNominalMass, nominalMass } from './nominal-mass.ts';
import { cutRings } from './mass-ring-cuts.ts';

/** Bit of each kind. */
const KIND_BIT = Object.fromEntries(
  CLEAVAGE_KINDS.map((kind, i) => [kind, (1 << i) >>> 0]),
) as Readonly<Record<CleavageKind, number>>;

/**
 * Ions a molecule is expected to give: kinds (bits of `CLEAVAGE_KINDS`) by nominal m/z, molecular
 * ion excluded.
 */
export type FragmentKinds = Uint32Array;

/** Where each ion comes from, for explanations: the bond or atoms of the cleavage. */
export interface FragmentOrigin {
  readonly mz: number;
  readonly kind: CleavageKind;
  readonly atoms: readonly number[];
}

interface Fragmentation {
  readonly graph: MolecularGraph;
  readonly kinds: FragmentKinds;
  readonly mass: number;
  readonly origins: FragmentOrigin[] | null;
}

/** Neutral losses that come with a group, Da: from the tables of the sources above. */
const GROUP_LOSSES: readonly (readonly [Group, CleavageKind, readonly number[]])[] = [
  ['phenol', 'carbon-monoxide-loss', [28, 29]],
  ['quinone', 'carbon-monoxide-loss', [28]],
  ['ketone-ring-5', 'carbon-monoxide-loss', [28]],
  ['ketone-ring-6', 'carbon-monoxide-loss', [28]],
  ['aldehyde-aryl', 'carbon-monoxide-loss', [1, 29]],
  ['furan', 'carbon-monoxide-loss', [28, 29]],
  ['pyridine', 'hydrogen-cyanide-loss', [27]],
  ['diazine', 'hydrogen-cyanide-loss', [27]],
  ['pyrrole', 'hydrogen-cyanide-loss', [27, 28]],
  ['azole', 'hydrogen-cyanide-loss', [27]],
  ['aniline-primary', 'hydrogen-cyanide-loss', [27, 28]],
  ['nitrile-conjugated', 'hydrogen-cyanide-loss', [27]],
  ['nitro-aryl', 'nitro-loss', [16, 30, 46]],
  ['nitro-alkyl', 'nitro-loss', [46, 47]],
  ['phenol-chelated', 'elimination', [18]],
  ['alcohol-primary', 'elimination', [18]],
  ['alcohol-secondary', 'elimination', [18]],
  ['alcohol-tertiary', 'elimination', [18]],
];

/** Small ions typical of a group whatever the rest of the molecule. */
export const CHARACTERISTIC_IONS: readonly (readonly [Group, readonly number[]])[] = [
  ['arene-mono', [77, 51]],
  ['benzyl', [91, 65]],
  ['amine-primary', [30]],
  ['alcohol-primary', [31]],
  ['acetyl-methyl', [43]],
  ['aldehyde', [29, 44]],
  ['amide-primary', [44, 59]],
  ['ester', [43]],
  ['carboxylic-acid', [60, 45]],
  ['ethyl', [29]],
  ['tert-butyl', [57, 41]],
  ['methyl-geminal', [43, 41]],
  ['aryl-methyl', [91]],
  ['trifluoromethyl', [69]],
  ['pyridine', [78, 51]],
  ['thiophene', [97]],
  ['furan', [81]],
  ['silane', [73]],
  ['methylene-chain-4', [43, 57, 41, 55]],
];

/** Kinds whose ion is stable enough to lose CO, C2H2 or C2H4 next. */
const STABLE =
  KIND_BIT.acylium |
  KIND_BIT.benzylic |
  KIND_BIT.elimination |
  KIND_BIT['nitro-loss'] |
  KIND_BIT['carbon-monoxide-loss'] |
  KIND_BIT['loses-bromine-or-iodine'] |
  KIND_BIT['loses-chlorine'];

/** Lists the ions that cleavages and rearrangements of the molecule would give. */
export function fragmentKinds(
  graph: MolecularGraph,
  perception: Perception,
  groups: GroupCounts,
  origins: FragmentOrigin[] | null = null,
): FragmentKinds {
  const mass = nominalMass(graph);
  const run: Fragmentation = { graph, kinds: new Uint32Array(mass + 2), mass, origins };
  const traits = describeAtoms(graph, perception);
  cutChains(run, perception, traits);
  cutRings({ graph, perception, mass, add: (mz, kind, atoms) => add(run, { mz, kind, atoms }) });
  addMcLafferty(run, traits);
  for (const [group, kind, losses] of GROUP_LOSSES) {
    if (groups[GROUP_INDEX[group]] > 0)
      for (const loss of losses) add(run, { mz: mass - loss, kind, atoms: [] });
  }
  for (const [group, ions] of CHARACTERISTIC_IONS) {
    if (groups[GROUP_INDEX[group]] > 0)
      for (const mz of ions) add(run, { mz, kind: 'characteristic-ion', atoms: [] });
  }
  addSecondSteps(run);
  return run.kinds;
}

function add(run: Fragmentation, ion: FragmentOrigin): void {
  if (ion.mz < 12 || ion.mz >= run.mass) return;
  run.kinds[ion.mz] |= KIND_BIT[ion.kind];
  run.origins?.push(ion);
}

/**
 * Cuts every single bond outside rings; the charge may stay on either side, with a hydrogen more or
 * less.
 */
function cutChains(run: Fragmentation, perception: Perception, traits: AtomTraits): void {
  const { graph, mass } = run;
  for (let a = 0; a < graph.atomCount; a++) {
    for (let k = 0; k < graph.degree[a]; k++) {
      const slot = a * MAX_DEGREE + k;
      const b = graph.neighbours[slot];
      if (graph.orders[slot] !== 1 || perception.ringBond[slot]) continue;
      // Each bond comes twice, once for either side: here `a` keeps the charge and `b` leaves.
      const mz = sideMass(graph, a, b);
      const atoms = [a, b];
      add(run, { mz, kind: chargeSite(traits, a), atoms });
      const leaving = leavingKind(graph, traits, { leaving: b, loss: mass - mz });
      if (leaving) add(run, { mz, kind: leaving, atoms });
      add(run, { mz: mz + 1, kind: 'hydrogen-gained', atoms });
      add(run, {
        mz: mz - 1,
        kind: graph.element[b] !== 6 && graph.hydrogens[a] < 3 ? 'elimination' : 'hydrogen-lost',
        atoms,
      });
    }
  }
}

const visited = new Uint8Array(256);
const stack = new Uint8Array(256);

/** Nominal mass of the part that holds `a` once the bond to `b` is cut. */
export function sideMass(graph: MolecularGraph, a: number, b: number): number {
  visited.fill(0, 0, graph.atomCount);
  visited[a] = 1;
  visited[b] = 1;
  stack[0] = a;
  let depth = 1;
  let mass = 0;
  while (depth > 0) {
    const at = stack[--depth];
    mass += atomNominalMass(graph, at);
    for (let k = 0; k < graph.degree[at]; k++) {
      const next = graph.neighbours[at * MAX_DEGREE + k];
      if (!visited[next]) {
        visited[next] = 1;
        stack[depth++] = next;
      }
    }
  }
  return mass;
}

/**
 * Gamma hydrogen to a carbonyl oxygen over alpha–beta cleavage (McLafferty rearrangement): the enol
 * keeps the charge.
 */
function addMcLafferty(run: Fragmentation, traits: AtomTraits): void {
  const { graph } = run;
  for (let c = 0; c < graph.atomCount; c++) {
    if (!traits.carbonyl[c]) continue;
    forNeighbours(graph, c, (alpha) => {
      if (traits.sp3[alpha] === 0 && graph.element[alpha] !== 8) return;
      forNeighbours(graph, alpha, (beta) => {
        if (beta === c || !traits.sp3[beta] || traits.ring[beta]) return;
        forNeighbours(graph, beta, (gamma) => {
          if (gamma === alpha || graph.hydrogens[gamma] === 0) return;
          add(run, {
            mz: sideMass(graph, alpha, beta) + 1,
            kind: 'mclafferty',
            atoms: [c, alpha, beta, gamma],
          });
        });
      });
    });
  }
}

function forNeighbours(graph: MolecularGraph, a: number, visit: (b: number) => void): void {
  for (let k = 0; k < graph.degree[a]; k++) visit(graph.neighbours[a * MAX_DEGREE + k]);
}

function addSecondSteps(run: Fragmentation): void {
  for (let mz = run.kinds.length - 1; mz > 40; mz--) {
    if ((run.kinds[mz] & STABLE) === 0) continue;
    for (const loss of [15, 26, 28]) add(run, { mz: mz - loss, kind: 'second-step', atoms: [] });
  }
}
