import { perceive } from '@elucida/molecules/perceive';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';

export interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly groups: GroupCounts;
  readonly key: string;
}

/**
 * Reads a SMILES with what the rules need; undefined when it cannot be read, is a salt, or holds
 * elements outside the formula set.
 */
export function readMolecule(smiles: string): Molecule | undefined {
  if (smiles.includes('.')) return undefined;
  try {
    const graph = graphFromSmiles(smiles);
    if (graph.atomCount === 0 || graph.atomCount > 60) return undefined;
    const perception = perceive(graph);
    return {
      graph,
      perception,
      groups: detectGroups(graph, perception),
      key: constitutionKey(graph),
    };
  } catch {
    return undefined;
  }
}

/** A key equal for isomers: atom counts by element, hydrogens, charge. */
export function formulaKey(graph: MolecularGraph): string {
  const counts = new Map<number, number>();
  let hydrogens = 0;
  let charge = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    counts.set(graph.element[a], (counts.get(graph.element[a]) ?? 0) + 1);
    hydrogens += graph.hydrogens[a];
    charge += graph.charge[a];
  }
  return `${[...counts]
    .sort((p, q) => p[0] - q[0])
    .map(([z, n]) => `${z}x${n}`)
    .join('.')}.H${hydrogens}.${charge}`;
}

/** Groups molecules by formula, one of each constitution. */
export function groupByFormula(molecules: Iterable<Molecule>): Map<string, Molecule[]> {
  const seen = new Set<string>();
  const byFormula = new Map<string, Molecule[]>();
  for (const molecule of molecules) {
    if (seen.has(molecule.key)) continue;
    seen.add(molecule.key);
    const key = formulaKey(molecule.graph);
    const isomers = byFormula.get(key);
    if (isomers) isomers.push(molecule);
    else byFormula.set(key, [molecule]);
  }
  return byFormula;
}

/**
 * Share of (truth, isomer) pairs in which the truth scores higher, each spectrum counting the same;
 * ties count half.
 */
export interface IsomerTest {
  readonly spectra: number;
  readonly isomersMean: number;
  readonly auc: number;
  /** Share of spectra whose truth has the best score or ties for it. */
  readonly top1: number;
  /**
   * Mean log probability of the truth under a softmax of `scale` times the score, minus that of a
   * uniform guess: nats gained.
   */
  readonly gain: (scale: number) => number;
}

export function testAgainstIsomers(
  cases: readonly { truth: number; isomers: readonly number[] }[],
): IsomerTest {
  let auc = 0,
    top1 = 0,
    isomers = 0;
  for (const { truth, isomers: others } of cases) {
    let wins = 0;
    let best = true;
    for (const other of others) {
      wins += truth > other ? 1 : truth === other ? 0.5 : 0;
      if (other > truth) best = false;
    }
    auc += wins / others.length;
    top1 += best ? 1 : 0;
    isomers += others.length;
  }
  const gain = (scale: number) => {
    let sum = 0;
    for (const { truth, isomers: others } of cases) {
      let total = 1;
      for (const other of others) total += Math.exp(scale * (other - truth));
      sum += Math.log(others.length + 1) - Math.log(total);
    }
    return sum / cases.length;
  };
  return {
    spectra: cases.length,
    isomersMean: isomers / cases.length,
    auc: auc / cases.length,
    top1: top1 / cases.length,
    gain,
  };
}
