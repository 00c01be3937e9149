import { constitutionKey } from '@elucida/molecules/smiles';
import { parseName } from './read/parse-name.ts';
import type { Tongue } from './words/word.ts';

/** AIBN, DMSO2, CFC-11, GlcNAc: the same in every language. */
const ABBREVIATION = /^(?=(?:.*[A-Z]){2})[A-Za-z\d-]{2,8}$|^[A-Z][a-z]?-?\d+$/;
/**
 * Letters that the spelling of chemistry's words does not have in a language, and endings of the
 * others.
 */
const FOREIGN: readonly RegExp[] = [
  new RegExp(
    '[áéíóúñ]| de |(?<!ure)[oa]$|etil|metil|fenil|fenol|fenox|bencil|propil|butil|' +
      'pentil|hexil|octil|vinil|alil|metan(?!h)|(?<!ox|az|thi|oxy)etan(?!h)|' +
      '(?<!ac)clor|hidr|cicl|naft|yod|^azido |^ácido',
    'i',
  ),
  new RegExp(
    'ph|th|y(?!od)|k|tz|[^aeiou]e$|(?:an|en|in|on|id|at)e(?:$|-)|(?:oa|ola|ala|ila|' +
      String.raw`ura|erra)$|\b(?:acid|ether)\b| alcohol$|^azido |azet|zian|zikl|zeto|glizer`,
    'i',
  ),
  /ph|th|[cqvyñáéíóú]|[^a]$/i,
];

/**
 * Whether a name may be in a text of a language (0 English, 1 Spanish, 2 Basque): by its spelling,
 * and, where the rules of some language read it as the structure with this canonical key, by these.
 * Abbreviations are of all three.
 */
export function isNameOf(name: string, tongue: Tongue, key: string): boolean {
  if (ABBREVIATION.test(name)) return true;
  if (FOREIGN[tongue].test(name)) return false;
  const readers = ([0, 1, 2] as const).filter((each) => means(name, each, key));
  return readers.length === 0 || readers.includes(tongue);
}

function means(name: string, tongue: Tongue, key: string): boolean {
  const read = parseName(name, tongue);
  return read !== null && constitutionKey(read.graph) === key;
}
