import { alkaneStem } from '../words/alkane-stem.ts';
import { multiplier } from '../words/numerals.ts';
import { REPLACEMENTS } from '../words/replacement.ts';
import type { Tongue } from '../words/word.ts';

/** Between the components of a spiro name: the locants of the spiro atom. */
const LINK = /(-\d+[a-z]?'*,\d+[a-z]?'+-)/;

/**
 * A Spanish or Basque spiro name of named components in English: `espiro[ciclopentano-1,1'-indeno]`
 * → `spiro[cyclopentane-1,1'-inden]`. `ringInEnglish` gives the English name of a ring that fills
 * the whole text, null where it is none. Null where a component is not known.
 */
export function spiroInEnglish(
  text: string,
  tongue: Tongue,
  ringInEnglish: (name: string) => string | null,
): string | null {
  const match = /^((?:di|tri)?)e?spiro\[(.+)\]$/.exec(text);
  if (!match) return null;
  const parts: string[] = [];
  for (const piece of match[2].split(LINK)) {
    const english = LINK.test(piece) ? piece : (carbocycle(piece, tongue) ?? ringInEnglish(piece));
    if (english === null) return null;
    parts.push(english);
  }
  return `${match[1]}spiro[${parts.join('')}]`;
}

const ENDINGS: Readonly<Record<string, string>> = { ano: 'ane', eno: 'ene', ino: 'yne' };
const CYCLO = ['cyclo', 'ciclo', 'ziklo'];

/** `ciclohexa-2,5-dieno`, `7-oxabiciclo[4.1.0]hept-3-eno`: prefix, stem, unsaturation. */
function carbocycle(text: string, tongue: Tongue): string | null {
  const cyclo = CYCLO[tongue];
  const at = text.indexOf(cyclo);
  const match =
    at < 0
      ? null
      : /^(\[[\d.,^()]+\])?([a-z]+?)(a?)((?:-[\d,()]+-)?)((?:di|tri|tetra)?)(ano|eno|ino)$/.exec(
          text.slice(at + cyclo.length),
        );
  const prefix = at < 0 ? null : prefixInEnglish(text.slice(0, at), tongue);
  if (!match || prefix === null) return null;
  for (let carbons = 3; carbons < 60; carbons++) {
    const stem = alkaneStem(carbons)!;
    if (stem[tongue] === match[2])
      return `${prefix}cyclo${match[1] ?? ''}${stem[0]}${match[3]}${match[4]}${match[5]}${ENDINGS[match[6]]}`;
  }
  return null;
}

/** What comes before `cyclo`: replacement prefixes with their locants, and the number of rings. */
function prefixInEnglish(text: string, tongue: Tongue): string | null {
  let english = text;
  for (const { words } of REPLACEMENTS)
    english = english.replaceAll(
      words[tongue].normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
      `${words[0].toUpperCase()}`,
    );
  for (let count = 4; count < 13; count++)
    english = english.replaceAll(multiplier(count, tongue), multiplier(count, 0));
  return /^(?:[\d,'-]|di|tri|tetra|penta|hexa|bi|octa|nona|deca|[A-Z])*$/.test(english)
    ? english.toLowerCase()
    : null;
}
