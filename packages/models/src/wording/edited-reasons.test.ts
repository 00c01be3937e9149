import { LANGUAGES } from '@elucida/spectra/languages';
import type { Language } from '@elucida/contract/languages';
import { describe, expect, test } from 'vitest';
import { EDITED_REASONS } from '../testing/edited-reasons.ts';
import { FREEDOM } from './free-words.ts';
import { saysTheSame } from './same-facts.ts';

/** What a text must not gain: denials, doubt, certainty, groups, claims. */
const FOREIGN = {
  en:
    'not no never neither without probably perhaps certainly always only also ester ' +
    'acid ketone amine benzene C9 C5/C7 3H 7.4 1 strong weak proves because except ' +
    'unlike',
  es:
    'no ni nunca tampoco sin probablemente quizá siempre solo también éster ácido ' +
    'cetona amina benceno C9 C5/C7 3H 7.4 1 fuerte débil demuestra porque excepto',
  eu:
    'ez ezin inoiz gabe beharbada agian beti bakarrik ere esterra azidoa zetona ' +
    'amina bentzenoa C9 C5/C7 3H 7.4 1 indartsua ahula frogatzen delako izan',
} as const;
const bare = (chunk: string) => chunk.toLowerCase().replace(/[.,;:]$/, '');
/**
 * Places of an edited text whose words are as often in ours: all but what the editor added, or
 * could have.
 */
function kept(ours: string, chunks: readonly string[], lang: Language): number[] {
  const count = (list: readonly string[], word: string) =>
    list.filter((each) => bare(each) === word).length;
  return [...chunks.keys()].filter(
    (i) =>
      !FREEDOM[lang].added.has(bare(chunks[i]!)) &&
      count(ours.split(' '), bare(chunks[i]!)) >= count(chunks, bare(chunks[i]!)),
  );
}

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(EDITED_REASONS[lang].map(({ ours, faithful }) => [faithful, ours]))(
    '%s',
    (faithful, ours) => {
      expect(saysTheSame(ours, faithful, lang)).toBe(true);
    },
  );

  test.each(EDITED_REASONS[lang].map(({ ours, changed: [what, text] }) => [what, text, ours]))(
    '%s: %s',
    (_what, text, ours) => {
      expect(saysTheSame(ours, text, lang)).toBe(false);
    },
  );

  test('no number of an edited text can be another one, and none can be lost', () => {
    for (const { ours, faithful } of EDITED_REASONS[lang])
      for (const { index, 0: digit } of faithful.matchAll(/[\d₂₃]/g)) {
        const other =
          faithful.slice(0, index) +
          (/\d/.test(digit) ? String((Number(digit) + 1) % 10) : digit === '₂' ? '₃' : '₂') +
          faithful.slice(index + 1);
        expect(saysTheSame(ours, other, lang), other).toBe(false);
        expect(
          saysTheSame(ours, faithful.slice(0, index) + faithful.slice(index + 1), lang),
          `without ${digit} at ${index}`,
        ).toBe(false);
      }
  });

  test('no word that adds, denies or doubts can be put anywhere into an edited text', () => {
    for (const { ours, faithful } of EDITED_REASONS[lang]) {
      const chunks = faithful.split(' ');
      for (let at = 0; at <= chunks.length; at++)
        for (const word of FOREIGN[lang].split(' ')) {
          const other = chunks.toSpliced(at, 0, word).join(' ');
          expect(saysTheSame(ours, other, lang), other).toBe(false);
        }
    }
  });

  test('no word of ours can be lost from an edited text, and no two can change places', () => {
    for (const { ours, faithful } of EDITED_REASONS[lang]) {
      const chunks = faithful.split(' ');
      for (const i of kept(ours, chunks, lang)) {
        expect(
          saysTheSame(ours, chunks.toSpliced(i, 1).join(' '), lang),
          `without ${chunks[i]}: ${faithful}`,
        ).toBe(false);
        for (const j of kept(ours, chunks, lang).filter(
          (each) => each > i && bare(chunks[each]!) !== bare(chunks[i]!),
        )) {
          const swapped = chunks.with(i, chunks[j]!).with(j, chunks[i]!).join(' ');
          expect(saysTheSame(ours, swapped, lang), swapped).toBe(false);
        }
      }
    }
  });
});

test.each([
  [
    'en',
    '***m/z* 88** (5 %): the molecular ion.',
    'The ion at ***m/z* 88** (5 %) comes from the molecular ion.',
  ],
  [
    'es',
    '***m/z* 88** (5 %): el ion molecular.',
    'El ion de ***m/z* 88** (5 %) procede del ion molecular.',
  ],
  [
    'en',
    '**2.04** (s, 3H): CH₃, C7 (2.04 ± 0.03; n = 5).',
    'The doublet at **2.04** (s, 3H) is CH₃, C7 (2.04 ± 0.03; n = 5).',
  ],
  [
    'en',
    '**2.04** (s, 3H): CH₃, C7 (2.04 ± 0.03; n = 5).',
    'The signal at **2.04** (s, 3H) is the CH₃ carbon, C7 (2.04 ± 0.03; n = 5).',
  ],
  [
    'en',
    '**20.4** CH₃, C7 (20.4 ± 0.3; n = 5).',
    'The signal at **20.4** is due to the CH₃ hydrogens, C7 (20.4 ± 0.3; n = 5).',
  ],
  [
    'en',
    '**1743 cm⁻¹**: C=O stretch, as expected of the ester (1730–1755).',
    '**1743 cm⁻¹** ppm: C=O stretch, as expected of the ester (1730–1755).',
  ],
  [
    'en',
    '**1743 cm⁻¹**: C=O stretch, as expected of the ester (1730–1755).',
    '**1743 cm⁻¹** C=O stretch, as expected of the ester (1730–1755).',
  ],
  [
    'en',
    '**1743 cm⁻¹**: C=O stretch, as expected of the ester (1730–1755).',
    'The band at **1743 cm⁻¹** is the C=O stretch, as expected of the ester (predicted 1730–1755).',
  ],
  [
    'en',
    '**20.4** CH₃, C7 (20.4 ± 0.3; n = 5).',
    '**20.4** ppm ppm CH₃ group group, C7 (20.4 ± 0.3; n = 5).',
  ],
  [
    'en',
    '**20.4** CH₃, C7 (20.4 ± 0.3; n = 5).',
    '**20.4** CH₃, C7 (previsto: 20.4 ± 0.3; n = 5).',
  ],
  [
    'eu',
    '**1743 cm⁻¹**: C=O tentsioa; taldea: esterra (1730–1755).',
    '**1743 cm⁻¹** banda C=O tentsioa; taldea: esterra (1730–1755).',
  ],
] as const)('%s: “%s” is not “%s”', (lang, ours, theirs) => {
  expect(saysTheSame(ours, theirs, lang)).toBe(false);
});
