import { LANGUAGES } from '@elucida/spectra/languages';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { FormulaRejected, ImageRejected, UnreadableImages } from '../errors.ts';
import { writeFailure } from './write-failure.ts';

function rejected(formula: string): FormulaRejected {
  const parsed = parseFormula(formula);
  if (parsed.ok) throw new Error(`${formula} is a formula`);
  return new FormulaRejected(formula, parsed.error);
}

test.each([
  ['C6H6O)', 'en', 'Unmatched parenthesis.\nC6H6O)\n     ^'],
  ['C2H99', 'en', '99 hydrogens: these atoms can carry at most 6.\nC2H99\n  ^^^'],
] as const)('%s in %s', (formula, lang, text) => {
  expect(writeFailure(rejected(formula), lang)).toBe(text);
});

test.each(LANGUAGES)('every file is named in %s, and no code shows through', (lang) => {
  expect(
    writeFailure(
      new UnreadableImages([
        { file: 'a.png', reason: 'blank' },
        { file: 'b.png', reason: 'no-axis' },
      ]),
      lang,
    ),
  ).toMatch(/a\.png[^\n]*\n.*b\.png/);
  for (const code of [
    'not-an-image',
    'corrupt',
    'too-many-pixels',
    'too-long',
    'too-narrow',
    'too-slow',
  ] as const)
    expect(writeFailure(new ImageRejected('c.png', code), lang)).toMatch(
      /^(?!.*corrupt|.*-image|.*too-).*c\.png/,
    );
});

test('an error of our own is not explained away', () => {
  expect(writeFailure(new Error('out of memory'), 'en')).toBeUndefined();
});
