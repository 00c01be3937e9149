/**
 * Stems of stereoparents (P-101.2) before `ane`, `ene` …: structure with the implied configuration,
 * locants, and rings as drawn, anticlockwise, by locants (for alpha and beta). Sources of
 * structures and numbering: IUPAC 2013, P-101; IUPAC–IUB nomenclature of steroids 1989.
 */
export interface StereoparentRow {
  readonly words: readonly [en: string, es: string, eu: string];
  readonly notation: string;
  readonly walks: string;
  /** Ends in `ane`, `ene` …; else the word is whole. */ readonly stem: boolean;
}

const STEROID = '1 2 3 4 5 10;5 6 7 8 9 10;8 14 13 12 11 9;13 14 15 16 17';
/** From C-17 on; the chain at C-17 comes before it. */
const NUCLEUS = '[C@H]1CC[C@H]2[C@@H]3CCC4CCCC[C@]4(C)[C@H]3CC[C@]12C';
const NUCLEUS_LOCANTS = '17 16 15 14 8 7 6 5 4 3 2 1 10 19 9 11 12 13 18';
const steroid = (
  words: StereoparentRow['words'],
  chain: string,
  locants: string,
): StereoparentRow => ({
  words,
  notation: `${chain}${NUCLEUS}:${locants} ${NUCLEUS_LOCANTS}`,
  walks: STEROID,
  stem: true,
});

export const STEROID_WORDS: readonly StereoparentRow[] = [
  {
    words: ['gon', 'gon', 'gon'],
    notation:
      'C1CC[C@H]2[C@@H]3CCC4CCCC[C@@H]4[C@H]3CC[C@H]12:17 16 15 14 8 7 6 5 4 3 2 1 10 9 11 12 13',
    walks: STEROID,
    stem: true,
  },
  {
    words: ['estr', 'estr', 'estr'],
    notation:
      'C1CC[C@H]2[C@@H]3CCC4CCCC[C@@H]4[C@H]3CC[C@]12C:17 16 15 14 8 7 6 5 4 3 2 1 10 9 11 12 13 18',
    walks: STEROID,
    stem: true,
  },
  {
    words: ['androst', 'androst', 'androst'],
    notation: `${NUCLEUS.replace('[C@H]1', 'C1')}:${NUCLEUS_LOCANTS}`,
    walks: STEROID,
    stem: true,
  },
  steroid(['pregn', 'pregn', 'pregn'], 'CC', '21 20'),
  steroid(['chol', 'col', 'kol'], 'CCC[C@@H](C)', '24 23 22 20 21'),
  steroid(['cholest', 'colest', 'kolest'], 'CC(C)CCC[C@@H](C)', '26 25 27 24 23 22 20 21'),
  steroid(
    ['ergost', 'ergost', 'ergost'],
    'CC(C)[C@@H](C)CC[C@@H](C)',
    '26 25 27 24 28 23 22 20 21',
  ),
  steroid(
    ['campest', 'campest', 'kanpest'],
    'CC(C)[C@H](C)CC[C@@H](C)',
    '26 25 27 24 28 23 22 20 21',
  ),
  steroid(
    ['stigmast', 'estigmast', 'estigmast'],
    'CC(C)[C@H](CC)CC[C@@H](C)',
    '26 25 27 24 28 29 23 22 20 21',
  ),
  steroid(
    ['poriferast', 'poriferast', 'poriferast'],
    'CC(C)[C@@H](CC)CC[C@@H](C)',
    '26 25 27 24 28 29 23 22 20 21',
  ),
  {
    words: ['spirost', 'espirost', 'espirost'],
    notation:
      'C[C@H]1[C@H]2[C@H](C[C@H]3[C@@H]4CCC5CCCC[C@]5(C)[C@H]4CC[C@]23C)O[C@]12CCC(C)CO2:21 ' +
      '20 17 16 15 14 8 7 6 5 4 3 2 1 10 19 9 11 12 13 18 O16 22 23 24 25 27 26 .',
    walks: STEROID,
    stem: true,
  },
  {
    words: ['furost', 'furost', 'furost'],
    notation:
      'CC(C)CCC1O[C@H]2C[C@H]3[C@@H]4CCC5CCCC[C@]5(C)[C@H]4CC[C@]3(C)[C@H]2[C@@H]1C:26 25 27 ' +
      '24 23 22 O16 16 15 14 8 7 6 5 4 3 2 1 10 19 9 11 12 13 18 17 20 21',
    walks: STEROID,
    stem: true,
  },
  {
    words: ['cardanolide', 'cardanolida', 'kardanolida'],
    notation:
      'C[C@]12CC[C@H]3[C@@H](CCC4CCCC[C@]34C)[C@H]1CC[C@@H]2[C@@H]2COC(=O)C2:18 13 12 11 9 8 ' +
      '7 6 5 4 3 2 1 10 19 14 15 16 17 20 21 . 23 . 22',
    walks: STEROID,
    stem: false,
  },
  {
    words: ['bufanolide', 'bufanolida', 'bufanolida'],
    notation:
      'C[C@]12CC[C@H]3[C@@H](CCC4CCCC[C@]34C)[C@H]1CC[C@@H]2[C@H]2CCC(=O)OC2:18 13 12 11 9 8 ' +
      '7 6 5 4 3 2 1 10 19 14 15 16 17 20 22 23 24 . . 21',
    walks: STEROID,
    stem: false,
  },
];

/** Steroids with names of their own, by their systematic names. */
export const STEROID_MEANINGS: readonly (readonly [
  en: string,
  es: string,
  eu: string,
  meaning: string,
])[] = [
  ['cholesterol|cholesterin', 'colesterol', 'kolesterol|kolesterola', 'cholest-5-en-3beta-ol'],
  [
    'cholestanol|dihydrocholesterol',
    'colestanol',
    'kolestanol|kolestanola',
    '5alpha-cholestan-3beta-ol',
  ],
  ['coprostanol', '', '', '5beta-cholestan-3beta-ol'],
  ['lathosterol', '', '', '5alpha-cholest-7-en-3beta-ol'],
  ['desmosterol', '', '', 'cholesta-5,24-dien-3beta-ol'],
  ['campesterol', '', 'kanpesterol', 'campest-5-en-3beta-ol'],
  ['sitosterol|beta-sitosterol', '', '', 'stigmast-5-en-3beta-ol'],
  ['ergosterol', '', '', '(22E)-ergosta-5,7,22-trien-3beta-ol'],
  ['stigmasterol', '', '', '(22E)-stigmasta-5,22-dien-3beta-ol'],
  ['testosterone', 'testosterona', 'testosterona', '17beta-hydroxyandrost-4-en-3-one'],
  ['epitestosterone', '', '', '17alpha-hydroxyandrost-4-en-3-one'],
  ['nandrolone|19-nortestosterone', 'nandrolona', 'nandrolona', '17beta-hydroxyestr-4-en-3-one'],
  [
    'dihydrotestosterone|stanolone|androstanolone',
    'dihidrotestosterona',
    'dihidrotestosterona',
    '17beta-hydroxy-5alpha-androstan-3-one',
  ],
  ['androsterone', 'androsterona', 'androsterona', '3alpha-hydroxy-5alpha-androstan-17-one'],
  ['epiandrosterone', '', '', '3beta-hydroxy-5alpha-androstan-17-one'],
  [
    'dehydroepiandrosterone|prasterone',
    'deshidroepiandrosterona',
    'dehidroepiandrosterona',
    '3beta-hydroxyandrost-5-en-17-one',
  ],
  ['etiocholanolone', '', '', '3alpha-hydroxy-5beta-androstan-17-one'],
  ['androstenedione', 'androstenodiona', 'androstenodiona', 'androst-4-ene-3,17-dione'],
  [
    'estradiol|beta-estradiol|oestradiol',
    'estradiol',
    'estradiol|estradiola',
    'estra-1,3,5(10)-triene-3,17beta-diol',
  ],
  ['estrone|oestrone', 'estrona', 'estrona', '3-hydroxyestra-1,3,5(10)-trien-17-one'],
  [
    'estriol|oestriol',
    'estriol',
    'estriol|estriola',
    'estra-1,3,5(10)-triene-3,16alpha,17beta-triol',
  ],
  ['equilin', '', '', '3-hydroxyestra-1,3,5(10),7-tetraen-17-one'],
  ['equilenin', '', '', '3-hydroxyestra-1,3,5(10),6,8-pentaen-17-one'],
  ['progesterone', 'progesterona', 'progesterona', 'pregn-4-ene-3,20-dione'],
  ['pregnenolone', 'pregnenolona', 'pregnenolona', '3beta-hydroxypregn-5-en-20-one'],
  ['allopregnanolone', '', '', '3alpha-hydroxy-5alpha-pregnan-20-one'],
  [
    'cortisol|hydrocortisone',
    'cortisol|hidrocortisona',
    'kortisol|kortisola|hidrokortisona',
    '11beta,17alpha,21-trihydroxypregn-4-ene-3,20-dione',
  ],
  ['cortisone', 'cortisona', 'kortisona', '17alpha,21-dihydroxypregn-4-ene-3,11,20-trione'],
  [
    'corticosterone',
    'corticosterona',
    'kortikosterona',
    '11beta,21-dihydroxypregn-4-ene-3,20-dione',
  ],
  [
    'deoxycorticosterone|desoxycorticosterone|11-deoxycorticosterone|cortexone',
    'desoxicorticosterona',
    'desoxikortikosterona',
    '21-hydroxypregn-4-ene-3,20-dione',
  ],
  [
    'prednisolone',
    'prednisolona',
    'prednisolona',
    '11beta,17alpha,21-trihydroxypregna-1,4-diene-3,20-dione',
  ],
  ['prednisone', 'prednisona', 'prednisona', '17alpha,21-dihydroxypregna-1,4-diene-3,11,20-trione'],
  [
    'dexamethasone',
    'dexametasona',
    'dexametasona',
    '9-fluoro-11beta,17alpha,21-trihydroxy-16alpha-methylpregna-1,4-diene-3,20-dione',
  ],
  [
    'betamethasone',
    'betametasona',
    'betametasona',
    '9-fluoro-11beta,17alpha,21-trihydroxy-16beta-methylpregna-1,4-diene-3,20-dione',
  ],
  ['aldosterone', 'aldosterona', 'aldosterona', '11beta,21-dihydroxy-3,20-dioxopregn-4-en-18-al'],
];

/** Bile acids, by the stem of their acid names. */
export const BILE_ACIDS: readonly (readonly [
  stem: readonly [string, string, string],
  meaning: string,
])[] = [
  [['chol', 'col', 'kol'], '3alpha,7alpha,12alpha-trihydroxy-5beta-cholan-24-oic'],
  [['deoxychol', 'desoxicol', 'desoxikol'], '3alpha,12alpha-dihydroxy-5beta-cholan-24-oic'],
  [
    ['chenodeoxychol', 'quenodesoxicol', 'kenodesoxikol'],
    '3alpha,7alpha-dihydroxy-5beta-cholan-24-oic',
  ],
  [
    ['ursodeoxychol', 'ursodesoxicol', 'ursodesoxikol'],
    '3alpha,7beta-dihydroxy-5beta-cholan-24-oic',
  ],
  [['lithochol', 'litocol', 'litokol'], '3alpha-hydroxy-5beta-cholan-24-oic'],
  [['cholan', 'colan', 'kolan'], 'cholan-24-oic'],
  [['hyodeoxychol', 'hiodesoxicol', 'hiodesoxikol'], '3alpha,6alpha-dihydroxy-5beta-cholan-24-oic'],
];
