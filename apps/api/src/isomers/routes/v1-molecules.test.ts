import { afterAll, beforeAll, expect, test } from 'vitest';
import { programsOf, type Program } from '../../testing/programs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let program: () => Promise<Program>;
beforeAll(async () => {
  app = await createTestApp();
  program = await programsOf(app);
});
afterAll(() => app.close());

test('predictions, names and isomers answer, and say what they cannot use', async () => {
  const { send } = await program();
  const predict = async (json: unknown) => (await send('POST', '/v1/predictions', { json })).json();
  expect(
    await predict({ structure: 'phenol', solvent: 'DMSO-d6', frequency_mhz: 400 }),
  ).toMatchObject({
    smiles: 'Oc1ccccc1',
    solvent: 'DMSO-d6',
    frequency_mhz: 400,
    signals: { C13NMR: [{}, {}, {}, {}] },
  });
  expect(await predict({ structure: 'phenol', solvent: 'tea' })).toMatchObject({
    errors: [{ loc: ['body', 'solvent'] }],
  });
  expect(await predict({ structure: 'etanool' })).toMatchObject({
    code: 'unknown_name',
    suggestions: [expect.stringContaining('etanol')] as unknown,
  });
  expect(await (await send('GET', '/v1/isomers?q=C3H8O&limit=2')).json()).toMatchObject({
    total: 3,
  });
  expect((await send('GET', '/v1/isomers')).status).toBe(422);
});
