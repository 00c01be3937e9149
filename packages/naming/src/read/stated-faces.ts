import type { Mention } from './place-faces.ts';
import type { Face } from './token.ts';
import type { Group, Level, Unit } from './tree.ts';

/**
 * `3b,7a-dihydroxy-5b-cholane`: on a stereoparent, `a` and `b` mean alpha and beta where its atoms
 * have no such letters.
 */
export function withLetterFaces(level: Level): Level {
  const root = level.units.at(-1);
  const group = root?.node.is === 'group' ? root.node.group : null;
  if (!root || group?.base.is !== 'piece' || group.base.walks === '') return level;
  if (!level.units.some((unit) => unit.locants?.some(isLettered))) return level;
  return {
    ...level,
    units: level.units.map((unit) =>
      unit === root
        ? {
            ...unit,
            node: {
              is: 'group',
              group: {
                ...group,
                faces: { ...group.faces, own: [...group.faces.own, ...facesIn(group.before)] },
                before: bare(group.before),
              },
            },
          }
        : {
            ...unit,
            locants: bare(unit.locants),
            faces: [...(unit.faces ?? []), ...facesIn(unit.locants)],
          },
    ),
  };
}

const isLettered = (locant: string): boolean => /^\d+[ab]$/.test(locant);
const bare = (locants: readonly string[] | null): readonly string[] | null =>
  locants?.map((locant) => (isLettered(locant) ? locant.slice(0, -1) : locant)) ?? null;
const facesIn = (locants: readonly string[] | null): Face[] =>
  (locants ?? []).filter(isLettered).map((locant) => ({
    locant: locant.slice(0, -1),
    side: locant.endsWith('a') ? 'alpha' : 'beta',
  }));

/** Sides that a name states, of the parent itself and of what is attached to it, endings first. */
export function statedFaces(
  root: Unit,
  others: readonly Unit[],
): { readonly own: readonly Face[]; readonly added: readonly Mention[] } {
  const group = root.node.is === 'group' ? root.node.group : null;
  const own = group ? group.faces.own : (root.faces ?? []);
  if (
    own.length === 0 &&
    group?.faces.endings.length === 0 &&
    others.every((unit) => !unit.faces?.length)
  )
    return NONE;
  const units = others
    .filter((unit) => unit.node.is !== 'hydro' && unit.node.is !== 'change')
    .flatMap((unit) => mentions(unit.locants, unit.faces ?? []));
  return { own, added: [...(group ? endingMentions(group) : []), ...units] };
}

const NONE = { own: [], added: [] };
const mentions = (locants: readonly string[] | null, faces: readonly Face[]): Mention[] =>
  (locants ?? []).map((locant) => ({
    locant,
    side: faces.find((face) => face.locant === locant)?.side ?? null,
  }));
const endingMentions = (group: Group): Mention[] =>
  [...group.suffixes, ...group.yls].flatMap((ending) =>
    mentions(ending.locants, group.faces.endings),
  );
