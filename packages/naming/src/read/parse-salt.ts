import type { Tongue } from '../words/word.ts';
import { appendMolecule } from './append-molecule.ts';
import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import { addPiece, pieceOf } from './fragment-notation.ts';
import { anionWord } from './inorganic-anions.ts';
import { ionOf, joinIons, type Ion } from './join-salt.ts';
import type { Written } from './name-parts.ts';
import { readWord } from './read-word.ts';

/** Longest salts: one cation, then the words of its anion. */
const MOST_WORDS = 6;

/**
 * A salt of one organic cation, whose anion may have several words: `tributylphosphanium hydrogen
 * sulfate`, `1-methylpyridin-1-ium trifluoromethanesulfonate`.
 * `parseAnion` reads the words behind the cation. Null where they are not such a name; throws
 * CannotBuild where the charges do not fit.
 */
export function parseSalt(
  words: readonly Written[],
  tongue: Tongue,
  parseAnion: (words: readonly Written[]) => Building | null,
): Building | null {
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const cation = cationOf(words[0], tongue);
  if (!cation) return null;
  const simple = words.length === 2 ? anionWord(words[1].lower, tongue) : undefined;
  if (simple && simple.ion !== '')
    return joinIons(
      [cation],
      [
        {
          charge: -simple.charge,
          count: simple.count,
          isCounted: simple.isCounted,
          add: (building) => void addPiece(building, pieceOf(simple.ion)),
        },
      ],
    );
  const anion = parseAnion(words.slice(1));
  const charge = anion?.charge.reduce((sum, q) => sum + q, 0) ?? 0;
  if (!anion || charge >= 0) return null;
  return joinIons(
    [cation],
    [{ charge, count: 1, isCounted: false, add: (building) => appendMolecule(building, anion) }],
  );
}

function cationOf(word: Written, tongue: Tongue): Ion | null {
  let found: Ion | null = null;
  readWord({ lower: word.lower, cased: word.cased }, tongue, (read) => {
    let ion: Ion | null = null;
    try {
      ion = read.kind === 'molecule' ? ionOf(read) : null;
    } catch (error) {
      if (!(error instanceof CannotBuild)) throw error;
    }
    if (ion && ion.charge > 0) found = ion;
    return found !== null;
  });
  return found;
}
