import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';
import { sideMass } from './mass-fragments.ts';
import { nominalMass } from './nominal-mass.ts';

/** What such ions are: one with words of its own, and other fragments of the molecule. */
export type KnownIon = 'protonated-acid' | 'fragment';

/**
 * H₂O, C₂H₄, H₂O and CH₃•, C₂H₃O•, C₂H₄O from aldehydes with a chain of four carbons and more
 * (Silverstein, ch. 1, aldehydes).
 */
const ALDEHYDE_LOSSES: readonly number[] = [18, 28, 33, 43, 44];

/**
 * Ions that textbooks name and no single cleavage gives, by m/z: the acid of an ester of ethyl and
 * larger alkyl groups with two hydrogens gained (m/z 61 of acetates; McLafferty & Tureček, ch. 8);
 * aryl methyl ethers less CH₃• and CO; the molecule less H•; aldehydes less water, ethylene and more
 * (`ALDEHYDE_LOSSES`).
 */
export function knownIons(
  graph: MolecularGraph,
  perception: Perception,
  groups: GroupCounts,
): Map<number, KnownIon> {
  const ions = new Map<number, KnownIon>();
  const has = (group: Group) => groups[GROUP_INDEX[group]] > 0;
  const mass = nominalMass(graph);
  ions.set(mass - 1, 'fragment');
  if (has('aldehyde') && graph.atomCount > 4)
    for (const loss of ALDEHYDE_LOSSES) ions.set(mass - loss, 'fragment');
  if (has('ether-aryl') && has('methoxy') && has('aromatic')) ions.set(mass - 43, 'fragment');
  for (let oxygen = 0; oxygen < graph.atomCount; oxygen++) {
    const alkyl = esterAlkyl(graph, perception, oxygen);
    if (alkyl >= 0) ions.set(sideMass(graph, oxygen, alkyl) + 2, 'protonated-acid');
  }
  return ions;
}

/** The alkyl carbon, of two carbons and more, on the ester oxygen; −1 where the atom is none. */
function esterAlkyl(
  { degree, element, hydrogens, neighbours, orders }: MolecularGraph,
  { ringBond }: Perception,
  oxygen: number,
): number {
  if (element[oxygen] !== 8 || degree[oxygen] !== 2) return -1;
  const [first, second] = [0, 1].map((k) => neighbours[oxygen * MAX_DEGREE + k]);
  const isAcyl = (atom: number) =>
    element[atom] === 6 &&
    [...Array(degree[atom]).keys()].some(
      (k) =>
        orders[atom * MAX_DEGREE + k] === 2 && element[neighbours[atom * MAX_DEGREE + k]] === 8,
    );
  const isAlkyl = (atom: number) =>
    element[atom] === 6 &&
    hydrogens[atom] < 3 &&
    [...Array(degree[atom]).keys()].every((k) => orders[atom * MAX_DEGREE + k] === 1);
  if (ringBond[oxygen * MAX_DEGREE]) return -1;
  return isAcyl(first) && isAlkyl(second) ? second : isAcyl(second) && isAlkyl(first) ? first : -1;
}
