import { CannotBuild } from './building.ts';
import { Kind } from './token.ts';
import type { Base, Group, Pending } from './tree.ts';
import { nothing } from './pending.ts';
import type { TokenReader } from './token-reader.ts';

/** A parent that is written down as a fragment, without what only some have. */
const pieceOf = ({ notation, name }: { readonly notation: string; readonly name: string }) =>
  ({ is: 'piece', notation, acid: false, name, stem: false, walks: '' }) as const;

/** Reads the parent at this place. Throws CannotBuild where there is none. */
export function readBase(reader: TokenReader): Base {
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
        ? { ...pieceOf(entry), stem: entry.stem === true, walks: entry.walks ?? '' }
        : { is: 'level', level: reader.meaningOf(entry.meaning) };
    case Kind.Salt:
      return entry.meaning === undefined
        ? pieceOf(entry)
        : { is: 'level', level: reader.meaningOf(entry.meaning) };
    case Kind.Acid:
      return { ...pieceOf(entry), acid: true };
    default:
      throw new CannotBuild('no parent');
  }
}

/** Reads what follows a parent: its unsaturation, suffixes, free valences and charges. */
export function foldGroup(
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
