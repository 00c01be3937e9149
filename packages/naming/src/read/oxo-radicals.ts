import type { Tongue } from '../words/word.ts';

/**
 * Acyl-like groups of inorganic acids (IUPAC 2005, IR-8 and table IX) and cyanogen: English,
 * Spanish, Basque, and the group with its free valences.
 */
const ROWS: readonly (readonly [en: string, es: string, eu: string, notation: string])[] = [
  ['nitrosyl', 'nitrosilo', 'nitrosilo', '*N=O'],
  ['nitryl|nitroyl', 'nitrilo', 'nitrilo', '*[N+1](=O)[O-1]'],
  ['thionyl|sulfinyl', 'tionilo|sulfinilo', 'tionilo|sulfinilo', '*S(*)=O'],
  ['sulfuryl|sulfonyl', 'sulfurilo|sulfonilo', 'sulfurilo|sulfonilo', '*S(*)(=O)=O'],
  ['seleninyl', 'seleninilo', 'seleninilo', '*[Se](*)=O'],
  ['selenonyl|selenoyl', 'selenonilo', 'selenonilo', '*[Se](*)(=O)=O'],
  ['phosphoryl', 'fosforilo', 'fosforilo', '*P(*)(*)=O'],
  [
    'thiophosphoryl|phosphorothioyl',
    'tiofosforilo|fosforotioilo',
    'tiofosforilo|fosforotioilo',
    '*P(*)(*)=S',
  ],
  ['cyanogen', 'cianogeno', 'zianogeno', '*C#N'],
  ['chromyl', 'cromilo', 'kromilo', '*[Cr~](*)(=O)=O'],
  ['uranyl', 'uranilo', 'uranilo', '*[U~](*)(=O)=O'],
  ['neptunyl', 'neptunilo', 'neptunilo', '*[Np~](*)(=O)=O'],
  ['plutonyl', 'plutonilo', 'plutonilo', '*[Pu~](*)(=O)=O'],
  ['chlorosyl', 'clorosilo', 'klorosilo', '*Cl=O'],
  ['chloryl', 'clorilo', 'klorilo', '*Cl(=O)=O'],
  ['perchloryl', 'perclorilo', 'perklorilo', '*Cl(=O)(=O)=O'],
  ['bromyl', 'bromilo', 'bromilo', '*Br(=O)=O'],
  ['iodosyl', 'yodosilo', 'iodosilo', '*I=O'],
  ['iodyl', 'yodilo', 'iodilo', '*I(=O)=O'],
  ['thiazyl', 'tiazilo', 'tiazilo', '*S#N'],
];

const tables = new Map<Tongue, Map<string, string>>();

/** The group of a word, as a piece with free valences; undefined where the word is none. */
export function oxoRadical(word: string, tongue: Tongue): string | undefined {
  let table = tables.get(tongue);
  if (!table)
    tables.set(
      tongue,
      (table = new Map(
        ROWS.flatMap((row) =>
          row[tongue]
            .split('|')
            .flatMap((text) =>
              (tongue === 2 ? [text, `${text}a`] : [text]).map(
                (spelling) => [spelling, row[3]] as const,
              ),
            ),
        ),
      )),
    );
  return table.get(word);
}
