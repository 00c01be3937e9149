import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';
import { expect, test, vi } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** Lines of code that an example may have, apart from its imports: it is read in one look. */
const MOST_LINES = 10;

/** Examples of the packages' READMEs: code, and what it prints. */
const EXAMPLES = readdirSync(inRoot('packages')).flatMap((name) => {
  const page = readFileSync(inRoot('packages', name, 'README.md'), 'utf8');
  const [, code, printed] = /```ts\n(.*?)```\n\n```text\n(.*?)```/s.exec(page) ?? [];
  return code === undefined ? [] : [{ name, code, printed }];
});

test('packages that others use alone have an example', () => {
  expect(EXAMPLES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['engine', 'library', 'molecules', 'naming', 'prediction', 'reading']),
  );
});

test.each(EXAMPLES)('the example of $name is short', ({ code }) => {
  const [, ...statements] = code.split(/^\n/m);
  expect(statements.join('').trim().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
});

test.each(EXAMPLES)('the example of $name prints what its README says', async (example) => {
  const folder = inRoot('.cache/readme-examples');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${example.name}.ts`;
  writeFileSync(file, example.code);
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(/* @vite-ignore */ file);
  const printed = print.mock.calls.map((values) => `${format(...values)}\n`).join('');
  print.mockRestore();
  expect(printed).toBe(example.printed);
});
