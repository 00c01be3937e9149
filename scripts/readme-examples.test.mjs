import { format } from 'node:util';
import { expect, test, vi } from 'vitest';
import { exampleOf, PACKAGES, writeExample } from './lib/readme-example.mjs';

/** Lines of code that an example may have, apart from its imports: it is read in one look. */
const MOST_LINES = 10;

const EXAMPLES = PACKAGES.map(exampleOf).filter((example) => example !== null);

test('every package has an example', () => {
  expect(EXAMPLES.map(({ name }) => name)).toEqual(PACKAGES);
});

test.each(EXAMPLES)('the example of $name is short', ({ code }) => {
  const [, ...statements] = code.split(/^\n/m);
  expect(statements.join('').trim().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});

test.each(EXAMPLES)('the example of $name prints what its README says', async (example) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(/* @vite-ignore */ writeExample(example).file);
  const printed = print.mock.calls.map((values) => `${format(...values)}\n`).join('');
  print.mockRestore();
  expect(printed).toBe(example.printed);
});
