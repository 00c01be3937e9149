import { namesResponseSchema } from '@elucida/contract/names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ask = async (q: string, lang = 'en') => {
  app.clock.time += 60_000;
  return await app.visitor().call('GET', `/names?lang=${lang}&q=${encodeURIComponent(q)}`);
};
const structure = async (q: string, lang?: string) =>
  namesResponseSchema.parse((await ask(q, lang)).json()).structure;

test.each(['acetone', 'CC(C)=O', 'InChI=1S/C3H6O/c1-3(2)4/h1-2H3', 'azetona'])(
  '%s is acetone, with its identifiers',
  async (q) => {
    expect(await structure(q)).toMatchObject({
      formula: 'C3H6O',
      name: 'acetone',
      systematic_name: 'propan-2-one',
      aka: ['propan-2-one', 'propanone', '2-propanone', 'dimethyl ketone'],
      inchi: 'InChI=1S/C3H6O/c1-3(2)4/h1-2H3',
      inchikey: 'CSCPPACGZOOCGX-UHFFFAOYSA-N',
    });
  },
);

test('a salt and a stereocentre keep what they are', async () => {
  expect(await structure('[Na+].CC(=O)[O-]')).toMatchObject({
    formula: 'C2H3NaO2',
    inchikey: 'VMHLLURERBWHNL-UHFFFAOYSA-M',
  });
  expect(await structure('C[C@H](N)C(=O)O')).toMatchObject({
    inchikey: 'QNAYBMKLOCPYGJ-REOHCLBHSA-N',
  });
});

test('names are in the language asked for', async () => {
  expect(await structure('CC(C)=O', 'es')).toMatchObject({
    name: 'acetona',
    aka: ['propan-2-ona', 'propanona', '2-propanona', 'dimetilcetona'],
  });
  expect(await structure('Cc1ccccc1', 'eu')).toMatchObject({
    name: 'toluenoa',
    aka: ['metilbentzenoa', 'PhMe'],
  });
});

test.each(['asdf', 'C'.repeat(900), 'InChI=1S/x'])('%s is not a structure', async (q) => {
  const response = await ask(q);
  expect([response.statusCode, (response.json() as { structure: unknown }).structure]).toEqual([
    200,
    null,
  ]);
});

test('nothing, and 5,000 characters, are refused', async () => {
  for (const q of ['', ' ', 'x'.repeat(5_000)])
    expect((await ask(q)).json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ loc: ['querystring', 'q'] }],
    });
});

test('sixty a minute, by address', async () => {
  app.clock.time += 60_000;
  const from = (remoteAddress: string) =>
    app.visitor().call('GET', '/names?q=CC', { remoteAddress });
  const statuses = [];
  for (let i = 0; i < 61; i++) statuses.push((await from('10.9.9.9')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
  expect((await from('10.9.9.8')).statusCode).toBe(200);
});
