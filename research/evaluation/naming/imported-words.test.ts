import { describe, expect, it } from 'vitest';
import { constitution, keyOf } from '@elucida/naming/testing/constitution';
import { importedWords } from '@elucida/naming/words/imported-words';
import { hasOpsin, readWithOpsin } from './naming-opsin.ts';

/** What is put behind a word so that it is a name. */
const ENDINGS = {
  P: '',
  M: 'ane',
  A: 'ic acid',
  S: ' acid',
  T: '',
  R: 'benzene',
  J: 'benzene',
} as const;

describe('words taken over from OPSIN', () => {
  // Needs OPSIN: apt-get install libopsin-java default-jre-headless.
  it.skipIf(!hasOpsin())(
    'means by each word the constitution that OPSIN means',
    { timeout: 120_000 },
    () => {
      const names = importedWords().flatMap(({ kind, words }) =>
        words.split('|').map((word) => word + ENDINGS[kind]),
      );
      const meant = readWithOpsin(names);
      const different = names.filter((name, i) => {
        const own = constitution(name),
          theirs = keyOf(meant[i]);
        return own !== '' && theirs !== '' && own !== theirs;
      });
      expect(different).toEqual([]);
    },
  );
});
