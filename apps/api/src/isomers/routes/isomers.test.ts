import { setTimeout as sleep } from 'node:timers/promises';
import { isomersResponseSchema, type IsomersResponse } from '@elucida/contract/isomers';
import { errors as english } from '@elucida/messages/catalogue/en/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobTimeout, ThreadsBusy } from '../../adapters/threads/job.ts';
import { TURN_BOUNDS } from '../../bounds/requests.ts';
import { ISOMER_BOUNDS } from '../../bounds/structures.ts';
import { createFakeIsomers } from '../../testing/fake-threads.ts';
import { until } from '../../testing/streams.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  // Signed in is enough.
  user = await app.user({ verified: false });
});
afterAll(() => app.close());

const ask = async (json: unknown, client = user) => {
  app.clock.time += 60_000;
  return await client.call('POST', '/isomers', { json });
};
const guide = async (json: unknown) => (await ask(json)).json() as IsomersResponse;

test('a guide is what the contract says, the molecule asked for first', async () => {
  const response = await ask({ name: ' acetone ' });
  expect(response.statusCode).toBe(200);
  const answer = isomersResponseSchema.parse(response.json());
  expect(answer).toMatchObject({
    query: 'acetone',
    formula: 'C3H6O',
    total: 9,
    listed: 9,
    coverage: 'all',
    smiles: 'CC(C)=O',
    generated_on: new Date(app.clock.time).toISOString(),
  });
  expect(answer.isomers).toHaveLength(9);
  expect(answer.isomers[0]).toMatchObject({
    name: 'acetone',
    named: true,
    known: true,
    h1nmr: [expect.stringMatching(/^2\.\d\d ± 0\.\d\d \(s, 6H, CH₃ next to C=O\)$/)],
  });
  for (const { c13nmr, diagnostics, smiles } of answer.isomers)
    expect([smiles, c13nmr.length > 0, diagnostics.length > 1]).toEqual([smiles, true, true]);
});

test('every way to write acetone gives the same guide', async () => {
  const texts = [
    'acetone',
    'propanone',
    '2-propanone',
    'acetona',
    'azetona',
    'CC(C)=O',
    'InChI=1S/C3H6O/c1-3(2)4/h1-2H3',
  ];
  const guides = await Promise.all(texts.map((name) => guide({ name, lang: 'es' })));
  for (const { isomers, note } of guides)
    expect({ isomers, note }).toEqual({ isomers: guides[0]!.isomers, note: guides[0]!.note });
});

test('pages join to the whole list', async () => {
  const [first, second, whole] = [
    await guide({ name: 'C5H12O', limit: 8 }),
    await guide({ name: 'C5H12O', offset: 8, limit: 8 }),
    await guide({ name: 'C5H12O' }),
  ];
  expect([...first.isomers, ...second.isomers]).toEqual(whole.isomers);
  expect(second).toMatchObject({ offset: 8, limit: 8, listed: 14 });
  expect((await guide({ name: 'C5H12O', offset: 100 })).isomers).toEqual([]);
});

test('the texts are in the language asked for', async () => {
  expect((await guide({ name: 'CCO', lang: 'es' })).note).toContain(
    'isómeros constitucionales de C₂H₆O',
  );
  expect((await guide({ name: 'CCO', lang: 'eu' })).isomers[0]!.ir[0]).toContain('O–H');
});

test.each([
  [{ name: 'asdf' }, 'unknown_name'],
  [{ name: 'polyethylene' }, 'isomers_polymer'],
  [{ name: '[Na+].CC(=O)[O-]' }, 'isomers_salt'],
  [{ name: 'C60' }, 'isomers_too_large'],
  [{ name: 'CC[NH3+]' }, 'isomers_ion'],
])('%j is refused as %s, at the name', async (json, code) => {
  const response = await ask(json);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code,
    detail: english.byCode[code as 'unknown_name'],
    errors: [{ loc: ['body', 'name'] }],
    suggestions: expect.any(Array),
  });
});

test.each([
  [{ name: '' }],
  [{ name: '   ' }],
  [{}],
  [{ name: 'x'.repeat(5_000) }],
  [{ name: 'a\nb' }],
  [{ name: 'ethanol', limit: 51 }],
  [{ name: 'ethanol', offset: -1 }],
  [{ name: 'ethanol', lang: 'xx' }],
])('%j is not a valid request', async (json) => {
  const response = await ask(json);
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ loc: ['body', expect.any(String)] }],
  });
});

test('thirty guides a minute, by user', async () => {
  const eager = await app.user();
  app.clock.time += 60_000;
  const statuses = [];
  for (let i = 0; i < 31; i++)
    statuses.push(
      (await eager.call('POST', '/isomers', { json: { name: 'CC', limit: 1 } })).statusCode,
    );
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect((await ask({ name: 'CC', limit: 1 })).statusCode).toBe(200);
});

test.each([
  [new ThreadsBusy('full'), 'busy'],
  [new JobTimeout('long'), 'took_too_long'],
])('%s is 503 with a time to try again', async (error, code) => {
  app.isomers.failNext(error);
  const response = await ask({ name: 'ethanol' });
  expect([
    response.statusCode,
    (response.json() as { code: string }).code,
    Number(response.headers['retry-after']) > 0,
  ]).toEqual([503, code, true]);
});

test.each(['POST /isomers', 'GET /names'])(
  '%s: while its thread works, other requests of its address have their turn',
  async (route) => {
    const finish: (() => void)[] = [];
    const isomers = {
      ...createFakeIsomers(),
      run: () =>
        new Promise<never>((_resolve, reject) => finish.push(() => reject(new JobTimeout('long')))),
    };
    const busy = await createTestApp({ app: { isomers: isomers as never } });
    try {
      const eager = await busy.user();
      const asked = Array.from({ length: TURN_BOUNDS.addressRequestsMax }, () =>
        route === 'GET /names'
          ? eager.call('GET', '/names?q=ethanol')
          : eager.call('POST', '/isomers', { json: { name: 'ethanol' } }),
      );
      await until(async () => finish.length === asked.length);
      const other = eager.call('GET', '/auth/me');
      // Without its turn it would be answered only after a turn has run out.
      const first = await Promise.race([
        other.then(({ statusCode }) => statusCode),
        sleep(TURN_BOUNDS.turnMs / 2, 'waits'),
      ]);
      for (const each of finish) each();
      await Promise.all([...asked, other]);
      expect(first).toBe(200);
    } finally {
      await busy.close();
    }
  },
);

test('asked for as a page, it leads to the page', async () => {
  const response = await app
    .visitor()
    .call('GET', '/isomers', { headers: { accept: 'text/html' } });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/en/isomers']);
});

describe('the guide as a file', () => {
  const file = async (accept: string, client: Client, lang = 'es') => {
    app.clock.time += 60_000;
    return client.call('POST', '/isomers', {
      json: { name: 'acetone', lang },
      headers: { accept },
    });
  };

  test('as CSV in the language asked for, on plans that have it', async () => {
    const basic = await app.user({ plan: 'basic' });
    const response = await file('text/csv', basic);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['content-disposition'],
    ]).toEqual([
      200,
      'text/csv; charset=utf-8',
      `attachment; filename="isomers-acetona.csv"; filename*=UTF-8''isomers-acetona.csv`,
    ]);
    const lines = response.body.split('\r\n');
    expect(lines[0]).toBe(
      '﻿Puesto;Nombre;Nombre sistemático;Otros nombres;SMILES;Compuesto conocido;RMN ' +
        'de ¹H;RMN de ¹³C;IR;Diagnóstico',
    );
    expect(lines).toHaveLength(11);
    expect(lines[1]).toMatch(/^1;Acetona;/i);
    expect((await file('text/csv', user)).json()).toMatchObject({ code: 'plan_required' });
  });

  test('as PDF on every plan', async () => {
    const response = await file('application/pdf', user, 'eu');
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.body.slice(0, 5),
    ]).toEqual([200, 'application/pdf', '%PDF-']);
    // What is left of the time that the request has in all.
    expect(app.printer.guides.at(-1)!.withinMs).toBeLessThan(ISOMER_BOUNDS.fileMs);
    expect(app.printer.guides.at(-1)).toMatchObject({
      lang: 'eu',
      now: app.clock.time,
      guide: { query: 'acetone', formula: 'C3H6O' },
    });
  });

  test('a refusal is JSON, whatever file was asked for', async () => {
    app.clock.time += 60_000;
    const response = await user.call('POST', '/isomers', {
      json: { name: 'asdf' },
      headers: { accept: 'application/pdf' },
    });
    expect([response.statusCode, response.json().code]).toEqual([422, 'unknown_name']);
  });
});
