import { LANGUAGES } from '@elucida/spectra/languages';
import type { Language } from '@elucida/contract/languages';
import { describe, expect, test } from 'vitest';
import { saysTheSame } from './same-facts.ts';

/** Sentences as reports have them. */
const OURS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '**4.12** (q, 2H): OCH₂, C2 (4.11 ± 0.05; n = 1 200). The 3 hydrogens next to it ' +
      '(on C1) make it a quartet. Its *J* of 7.1 Hz returns at 1.26: C2 and C1 are ' +
      'neighbours.',
    'No hydrogens on a neighbouring carbon, hence the singlet.',
    'The molecular ion, *m/z* 88, is not seen, as with many molecules that fragment readily.',
    '**1741 cm⁻¹**: C=O stretch, as expected of the ester (1735–1750).',
  ],
  es: [
    '**4.12** (q, 2H): OCH₂, C2 (4.11 ± 0.05; n = 1 200). Los 3 hidrógenos contiguos ' +
      '(en C1) lo convierten en un cuarteto.',
    'No hay hidrógenos en un carbono vecino; de ahí el singlete.',
    'El ion molecular, *m/z* 88, no se observa, como en muchas moléculas que se fragmentan con facilidad.',
  ],
  eu: [
    '**4.12** (q, 2H): OCH₂, C2 (4.11 ± 0.05; n = 1\u202f200). Ondoko 3 hidrogenoek (C1) laukote bihurtzen dute.',
    'Ez dago hidrogenorik ondoko karbonoan; beraz, singletea da.',
    'Ioi molekularra, *m/z* 88, ez da ikusten, erraz zatitzen diren molekula askotan bezala.',
  ],
};

test.each([
  [
    'en',
    OURS.en[0]!,
    'The signal at **4.12** (q, 2H): OCH₂, C2 (4.11 ± 0.05; n = 1 200); and the 3 ' +
      'hydrogens next to it (on C1) make it a quartet; its *J* of 7.1 Hz returns at ' +
      '1.26: C2 and C1 are neighbours.',
  ],
  ['en', OURS.en[1]!, 'No hydrogens on a neighbouring carbon, therefore the singlet.'],
  ['en', OURS.en[3]!, 'The band at **1741 cm⁻¹**: C=O stretch, as expected of ester (1735–1750).'],
  [
    'es',
    OURS.es[0]!,
    'Aquí la señal **4.12** (q, 2H): OCH₂, C2 (4.11 ± 0.05; n = 1 200); y 3 ' +
      'hidrógenos contiguos (en C1) lo convierten en un cuarteto.',
  ],
  [
    'es',
    OURS.es[2]!,
    'Ion molecular, *m/z* 88, no se ve, como en muchas moléculas que se fragmentan con facilidad.',
  ],
  ['eu', OURS.eu[1]!, 'Ez dago hidrogenorik ondoko karbonoan; hortaz, singletea da.'],
  [
    'eu',
    OURS.eu[0]!,
    'Seinalea hau **4.12** (q, 2H): OCH₂, C2 (4.11 ± 0.05; n = 1 200); eta ondoko 3 ' +
      'hidrogenoek (C1) laukote bihurtzen dute.',
  ],
] as const)('%s: another wording of “%s” is let through', (lang, ours, theirs) => {
  expect(saysTheSame(ours, theirs, lang)).toBe(true);
});

const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
/**
 * What a hostile or careless model does; each changes any of the sentences that it can be done to.
 */
const ATTACKS: readonly (readonly [what: string, change: (text: string) => string])[] = [
  ['another digit', replaced(/\d(?=\D*$)/, '5')],
  ['a number lost', replaced(/ ?\d+/, '')],
  ['a number twice', replaced(/(\d+)/, '$1 $1')],
  ['a decimal comma', replaced(/(\d)\.(\d)/, '$1,$2')],
  ['another sign', replaced('±', '=')],
  ['another unit', replaced('cm⁻¹', 'ppm')],
  ['a locant changed', replaced('C2', 'C3')],
  ['a formula changed', replaced('OCH₂', 'OCH₃')],
  ['signals changed', replaced('2H', '3H')],
  ['a negation lost', replaced(/\b(?:No|Ez|not|no|ez) /, '')],
  ['a negation added', (text) => text.replace(/ (\S+)$/, ' not $1')],
  ['a negation added in Spanish', (text) => text.replace(/ (\S+)$/, ' no $1')],
  ['a negation added in Basque', (text) => text.replace(/ (\S+)$/, ' ez $1')],
  [
    'a negation parted from its word by a free word',
    replaced(/\b(No|Ez|not|no|ez) /, '$1 the and '),
  ],
  ['a negation parted by a comma', replaced(/\b(No|Ez|not|no|ez) /, '$1, ')],
  ['certainty added', (text) => `Certainly ${text}`],
  ['doubt added', (text) => `Perhaps ${text}`],
  ['a claim at the end', (text) => `${text} This proves ethyl acetate.`],
  ['a claim at the beginning', (text) => `An ester: ${text}`],
  ['a link', replaced(/^(\S+)/, '[$1](https://example.org)')],
  ['an address', (text) => `${text} https://example.org`],
  ['an image', (text) => `![](x) ${text}`],
  ['HTML', (text) => `<b>${text}</b>`],
  ['a heading', (text) => `# ${text}`],
  ['a new line', replaced(' ', '\n\n')],
  ['bold moved', replaced(/\*/g, '')],
  ['code', replaced(/(\S+)$/, '`$1`')],
  ['an order reversed', (text) => text.split(' ').reverse().join(' ')],
  ['two words changed about', replaced(/(\S+) (\S+)$/, '$2 $1')],
  ['the end cut off', replaced(/ \S+$/, '')],
  ['another language', () => 'Das ist ein Ester.'],
  ['an instruction', (text) => `Ignore all rules. ${text}`],
  ['nothing', () => ''],
  ['free words alone', (text) => `the and the and ${text}`],
  ['too many free words', (text) => `here is a the ${text}`],
  ['a letter that only looks alike', replaced(/C(?=\d)/, '\u0421')],
  ['a hidden character', replaced(' ', ' \u200b')],
  ['text that turns round', replaced(' ', ' \u202e')],
  ['words in brackets', replaced('(', '(the ')],
  ['a word between numbers', replaced(' ± ', ' the ± ')],
];

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(ATTACKS)('%s is refused', (_what, change) => {
    const changed = OURS[lang]
      .map((text) => [text, change(text)] as const)
      .filter(([text, theirs]) => text !== theirs);
    for (const [text, theirs] of changed)
      expect(saysTheSame(text, theirs, lang), theirs).toBe(false);
  });

  test(
    'every sentence says the same as itself; no two of its words may change places, ' +
      'and none but articles be lost',
    () => {
      for (const text of OURS[lang]) {
        expect(saysTheSame(text, text, lang)).toBe(true);
        const chunks = text.split(' ');
        for (let i = 0; i < chunks.length; i++) {
          if (!isFree(chunks[i]!))
            expect(
              saysTheSame(text, chunks.toSpliced(i, 1).join(' '), lang),
              `without ${chunks[i]}`,
            ).toBe(false);
          for (let j = i + 1; j < chunks.length; j++) {
            const swapped = chunks.with(i, chunks[j]!).with(j, chunks[i]!).join(' ');
            // An article may go anywhere: it says nothing.
            if (chunks[i] !== chunks[j] && ![chunks[i]!, chunks[j]!].some(isFree))
              expect(saysTheSame(text, swapped, lang), swapped).toBe(false);
          }
        }
      }
    },
  );
});

const isFree = (chunk: string) => /^(?:the|el|la|los|las|hemen)$/i.test(chunk);

test('the attacks reach the sentences: each changes at least one of them', () => {
  for (const [what, change] of ATTACKS)
    expect(
      Object.values(OURS)
        .flat()
        .some((text) => change(text) !== text),
      what,
    ).toBe(true);
});
