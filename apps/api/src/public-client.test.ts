import { createClient, type Client } from '@elucida/client/client';
import { ProblemError } from '@elucida/client/problem-error';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilCancelled } from './testing/fake-analyser.ts';
import { plainPng } from './testing/images.ts';
import { programsOf, type Program } from './testing/programs.ts';
import { createTestApp, manualPayload, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let program: () => Promise<Program>;
beforeAll(async () => {
  app = await createTestApp();
  program = await programsOf(app);
});
afterAll(() => app.close());

async function client(over: { key?: string } = {}): Promise<Client> {
  const { url, key } = await program();
  return createClient({ url: `${url}/`, key, ...over });
}
const typed = manualPayload() as Parameters<Client['analyses']['run']>[0];

test('the client runs analyses of peaks and images, and lists them page by page', async () => {
  const elucida = await client();
  const record = await elucida.analyses.run(typed);
  expect(record).toMatchObject({ status: 'done', result: { smiles: 'CCOC(=O)C1CCC1' } });
  const images = [{ name: 'a.png', bytes: new Uint8Array(await plainPng()) }];
  const pictured = await elucida.analyses.runImages(images, {
    formula: 'CH4',
    image_types: ['C13NMR'],
  });
  expect(pictured.images).toMatchObject([{ name: 'a.png' }]);
  const listed: string[] = [];
  for await (const { id } of elucida.analyses.list()) listed.push(id);
  expect(listed.sort()).toEqual([record.id, pictured.id].sort());
});

test('progress is watched, and an analysis cancelled', async () => {
  const elucida = await client();
  const { id } = await elucida.analyses.begin(typed);
  const stages: string[] = [];
  const record = await elucida.analyses.ended(id, {
    onProgress: ({ stage }) => stages.push(stage),
  });
  expect(record.status).toBe('done');
  expect(stages.at(-1)).toBe('report');
  app.analyser.behave(untilCancelled);
  const other = await elucida.analyses.begin(typed);
  expect(await elucida.analyses.cancel(other.id)).toMatchObject({ status: 'cancelled' });
});

test('structures are verified, named and predicted, and isomers listed', async () => {
  const elucida = await client();
  const { spectra = [] } = typed;
  expect(await elucida.verifications.run({ structure: 'CCOC(=O)C1CCC1', spectra })).toMatchObject({
    verdict: 'consistent',
  });
  expect(await elucida.name('CCO', { lang: 'es' })).toMatchObject({
    structure: { name: 'etanol' },
  });
  expect(await elucida.isomers({ name: 'C3H8O', limit: 2 })).toMatchObject({ total: 3 });
  expect(await elucida.predict({ structure: 'CCO' })).toMatchObject({ smiles: 'CCO' });
});

test('a refusal is a problem with its code and places; a wrong key is one too', async () => {
  const elucida = await client();
  const refusal = await elucida.predict({ structure: 'etanool' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ProblemError);
  expect(refusal).toMatchObject({ status: 422, code: 'unknown_name', suggestions: [{}] });
  const stranger = await client({ key: 'el_x' });
  await expect(stranger.name('CCO')).rejects.toMatchObject({ status: 401, code: 'invalid_key' });
});
