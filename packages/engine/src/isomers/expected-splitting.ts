import { isDiastereotopic } from '@elucida/molecules/diastereotopic';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { faceMakers } from '@elucida/molecules/ring-faces';
import { ringPattern } from './ring-couplings.ts';
import { MULTIPLET, SINGLET, splitPattern, type SplitPattern } from './split-pattern.ts';
import { couplingsOfSaturated, couplingsOfUnsaturated, isSaturated } from './vicinal-couplings.ts';

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/** Across a double bond to =CH2: trans and cis, Hz (Pretsch). */
const VINYL: SplitPattern = { multiplicity: 'dd', hz: [17.2, 10.5] };

const slotsOf = ({ degree }: MolecularGraph, atom: number) =>
  Array.from({ length: degree[atom] }, (_, k) => atom * MAX_DEGREE + k);

/**
 * Hydrogens within reach of a phosphorus, or of a fluorine on an unsaturated carbon, couple with it
 * too.
 */
function isNearPhosphorusOrRingFluorine({ graph }: Molecule, atom: number): boolean {
  let shell = [atom];
  const seen = new Set(shell);
  for (let bonds = 1; bonds <= 3; bonds++) {
    shell = shell
      .flatMap((at) => slotsOf(graph, at).map((slot) => graph.neighbours[slot]))
      .filter((next) => !seen.has(next) && seen.add(next));
    if (shell.some((next) => graph.element[next] === 15 && bonds <= 2)) return true;
    if (
      shell.some(
        (next) =>
          graph.element[next] === 9 && !isSaturated(graph, graph.neighbours[next * MAX_DEGREE]),
      )
    )
      return true;
  }
  return false;
}

/** Differing hydrogens on the atoms next to this one; `inRing`: next to it in a ring. */
function hasNeighbours({ graph, perception }: Molecule, atom: number, inRing = false): boolean {
  return slotsOf(graph, atom).some((slot) => {
    const b = graph.neighbours[slot];
    return (
      (!inRing || perception.ringBond[slot] === 1) &&
      graph.hydrogens[b] > 0 &&
      graph.element[b] === 6 &&
      perception.symmetryClass[b] !== perception.symmetryClass[atom]
    );
  });
}

function saturatedPattern(molecule: Molecule, atom: number): SplitPattern {
  const { graph, perception } = molecule;
  const couplings = couplingsOfSaturated(molecule, atom);
  if (perception.smallestRing[atom] > 0) {
    // The two hydrogens of a CH2 lie on different faces, and couplings in a ring follow its shape.
    if (graph.hydrogens[atom] === 2 && faceMakers(graph, perception, atom).length > 0)
      return MULTIPLET;
    if (couplings.length > 0 && hasNeighbours(molecule, atom, true)) return MULTIPLET;
  } else if (graph.hydrogens[atom] === 2 && isDiastereotopic(graph, atom)) return MULTIPLET;
  const beside = slotsOf(graph, atom).some((slot) => {
    const b = graph.neighbours[slot];
    // Next to two different hydrogens of a CH2 no first-order pattern is left for a CH or CH2.
    return (
      graph.hydrogens[atom] < 3 &&
      perception.symmetryClass[b] !== perception.symmetryClass[atom] &&
      graph.hydrogens[b] === 2 &&
      graph.element[b] === 6 &&
      isSaturated(graph, b) &&
      (perception.smallestRing[b] > 0 || isDiastereotopic(graph, b))
    );
  });
  return beside ? MULTIPLET : splitPattern(couplings);
}

function alkenePattern(molecule: Molecule, atom: number, other: number): SplitPattern {
  const { graph, perception } = molecule;
  const chain = slotsOf(graph, atom)
    .map((slot) => graph.neighbours[slot])
    .filter((b) => b !== other && graph.hydrogens[b] > 0 && graph.element[b] === 6);
  const isSymmetric = perception.symmetryClass[other] === perception.symmetryClass[atom];
  if (graph.hydrogens[atom] === 2) {
    const ends = slotsOf(graph, other)
      .map((slot) => graph.neighbours[slot])
      .filter((b) => b !== atom)
      .map((b) => perception.symmetryClass[b]);
    const areAlike = graph.hydrogens[other] === 0 && new Set(ends).size < 2;
    return isSymmetric || areAlike ? SINGLET : MULTIPLET;
  }
  if (chain.length === 0) {
    if (graph.hydrogens[other] === 0 || isSymmetric) return SINGLET;
    // In a ring the coupling goes on: AA′XX′ of a fulvene, allylic CH2 of a cyclopentenone.
    if (
      perception.smallestRing[atom] > 0 &&
      slotsOf(graph, other).some(
        (slot) =>
          graph.neighbours[slot] !== atom &&
          graph.hydrogens[graph.neighbours[slot]] > 0 &&
          graph.element[graph.neighbours[slot]] === 6,
      )
    )
      return MULTIPLET;
    // Trans or cis is not a matter of the constitution: the constant stays open.
    return graph.hydrogens[other] === 2 ? VINYL : { multiplicity: 'd', hz: [] };
  }
  if (
    (graph.hydrogens[other] > 0 && !isSymmetric) ||
    chain.some((b) => !isSaturated(graph, b)) ||
    perception.smallestRing[atom] > 0
  )
    return MULTIPLET;
  return isSymmetric ? MULTIPLET : splitPattern(couplingsOfSaturated(molecule, atom));
}

/**
 * First-order pattern of the hydrogens on a carbon (or Si, B, P), from its constitution: neighbours
 * within three bonds, fluorine included. What depends on configuration, conformation or strong
 * coupling is a multiplet.
 */
export function expectedSplitting(molecule: Molecule, atom: number): SplitPattern {
  const { graph, perception } = molecule;
  if (graph.element[atom] !== 6) return hasNeighbours(molecule, atom) ? MULTIPLET : SINGLET;
  if (isNearPhosphorusOrRingFluorine(molecule, atom)) return MULTIPLET;
  if (perception.aromatic[atom] === 1) return ringPattern(molecule, atom);
  if (isSaturated(graph, atom)) return saturatedPattern(molecule, atom);
  const double = slotsOf(graph, atom).find((slot) => graph.orders[slot] === 2);
  if (double !== undefined && graph.element[graph.neighbours[double]] === 6)
    return alkenePattern(molecule, atom, graph.neighbours[double]);
  if (double !== undefined && graph.element[graph.neighbours[double]] !== 8)
    return graph.hydrogens[atom] > 1 || hasNeighbours(molecule, atom) ? MULTIPLET : SINGLET;
  const couplings = couplingsOfUnsaturated(molecule, atom);
  return couplings === null ? MULTIPLET : splitPattern(couplings);
}
