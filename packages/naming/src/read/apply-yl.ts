import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { areEquivalent } from './equivalent.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { YlWord } from './token.ts';
import type { Ending, Group } from './tree.ts';

/** Free valences: `yl`, `ylidene`, `diyl`, `oxy` (an oxygen more), `ylene` (two ends). */
export function applyYl(
  building: Building,
  fragment: Fragment,
  group: Group,
  ending: Ending<YlWord>,
  locants: readonly string[] | null,
): void {
  const word = ending.what;
  for (const locant of ending.added) building.mancude[atomAt(building, fragment, locant)] = false;
  const count = word === 'ylene' ? 2 : ending.count;
  if (locants && locants.length !== count) throw new CannotBuild('places of the free valences');
  const atoms = locants
    ? locants.map((locant) => atomAt(building, fragment, locant))
    : onlyAtoms(building, fragment, group, word, count);
  const order = word === 'ylidene' ? 2 : word === 'ylidyne' ? 3 : 1;
  for (const atom of atoms) {
    if (word === 'ylium') {
      building.charge[atom] += 1;
      continue;
    }
    // Hydroquinone has no place at 4, and its ring stays aromatic.
    if (
      group.base.is === 'piece' &&
      order === 1 &&
      building.mancude[atom] &&
      word !== 'oxy' &&
      building.hydrogens(atom) < 1 &&
      ending.added.length + group.hydrogen.length === 0
    )
      throw new CannotBuild('no hydrogen there');
    if (order > 1) building.mancude[atom] = false;
    if (word !== 'oxy') {
      fragment.frees.push({ atom, order });
      continue;
    }
    const oxygen = building.addAtom(8);
    building.bond(atom, oxygen, 1);
    fragment.frees.push({ atom: oxygen, order: 1 });
  }
}

function onlyAtoms(
  building: Building,
  fragment: Fragment,
  group: Group,
  word: YlWord,
  count: number,
): number[] {
  const { core } = fragment;
  if (word === 'ylene' || count > 1) {
    if (group.base.is !== 'chain' || group.base.cyclic)
      throw new CannotBuild('free valences without places');
    if (core.length === 1) return Array.from({ length: count }, () => core[0]);
    if (count === 2 && core.length === 2) return [core[0], core[1]];
    if (word === 'ylene' && core.length > 3) return [core[0], core.at(-1)!];
    throw new CannotBuild('free valences without places');
  }
  if (group.base.is === 'chain') {
    if (
      group.base.cyclic &&
      group.unsaturations.some((entry) => entry.what !== 1 && entry.locants === null) &&
      !group.before
    )
      throw new CannotBuild('free valence without place');
    return [core[0]];
  }
  const open = core.filter((atom) => building.hydrogens(atom) >= 1);
  if (open.length === 0 || !areEquivalent(building, open, fragment.frees))
    throw new CannotBuild('free valence without place');
  return [open[0]];
}
