import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readNameOptions, type NameOptions } from './name-options.ts';
import { runNames } from './run-names.ts';

async function answers(
  lines: string,
  options: Partial<NameOptions>,
): Promise<Record<string, unknown>[]> {
  const output = new PassThrough();
  const written = text(output);
  await runNames(
    { kind: 'smiles', file: '-', lang: 'en', useLibrary: true, ...options },
    { input: Readable.from([lines]), output },
  );
  output.end();
  return (await written)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('structures are named, a line for each line', async () => {
  expect(await answers('CC(C)=O\n\nnonsense\nCCO ethanol of the shop\r\n', {})).toEqual([
    {
      input: 'CC(C)=O',
      name: 'acetone',
      systematic_name: 'propan-2-one',
      es: 'acetona',
      eu: 'azetona',
    },
    { input: '', name: null, systematic_name: null, es: null, eu: null },
    { input: 'nonsense', name: null, systematic_name: null, es: null, eu: null },
    {
      input: 'CCO ethanol of the shop',
      name: 'ethanol',
      systematic_name: 'ethanol',
      es: 'etanol',
      eu: 'etanola',
    },
  ]);
});

test('names are in the language asked for', async () => {
  expect(await answers('CC(C)=O', { lang: 'es' })).toMatchObject([
    { name: 'acetona', systematic_name: 'propan-2-ona' },
  ]);
});

test('names become structures', async () => {
  expect(await answers('acetone\nasdf\nInChI=1S/CH4/h1H4\n', { kind: 'names' })).toMatchObject([
    { input: 'acetone', smiles: expect.any(String), suggestions: [] },
    { input: 'asdf', smiles: null },
    { smiles: 'C' },
  ]);
});

test.each([
  [[]],
  [['--smiles', 'a', '--names', 'b']],
  [['--smiles', 'a', '--lang', 'xx']],
  [['--smile', 'a']],
])('%j is a usage error', (args) => {
  expect(() => readNameOptions(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
});

test('a file that is not there is a usage error', async () => {
  await expect(answers('', { file: '/nowhere/at/all' })).rejects.toThrow('does not exist');
});
