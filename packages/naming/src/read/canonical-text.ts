import { GREEK_LETTERS } from '@elucida/spectra/chemistry/greek-letters';

const SIGNS: Readonly<Record<string, string>> = {
  '′': "'",
  ʹ: "'",
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '″': "''",
  '"': "''",
  '”': "''",
  '‴': "'''",
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '­': '',
  '\u00a0': ' ',
  '\u2009': ' ',
  '{': '(',
  '}': ')',
  '±': '+-',
  '^': '',
  '~': '',
  '→': '-',
  '↔': '-',
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  '·': '.',
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ñ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * Signs of plain text, by code: letters, digits and brackets that a space may follow (AFTER) or
 * precede (BEFORE), or both, and others.
 */
const AFTER = 1,
  BEFORE = 2,
  SIGN = 4;
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/\w/.test(sign)) return AFTER | BEFORE;
  return ')]'.includes(sign)
    ? AFTER
    : '(['.includes(sign)
      ? BEFORE
      : ",'+*:-".includes(sign)
        ? SIGN
        : 0;
});
/** What is written in another way all the same: cyclo(2.2.1), furo(3,2-b), ortho-, sulph…, a comma at the end. */
const ODD = /[oz]\([\da-z]|ulph|lumini|aesium|\b[omp](?:rtho|eta|ara)[ -]|,$|yl\(\d*[RS]\)-/i;

/**
 * Letters, digits, locants, brackets and single spaces between words, nothing odd: such a text stays
 * as it is. Names are checked sign by sign, since most are plain.
 */
function isPlain(text: string): boolean {
  let mayBeOdd = text.endsWith(',');
  for (let i = 0, before = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return false;
    if (
      KINDS[code] === 0 &&
      !(
        code === 32 &&
        (KINDS[before] & AFTER) !== 0 &&
        i + 1 < text.length &&
        (KINDS[text.charCodeAt(i + 1)] & BEFORE) !== 0
      )
    )
      return false;
    mayBeOdd ||= mayEndOdd(text, i, code | 32, before | 32);
    before = code;
  }
  return text !== '' && !(mayBeOdd && ODD.test(text));
}

/** Whether the small letters `before` and `code` may be the last of what ODD finds. */
function mayEndOdd(text: string, i: number, code: number, before: number): boolean {
  switch (code) {
    case 40:
      return before === 111 || before === 122; // o( z(
    case 104:
      return before === 112 && i > 2 && (text.charCodeAt(i - 2) | 32) === 108; // ulph
    case 105:
      return (before === 110 || before === 115) && i > 2; // lumini, aesi…
    case 32:
    case 45:
      return (
        before === 111 || before === 97 || (before === 41 && (text.charCodeAt(i - 2) | 33) === 115)
      ); // ortho-, meta-, para-, yl(2R)-
    default:
      return false;
  }
}

/**
 * A name in plain letters: Greek spelled out, primes and hyphens of one kind, no accents. `lower` and
 * `cased` have the same length.
 */
export interface CanonicalText {
  readonly cased: string;
  readonly lower: string;
}

/** Brings the many ways of typing a name to one. Linear in the length of the text. */
export function canonicalText(text: string): CanonicalText {
  if (isPlain(text)) return { cased: text, lower: text.toLowerCase() };
  // PubChem's plain-text lambda: 2$l^{5}.
  text = text.replace(/\$l\^?[{(]?(\d)[})]?/g, 'lambda$1');
  let plain = '';
  for (const sign of text.normalize('NFC')) {
    if (
      sign <= '~' &&
      sign !== '`' &&
      sign !== '"' &&
      sign !== '{' &&
      sign !== '}' &&
      sign !== '^' &&
      sign !== '~'
    )
      plain += sign;
    else
      plain +=
        GREEK_LETTERS[sign] ??
        SIGNS[sign] ??
        sign
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .replace(/[^ -~]/g, '');
  }
  if (isPlain(plain)) return { cased: plain, lower: plain.toLowerCase() };
  const cased = plain
    .replace(/<(\d+,\d+)>/g, '$1')
    .replace(/<[^<>]{1,4}>/g, '')
    .replace(
      /(cyclo)\((\d[\d.]*(?:\(\d+,\d+\)[\d.]*)+)\)/gi,
      (_, word: string, inside: string) => `${word}[${inside.replace(/[()]/g, '')}]`,
    )
    .replace(
      /\b(o|m|p)(?:rtho|eta|ara)[ -](?=[a-z(\d])/gi,
      (_, letter: string) => `${letter.toLowerCase()}-`,
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(\d'?|[NOS]'?), (?=(?:\d+|[NOS])'*[,-])/g, '$1,')
    .replace(/- (?=[\w([])/g, '-')
    .replace(/ -(?=[\w([])/g, '-')
    .replace(/([([]) /g, '$1')
    .replace(/ ([)\]])/g, '$1')
    .replace(/(cyclo|spiro)\((\d[\d.,^]*)\)/gi, '$1[$2]')
    .replace(/([a-z]o|benz)\(((?:\d+(?:,\d+)*-)?[a-z]{1,2}(?:,[a-z]{1,2})*)\)(?=[a-z])/gi, '$1[$2]')
    .replace(/[.;,]+$/, '')
    .replace(/;/g, ',')
    .replace(/^([a-z-]+yl)(\(\d*[RS]\)-)(?=\S*ate$)/i, '$1 $2')
    .replace(/([Ss])ulph/g, '$1ulf')
    .replace(/SULPH/g, 'SULF')
    .replace(/\.(alpha|beta|gamma|delta|omega|lambda)\./gi, '$1')
    .replace(/[Aa]luminium/g, 'aluminum')
    .replace(/[Cc]aesium/g, 'cesium');
  return { cased, lower: cased.toLowerCase() };
}
