import { Kind, type Face, type LocantList } from './token.ts';

const WORDS = [
  'alpha',
  'beta',
  'gamma',
  'delta',
  'epsilon',
  'zeta',
  'omega',
  'ortho',
  'meta',
  'para',
];
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** N, O, S or C. */
const isHetero = (code: number): boolean =>
  code === 78 || code === 79 || code === 83 || code === 67;
const isLetter = (code: number): boolean => code >= 97 && code <= 122;
/** `3beta-`, also without its letters: `3b-` is read as a locant of its own. */
const SIDE = /^(alpha|beta)(?=[-,])(?!-[dl]-)/;
const NONE: readonly never[] = [];
/**
 * WORDS by their first letter; none for m- and the heteroatoms N, O, S, P and C, which begin
 * locants, too.
 */
const MAY_BEGIN: readonly (readonly string[] | undefined)[] = Array.from(
  { length: 128 },
  (_, code) => {
    const letter = String.fromCharCode(code),
      words = WORDS.filter((word) => word.startsWith(letter));
    return words.length > 0 || 'mnospc'.includes(letter) ? words : undefined;
  },
);

export interface LocantReading {
  readonly end: number;
  readonly list: LocantList;
}

/**
 * Reads the locants that begin at `start`: `2,3-`, `N,N'-`, `1H-`, `2(1H)-`, `4a,8a-`, `alpha-`,
 * `o-`. Letters that mean two things (`o-`, `p-`) give two readings, the likelier by its case
 * first. The hyphen that closes the list is consumed.
 */
export function readLocants(lower: string, cased: string, start: number): readonly LocantReading[] {
  const code = lower.charCodeAt(start);
  if (!isDigit(code) && MAY_BEGIN[code] === undefined) return NONE;
  const readings = readList(lower, cased, start, false);
  if (!readings) return NONE;
  const first = lower[start];
  if (
    (first === 'o' || first === 'p') &&
    readings.list.locants.length === 1 &&
    lower[start + 1] === '-'
  ) {
    const other = readList(lower, cased, start, true)!;
    return cased[start] === first ? [other, readings] : [readings, other];
  }
  return [readings];
}

function readList(
  lower: string,
  cased: string,
  start: number,
  benzeneLetters: boolean,
): LocantReading | null {
  const locants: string[] = [];
  let hydrogen: string[] | null = null,
    added: readonly string[] = NONE,
    lambda: [string, number][] | null = null,
    faces: Face[] | null = null;
  let i = start;
  for (;;) {
    const item = readItem(lower, cased, i, benzeneLetters);
    if (!item) return null;
    i = item.end;
    const side =
      item.numeric && (lower[i] === 'a' || lower[i] === 'b')
        ? SIDE.exec(lower.slice(i, i + 8))
        : null;
    if (side) {
      (faces ??= []).push({ locant: item.text, side: side[1][0] === 'a' ? 'alpha' : 'beta' });
      i += side[1].length;
    }
    const code = lower.charCodeAt(i);
    if (lower[i] === 'h' && item.numeric && !isLetter(lower.charCodeAt(i + 1))) {
      (hydrogen ??= []).push(item.text);
      i++;
    } else {
      locants.push(item.text);
      if (lower.startsWith('lambda', i)) {
        let end = i + 6;
        while (isDigit(lower.charCodeAt(end))) end++;
        (lambda ??= []).push([item.text, Number(lower.slice(i + 6, end))]);
        i = end;
      }
      if (code === 40 /* ( */) {
        const close = lower.indexOf(')', i);
        if (close > 0 && close - i < 24) {
          const hydrogens = hydrogensIn(lower.slice(i + 1, close));
          if (hydrogens) {
            added = [...added, ...hydrogens];
            i = close + 1;
          }
        }
      }
    }
    const separator = lower[i];
    if (separator === ',' || separator === ':' || separator === ';') {
      i++;
      continue;
    }
    if (separator === '-') i++;
    else if (!(
      (locants.length > 0 || hydrogen !== null) &&
      item.numeric &&
      (isLetter(lower.charCodeAt(i)) || separator === '(' || separator === '[')
    ))
      return null;
    if (hydrogen !== null && locants.length > 0) {
      // `1,3H`: hydrogens, all of them, were meant where they come last.
      hydrogen.unshift(...locants);
      locants.length = 0;
    }
    return {
      end: i,
      list: {
        kind: Kind.Locants,
        locants,
        hydrogen: hydrogen ?? NONE,
        added,
        lambda: lambda ?? NONE,
        faces: faces ?? NONE,
      },
    };
  }
}

function hydrogensIn(text: string): string[] | null {
  const found: string[] = [];
  for (const part of text.split(',')) {
    if (!/^\d+[a-z]?'*h$/.test(part)) return null;
    found.push(part.slice(0, -1));
  }
  return found;
}

function readItem(
  lower: string,
  cased: string,
  start: number,
  benzeneLetters: boolean,
): { text: string; end: number; numeric: boolean } | null {
  let i = start;
  const first = lower.charCodeAt(i);
  if (isDigit(first)) {
    while (isDigit(lower.charCodeAt(i))) i++;
    if (i - start > 3) return null;
    let primes = 0,
      letter = '';
    const number = lower.slice(start, i);
    for (; lower[i] === "'"; i++) primes++;
    // A letter belongs to the locant only where the list goes on or ends after it: 4a,8a- but 2h-
    // and 2chloro.
    const code = lower.charCodeAt(i);
    if (
      (isLetter(code) && code !== 104 && !isLetter(lower.charCodeAt(i + 1))) ||
      (isLetter(code) && code !== 104 && lower[i + 1] === 'h' && !isLetter(lower.charCodeAt(i + 2)))
    ) {
      letter = lower[i++];
      for (; lower[i] === "'"; i++) primes++;
    }
    // `4-N-ethyl`: the nitrogen at position 4.
    if (
      letter === '' &&
      cased[i] === '-' &&
      isHetero(cased.charCodeAt(i + 1)) &&
      /^'*[-,]/.test(cased.slice(i + 2, i + 5))
    ) {
      let end = i + 2;
      while (cased[end] === "'") end++;
      return {
        text: `${cased[i + 1]}${number}${"'".repeat(primes)}${cased.slice(i + 2, end)}`,
        end,
        numeric: false,
      };
    }
    const bridge =
      lower[i] === '(' ? /^\(\d+[a-gi-z]?'*\)(?=[-,])/.exec(lower.slice(i, i + 8)) : null;
    if (bridge)
      return {
        text: number + letter + "'".repeat(primes) + bridge[0],
        end: i + bridge[0].length,
        numeric: true,
      };
    return { text: number + letter + "'".repeat(primes), end: i, numeric: true };
  }
  for (const word of isLetter(lower.charCodeAt(i + 1)) ? (MAY_BEGIN[first] ?? NONE) : NONE) {
    if (!lower.startsWith(word, i)) continue;
    i += word.length;
    let text = word;
    for (; lower[i] === "'"; i++) text += "'";
    if (lower[i] !== '-' && lower[i] !== ',') return null;
    return { text, end: i, numeric: false };
  }
  const letter = lower[i];
  if (letter === 'm' || (benzeneLetters && (letter === 'o' || letter === 'p')))
    return lower[i + 1] === '-'
      ? {
          text: letter === 'o' ? 'ortho' : letter === 'm' ? 'meta' : 'para',
          end: i + 1,
          numeric: false,
        }
      : null;
  if (letter !== 'n' && letter !== 'o' && letter !== 's' && letter !== 'p' && letter !== 'c')
    return null;
  i++;
  let text = letter.toUpperCase();
  if (lower.startsWith('alpha', i) || lower.startsWith('epsilon', i)) {
    const word = lower.startsWith('alpha', i) ? 'alpha' : 'epsilon';
    return { text: text + word, end: i + word.length, numeric: false };
  }
  for (; lower[i] === "'"; i++) text += "'";
  const digits = i;
  while (isDigit(lower.charCodeAt(i))) i++;
  text += lower.slice(digits, i);
  for (; lower[i] === "'"; i++) text += "'";
  return lower[i] === '-' || lower[i] === ',' || lower[i] === ':'
    ? { text, end: i, numeric: false }
    : null;
}
