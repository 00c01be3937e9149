import { carbonGroups } from './carbon-groups.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import { amineGroup, chalcogenGroup, ringIon, sulfurGroup } from './hetero-groups.ts';
import type { Molecule } from './molecule.ts';

/**
 * Every group that could end a name. Atoms that an acid or its derivative owns form no second
 * group.
 */
export function findGroups(m: Molecule, taken: ReadonlySet<number>): CharacteristicGroup[] {
  const { graph } = m;
  const found: CharacteristicGroup[] = [];
  const owned = new Uint8Array(graph.atomCount);
  for (const a of taken) owned[a] = 1;
  const add = (group: CharacteristicGroup) => {
    found.push(group);
    for (const a of group.own) owned[a] = 1;
  };
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] === 6 && !owned[a]) carbonGroups(m, a).forEach(add);
  }
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== 16 || owned[a]) continue;
    const group = sulfurGroup(m, a);
    if (group) add(group);
  }
  for (let a = 0; a < graph.atomCount; a++) {
    if (owned[a]) continue;
    const ion = ringIon(m, a);
    if (ion) add(ion);
    const group = graph.element[a] === 7 ? amineGroup(m, a) : chalcogenGroup(m, a);
    if (group) add(group);
  }
  return found;
}
