import {
  locateGroups,
  type GroupSite,
} from '@elucida/molecules/functional-groups/functional-groups';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * What a ring of four or five raises the C=O stretch of a conjugated ketone by, cm⁻¹: cyclohexenone 1685,
 * cyclopentenone 1710; acetophenone 1685, 1-indanone 1715; benzophenone 1660, fluorenone 1715 (L. J. Bellamy, The
 * Infra-red Spectra of Complex Molecules, ch. 9; Pretsch, IR chapter).
 */
const RAISED: Readonly<Record<number, number>> = { 4: 75, 5: 30 };
const DIARYL_RAISED = 50;

/** Ketones that are named by what they are conjugated with, in a ring or not. */
export const CONJUGATED_KETONES: ReadonlySet<Group> = new Set<Group>([
  'ketone-conjugated',
  'ketone-aryl',
  'ketone-diaryl',
  'quinone',
]);

/** How much higher the C=O stretch of a group lies in a ring of this size (0 for none), cm⁻¹. */
export function raisedByRing(group: Group, ringSize: number): number {
  const raised = RAISED[ringSize];
  if (raised === undefined || !CONJUGATED_KETONES.has(group)) return 0;
  return group === 'ketone-diaryl' ? DIARYL_RAISED : raised;
}

/**
 * The groups of a molecule with one name for each ketone. The table of groups has two for one that is conjugated and
 * in a ring, with a C=O stretch each. Conjugation says where it lies.
 */
export function sitesOfBands(graph: MolecularGraph, perception: Perception): GroupSite[] {
  const sites = locateGroups(graph, perception);
  const conjugated = new Set(
    sites.filter(({ group }) => CONJUGATED_KETONES.has(group)).map(({ atoms }) => atoms[0]),
  );
  return sites.filter(
    ({ group, atoms }) => !(group.startsWith('ketone-ring-') && conjugated.has(atoms[0])),
  );
}
