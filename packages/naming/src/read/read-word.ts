import type { Tongue } from '../words/word.ts';
import { Building, CannotBuild } from './building.ts';
import { buildLevel } from './build-level.ts';
import { foldTokens } from './fold-tokens.ts';
import type { WordKind } from './grammar.ts';
import { withOwnLocants } from './own-locants.ts';
import type { SharedReadings } from './shared-readings.ts';
import { tokenize } from './tokenize.ts';
import type { Fragment } from './fragment.ts';
import type { Token } from './token.ts';
import type { Level, Node } from './tree.ts';
import type { BuiltWord, ReadWord } from './word-reading.ts';

/** A word in small letters and as typed, and what is known of the names of the same structure. */
export interface WordToRead {
  readonly lower: string;
  readonly cased: string;
  readonly shared?: SharedReadings;
}

/**
 * Reads one word of a name in every way the grammar allows, each with the brackets that names leave
 * out and without them, and calls `accept` with those that can be built alone, until it returns
 * true.
 */
export function readWord(
  { lower, cased, shared }: WordToRead,
  tongue: Tongue,
  accept: (word: ReadWord) => boolean,
): boolean {
  return tokenize(lower, cased, tongue, (tokens, kind) => {
    const read = (own: readonly Token[]): Generator<ReadWord, void> => readingsOf(own, kind);
    for (const word of shared ? shared.readings(tokens, kind, read) : read(tokens))
      if (accept(word)) return true;
    return false;
  });
}

/** The words that tokens may mean, those first that are meant mostly. */
function* readingsOf(tokens: readonly Token[], kind: WordKind): Generator<ReadWord, void> {
  const level = foldedOrNull(tokens);
  if (!level || isBare(level)) return;
  const alone =
    level.units.length === 1 &&
    (kind === 'radical' ||
      kind === 'ate' ||
      (kind === 'molecule' && level.units[0].multiplied && level.units[0].count > 1))
      ? level.units[0]
      : null;
  const count = alone ? alone.count : 1;
  const normal = alone && count > 1 ? single(level) : level;
  const places = kind === 'molecule' ? null : (alone?.locants ?? null);
  const readings = [
    [normal, false],
    [normal, true],
  ] as [Level, boolean][];
  const others = cheap(normal) ? withOwnLocants(normal) : null;
  if (others) readings.push([others, false], [others, true]);
  for (const [reading, strict] of readings) {
    const own =
      places && (alone!.node.is !== 'group' || alone!.node.group.before !== places)
        ? null
        : tryBuild(reading, strict);
    // Not a group's own places: 1,4-phenylene, 5,6,7,8-tetrahydroquinoline-3-carboxylate.
    const bare =
      places && places.length <= (kind === 'ate' ? 2 : 1) * count ? withoutLocants(reading) : null;
    const elsewhere = bare && tryBuild(bare, strict) ? bare : null;
    if (own || elsewhere)
      yield { kind, level: own && reading, elsewhere, places, strict, count, built: own };
  }
}

/** Sulfonic and sulfinic acid are classes: only with a substituent are they compounds. */
const isBare = ({ units }: Level): boolean =>
  units.length === 1 &&
  units[0].node.is === 'group' &&
  units[0].node.group.base.is === 'piece' &&
  /^sulf[io]n(?:ic|ate)$/.test(units[0].node.group.base.name);

function foldedOrNull(tokens: readonly Token[]): Level | null {
  try {
    return foldTokens(tokens);
  } catch (error) {
    if (error instanceof CannotBuild) return null;
    throw error;
  }
}

/** The second reading of locants is only tried for names of usual size. */
const cheap = (level: Level): boolean => level.units.length < 12;

/** `diethyl` as a word of its own: two ethyl groups. */
function single(level: Level): Level {
  const root = level.units.at(-1)!;
  return { ...level, units: [{ ...root, count: 1, multiplied: false }] };
}

/** `1-ethyl` of `1-ethyl 4-methyl …dioate`: the locant is the acid's. */
function withoutLocants(level: Level): Level {
  const root = level.units[0];
  const node: Node =
    root.node.is === 'group'
      ? {
          is: 'group',
          group: {
            ...root.node.group,
            before: root.locants === root.node.group.before ? null : root.node.group.before,
          },
        }
      : root.node;
  return { ...level, units: [{ ...root, locants: null, node }] };
}

function tryBuild(level: Level, strict: boolean): BuiltWord | null {
  const building = new Building();
  try {
    return { building, fragment: buildLevel(building, level, strict) };
  } catch (error) {
    if (error instanceof CannotBuild) return null;
    throw error;
  }
}

/**
 * Builds a word as part of a molecule. Throws CannotBuild where its locants only make sense in an
 * ester.
 */
export function buildWord(building: Building, word: ReadWord): Fragment {
  if (!word.level) throw new CannotBuild('locants of an ester only');
  return buildLevel(building, word.level, word.strict);
}
