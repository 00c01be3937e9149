import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from './lib/pages.mjs';
import { inRoot } from './lib/paths.mjs';

/** Words in a sentence, as a rule (docs/style.md). */
const MOST_WORDS = 25;
/**
 * Sentences of the docs that are longer today. Lower it when you split some; never raise it.
 */
const LONGER_TODAY = 24;

/** The sentences of a page, without code, tables, headings and the addresses of links. */
function sentencesOf(text) {
  return text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^(#.*|\s*\|.*|<!--.*)$/gm, '\n')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`[^`\n]*`/g, 'code')
    .split(/\s*\n\s*\n\s*(?:-\s|\d+\.\s)?|\n\s*(?:-|\d+\.)\s|(?<=[.:;?!]["”)]?)\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

const wordsOf = (sentence) => sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;

const longer = PAGES.flatMap((page) =>
  sentencesOf(readFileSync(inRoot(page), 'utf8')).map((sentence) => ({
    page,
    words: wordsOf(sentence),
    sentence,
  })),
)
  .filter(({ words }) => words > MOST_WORDS)
  .sort((a, b) => b.words - a.words);

test('sentences are counted without code, tables and addresses', () => {
  expect(
    sentencesOf(
      '# A title\n\nOne `a b c` [two](x y). Three\nfour: five\n\n- six\n- seven\n',
    ).filter(Boolean),
  ).toEqual(['One code two.', 'Three four:', 'five', 'six', 'seven']);
});

test('no more long sentences in the docs than there are today', () => {
  const written = longer.map(({ page, words, sentence }) => `${page}: ${words} words: ${sentence}`);
  expect(written.length, written.slice(0, 20).join('\n')).toBeLessThanOrEqual(LONGER_TODAY);
});
