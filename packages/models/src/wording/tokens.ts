/**
 * A capital at the beginning of a plain word: sentences may be joined and parted. Formulas, labels,
 * units and abbreviations are never plain words.
 */
const PLAIN_WORD = /^(?!Hz$)\p{Lu}\p{Ll}+$/u;

/**
 * A mark as a token of its own. The blank before it tells it from a chunk that is nothing but the
 * mark, which no text of ours has.
 */
const mark = (sign: string) => ` ${sign === '.' ? ';' : sign}`;

/**
 * One chunk (what lies between two blanks) as it is compared: small where it is a plain word, its
 * last mark apart; a full stop counts as a semicolon.
 */
function split(chunk: string): readonly string[] {
  const [, core, sign] = /^(.+?)([.,;:])$/su.exec(chunk) ?? [];
  const word = core ?? chunk;
  return [
    PLAIN_WORD.test(word) ? word.toLowerCase() : word,
    ...(sign === undefined ? [] : [mark(sign)]),
  ];
}

/**
 * A text as the tokens that are compared. Any white space but a plain blank is part of a token: a
 * line break begins a list or a heading in Markdown.
 */
export const tokensOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replace(/^ +| +$/g, '')
    .split(/ +/)
    .flatMap(split);

/** The tokens of a phrase of `phrases.ts`, in which marks are written between blanks. */
export const tokensOfPhrase = (phrase: string): readonly string[] =>
  phrase.split(' ').map((token) => (/^[.,;:]$/.test(token) ? mark(token) : token));

export const isMark = (token: string): boolean => token.startsWith(' ');

/** How many brackets a token leaves open. */
export const brackets = (token: string): number =>
  (token.match(/\(/g)?.length ?? 0) - (token.match(/\)/g)?.length ?? 0);
