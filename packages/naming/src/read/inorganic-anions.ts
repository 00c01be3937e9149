import { countingPrefixes, type CountingPrefix } from './counting-prefixes.ts';
import type { Tongue } from '../words/word.ts';

/** The second word of a binary name: the anion, and the group it is when it is bonded. */
export interface AnionWord {
  readonly ion: string;
  readonly bonded: string;
  readonly charge: number;
  readonly count: number;
  readonly isCounted: boolean;
  /** Salts only: never bonded to a metal. */ readonly isMolecular: boolean;
}

type Row = readonly [
  en: string,
  es: string,
  eu: string,
  ion: string,
  bonded: string,
  charge: number,
  isMolecular?: true,
];

const ROWS: readonly Row[] = [
  ['fluoride', 'fluoruro', 'fluoruro', '[F-1]', '*F', 1],
  ['chloride', 'cloruro', 'kloruro', '[Cl-1]', '*Cl', 1],
  ['bromide', 'bromuro', 'bromuro', '[Br-1]', '*Br', 1],
  ['iodide', 'yoduro', 'ioduro', '[I-1]', '*I', 1],
  ['hydride', 'hidruro', 'hidruro', '[H-1]', '*[H]', 1],
  ['azide', 'azida', 'azida', '[N-1]=[N+1]=[N-1]', '*N=[N+1]=[N-1]', 1],
  ['cyanide', 'cianuro', 'zianuro', '[C-1]#N', '*C#N', 1],
  ['hydroxide', 'hidroxido', 'hidroxido', '[O-1]', '*O', 1],
  ['hydrosulfide', 'hidrosulfuro', 'hidrosulfuro', '[S-1]', '*S', 1],
  ['thiocyanate', 'tiocianato', 'tiozianato', '[S-1]C#N', '*SC#N', 1],
  ['isocyanate', 'isocianato', 'isozianato', '', '*N=C=O', 1],
  ['isothiocyanate', 'isotiocianato', 'isotiozianato', '', '*N=C=S', 1],
  ['cyanate', 'cianato', 'zianato', '[O-1]C#N', '*OC#N', 1],
  ['amide', 'amida', 'amida', '[N-1]', '', 1, true],
  ['oxide', 'oxido', 'oxido', '[O-2]', '*=O', 2],
  ['sulfide', 'sulfuro', 'sulfuro', '[S-2]', '*=S', 2],
  ['selenide', 'seleniuro', 'seleniuro', '[Se-2]', '*=[Se]', 2],
  ['telluride', 'telururo', 'telururo', '[Te-2]', '*=[Te]', 2],
  ['nitride', 'nitruro', 'nitruro', '[N-3]', '*#N', 3],
  ['phosphide', 'fosfuro', 'fosfuro', '[P-3]', '*#P', 3],
  ['nitrate', 'nitrato', 'nitrato', '[O-1][N+1](=O)[O-1]', '', 1, true],
  ['nitrite', 'nitrito', 'nitrito', '[O-1]N=O', '', 1, true],
  ['sulfate', 'sulfato', 'sulfato', '[O-1]S(=O)(=O)[O-1]', '', 2, true],
  ['sulfite', 'sulfito', 'sulfito', '[O-1]S(=O)[O-1]', '', 2, true],
  ['carbonate', 'carbonato', 'karbonato', '[O-1]C(=O)[O-1]', '', 2, true],
  [
    'hydrogencarbonate|bicarbonate',
    'hidrogenocarbonato|bicarbonato',
    'hidrogenokarbonato|bikarbonato',
    '[O-1]C(=O)O',
    '',
    1,
    true,
  ],
  ['phosphate', 'fosfato', 'fosfato', '[O-1]P(=O)([O-1])[O-1]', '', 3, true],
  ['perchlorate', 'perclorato', 'perklorato', '[O-1]Cl(=O)(=O)=O', '', 1, true],
  ['chlorate', 'clorato', 'klorato', '[O-1]Cl(=O)=O', '', 1, true],
  ['chlorite', 'clorito', 'klorito', '[O-1]Cl=O', '', 1, true],
  ['hypochlorite', 'hipoclorito', 'hipoklorito', '[O-1]Cl', '', 1, true],
  ['bromate', 'bromato', 'bromato', '[O-1]Br(=O)=O', '', 1, true],
  ['iodate', 'yodato', 'iodato', '[O-1]I(=O)=O', '', 1, true],
  ['chromate', 'cromato', 'kromato', '[O-1][Cr~](=O)(=O)[O-1]', '', 2, true],
  ['dichromate', 'dicromato', 'dikromato', '[O-1][Cr~](=O)(=O)O[Cr~](=O)(=O)[O-1]', '', 2, true],
  [
    'tetrafluoroborate',
    'tetrafluoroborato|tetrafluoruroborato',
    'tetrafluoroborato',
    'F[B-1](F)(F)F',
    '',
    1,
    true,
  ],
  [
    'hexafluorophosphate',
    'hexafluorofosfato|hexafluorurofosfato',
    'hexafluorofosfato',
    'F[P-1](F)(F)(F)(F)F',
    '',
    1,
    true,
  ],
  [
    'hexafluoroantimonate',
    'hexafluoroantimoniato',
    'hexafluoroantimoniato',
    'F[Sb-1](F)(F)(F)(F)F',
    '',
    1,
    true,
  ],
  [
    'borohydride|tetrahydridoborate|tetrahydroborate|boranuide',
    'borohidruro|tetrahidruroborato',
    'borohidruro|tetrahidridoborato',
    '[B-1]',
    '',
    1,
    true,
  ],
  [
    'aluminumhydride|aluminiumhydride|tetrahydroaluminate|alumanuide',
    'aluminiohidruro',
    'aluminiohidruro',
    '[Al-1]',
    '',
    1,
    true,
  ],
];
/**
 * Anions of a non-metal or aluminium with halogens all around: hexachloroantimonate,
 * tetrabromogallate.
 */
const HALIDES: readonly Row[] = (
  [
    ['fluoro', 'F'],
    ['chloro', 'Cl'],
    ['bromo', 'Br'],
    ['iodo', 'I'],
  ] as const
).flatMap(([word, symbol]): Row[] => [
  ...(
    [
      ['borate', 'B'],
      ['aluminate', 'Al'],
      ['gallate', 'Ga'],
    ] as const
  ).map(([centre, element]): Row => [
    `tetra${word}${centre}`,
    '',
    '',
    `${symbol}[${element}-1](${symbol})(${symbol})${symbol}`,
    '',
    1,
    true,
  ]),
  ...(
    [
      ['phosphate', 'P'],
      ['arsenate', 'As'],
      ['antimonate', 'Sb'],
    ] as const
  ).map(([centre, element]): Row => [
    `hexa${word}${centre}`,
    '',
    '',
    `${symbol}[${element}-1](${symbol})(${symbol})(${symbol})(${symbol})${symbol}`,
    '',
    1,
    true,
  ]),
]);
/** Whole, without their last vowel, and those before words that are compound themselves. */
const COUNTS: readonly CountingPrefix[] = [
  ...countingPrefixes(8),
  ...countingPrefixes(8)
    .filter(([, count]) => count === 1 || count > 3)
    .map(([prefix, count]): CountingPrefix => [prefix.slice(0, -1), count]),
  ['bis', 2],
  ['tris', 3],
];

const tables = new Map<Tongue, Map<string, AnionWord>>();

/** The anion of a word, plain small letters; undefined where it is none. */
export function anionWord(word: string, tongue: Tongue): AnionWord | undefined {
  let table = tables.get(tongue);
  if (!table) tables.set(tongue, (table = makeTable(tongue)));
  return table.get(word);
}

function makeTable(tongue: Tongue): Map<string, AnionWord> {
  const table = new Map<string, AnionWord>();
  for (const [en, es, eu, ion, bonded, charge, isMolecular] of [...ROWS, ...HALIDES]) {
    for (const bare of [en, es, eu][tongue].split('|'))
      for (const word of tongue === 2 ? [bare, `${bare.replace(/a$/, '')}a`] : [bare]) {
        table.set(word, {
          ion,
          bonded,
          charge,
          count: 1,
          isCounted: false,
          isMolecular: isMolecular === true,
        });
        for (const [prefix, count] of COUNTS) {
          const counted = prefix + word;
          // Elision only before a vowel: monoxide, tetroxide.
          if (
            !/[ao]$/.test(prefix) &&
            prefix.length > 2 &&
            !/^[aeiou]/.test(word) &&
            !/^(bis|tris|tri)$/.test(prefix)
          )
            continue;
          if (!table.has(counted))
            table.set(counted, {
              ion,
              bonded,
              charge,
              count,
              isCounted: true,
              isMolecular: isMolecular === true,
            });
        }
      }
  }
  return table;
}
