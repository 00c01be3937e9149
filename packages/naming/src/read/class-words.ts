import { countingPrefixes } from './counting-prefixes.ts';
import { symbolOf } from '@elucida/spectra/chemistry/periodic-table';
import type { Tongue } from '../words/word.ts';
import { elementInWord } from './element-words.ts';

/**
 * Words of functional class names that are words of their own (P-62 to P-66, old usage): what they
 * add.
 */
export type ClassWord =
  | { readonly is: 'acid'; readonly element: '' | 'O' | 'S' }
  | { readonly is: 'ester' }
  | { readonly is: 'hydrogen'; readonly count: number }
  | { readonly is: 'anhydride' }
  | { readonly is: 'ignored' }
  | { readonly is: 'link'; readonly notation: string; readonly symmetric: boolean }
  | {
      readonly is: 'group';
      readonly notation: string;
      readonly anion: string;
      readonly count: number;
    }
  | { readonly is: 'derivative'; readonly notation: string }
  | { readonly is: 'acetal' }
  | {
      readonly is: 'oxide';
      /** Atomic number of what is added: oxygen, sulfur, selenium. */ readonly element?: number;
      readonly locant: 'N' | 'P' | 'S' | null;
      readonly count: number;
      /** Positions by number. */ readonly places?: readonly string[];
    }
  | { readonly is: 'component'; readonly notation: string; readonly count: number }
  | {
      readonly is: 'cation';
      readonly notation: string;
      readonly charge: number;
      readonly count: number;
    };

type Words = readonly [en: string, es: string, eu: string];

const LINKS: readonly (readonly [Words, string, boolean])[] = [
  [['ether', 'eter', 'eter|eterra'], '*O*', true],
  [['oxide', 'oxido', 'oxido|oxidoa'], '*O*', false],
  [['ketone', 'cetona', 'zetona'], '*C(=O)*', false],
  [
    ['sulfide|thioether|monosulfide', 'sulfuro|tioeter', 'sulfuro|sulfuroa|tioeter|tioeterra'],
    '*S*',
    true,
  ],
  [['disulfide', 'disulfuro', 'disulfuro|disulfuroa'], '*SS*', true],
  [['trisulfide', 'trisulfuro', 'trisulfuro|trisulfuroa'], '*SSS*', true],
  [['tetrasulfide', 'tetrasulfuro', ''], '*SSSS*', true],
  [['sulfoxide', 'sulfoxido', 'sulfoxido|sulfoxidoa'], '*S(=O)*', true],
  [['sulfone', 'sulfona', 'sulfona'], '*S(=O)(=O)*', true],
  [['peroxide', 'peroxido', 'peroxido|peroxidoa'], '*OO*', true],
  [['selenide', 'seleniuro', 'seleniuro|seleniuroa'], '*[Se]*', true],
  [['diselenide', '', ''], '*[Se][Se]*', true],
  [['telluride', '', ''], '*[Te]*', true],
  [['thioketone', 'tiocetona', 'tiozetona'], '*C(=S)*', false],
  [['diketone', 'dicetona', 'dizetona'], '*C(=O)C(=O)*', false],
  [['selenoxide', '', ''], '*[Se](=O)*', true],
];
const GROUPS: readonly (readonly [Words, string, string])[] = [
  [['alcohol', 'alcohol', 'alkohol|alkohola'], '*O', ''],
  [['fluoride', 'fluoruro', 'fluoruro|fluoruroa'], '*F', '[F-1]'],
  [['chloride', 'cloruro', 'kloruro|kloruroa'], '*Cl', '[Cl-1]'],
  [['bromide', 'bromuro', 'bromuro|bromuroa'], '*Br', '[Br-1]'],
  [['iodide', 'yoduro', 'ioduro|ioduroa'], '*I', '[I-1]'],
  [['cyanide', 'cianuro', 'zianuro|zianuroa'], '*C#N', '[C-1]#N'],
  [['isocyanide|isonitrile', 'isocianuro', 'isozianuro|isozianuroa'], '*[N+1]#[C-1]', ''],
  [['isocyanate', 'isocianato', 'isozianato|isozianatoa'], '*N=C=O', ''],
  [['isothiocyanate', 'isotiocianato', 'isotiozianato|isotiozianatoa'], '*N=C=S', ''],
  [['thiocyanate', 'tiocianato', 'tiozianato|tiozianatoa'], '*SC#N', '[S-1]C#N'],
  [['cyanate', 'cianato', 'zianato|zianatoa'], '*OC#N', '[O-1]C#N'],
  [['azide', 'azida', 'azida'], '*N=[N+1]=[N-1]', '[N-1]=[N+1]=[N-1]'],
  [['mercaptan|hydrosulfide', 'mercaptano', 'merkaptano|merkaptanoa'], '*S', '[S-1]'],
  [['hydroperoxide', 'hidroperoxido', 'hidroperoxido|hidroperoxidoa'], '*OO', ''],
  [['hydroxide', 'hidroxido', 'hidroxido|hidroxidoa'], '*O', '[O-1]'],
  [['hydride', 'hidruro', 'hidruro|hidruroa'], '', ''],
  [['hydrazide', 'hidrazida', 'hidrazida'], '*NN', ''],
  [['amide', 'amida', 'amida'], '*N', '[N-1]'],
  [['anilide', 'anilida', 'anilida'], '*Nc1ccccc1', ''],
  [['selenocyanate', '', ''], '*[Se]C#N', ''],
  [['isoselenocyanate', '', ''], '*N=C=[Se]', ''],
];
const DERIVATIVES: readonly (readonly [Words, string])[] = [
  [['oxime', 'oxima', 'oxima'], '=NO'],
  [['hydrazone', 'hidrazona', 'hidrazona'], '=NN'],
  [['semicarbazone', 'semicarbazona', 'semikarbazona'], '=NNC(=O)N'],
  [['thiosemicarbazone', 'tiosemicarbazona', 'tiosemikarbazona'], '=NNC(=S)N'],
  [['phenylhydrazone', 'fenilhidrazona', 'fenilhidrazona'], '=NNc1ccccc1'],
  [
    [
      '2,4-dinitrophenylhydrazone|(2,4-dinitrophenyl)hydrazone',
      '2,4-dinitrofenilhidrazona|(2,4-dinitrofenil)hidrazona',
      '2,4-dinitrofenilhidrazona|(2,4-dinitrofenil)hidrazona',
    ],
    '=NNc1ccc([N+1](=O)[O-1])cc1[N+1](=O)[O-1]',
  ],
  [['methoxime|o-methyloxime', 'o-metiloxima', 'o-metiloxima'], '=NOC'],
];
const COMPONENTS: readonly (readonly [Words, string])[] = [
  [
    [
      'hydrochloride',
      'clorhidrato|hidrocloruro',
      'klorhidrato|klorhidratoa|hidrokloruro|hidrokloruroa',
    ],
    'Cl',
  ],
  [['hydrobromide', 'bromhidrato|hidrobromuro', 'bromhidrato|hidrobromuro|hidrobromuroa'], 'Br'],
  [['hydroiodide|hydriodide', 'yodhidrato', 'iodhidrato'], 'I'],
  [['hydrofluoride', '', ''], 'F'],
  [['hydrate', 'hidrato|hidratado', 'hidrato|hidratoa|hidratatu|hidratatua'], 'O'],
];
const CATIONS: readonly (readonly [Words, string, number])[] = [
  [['sodium', 'sodio', 'sodio'], '[Na+1]', 1],
  [['potassium', 'potasio', 'potasio'], '[K+1]', 1],
  [['lithium', 'litio', 'litio'], '[Li+1]', 1],
  [['cesium', 'cesio', 'zesio'], '[Cs+1]', 1],
  [['calcium', 'calcio', 'kaltzio'], '[Ca+2]', 2],
  [['magnesium', 'magnesio', 'magnesio'], '[Mg+2]', 2],
  [['barium', 'bario', 'bario'], '[Ba+2]', 2],
  [['zinc', 'zinc', 'zink'], '[Zn+2]', 2],
  [['silver', 'plata', 'zilar'], '[Ag+1]', 1],
  [['ammonium', 'amonio', 'amonio'], '[N+1]', 1],
];
const OTHERS: readonly (readonly [Words, ClassWord])[] = [
  [['acid', 'acido', 'azido|azidoa'], { is: 'acid', element: '' }],
  [['o-acid', 'o-acido', 'o-azido'], { is: 'acid', element: 'O' }],
  [['s-acid', 's-acido', 's-azido'], { is: 'acid', element: 'S' }],
  [['ester', 'ester', 'ester|esterra'], { is: 'ester' }],
  [['acetal|ketal', 'acetal|cetal', 'azetal|azetala|zetal|zetala'], { is: 'acetal' }],
  [
    [
      'hydrogen|s-hydrogen|o-hydrogen',
      'hidrogeno|s-hidrogeno|o-hidrogeno',
      'hidrogeno|s-hidrogeno|o-hidrogeno',
    ],
    { is: 'hydrogen', count: 1 },
  ],
  [['dihydrogen', 'dihidrogeno', 'dihidrogeno'], { is: 'hydrogen', count: 2 }],
  [['anhydride', 'anhidrido', 'anhidrido|anhidridoa'], { is: 'anhydride' }],
  [['n-oxide|noxide', 'n-oxido', 'n-oxido|n-oxidoa'], { is: 'oxide', locant: 'N', count: 1 }],
  [['p-oxide', 'p-oxido', 'p-oxido'], { is: 'oxide', locant: 'P', count: 1 }],
  [['s-oxide', '', ''], { is: 'oxide', locant: 'S', count: 1 }],
  [['s,s-dioxide', '', ''], { is: 'oxide', locant: 'S', count: 2 }],
  [['anhydrous|free|base|monomer|pure', 'anhidro', 'anhidro'], { is: 'ignored' }],
];
const COUNTS = [['', 1] as const, ...countingPrefixes(6)];

const tables = new Map<Tongue, Map<string, ClassWord>>();

/** The class word of a language, plain letters in lower case; undefined where it is none. */
export function classWord(word: string, tongue: Tongue): ClassWord | undefined {
  let table = tables.get(tongue);
  if (!table) tables.set(tongue, (table = makeTable(tongue)));
  const known = table.get(word);
  if (known) return known;
  const oxide = /^(\d+[a-z]?'*(?:,\d+[a-z]?'*)*)-(?:mono|di)?oxid(?:e|oa?)$/.exec(word);
  const ion = oxide ? null : elementInWord(word, tongue);
  if (ion?.stated === null && ion.element.isMetal && ion.element.charge > 0)
    return {
      is: 'cation',
      notation: `[${symbolOf(ion.element.element)}+${ion.element.charge}]`,
      charge: ion.element.charge,
      count: ion.count,
    };
  if (ion?.isIon && ion.stated! > 0)
    return {
      is: 'cation',
      notation: `[${symbolOf(ion.element.element)}+${ion.stated}]`,
      charge: ion.stated!,
      count: ion.count,
    };
  return oxide ? { is: 'oxide', locant: null, count: 1, places: oxide[1].split(',') } : undefined;
}

/** Basque names close with the article: klorhidrato, klorhidratoa. */
const withArticle = (words: readonly string[], tongue: Tongue): readonly string[] =>
  tongue === 2
    ? [...new Set(words.flatMap((word) => (word.endsWith('o') ? [word, `${word}a`] : [word])))]
    : words;

function makeTable(tongue: Tongue): Map<string, ClassWord> {
  const table = new Map<string, ClassWord>();
  const add = (words: Words, make: (count: number) => ClassWord, counted: boolean): void => {
    for (const word of withArticle(words[tongue].split('|'), tongue))
      for (const [prefix, count] of counted ? COUNTS : COUNTS.slice(0, 1))
        if (word && !table.has(prefix + word)) table.set(prefix + word, make(count));
  };
  for (const [words, entry] of OTHERS) add(words, () => entry, false);
  for (const [words, notation, symmetric] of LINKS)
    add(words, () => ({ is: 'link', notation, symmetric }), false);
  for (const [words, notation, anion] of GROUPS)
    add(words, (count) => ({ is: 'group', notation, anion, count }), true);
  for (const [words, notation] of DERIVATIVES)
    add(words, () => ({ is: 'derivative', notation }), false);
  for (const [words, notation] of COMPONENTS)
    add(words, (count) => ({ is: 'component', notation, count }), true);
  for (const [words, notation, charge] of CATIONS)
    add(words, (count) => ({ is: 'cation', notation, charge, count }), true);
  // One cation on an acid of several groups: which group it is on is not stated.
  for (const [words] of CATIONS)
    for (const word of words[tongue].split('|')) if (word) table.delete(`mono${word}`);
  return table;
}
