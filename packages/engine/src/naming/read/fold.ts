import { CannotBuild } from './building.ts';
import { tokenize } from './tokenize.ts';
import { Kind, type Series, type Token } from './token.ts';
import type { Base, Group, Level, Node, Pending, Unit } from './tree.ts';

/**
 * Folds the tokens of one word into a tree. Throws CannotBuild where brackets or endings make no
 * sense.
 */
export function foldTokens(tokens: readonly Token[]): Level {
  return foldLevel({ tokens, at: 0, meaningOf });
}

/** The tokens of a word, and how far they are read. */
interface TokenReader {
  readonly tokens: readonly Token[];
  at: number;
  /** The tree of an English name that a word of the vocabulary stands for. */
  readonly meaningOf: (name: string) => Level;
}

const nothing = (): Pending => ({
  locants: null,
  earlier: null,
  hydrogen: [],
  added: [],
  lambda: [],
  count: 1,
  multiplied: false,
  series: null,
  faces: [],
  assembly: 1,
  hyphen: false,
});

function foldLevel(reader: TokenReader): Level {
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
 * Locants before a group are its own only where it is the root, or where two lists of locants stand
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

function readBase(reader: TokenReader): Base {
  const entry = reader.tokens[reader.at++].entry;
  switch (entry.kind) {
    case Kind.Cyclo: {
      const stem = reader.tokens[reader.at++].entry;
      if (stem.kind !== Kind.Stem) throw new CannotBuild('cyclo');
      return { is: 'chain', carbons: stem.carbons, cyclic: true };
    }
    case Kind.Stem:
      return { is: 'chain', carbons: entry.carbons, cyclic: false };
    case Kind.Ring:
      return { is: 'ring', entry };
    case Kind.Parent:
      return entry.meaning === undefined
        ? {
            is: 'piece',
            notation: entry.notation,
            acid: false,
            name: entry.name,
            stem: entry.stem === true,
            walks: entry.walks ?? '',
          }
        : { is: 'level', level: reader.meaningOf(entry.meaning) };
    case Kind.Salt:
      return entry.meaning === undefined
        ? {
            is: 'piece',
            notation: entry.notation,
            acid: false,
            name: entry.name,
            stem: false,
            walks: '',
          }
        : { is: 'level', level: reader.meaningOf(entry.meaning) };
    case Kind.Acid:
      return {
        is: 'piece',
        notation: entry.notation,
        acid: true,
        name: entry.name,
        stem: false,
        walks: '',
      };
    default:
      throw new CannotBuild('no parent');
  }
}

const meanings = new Map<string, Level>();

/** The tree of an English name that a word of the vocabulary stands for. */
function meaningOf(name: string): Level {
  let level = meanings.get(name);
  if (!level) {
    tokenize(name.toLowerCase(), name, 0, (tokens) => {
      level = foldTokens(tokens);
      return true;
    });
    if (!level) throw new Error(`vocabulary meaning ${name}`);
    meanings.set(name, level);
  }
  return level;
}

function foldGroup(
  reader: TokenReader,
  base: Base,
  pending: Pending,
  { replacements, skeleton }: Pick<Group, 'replacements' | 'skeleton'>,
): Group {
  const group: Group = {
    base,
    assembly: pending.assembly,
    before: pending.locants,
    hydrogen: pending.added.length > 0 ? [...pending.hydrogen, ...pending.added] : pending.hydrogen,
    lambda: pending.lambda,
    series: pending.series,
    faces: { own: pending.faces, endings: [] },
    skeleton,
    replacements,
    unsaturations: [],
    suffixes: [],
    yls: [],
    charges: [],
  };
  let locants: readonly string[] | null = null,
    added: readonly string[] = [],
    count = 1;
  for (; reader.at < reader.tokens.length; reader.at++) {
    const entry = reader.tokens[reader.at].entry;
    const ending = <T>(
      what: T,
    ): { what: T; locants: readonly string[] | null; added: readonly string[]; count: number } => {
      const made = { what, locants, added, count };
      locants = null;
      added = [];
      count = 1;
      return made;
    };
    switch (entry.kind) {
      case Kind.Locants:
        if (locants) throw new CannotBuild('locants twice');
        locants = entry.locants.length ? entry.locants : null;
        group.faces.endings.push(...entry.faces);
        added = entry.added.length > 0 ? entry.added : entry.hydrogen;
        break;
      case Kind.Multiplier:
        count = entry.count;
        break;
      case Kind.Elision:
      case Kind.LinkingA:
        break;
      case Kind.Stereo:
        break;
      case Kind.Stem:
      case Kind.Acid: {
        if (group.suffixes.length > 0 || group.yls.length > 0 || group.charges.length > 0)
          throw new CannotBuild('a parent after an ending');
        const chain = readBase(reader);
        group.conjunctive = {
          locants,
          count,
          group: foldGroup(reader, chain, nothing(), { replacements: [], skeleton: [] }),
        };
        return group;
      }
      case Kind.Unsaturation:
        group.unsaturations.push(ending(entry.order));
        break;
      case Kind.Charge:
        group.charges.push(ending(entry.change));
        break;
      case Kind.Suffix:
        group.suffixes.push(ending(entry.word));
        if (entry.word.ends === 'radical') return advance(reader, group);
        break;
      case Kind.Yl:
        group.yls.push({ ...ending(entry.word), count: entry.count * count });
        return advance(reader, group);
      default:
        return group;
    }
  }
  return group;
}

function advance(reader: TokenReader, group: Group): Group {
  reader.at++;
  return group;
}

/** A level without its root, and the root. */
export function rootOf(level: Level): { readonly root: Unit; readonly others: readonly Unit[] } {
  const root = level.units.at(-1);
  if (!root || root.node.is === 'hydro' || root.node.is === 'change')
    throw new CannotBuild('no root');
  return { root, others: level.units.slice(0, -1) };
}
