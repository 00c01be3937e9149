import type { Words } from './word.ts';

/**
 * Mononuclear parent hydrides with their standard bonding numbers (P-21.1) and the stem of their
 * prefixes (`silyl`, but `phosphanyl`).
 * `rank`: seniority as a parent among the elements (P-44.1.2), lower is senior.
 */
export interface Hydride {
  readonly element: number;
  readonly valence: number;
  readonly rank: number;
  readonly words: Words;
  readonly stem: Words;
}

export const HYDRIDES: readonly Hydride[] = [
  {
    element: 7,
    valence: 3,
    rank: 1,
    words: ['azane', 'azano', 'azano'],
    stem: ['azan', 'azan', 'azan'],
  },
  {
    element: 15,
    valence: 3,
    rank: 2,
    words: ['phosphane', 'fosfano', 'fosfano'],
    stem: ['phosphan', 'fosfan', 'fosfan'],
  },
  {
    element: 33,
    valence: 3,
    rank: 3,
    words: ['arsane', 'arsano', 'arsano'],
    stem: ['arsan', 'arsan', 'arsan'],
  },
  {
    element: 51,
    valence: 3,
    rank: 4,
    words: ['stibane', 'estibano', 'estibano'],
    stem: ['stiban', 'estiban', 'estiban'],
  },
  {
    element: 83,
    valence: 3,
    rank: 5,
    words: ['bismuthane', 'bismutano', 'bismutano'],
    stem: ['bismuthan', 'bismutan', 'bismutan'],
  },
  {
    element: 14,
    valence: 4,
    rank: 6,
    words: ['silane', 'silano', 'silano'],
    stem: ['sil', 'sil', 'sil'],
  },
  {
    element: 32,
    valence: 4,
    rank: 7,
    words: ['germane', 'germano', 'germano'],
    stem: ['germ', 'germ', 'germ'],
  },
  {
    element: 50,
    valence: 4,
    rank: 8,
    words: ['stannane', 'estannano', 'estannano'],
    stem: ['stann', 'estann', 'estann'],
  },
  {
    element: 82,
    valence: 4,
    rank: 9,
    words: ['plumbane', 'plumbano', 'plumbano'],
    stem: ['plumb', 'plumb', 'plumb'],
  },
  {
    element: 5,
    valence: 3,
    rank: 10,
    words: ['borane', 'borano', 'borano'],
    stem: ['boran', 'boran', 'boran'],
  },
  {
    element: 13,
    valence: 3,
    rank: 11,
    words: ['alumane', 'alumano', 'alumano'],
    stem: ['aluman', 'aluman', 'aluman'],
  },
  {
    element: 31,
    valence: 3,
    rank: 12,
    words: ['gallane', 'galano', 'galano'],
    stem: ['gallan', 'galan', 'galan'],
  },
  {
    element: 49,
    valence: 3,
    rank: 13,
    words: ['indigane', 'indigano', 'indigano'],
    stem: ['indigan', 'indigan', 'indigan'],
  },
  {
    element: 81,
    valence: 3,
    rank: 14,
    words: ['thallane', 'talano', 'talano'],
    stem: ['thallan', 'talan', 'talan'],
  },
  {
    element: 8,
    valence: 2,
    rank: 20,
    words: ['oxidane', 'oxidano', 'oxidano'],
    stem: ['oxidan', 'oxidan', 'oxidan'],
  },
  {
    element: 16,
    valence: 2,
    rank: 21,
    words: ['sulfane', 'sulfano', 'sulfano'],
    stem: ['sulfan', 'sulfan', 'sulfan'],
  },
  {
    element: 34,
    valence: 2,
    rank: 22,
    words: ['selane', 'selano', 'selano'],
    stem: ['selan', 'selan', 'selan'],
  },
  {
    element: 52,
    valence: 2,
    rank: 23,
    words: ['tellane', 'telano', 'telano'],
    stem: ['tellan', 'telan', 'telan'],
  },
  {
    element: 9,
    valence: 1,
    rank: 30,
    words: ['fluorane', 'fluorano', 'fluorano'],
    stem: ['fluoran', 'fluoran', 'fluoran'],
  },
  {
    element: 17,
    valence: 1,
    rank: 31,
    words: ['chlorane', 'clorano', 'klorano'],
    stem: ['chloran', 'cloran', 'kloran'],
  },
  {
    element: 35,
    valence: 1,
    rank: 32,
    words: ['bromane', 'bromano', 'bromano'],
    stem: ['broman', 'broman', 'broman'],
  },
  {
    element: 53,
    valence: 1,
    rank: 33,
    words: ['iodane', 'yodano', 'iodano'],
    stem: ['iodan', 'yodan', 'iodan'],
  },
];
const BY_ELEMENT = new Map(HYDRIDES.map((entry) => [entry.element, entry]));

export const hydrideOf = (element: number): Hydride | undefined => BY_ELEMENT.get(element);
