import type { YlWord } from './token.ts';
import type { Words } from './word-spellings.ts';

/** Endings of chains and rings with their highest bond order. */
export const UNSATURATION: readonly (readonly [Words, 1 | 2 | 3])[] = [
  [['ane|an', 'ano|an', 'ano|an|anoa'], 1],
  [['ene|en', 'eno|en', 'eno|en|enoa'], 2],
  [['yne|yn', 'ino|in', 'ino|in|inoa'], 3],
];

/** Endings of radicals: which free valence, and how many of them. */
export const YLS: readonly (readonly [Words, YlWord, number])[] = [
  [['yl', 'il|ilo|ilico', 'il|iloa'], 'yl', 1],
  [['ylidene|iden', 'iliden|ilideno', 'iliden|ilideno'], 'ylidene', 1],
  [['ylidyne', 'ilidin|ilidino', 'ilidin|ilidino'], 'ylidyne', 1],
  [['oxy', 'oxi', 'oxi'], 'oxy', 1],
  [['ylene', 'ilen|ileno', 'ilen|ileno'], 'ylene', 1],
  [['diyl', 'diil|diilo', 'diil|diilo'], 'yl', 2],
  [['triyl', 'triil|triilo', 'triil|triilo'], 'yl', 3],
  [['tetrayl', 'tetrail|tetrailo', 'tetrail|tetrailo'], 'yl', 4],
  [['diylidene', 'diiliden', 'diiliden'], 'ylidene', 2],
  [['yloxy', 'iloxi', 'iloxi'], 'oxy', 1],
];

/** Multipliers of simple names that are not the regular ones (`di` … in words/numerals). */
export const SIMPLE: readonly (readonly [Words, number])[] = [
  [['mono', 'mono', 'mono'], 1],
  [['eicosa', 'icosa', 'ikosa'], 20],
  [['tetr', 'tetr', 'tetr'], 4],
  [['pent', 'pent', 'pent'], 5],
  [['hex', 'hex', 'hex'], 6],
];

/** Old stems next to the systematic ones. */
export const OLD_STEMS: readonly (readonly [string, number])[] = [
  ['eicos', 20],
  ['heneicos', 21],
  ['undec', 11],
  ['hendec', 11],
];
