import type { StereoparentRow } from './steroid-words.ts';

/**
 * Terpenes and alkaloids as parents (P-101): stems before `ane`, `ene` …, or whole words, with
 * locants and the implied configuration.
 */
export const NATURAL_PARENTS: readonly StereoparentRow[] = [
  {
    words: ['p-menth|menth|para-menth', 'p-ment|ment', 'p-ment|ment'],
    notation: 'CC1CCC(C(C)C)CC1:7 1 2 3 4 8 9 10 5 6',
    walks: '',
    stem: true,
  },
  {
    words: ['m-menth', 'm-ment', 'm-ment'],
    notation: 'CC1CC(C(C)C)CCC1:7 1 2 3 8 9 10 4 5 6',
    walks: '',
    stem: true,
  },
  {
    words: ['o-menth', 'o-ment', 'o-ment'],
    notation: 'CC1C(C(C)C)CCCC1:7 1 2 8 9 10 3 4 5 6',
    walks: '',
    stem: true,
  },
  {
    words: ['born|camph', 'born|canf', 'born|kanf'],
    notation: 'C12(C)CCC(CC1)C2(C)C:1 10 2 3 4 5 6 7 8 9',
    walks: '',
    stem: true,
  },
  {
    words: ['pin', 'pin', 'pin'],
    notation: 'C12C(C)CCC(C1(C)C)C2:1 2 10 3 4 5 6 8 9 7',
    walks: '',
    stem: true,
  },
  {
    words: ['car', 'car', 'kar'],
    notation: 'C12CC(C)CCC1C2(C)C:1 2 3 10 4 5 6 7 8 9',
    walks: '',
    stem: true,
  },
  {
    words: ['thuj', 'tuj', 'tuj'],
    notation: 'C12(CCC(C)C1C2)C(C)C:1 2 3 4 10 5 6 7 8 9',
    walks: '',
    stem: true,
  },
  {
    words: ['penam', 'penam', 'penam|penama'],
    notation: 'S1CCN2[C@H]1CC2=O:1 2 3 4 5 6 7 .',
    walks: '',
    stem: false,
  },
  {
    words: ['penem', 'penem', 'penem|penema'],
    notation: 'S1C=CN2[C@H]1CC2=O:1 2 3 4 5 6 7 .',
    walks: '',
    stem: false,
  },
  {
    words: ['cepham', 'cefam', 'zefam'],
    notation: 'S1CCCN2[C@H]1CC2=O:1 2 3 4 5 6 7 8 .',
    walks: '',
    stem: false,
  },
  {
    words: ['cephem|3-cephem|ceph-3-em', 'cefem', 'zefem'],
    notation: 'S1CC=CN2[C@H]1CC2=O:1 2 3 4 5 6 7 8 .',
    walks: '',
    stem: false,
  },
  {
    words: ['carbapenam', 'carbapenam', 'karbapenam'],
    notation: 'C1CCN2[C@H]1CC2=O:1 2 3 4 5 6 7 .',
    walks: '',
    stem: false,
  },
  {
    words: ['isoflavan', 'isoflavano', 'isoflabano|isoflabanoa'],
    notation: "O1CC(c3ccccc3)Cc2ccccc12:1 2 3 1' 2' 3' 4' 5' 6' 4 4a 5 6 7 8 8a",
    walks: '',
    stem: false,
  },
  {
    words: ['neoflavan', 'neoflavano', 'neoflabano|neoflabanoa'],
    notation: "O1CCC(c3ccccc3)c2ccccc12:1 2 3 4 1' 2' 3' 4' 5' 6' 4a 5 6 7 8 8a",
    walks: '',
    stem: false,
  },
  {
    words: ['morphinan', 'morfinano', 'morfinano|morfinanoa'],
    notation:
      'C1=CC=CC=2[C@@]34CCCC[C@H]3[C@@H](CC12)NCC4:1 2 3 4 12 13 5 6 7 8 14 9 10 11 17|N 16 15',
    walks: '',
    stem: false,
  },
  {
    words: ['aporphine', 'aporfina', 'aporfina'],
    notation: 'C1=CC=C2CCN(C)C3CC4=CC=CC=C4C1=C23:1 2 3 3a 4 5 6 . 6a 7 7a 8 9 10 11 11a 11b 11c',
    walks: '',
    stem: false,
  },
  {
    words: ['ergoline', 'ergolina', 'ergolina'],
    notation: 'C1CN[C@@H]2CC3=CNC4=CC=CC([C@H]2C1)=C34:8 7 6 5 4 3 2 1 15 14 13 12 11 10 9 16',
    walks: '',
    stem: false,
  },
];

/** Natural products with names of their own, by the names that are read in their place. */
export const NATURAL_MEANINGS: readonly (readonly [
  en: string,
  es: string,
  eu: string,
  meaning: string,
])[] = [
  ['menthone', 'mentona', 'mentona', 'p-menthan-3-one'],
  ['pulegone', 'pulegona', 'pulegona', 'p-menth-4(8)-en-3-one'],
  ['carvone', 'carvona', 'karbona', 'p-mentha-6,8-dien-2-one'],
  ['limonene', 'limoneno', 'limoneno|limonenoa', 'p-mentha-1,8-diene'],
  ['terpinolene', 'terpinoleno', 'terpinoleno', 'p-mentha-1,4(8)-diene'],
  ['alpha-terpinene', '', '', 'p-mentha-1,3-diene'],
  ['gamma-terpinene', '', '', 'p-mentha-1,4-diene'],
  ['alpha-terpineol', '', '', 'p-menth-1-en-8-ol'],
  ['terpinen-4-ol', '', '', 'p-menth-1-en-4-ol'],
  ['alpha-pinene', 'alfa-pineno', 'alfa-pineno', 'pin-2-ene'],
  ['beta-pinene', 'beta-pineno', 'beta-pineno', 'pin-2(10)-ene'],
  ['verbenone', 'verbenona', 'berbenona', 'pin-2-en-4-one'],
  ['3-carene|delta-3-carene', '3-careno', '3-kareno', 'car-3-ene'],
  ['chrysin', 'crisina', 'krisina', '5,7-dihydroxyflavone'],
  ['galangin', 'galangina', 'galangina', '3,5,7-trihydroxyflavone'],
  ['myricetin', 'miricetina', 'mirizetina', "3,3',4',5,5',7-hexahydroxyflavone"],
  ['fisetin', 'fisetina', 'fisetina', "3,3',4',7-tetrahydroxyflavone"],
  ['acacetin', 'acacetina', 'akazetina', "5,7-dihydroxy-4'-methoxyflavone"],
  ['diosmetin|diosmetine', 'diosmetina', 'diosmetina', "3',5,7-trihydroxy-4'-methoxyflavone"],
  ['isorhamnetin', 'isorhamnetina', 'isorhamnetina', "3,4',5,7-tetrahydroxy-3'-methoxyflavone"],
  ['daidzein', 'daidzeina', 'daidzeina', "4',7-dihydroxyisoflavone"],
  ['formononetin', 'formononetina', 'formononetina', "7-hydroxy-4'-methoxyisoflavone"],
  ['eriodictyol', 'eriodictiol', 'eriodiktiol', "(2S)-3',4',5,7-tetrahydroxyflavanone"],
  ['umbelliferone', 'umbeliferona', 'unbeliferona', '7-hydroxycoumarin'],
  ['esculetin', 'esculetina', 'eskuletina', '6,7-dihydroxycoumarin'],
  ['scopoletin', 'escopoletina', 'eskopoletina', '7-hydroxy-6-methoxycoumarin'],
];
