import type { Random } from '../../../../../fixtures/random.ts';

/**
 * Texts that programs stumble over: NUL, lone surrogates, other alphabets, endless words, paths,
 * markup, and names of JavaScript's own.
 */
export const STRINGS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufffe',
  '\u202e',
  'ı',
  'İ',
  'ß',
  '\u0301'.repeat(500),
  '𝒳'.repeat(200),
  'a'.repeat(255),
  'a'.repeat(70_000),
  '\r\nset-cookie: a=b',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  '%',
  '%ff',
  "' or 1=1 --",
  '"; drop table users; --',
  '{{7*7}}',
  '${process.exit()}',
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '1,5',
  `${'a'.repeat(64)}@${'b'.repeat(186)}.org`,
  `${'a'.repeat(300)}@example.org`,
  'a@b',
  '@',
  'a@@b.c',
  '"a b"@example.org',
  'ñ@example.org',
  'a@xn--a.org',
  '000000',
  '123456',
  '１２３４５６',
  'data:image/png;base64,',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html,x',
  'data:image/png;base64,!!!!',
  '2026-02-30',
  '2026-01-01 00:00:00',
  '9'.repeat(400),
  '(a+)+$',
  '*',
  '_',
  '\\',
  '`',
  '|'.repeat(1_000),
  '#'.repeat(1_000),
  '> '.repeat(2_000),
  '*'.repeat(3_001),
  '['.repeat(2_000),
];

/** Numbers at the ends of what JSON and JavaScript hold. */
export const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e21,
  1e-7,
  255,
  256,
  65_535,
  1_000_000_007,
];

/** A text that stands for itself in the tree and is written as raw JSON: what `JSON.stringify` cannot write. */
const RAW: Readonly<Record<string, string>> = {
  '\u0001deep list': '['.repeat(20_000) + ']'.repeat(20_000),
  '\u0001deep object': '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  '\u0001out of range': '1e400',
  '\u0001minus out of range': '-1e400',
  '\u0001long number': '1'.repeat(5_000),
  '\u0001wide list': `[${'0,'.repeat(30_000)}0]`,
  '\u0001wide object': `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
  '\u0001prototype':
    '{"__proto__":{"is_admin":true},"constructor":{"prototype":{"is_admin":true}}}',
  '\u0001twice': '{"a":1,"a":{"a":2}}',
};

/** Any value. Some are placeholders for `toJson`. */
export function hostileValue(random: Random): unknown {
  switch (random.whole(0, 9)) {
    case 0:
    case 1:
    case 2:
      return random.pick(STRINGS);
    case 3:
    case 4:
      return random.pick(NUMBERS);
    case 5:
      return random.pick([null, true, false, [], {}, [[]], [null], { a: null }]);
    case 6:
      return Array.from({ length: random.whole(1, 40) }, () => random.pick(STRINGS.slice(0, 12)));
    case 7:
      return { [random.pick(STRINGS)]: random.pick(NUMBERS) };
    default:
      return random.pick(Object.keys(RAW));
  }
}

/** JSON of a value, its placeholders replaced. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.includes('\\u0001')
    ? Object.entries(RAW).reduce(
        (json, [name, raw]) => json.replaceAll(JSON.stringify(name), raw),
        text,
      )
    : text;
}
