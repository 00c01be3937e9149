import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import type { BuildNode } from './build-types.ts';
import { atomAt, type Fragment } from './fragment.ts';
import type { Unit } from './tree.ts';
import { bondAt, joinAtoms } from './bond-at.ts';

/** Attaches a unit at its locants, once for each. */
export function attachUnit(
  building: Building,
  fragment: Fragment,
  unit: Unit,
  strict: boolean,
  buildNode: BuildNode,
): void {
  const locants = ringPair(unit);
  if (locants.length === unit.count) {
    for (const locant of locants) {
      const atom = atomAt(building, fragment, locant);
      // C-methylcarbonimidoyl: in place of a free valence.
      if (
        locant === 'C' &&
        fragment.frees.length === 2 &&
        fragment.frees.every((free) => free.atom === atom)
      )
        takeFree(building, fragment, buildNode(building, unit.node, strict));
      else bondAt(building, atom, buildNode(building, unit.node, strict));
    }
    return;
  }
  if (locants.length !== 2 * unit.count) throw new CannotBuild('number of locants');
  // Two places each: a bridge as methylenedioxy or epoxy.
  for (let k = 0; k < unit.count; k++) {
    const bridge = buildNode(building, unit.node, strict);
    if (bridge.frees.length !== 2 || bridge.frees.some((free) => free.order !== 1))
      throw new CannotBuild('no bridge');
    bridge.frees.forEach((free, i) =>
      joinAtoms(building, atomAt(building, fragment, locants[2 * k + i]), free.atom, 1),
    );
  }
}

function takeFree(building: Building, fragment: Fragment, radical: Fragment): void {
  const own = fragment.frees.pop()!;
  if (radical.frees.length !== 1 || radical.frees[0].order !== 1)
    throw new CannotBuild('free valences do not fit');
  building.bond(own.atom, radical.frees[0].atom, 1);
}

/** `m-dinitro`: one letter for two places. */
function ringPair(unit: Unit): readonly string[] {
  const locants = unit.locants!;
  const second =
    unit.count === 2 && locants.length === 1
      ? { ortho: '2', meta: '3', para: '4' }[locants[0]]
      : undefined;
  return second ? ['1', second] : locants;
}
