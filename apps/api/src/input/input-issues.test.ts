import { expect, test } from 'vitest';
import { firstIssueSentence } from './input-issues.ts';

const issue = (loc: (string | number)[], msg: string) => ({ loc: ['body', ...loc], msg, type: '' });

test.each([
  // The specification's sentences are answered letter for letter.
  [issue(['message'], 'Please write something first.'), 'Please write something first.'],
  [issue(['code'], 'Enter your email and 6-digit code.'), 'Enter your email and 6-digit code.'],
  [
    issue(['metadata', 'molecular_formula'], 'Please enter a molecular formula (e.g., C6H14O)'),
    'Please enter a molecular formula (e.g., C6H14O)',
  ],
  // Others do not say which field is meant.
  [issue(['message'], 'At most 1000 characters.'), 'message: At most 1000 characters.'],
  [issue(['spectra', 0, 'type'], 'Invalid input'), 'spectra.0.type: Invalid input'],
  [issue([], 'Invalid input'), 'Invalid input'],
])('%o is answered "%s"', (first, sentence) => expect(firstIssueSentence([first])).toBe(sentence));
