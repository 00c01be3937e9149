import { doublyBonded } from '@elucida/molecules/doubly-bonded';
import { neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { carbonylLowering } from './carbonyl-lowering.ts';
import { carbonylRaising } from './carbonyl-raising.ts';
import { detectGroups, locateGroups } from '@elucida/molecules/functional-groups/functional-groups';
import {
  GROUP_INDEX,
  type Group,
  type GroupCounts,
} from '@elucida/molecules/functional-groups/group-names';
import { isGroupOfQuinone } from '@elucida/molecules/functional-groups/quinone';
import { raisedByRing, sitesOfBands } from './small-ring-ketones.ts';
import { asPaired } from './paired-carbonyls.ts';
import { CORRELATIONS, type Correlation } from './infrared-correlations.ts';

/** A molecule with what was perceived of it. */
interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/** A zwitterion as a solid and in water shows neither C=O nor N–H of the neutral form. */
export const NOT_OF_ZWITTERIONS: ReadonlySet<Group> = new Set<Group>([
  'carboxylic-acid',
  'amine-primary',
  'amine-secondary',
]);

/** Whether a molecule is a zwitterion: a carboxylic or sulfonic acid that has an amine. */
export const isZwitterion = (groups: GroupCounts): boolean =>
  groups[GROUP_INDEX['carboxylic-acid']] + groups[GROUP_INDEX['sulfonic-acid']] > 0 &&
  groups[GROUP_INDEX['amine-primary']] + groups[GROUP_INDEX['amine-secondary']] > 0;

/** Whether some nitrogen carries a hydrogen. */
const hasNH = ({ atomCount, element, hydrogens }: MolecularGraph): boolean => {
  for (let atom = 0; atom < atomCount; atom++)
    if (element[atom] === 7 && hydrogens[atom] > 0) return true;
  return false;
};

/** The range of a C=O with room for what lowers or raises it at these carbons of the molecule. */
export function asSurrounded(
  correlation: Correlation,
  { graph, perception }: Molecule,
  atoms: readonly number[],
): Correlation {
  if (correlation.vibration !== 'c-o-double') return correlation;
  const carbons = atoms.filter((atom) => graph.element[atom] === 6);
  const lowering = Math.max(0, ...carbons.map((atom) => carbonylLowering(graph, perception, atom)));
  const raising = Math.max(0, ...carbons.map((atom) => carbonylRaising(graph, atom)));
  // Of all its names the one that a ring raises least: several share a range where their ring counts alike.
  const byRing = carbons.map((atom) =>
    Math.min(
      ...correlation.groups.map((group) => raisedByRing(group, perception.smallestRing[atom]!)),
    ),
  );
  const [least, most] = byRing.length === 0 ? [0, 0] : [Math.min(...byRing), Math.max(...byRing)];
  return {
    ...correlation,
    from: correlation.from - lowering + least,
    to: correlation.to + Math.max(raising, most),
  };
}

/** Carbons with a doubly bonded oxygen. */
const carbonyls = (graph: MolecularGraph): number[] =>
  [...Array(graph.atomCount).keys()].filter(
    (atom) => graph.element[atom] === 6 && doublyBonded(graph, atom, 8) >= 0,
  );

/** Amines next to any double bond of carbon are the table's anilines; what they are without an aromatic ring. */
const WITHOUT_RING: Readonly<Partial<Record<Group, Group>>> = {
  'aniline-primary': 'amine-primary',
  'aniline-secondary': 'amine-secondary',
  'aniline-tertiary': 'amine-tertiary',
};

/** Whether some nitrogen of a group is next to an aromatic ring. */
const isOnRing = ({ graph, perception }: Molecule, group: Group): boolean =>
  locateGroups(graph, perception).some(
    (site) =>
      site.group === group &&
      neighboursOf(graph, site.atoms[0]!).some((atom) => perception.aromatic[atom] === 1),
  );

/**
 * The name of a group for people. The table's groups are wider than their names, since the weights of bands were
 * learned with them. A C=O between double bonds that is not of a quinone (pyranones, chromones) is a conjugated
 * ketone; anilines without an aromatic ring (guanidines, amidines, enamines) are amines.
 */
export function asNamed(group: Group, molecule: Molecule): Group {
  if (group === 'quinone')
    return isGroupOfQuinone(molecule.graph, molecule.perception) ? group : 'ketone-conjugated';
  const amine = WITHOUT_RING[group];
  return amine === undefined || isOnRing(molecule, group) ? group : amine;
}

/** Correlations that a molecule shows, each with the first of its groups that the molecule has. */
export function shownCorrelations(
  graph: MolecularGraph,
  perception: Perception,
): (Correlation & { readonly group: Group })[] {
  const groups = detectGroups(graph, perception);
  const zwitterion = isZwitterion(groups);
  const places = carbonyls(graph);
  const named = new Set(sitesOfBands(graph, perception).map((site) => site.group));
  return CORRELATIONS.flatMap((correlation) => {
    const group = correlation.groups.find(
      (name) => named.has(name) && !(zwitterion && NOT_OF_ZWITTERIONS.has(name)),
    );
    const hidden =
      (correlation.vibration === 'n-h' && !hasNH(graph)) ||
      (group === 'boron-oxygen' && !hasHeteroHydrogen(graph));
    const paired =
      group === undefined || hidden
        ? undefined
        : asPaired(correlation, { graph, perception }, group);
    return group === undefined || paired === undefined
      ? []
      : [
          {
            ...asSurrounded(paired, { graph, perception }, places),
            group: asNamed(group, { graph, perception }),
          },
        ];
  });
}

/** Whether nitrogen or oxygen carries a hydrogen, on whatever element they are. */
export function hasHeteroHydrogen({ atomCount, element, hydrogens }: MolecularGraph): boolean {
  for (let atom = 0; atom < atomCount; atom++)
    if ((element[atom] === 7 || element[atom] === 8) && hydrogens[atom] > 0) return true;
  return false;
}
