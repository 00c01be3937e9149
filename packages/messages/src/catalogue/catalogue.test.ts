import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { eu } from './eu/index.ts';
import { leaves, placeholders, translated } from '../testing/translated.ts';

const english = new Map(leaves(en));

describe.each(translated({ es, eu }))('%s', (_language, catalogue) => {
  test.each(leaves(catalogue))('%s has a text with the same values', (key, text) => {
    expect(text.trim()).not.toBe('');
    expect(placeholders(text)).toEqual(placeholders(english.get(key)!));
  });
});

test('the messages of the specification are there letter for letter', () => {
  expect(en.manual.checks.h1_delta_range).toBe('¹H row {{row}}: δ out of range (0–12).');
  expect(en.manual.checks.ms_rel_int_range).toBe('MS row {{row}}: rel_int must be between 0–100.');
  expect(en.manual.mustSignIn).toBe('You must sign in to analyze. Go to Account → Sign in.');
  expect(en.analyze.noFiles).toBe('Please select one or more images (PNG/JPG)');
  expect(en.formula.required).toBe('Please enter a molecular formula (e.g., C6H14O)');
  expect(en.account.verification.missingInput).toBe('Enter your email and 6-digit code.');
  expect(en.manual.running).toBe('Analyzing...');
  expect(en.feedback).toMatchObject({
    empty: 'Please write something first.',
    failed: 'Error: {{msg}}',
    sent: 'Thanks! Your feedback was sent.',
  });
  expect(en.manual.noResult).toBe('No result yet.');
});
