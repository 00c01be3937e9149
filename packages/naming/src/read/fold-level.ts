import { CannotBuild } from './building.ts';
import { Kind, type Series } from './token.ts';
import type { Group, Level, Node, Unit } from './tree.ts';
import { foldGroup, readBase } from './fold-group.ts';
import { nothing } from './pending.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads units up to the closing bracket or the end. Throws CannotBuild where they make no sense. */
export function foldLevel(reader: TokenReader): Level {
  const level: Level = { units: [], stereo: [] };
  const hasOwn = new Set<number>();
  let pending = nothing();
  let replacements: Group['replacements'] = [],
    skeleton: Group['skeleton'] = [];
  let linked: Unit | null = null;
  const push = (node: Node): void => {
    if (skeleton.length > 0 && node.is !== 'group') throw new CannotBuild('no skeleton to change');
    if (pending.earlier && pending.locants && (node.is === 'radical' || node.is === 'change'))
      throw new CannotBuild('two lists of locants');
    if (pending.earlier) hasOwn.add(level.units.length);
    const unit: Unit = {
      locants: pending.earlier ?? pending.locants,
      count: pending.count,
      multiplied: pending.multiplied,
      hyphen: pending.hyphen,
      node,
      faces: pending.faces,
    };
    // `L-6-deoxygalactose`: the letter is the parent's.
    // `6H-6,10-methanoazepine`: the hydrogen is the ring's.
    pending = {
      ...nothing(),
      hydrogen: node.is === 'radical' ? pending.hydrogen : [],
      series: node.is === 'change' ? pending.series : null,
    };
    if (linked && node.is !== 'group') {
      // The glycosyl group before belongs to this one.
      const inner: Unit[] = [
        level.units.pop()!,
        { ...unit, locants: null, count: 1, multiplied: false },
      ];
      level.units.push({ ...unit, node: { is: 'level', level: { units: inner, stereo: [] } } });
    } else level.units.push(unit);
    linked = null;
  };
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at];
    const entry = token.entry;
    if (
      entry.kind !== Kind.Close &&
      pending.locants === null &&
      pending.count === 1 &&
      !pending.hyphen
    )
      pending.hyphen = token.hyphen;
    switch (entry.kind) {
      case Kind.Close:
        return settled(linked ? { ...level, linkage: true } : level, hasOwn);
      case Kind.Locants:
        if (entry.hydrogen.length > 0) pending.hydrogen.push(...entry.hydrogen);
        if (entry.lambda.length > 0) pending.lambda.push(...entry.lambda);
        if (
          entry.locants.length > 0 &&
          !(entry.lambda.length === entry.locants.length && isBeforeParent(reader))
        ) {
          // `2,3-di-O-acetyl`: the oxygens at these places.
          const letter =
            pending.multiplied &&
            pending.locants?.every((locant) => /^\d/.test(locant)) &&
            entry.locants.length === 1 &&
            /^[NOSC]$/.test(entry.locants[0])
              ? entry.locants[0]
              : null;
          if (letter) pending.locants = pending.locants!.map((locant) => letter + locant);
          else {
            if (pending.locants) pending.earlier = pending.locants;
            pending.locants = entry.locants;
          }
        }
        if (entry.faces.length > 0) pending.faces = [...pending.faces, ...entry.faces];
        if (entry.added.length > 0) pending.added = entry.added;
        reader.at++;
        break;
      case Kind.Multiplier:
        if (entry.of === 'assembly') pending.assembly = entry.count;
        else if (pending.multiplied) throw new CannotBuild('two multipliers');
        else {
          pending.count = entry.count;
          pending.multiplied = true;
        }
        reader.at++;
        break;
      case Kind.Stereo:
        if (
          entry.marks.length === 1 &&
          entry.marks[0].locant === '' &&
          /^(?:D|L|DL)$/.test(entry.marks[0].mark)
        )
          pending.series = entry.marks[0].mark as Series;
        else level.stereo.push(entry);
        reader.at++;
        break;
      case Kind.Skip:
        reader.at++;
        break;
      case Kind.Open: {
        reader.at++;
        const inside = foldLevel(reader);
        reader.at++;
        const next = reader.tokens[reader.at]?.entry.kind;
        if (inside.linkage && inside.units.length === 1) {
          // A branch: `[…-(1-3)]-` before the group it is on.
          const before = linked ? level.units.pop() : undefined;
          level.units.push(...inside.units, ...(before ? [before] : []));
          pending = nothing();
          break;
        }
        if (
          isParentLevel(inside) &&
          reader.at < reader.tokens.length &&
          next !== Kind.Close &&
          isEnding(next)
        ) {
          push({
            is: 'group',
            group: foldGroup(reader, { is: 'level', level: inside }, pending, {
              replacements,
              skeleton,
            }),
          });
          replacements = [];
        } else {
          const only = inside.units.length === 1 ? inside.units[0] : null;
          // `(dimethyl)amino`: the multiplier inside the brackets is the unit's.
          if (only?.multiplied && only.locants === null && !pending.multiplied) {
            pending.count = only.count;
            pending.multiplied = true;
            push(only.node);
          } else push({ is: 'level', level: inside });
        }
        break;
      }
      case Kind.Radical:
        push(
          entry.meaning !== undefined
            ? { is: 'level', level: reader.meaningOf(entry.meaning) }
            : {
                is: 'radical',
                name: entry.name,
                notation: entry.notation,
                joins: entry.joins,
                series: pending.series,
              },
        );
        reader.at++;
        break;
      case Kind.Change:
        push({ is: 'change', change: entry.change });
        reader.at++;
        break;
      case Kind.Skeleton:
        skeleton = [
          ...skeleton,
          { locants: pending.locants, count: pending.count, change: entry.change },
        ];
        pending = {
          ...nothing(),
          locants: pending.earlier,
          series: pending.series,
          faces: pending.faces,
        };
        reader.at++;
        break;
      case Kind.Linkage: {
        const glycosyl = level.units.pop();
        if (!glycosyl || glycosyl.count !== 1) throw new CannotBuild('linkage of what');
        linked = { ...glycosyl, locants: [`O${entry.place}`] };
        level.units.push(linked);
        reader.at++;
        break;
      }
      case Kind.Hydro:
        push({ is: 'hydro', sign: entry.sign });
        reader.at++;
        break;
      case Kind.Replacement:
        replacements = [
          ...replacements,
          {
            locants: pending.locants,
            count: pending.count,
            element: entry.element,
            valence: entry.valence,
            charge: entry.charge,
          },
        ];
        pending = {
          ...nothing(),
          earlier: pending.earlier,
          hydrogen: pending.hydrogen,
          lambda: pending.lambda,
        };
        reader.at++;
        break;
      default: {
        const base = readBase(reader);
        const group = foldGroup(reader, base, pending, { replacements, skeleton });
        replacements = [];
        skeleton = [];
        push({ is: 'group', group });
      }
    }
  }
  if (skeleton.length > 0 || linked) throw new CannotBuild('nothing follows');
  return settled(level, hasOwn);
}

/**
 * Locants before a group are its own only where it is the root, or where two lists of locants come
 * before it.
 */
function settled(level: Level, hasOwn: ReadonlySet<number>): Level {
  level.units.forEach((unit, i) => {
    if (i < level.units.length - 1 && unit.node.is === 'group' && !hasOwn.has(i))
      unit.node.group.before = null;
  });
  return level;
}

/** `1lambda4-thia…`: the position is that of the parent, not of a substituent. */
function isBeforeParent(reader: TokenReader): boolean {
  const next = reader.tokens[reader.at + 1]?.entry.kind;
  return next === Kind.Ring || next === Kind.Parent || next === Kind.Stem;
}

const isEnding = (kind: Kind | undefined): boolean =>
  kind === Kind.Locants ||
  kind === Kind.Multiplier ||
  kind === Kind.Suffix ||
  kind === Kind.Yl ||
  kind === Kind.Unsaturation ||
  kind === Kind.Elision ||
  kind === Kind.Charge;

/** The inside of brackets is a whole parent (`[1,1'-biphenyl]-4-ol`), not a substituent. */
function isParentLevel(level: Level): boolean {
  const root = level.units.at(-1)?.node;
  return (
    root?.is === 'group' &&
    root.group.yls.length === 0 &&
    !root.group.suffixes.some((suffix) => suffix.what.ends === 'radical')
  );
}
