import type { Level, Node, Unit } from './tree.ts';

/**
 * The other place that a locant before a radical may mean: that of its own free valence
 * (`N-phenyl-1-naphthylamine`, `2-(1-naphthylcarbamoyl)…`, `1-butylamine`), not of what it is
 * attached to. Null where no radical can take its locant, so that the second reading would be the
 * first again.
 */
export function withOwnLocants(level: Level): Level | null {
  let changed = false;
  const inNode = (node: Node): Node => {
    if (node.is !== 'level') return node;
    const inside = inLevel(node.level);
    return inside === node.level ? node : { is: 'level', level: inside };
  };
  const inLevel = (one: Level): Level => {
    const units = one.units.map((unit, i): Unit => {
      const node = inNode(unit.node);
      if (i === one.units.length - 1 || !takesLocant(unit))
        return node === unit.node ? unit : { ...unit, node };
      changed = true;
      const group = unit.node.is === 'group' ? unit.node.group : null;
      return group
        ? {
            ...unit,
            locants: null,
            node: { is: 'group', group: { ...group, before: unit.locants } },
          }
        : unit;
    });
    return units.some((unit, i) => unit !== one.units[i]) ? { ...one, units } : one;
  };
  const made = inLevel(level);
  return changed ? made : null;
}

/** A ring or chain whose free valence has no place yet, behind one numbered locant. */
function takesLocant({ node, locants, count }: Unit): boolean {
  if (
    node.is !== 'group' ||
    locants?.length !== 1 ||
    count !== 1 ||
    !/^\d+[a-z]?$/.test(locants[0])
  )
    return false;
  const { yls, before, base } = node.group;
  return (
    before === null &&
    yls.length === 1 &&
    yls[0].locants === null &&
    yls[0].count === 1 &&
    !(base.is === 'chain' && base.carbons < 3)
  );
}
