/**
 * Carbohydrates (IUPAC–IUBMB recommendations 1996, 2-Carb). Configurations in the Fischer
 * projection of the D form, C-2 first for aldoses:
 * 1 the hydroxy group on the right, 0 on the left; of a ketose from the first centre on.
 */
export const CONFIGURATIONS: Readonly<Record<string, string>> = {
  glycero: '1',
  erythro: '11',
  threo: '01',
  ribo: '111',
  arabino: '011',
  xylo: '101',
  lyxo: '001',
  allo: '1111',
  altro: '0111',
  gluco: '1011',
  manno: '0011',
  gulo: '1101',
  ido: '0101',
  galacto: '1001',
  talo: '0001',
};

export interface SugarStem {
  /** English, Spanish and Basque spelling before `ose`, `opyranose`, `itol` … */
  readonly words: readonly [en: string, es: string, eu: string];
  readonly carbons: number;
  readonly configuration: string;
  /** Position of the carbonyl group. */
  readonly carbonyl: number;
  /** Positions without the oxygen: 6 for rhamnose. */
  readonly deoxy: readonly number[];
  /** What the name means where it says neither D nor L; '' where chemists mean either. */
  readonly usual: 'd' | 'l' | '';
}

const aldose = (
  words: SugarStem['words'],
  configuration: string,
  usual: SugarStem['usual'],
  deoxy: readonly number[] = [],
): SugarStem => ({
  words,
  carbons: CONFIGURATIONS[configuration].length + 2 + deoxy.filter((place) => place !== 6).length,
  configuration: CONFIGURATIONS[configuration],
  carbonyl: 1,
  deoxy,
  usual,
});
const ketose = (
  words: SugarStem['words'],
  configuration: string,
  usual: SugarStem['usual'],
): SugarStem => ({
  words,
  carbons: CONFIGURATIONS[configuration].length + 3,
  configuration: CONFIGURATIONS[configuration],
  carbonyl: 2,
  deoxy: [],
  usual,
});

export const SUGAR_STEMS: readonly SugarStem[] = [
  aldose(['gluc', 'gluc', 'gluk'], 'gluco', 'd'),
  aldose(['galact', 'galact', 'galakt'], 'galacto', 'd'),
  aldose(['mann', 'man', 'man'], 'manno', 'd'),
  aldose(['all', 'al', 'al'], 'allo', 'd'),
  aldose(['altr', 'altr', 'altr'], 'altro', 'd'),
  aldose(['gul', 'gul', 'gul'], 'gulo', 'd'),
  aldose(['id', 'id', 'id'], 'ido', ''),
  aldose(['tal', 'tal', 'tal'], 'talo', 'd'),
  aldose(['rib', 'rib', 'errib'], 'ribo', 'd'),
  aldose(['arabin', 'arabin', 'arabin'], 'arabino', ''),
  aldose(['xyl', 'xil', 'xil'], 'xylo', 'd'),
  aldose(['lyx', 'lix', 'lix'], 'lyxo', 'd'),
  aldose(['erythr', 'eritr', 'eritr'], 'erythro', 'd'),
  aldose(['thre', 'tre', 'tre'], 'threo', ''),
  aldose(['fuc', 'fuc', 'fuk'], 'galacto', 'l', [6]),
  aldose(['rhamn', 'ramn', 'ramn'], 'manno', 'l', [6]),
  aldose(['quinov', 'quinov', 'kinob'], 'gluco', 'd', [6]),
  ketose(['fruct', 'fruct', 'frukt'], 'arabino', 'd'),
  ketose(['sorb', 'sorb', 'sorb'], 'xylo', ''),
  ketose(['tagat', 'tagat', 'tagat'], 'lyxo', 'd'),
  ketose(['psic|allul', 'psic', 'psik'], 'ribo', 'd'),
  ketose(['ribul', 'ribul', 'erribul'], 'erythro', 'd'),
  ketose(['xylul', 'xilul', 'xilul'], 'threo', 'd'),
  ketose(['erythrul', 'eritrul', 'eritrul'], 'glycero', ''),
  ketose(['sedoheptul|altroheptul', 'sedoheptul', 'sedoheptul'], 'altro', 'd'),
  ketose(['mannoheptul', 'manoheptul', 'manoheptul'], 'manno', 'd'),
];

/** Stems by the number of carbons, after configurational prefixes: D-gluco-hexose. */
export const LENGTH_STEMS: readonly (readonly [
  words: readonly [string, string, string],
  carbons: number,
])[] = [
  [['tri', 'tri', 'tri'], 3],
  [['tetr', 'tetr', 'tetr'], 4],
  [['pent', 'pent', 'pent'], 5],
  [['hex', 'hex', 'hex'], 6],
  [['hept', 'hept', 'hept'], 7],
  [['oct', 'oct', 'okt'], 8],
  [['non', 'non', 'non'], 9],
  [['dec', 'dec', 'dek'], 10],
];

export type SugarForm =
  | 'ose'
  | 'osyl'
  | 'oside'
  | 'itol'
  | 'onic'
  | 'onate'
  | 'uronic'
  | 'uronate'
  | 'uronosyl'
  | 'iduronic'
  | 'iduronate'
  | 'aric'
  | 'arate'
  | 'amine'
  | 'lactone'
  | 'dialdose'
  | 'onyl';
/**
 * Ring of a cyclic form by its number of atoms; 0 open, -1 the usual one where an anomer is stated.
 */
export interface SugarEnding {
  readonly words: readonly [en: string, es: string, eu: string];
  readonly form: SugarForm;
  readonly ring: number;
  /** Only after `ul`: ulosonic. */ readonly ulose?: boolean;
}

const RINGS: readonly (readonly [string, string, number])[] = [
  ['pyran', 'piran', 6],
  ['furan', 'furan', 5],
  ['septan', 'septan', 7],
];
const inRing = (en: string, es: string, eu: string, form: SugarForm): SugarEnding[] =>
  RINGS.map(([english, other, ring]) => ({
    words: [
      `o${english}${en}`,
      `o${other}${es}`,
      eu
        .split('|')
        .map((end) => `o${other}${end}`)
        .join('|'),
    ],
    form,
    ring,
  }));

export const SUGAR_ENDINGS: readonly SugarEnding[] = [
  { words: ['ose', 'osa', 'osa'], form: 'ose', ring: -1 },
  { words: ['osyl', 'osil|osilo', 'osil|osilo'], form: 'osyl', ring: 6 },
  { words: ['oside', 'osido', 'osido|osidoa'], form: 'oside', ring: 6 },
  { words: ['itol', 'itol', 'itol|itola'], form: 'itol', ring: 0 },
  ...inRing('ose', 'osa', 'osa', 'ose'),
  ...inRing('osyl', 'osil|osilo', 'osil|osilo', 'osyl'),
  ...inRing('oside', 'osido', 'osido|osidoa', 'oside'),
  ...inRing('uronic', 'uronico', 'uroniko|uronikoa', 'uronic'),
  ...inRing('uronate', 'uronato', 'uronato|uronatoa', 'uronate'),
  ...inRing('uronosyl', 'uronosil', 'uronosil', 'uronosyl'),
  { words: ['osonic', 'osonico', 'osoniko|osonikoa'], form: 'onic', ring: 0, ulose: true },
  { words: ['osonate', 'osonato', 'osonato|osonatoa'], form: 'onate', ring: 0, ulose: true },
  ...[
    ...inRing('osonic', 'osonico', 'osoniko|osonikoa', 'onic'),
    ...inRing('osonate', 'osonato', 'osonato|osonatoa', 'onate'),
  ].map((ending) => ({ ...ending, ulose: true })),
  ...inRing('osiduronic', 'osiduronico', 'osiduroniko|osiduronikoa', 'iduronic'),
  ...inRing('osiduronate', 'osiduronato', 'osiduronato|osiduronatoa', 'iduronate'),
  { words: ['onic', 'onico', 'oniko|onikoa'], form: 'onic', ring: 0 },
  { words: ['onate', 'onato', 'onato|onatoa'], form: 'onate', ring: 0 },
  { words: ['onoyl', 'onoil|onoilo', 'onoil|onoilo'], form: 'onyl', ring: 0 },
  { words: ['uronic', 'uronico', 'uroniko|uronikoa'], form: 'uronic', ring: -1 },
  { words: ['uronate', 'uronato', 'uronato|uronatoa'], form: 'uronate', ring: -1 },
  { words: ['aric', 'arico', 'ariko|arikoa'], form: 'aric', ring: 0 },
  { words: ['arate', 'arato', 'arato|aratoa'], form: 'arate', ring: 0 },
  { words: ['osamine', 'osamina', 'osamina'], form: 'amine', ring: 6 },
  { words: ['odialdose', 'odialdosa', 'odialdosa'], form: 'dialdose', ring: 0 },
  {
    words: [
      'ono-1,5-lactone|ono-delta-lactone|onic acid delta-lactone',
      'ono-1,5-lactona|ono-delta-lactona',
      'ono-1,5-laktona|ono-delta-laktona',
    ],
    form: 'lactone',
    ring: 6,
  },
  {
    words: [
      'ono-1,4-lactone|ono-gamma-lactone|onic acid gamma-lactone',
      'ono-1,4-lactona|ono-gamma-lactona',
      'ono-1,4-laktona|ono-gamma-laktona',
    ],
    form: 'lactone',
    ring: 5,
  },
];
