import type { EvidenceOf } from '../../evidence/evidence.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { MAX_DEGREE, type MolecularGraph } from '../../molecules/graph.ts';
import {
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
  type ExplainedMolecule,
} from '../../statements/explained-candidate.ts';
import type { Measurement, Pair } from './measurement.ts';

/** Kinds of carbon that DEPT and edited HSQC tell apart, by hydrogens. */
const KINDS = ['C', 'CH', 'CH₂', 'CH₃'] as const;
const DEPT_POWER = 4.5,
  HMBC_POWER = 3.5,
  COSY_POWER = 3;
/**
 * Bonds between heavy atoms over which HMBC (H–C–C, H–C–C–C) and COSY (H–C–C–H) show a correlation.
 */
const HMBC = [1, 2],
  COSY = [1] as const;

/** Numbers of CH₃, CH₂, CH and C signals: what DEPT counts. */
function carbonKinds({ graph, perception }: ExplainedMolecule): number[] {
  const classes = KINDS.map(() => new Set<number>());
  for (let atom = 0; atom < graph.atomCount; atom++)
    if (graph.element[atom] === 6)
      classes[Math.min(3, graph.hydrogens[atom])].add(perception.symmetryClass[atom]);
  return classes.map(({ size }) => size);
}

/** DEPT or edited HSQC: the kind of carbon whose number of signals differs most. */
export function compareDept({ best, rival, names }: Pair): Measurement[] {
  const mine = carbonKinds(best),
    theirs = carbonKinds(rival);
  const order = [2, 3, 1, 0]
    .filter((kind) => mine[kind] !== theirs[kind])
    .sort((a, b) => Math.abs(mine[b] - theirs[b]) - Math.abs(mine[a] - theirs[a]));
  if (order.length === 0) return [];
  const [kind] = order;
  return [
    {
      power: DEPT_POWER,
      statement: {
        kind: 'settle-dept',
        technique: 'C13NMR',
        values: { ...names, carbonKind: KINDS[kind], count: mine[kind], rivalCount: theirs[kind] },
      },
    },
  ];
}

/** Bonds between two atoms, by breadth-first search; 99 when unconnected. */
function bondsBetween(graph: MolecularGraph, from: number): Uint8Array {
  const bonds = new Uint8Array(graph.atomCount).fill(99);
  bonds[from] = 0;
  for (const queue = [from]; queue.length > 0;) {
    const at = queue.shift()!;
    for (let k = 0; k < graph.degree[at]; k++) {
      const next = graph.neighbours[at * MAX_DEGREE + k];
      if (bonds[next] <= bonds[at] + 1) continue;
      bonds[next] = bonds[at] + 1;
      queue.push(next);
    }
  }
  return bonds;
}

type Assignment = EvidenceOf<'proton-assignment' | 'carbon-assignment'>;
const atomsAt = (items: readonly Assignment[], peak: number) =>
  items.filter((item) => item.peak === peak).flatMap(({ atoms }) => atoms);

/**
 * How near a prediction must be for a signal to be another group's of a candidate too: standard
 * deviations, and what is added to each, ppm.
 */
const MAY_BE_SD = 2.5,
  WIDEN_PPM = { H1NMR: 0.12, C13NMR: 0.8 } as const;

/**
 * Every atom that a signal may belong to in a candidate: those assigned to it and those predicted
 * near it.
 */
function atomsNear(
  items: readonly Assignment[],
  { peak, observed, technique }: Assignment,
): number[] {
  const near = items.filter(
    ({ predicted, sd }) =>
      Math.abs(observed - predicted) <= MAY_BE_SD * Math.hypot(sd, WIDEN_PPM[technique]),
  );
  return [...new Set([...atomsAt(items, peak), ...near.flatMap(({ atoms }) => atoms)])];
}

/** Peaks that are written as singlets: nothing couples with them. */
const singlets = ({ candidate }: ExplainedCandidate): ReadonlySet<number> =>
  new Set(
    ofCode(candidate.evidence, 'multiplicity')
      .filter(({ values }) => values.observed === 's')
      .map(({ peak }) => peak),
  );

/**
 * True when hydrogens on some atom of the first list lie as many heavy-atom bonds from one of the
 * second as given.
 */
function correlates(
  { graph }: ExplainedCandidate,
  hydrogens: readonly number[],
  partners: readonly number[],
  bonds: readonly number[],
): boolean {
  return hydrogens.some((h) => {
    const distance = bondsBetween(graph, h);
    return partners.some((partner) => bonds.includes(distance[partner]));
  });
}

/**
 * HMBC: an observed hydrogen signal and an observed carbon signal that correlate in one candidate's
 * assignment and not in
 * the other's. The signal pair with the surest assignments is chosen, singlets and carbons without
 * hydrogen first.
 */
export function compareHmbc({ best, rival, names }: Pair<ExplainedCandidate>): Measurement[] {
  const protons = ofCode(best.candidate.evidence, 'proton-assignment'),
    theirProtons = ofCode(rival.candidate.evidence, 'proton-assignment');
  const carbons = ofCode(best.candidate.evidence, 'carbon-assignment'),
    theirCarbons = ofCode(rival.candidate.evidence, 'carbon-assignment');
  let chosen: { h: Assignment; c: Assignment; value: number } | undefined;
  for (const h of protons)
    for (const c of carbons) {
      const hydrogens = atomsNear(theirProtons, h),
        partners = atomsNear(theirCarbons, c);
      if (hydrogens.length === 0 || partners.length === 0) continue;
      if (
        !correlates(best, h.atoms, c.atoms, HMBC) ||
        correlates(rival, hydrogens, partners, [0, ...HMBC])
      )
        continue;
      const carbon = c.atoms[0];
      const value =
        (best.graph.hydrogens[carbon] === 0 ? 2 : 0) +
        (best.graph.hydrogens[h.atoms[0]] === 3 ? 1 : 0) +
        (h.weight ?? 0) +
        (c.weight ?? 0);
      if (chosen === undefined || value > chosen.value) chosen = { h, c, value };
    }
  if (chosen === undefined) return [];
  const { h, c } = chosen;
  return [
    {
      power: HMBC_POWER,
      statement: {
        kind: 'settle-hmbc',
        atoms: [...h.atoms, ...c.atoms],
        values: {
          ...names,
          observed: h.observed,
          environment: environmentOf(best, h.atoms[0]),
          atoms: labelAtoms(best, h.atoms),
          other: c.observed,
          otherEnvironment: environmentOf(best, c.atoms[0]),
          otherAtoms: labelAtoms(best, c.atoms),
        },
      },
    },
  ];
}

/**
 * COSY: two observed signals of neighbours in one candidate's assignment that are no neighbours in
 * the other's.
 */
export function compareCosy({ best, rival, names }: Pair<ExplainedCandidate>): Measurement[] {
  const protons = ofCode(best.candidate.evidence, 'proton-assignment'),
    theirs = ofCode(rival.candidate.evidence, 'proton-assignment');
  const uncoupled = singlets(best);
  for (const h of protons)
    for (const other of protons) {
      if (
        other.peak <= h.peak ||
        other.observed === h.observed ||
        uncoupled.has(h.peak) ||
        uncoupled.has(other.peak)
      )
        continue;
      const a = atomsNear(theirs, h),
        b = atomsNear(theirs, other);
      if (
        a.length === 0 ||
        b.length === 0 ||
        !correlates(best, h.atoms, other.atoms, COSY) ||
        correlates(rival, a, b, [0, 1, 2])
      )
        continue;
      const values = {
        ...names,
        observed: h.observed,
        other: other.observed,
        atoms: labelAtoms(best, h.atoms),
        otherAtoms: labelAtoms(best, other.atoms),
      };
      return [
        {
          power: COSY_POWER,
          statement: { kind: 'settle-cosy', values, atoms: [...h.atoms, ...other.atoms] },
        },
      ];
    }
  return [];
}
