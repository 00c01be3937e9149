/** The strengths of infrared bands that the payload knows (specification §5, §9). */
export const IR_INTENSITIES = ['w', 'm', 's', 'br'] as const;
export type IrIntensity = (typeof IR_INTENSITIES)[number];

/** How strong bands are called in print, the weakest first; `br` says how wide, not how strong. */
export const STRENGTH_WORDS = ['vw', 'w', 'm', 's', 'vs', 'br'] as const;
export type StrengthWord = (typeof STRENGTH_WORDS)[number];

/**
 * The one scale: absorbed fraction of a band called so, relative to the strongest band. Means of
 * the bands that people called so in the development cases.
 */
export const DEPTHS: Readonly<Record<StrengthWord, number>> = {
  vw: 0.1,
  w: 0.15,
  m: 0.45,
  s: 0.8,
  vs: 1,
  br: 0.5,
};

/** Depths, relative to the strongest band, from which a band is called strong or medium. */
const STRONG_FROM = 0.6;
const MEDIUM_FROM = 0.25;

/** What a band of this depth, relative to the strongest, is called. */
export const strengthOfDepth = (depth: number): Exclude<IrIntensity, 'br'> =>
  depth >= STRONG_FROM ? 's' : depth >= MEDIUM_FROM ? 'm' : 'w';

const CODES: Readonly<Record<StrengthWord, IrIntensity>> = {
  vw: 'w',
  w: 'w',
  m: 'm',
  s: 's',
  vs: 's',
  br: 'br',
};
const LONG: Readonly<Record<string, StrengthWord>> = {
  'very weak': 'vw',
  weak: 'w',
  medium: 'm',
  med: 'm',
  strong: 's',
  str: 's',
  'very strong': 'vs',
  broad: 'br',
  vbr: 'br',
};
const WORD = new RegExp(
  `^(?:${[...STRENGTH_WORDS, ...Object.keys(LONG)].sort((a, b) => b.length - a.length).join('|')})(?= |$)`,
);

/**
 * The words of a strength as it is written (`s`, `very strong`, `br, w`, `m br`), or null for any
 * other text.
 */
export function strengthWords(text: string): StrengthWord[] | null {
  let rest = text
    .toLowerCase()
    .replace(/[.,\s]+/gu, ' ')
    .trim();
  const words: StrengthWord[] = [];
  while (rest !== '') {
    const word = WORD.exec(rest)?.[0];
    if (word === undefined || words.length === 2) return null;
    words.push(LONG[word] ?? (word as StrengthWord));
    rest = rest.slice(word.length).trim();
  }
  // Two words are one strength and `br`.
  const fits =
    words.length === 1 || (words.length === 2 && isWidth(words[0]) !== isWidth(words[1]));
  return fits ? words : null;
}
const isWidth = (word: StrengthWord | undefined): boolean => word === 'br';

/** The payload's code of a written strength; a band called broad is `br` whatever its height. */
export function readStrength(text: string): IrIntensity | null {
  const words = strengthWords(text);
  if (words === null) return null;
  return words.includes('br') ? 'br' : CODES[words[0]!];
}
