import type { AnalysisResponse } from '@elucida/contract/analysis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.user();
});
afterAll(() => app.close());

const ETHANOL = {
  smiles: 'CCO',
  names: { en: 'ethanol', es: 'etanol', eu: 'etanola' },
};
const STATEMENTS = [
  { kind: 'only-isomer', values: { formula: 'C2H6O', molecule: ETHANOL } },
  { kind: 'order-by-plausibility', values: {} },
];
const RESPONSE: AnalysisResponse = {
  status: 'ok',
  molecular_formula: 'C2H6O',
  elapsed_ms: 5,
  nombre_molecula: 'ethanol',
  informacion: 'As it was run.',
  smiles: 'CCO',
  confidence: 0.9,
  candidates: [
    { rank: 1, ...ETHANOL, name: 'ethanol', confidence: 0.9, proposed_by: [], evidence: [] },
  ],
  spectra: [],
  warnings: ['¹H row 1: δ out of range (0–12).'],
  warning_codes: [{ code: 'h1_delta_range', values: { row: 1 } }],
  lang: 'en',
  report: [
    { section: 'verdict', codes: ['only-isomer'], text: 'As it was run.', statements: STATEMENTS },
  ],
};
const save = async (result_json: object): Promise<string> =>
  (
    await user.call('POST', '/history', {
      json: { formula: 'C2H6O', nombre_molecula: 'ethanol', result_json },
    })
  ).json().id;

test('an item is answered in the language of whoever reads it, alone and in the list', async () => {
  const id = await save(RESPONSE);
  const [es, eu] = await Promise.all(
    ['es', 'eu'].map(async (lang) =>
      (await user.call('GET', `/history/${id}?lang=${lang}`)).json(),
    ),
  );
  expect([es.nombre_molecula, es.result_json.nombre_molecula]).toEqual(['etanol', 'etanol']);
  expect(es.result_json.informacion).toContain('etanol');
  expect(es.result_json.warnings).toEqual(['¹H, fila 1: δ fuera del intervalo (0–12).']);
  expect([eu.nombre_molecula, eu.result_json.lang]).toEqual(['etanola', 'eu']);
  expect((await user.call('GET', '/history?lang=eu&brief=1')).json()[0]).toMatchObject({
    nombre_molecula: 'etanola',
    result_json: { informacion: eu.result_json.informacion },
  });
  // As it was saved, where nobody asks for a language.
  expect((await user.call('GET', `/history/${id}`)).json()).toMatchObject({
    nombre_molecula: 'ethanol',
    result_json: { informacion: 'As it was run.', lang: 'en' },
  });
});

test('an item of an older version keeps its text, whatever the language', async () => {
  const old = { status: 'ok', informacion: 'From 2025.', nombre_molecula: 'ethanol' };
  const id = await save(old);
  const { result_json, nombre_molecula } = (
    await user.call('GET', `/history/${id}?lang=eu`)
  ).json();
  expect([result_json.informacion, nombre_molecula]).toEqual(['From 2025.', 'ethanol']);
});

test('a language that there is not is refused', async () => {
  expect((await user.call('GET', '/history/x?lang=xx')).statusCode).toBe(422);
});
