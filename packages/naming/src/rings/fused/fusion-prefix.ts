import type { Words } from '../../words/word.ts';

/** Prefixes that are shorter than the rule makes them (P-25.3.2.2.2), by the English name. */
const CONTRACTED: Readonly<Record<string, Words>> = {
  furan: ['furo', 'furo', 'furo'],
  thiophene: ['thieno', 'tieno', 'tieno'],
  imidazole: ['imidazo', 'imidazo', 'imidazo'],
  pyridine: ['pyrido', 'pirido', 'pirido'],
  pyrimidine: ['pyrimido', 'pirimido', 'pirimido'],
  benzofuran: ['benzofuro', 'benzofuro', 'bentzofuro'],
  benzothiophene: ['benzothieno', 'benzotieno', 'bentzotieno'],
  benzimidazole: ['benzimidazo', 'bencimidazo', 'bentzimidazo'],
};

/**
 * The fusion prefix of a heterocycle's name without locants: `thiazole` gives `thiazolo`, `pyran`
 * `pyrano` (IUPAC 2013, P-25.3.2.2.1).
 */
export function fusionPrefix(words: Words): Words {
  const contracted = CONTRACTED[words[0]];
  if (contracted) return contracted;
  return [
    words[0].replace(/e?$/, 'o'),
    words[1].replace(/[ao]?$/, 'o'),
    words[2].replace(/[ao]?$/, 'o'),
  ];
}
