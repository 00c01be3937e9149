import type { MolecularGraph } from '../graph.ts';
import type { Perception } from '../perception.ts';
import { GROUP_INDEX, GROUPS, type Group, type GroupCounts } from './group-names.ts';
import { findArenes } from './arene.ts';
import { findCarbonyls } from './carbonyl.ts';
import { findHetero } from './hetero.ts';
import { findNitrogen } from './nitrogen.ts';
import { findOxygen } from './oxygen.ts';
import { openSite, type Site } from './site.ts';
import { findSkeleton } from './skeleton.ts';
import { findUnsaturated } from './unsaturated.ts';

/** One occurrence of a group: its central atom first, 0-based. */
export interface GroupSite {
  readonly group: Group;
  readonly atoms: readonly number[];
}

/**
 * Counts the functional groups of a molecule. Depends on the constitution alone, not on atom order.
 */
export function detectGroups(graph: MolecularGraph, perception: Perception): GroupCounts {
  const site = openSite(graph, perception, null);
  search(site);
  return site.counts;
}

/** Finds the functional groups with their atoms: for explanations, slower than `detectGroups`. */
export function locateGroups(graph: MolecularGraph, perception: Perception): GroupSite[] {
  const found: number[] = [];
  search(openSite(graph, perception, found));
  const sites: GroupSite[] = [];
  for (let i = 0; i < found.length; i += 3) {
    sites.push({
      group: GROUPS[found[i]],
      atoms: found[i + 2] < 0 ? [found[i + 1]] : [found[i + 1], found[i + 2]],
    });
  }
  return sites;
}

export function hasGroup(groups: GroupCounts, group: Group): boolean {
  return groups[GROUP_INDEX[group]] > 0;
}

function search(site: Site): void {
  findCarbonyls(site);
  findUnsaturated(site);
  findArenes(site);
  findNitrogen(site);
  findOxygen(site);
  findHetero(site);
  findSkeleton(site);
}
