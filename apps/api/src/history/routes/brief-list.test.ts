import type { HistoryItem } from '@elucida/contract/history';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { KINDS } from '../../testing/databases.ts';
import { plainJpeg, plainPng } from '../../testing/images.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';
import { up as writeBriefs } from '../../db/migrations/0018-history-briefs.ts';
import { up as writeNames } from '../../db/migrations/0020-names-in-briefs.ts';

const url = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

const spectra = (...types: string[]) => types.map((type) => ({ type, source: 'typed', peaks: [] }));
const ACID = {
  formula: 'C2H4O2',
  nombre_molecula: 'ácido acético',
  result_json: {
    status: 'ok',
    smiles: 'CC(O)=O',
    confidence: 0.97,
    elapsed_ms: 812.4,
    spectra: spectra('IR', 'H1NMR', 'IR'),
    informacion: 'long',
    raw_evidence: { long: true },
  },
};
const ESTER = {
  formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  result_json: {
    status: 'ok',
    smiles: 'CCOC(C)=O',
    confidence: 0.7,
    elapsed_ms: 90,
    spectra: spectra('C13NMR'),
    candidates: [
      { names: { en: 'ethyl acetate', es: 'acetato de etilo', eu: 'etil azetatoa', xx: 'no' } },
    ],
  },
};
/** Of a client that saves what it likes. */
const ODD = {
  formula: '100%_C',
  nombre_molecula: null,
  result_json: { confidence: 7, smiles: 3, spectra: [null, { type: 'EPR' }], elapsed_ms: 'x' },
};

for (const { name, missing, start, place, stop } of KINDS) {
  describe.skipIf(missing !== undefined)(name, () => {
    let app: TestApp;
    let user: Client;
    beforeAll(async () => {
      await start();
      const db = await (await place()).open();
      await migrate(db);
      app = await createTestApp({ db });
      user = await app.user();
      for (const item of [ACID, ESTER, ODD]) {
        await user.call('POST', '/history', { json: item });
        app.clock.time += 1000;
      }
    });
    afterAll(async () => {
      await app.close();
      await stop();
    });
    const list = async (query = '', client = user) =>
      ((await client.call('GET', `/history?brief=list${query}`)).json() as HistoryItem[]).map(
        ({ id: _id, created_at: _at, ...rest }) => rest,
      );
    const formulas = async (query: string) => (await list(query)).map(({ formula }) => formula);

    const BRIEFS = [
      { formula: '100%_C', nombre_molecula: null, result_json: { techniques: [] } },
      {
        formula: 'C4H8O2',
        nombre_molecula: 'ethyl acetate',
        result_json: {
          status: 'ok',
          smiles: 'CCOC(C)=O',
          confidence: 0.7,
          elapsed_ms: 90,
          techniques: ['C13NMR'],
        },
      },
      {
        formula: 'C2H4O2',
        nombre_molecula: 'ácido acético',
        result_json: {
          status: 'ok',
          smiles: 'CC(O)=O',
          confidence: 0.97,
          elapsed_ms: 812,
          techniques: ['H1NMR', 'IR'],
        },
      },
    ];

    const NAMED = [null, 'etil azetatoa', 'ácido acético'];

    test('of each result only what a list shows, newest first, and its own alone', async () => {
      expect(await list()).toEqual(BRIEFS);
      expect(await list('&limit=1&offset=1')).toEqual([BRIEFS[1]]);
      expect(await list('', await app.user())).toEqual([]);
    });

    test('named in the language asked for, where it is named there, and found by each name', async () => {
      const named = (await list('&lang=eu')).map(({ nombre_molecula }) => nombre_molecula);
      expect(named).toEqual(NAMED);
      for (const query of ['&q=acetato', '&q=etil%20azetatoa&lang=es'])
        expect(await formulas(query)).toEqual(['C4H8O2']);
    });

    test('items saved before there were briefs get the same', async () => {
      const { kysely } = app.db;
      await kysely.schema.dropTable('history_briefs').execute();
      await writeBriefs(kysely as never);
      await writeNames(kysely as never);
      expect(await list()).toEqual(BRIEFS);
      expect((await list('&lang=eu')).map(({ nombre_molecula }) => nombre_molecula)).toEqual(NAMED);
      expect(await formulas('&q=azetatoa')).toEqual(['C4H8O2']);
      expect(await formulas('&q=acido')).toEqual(['C2H4O2']);
    });

    test.each([
      ['&q=acido', ['C2H4O2']],
      ['&q=ACÉTICO%20ácido', ['C2H4O2']],
      ['&q=acet', ['C4H8O2', 'C2H4O2']],
      ['&q=c4h8', ['C4H8O2']],
      ['&q=CCOC(C)', ['C4H8O2']],
      ['&q=%25_c', ['100%_C']],
      ['&q=%25', ['100%_C']],
      ["&q='%20or%201=1", []],
      ['&technique=IR', ['C2H4O2']],
      ['&technique=C13NMR', ['C4H8O2']],
      ['&technique=MS', []],
      ['&confidence=high', ['C2H4O2']],
      ['&confidence=moderate', ['C4H8O2']],
      ['&confidence=low', []],
      ['&confidence=high&technique=C13NMR', []],
    ])('%s finds %j', async (query, found) => expect(await formulas(query)).toEqual(found));

    test('a page of fifty long names is at most 60 kB', async () => {
      const client = await app.user();
      const name =
        '3-[4-(2,2,2-trifluoroethoxy)-3-methoxyphenyl]-2-(1H-imidazol-4-yl)propanoic acid';
      const item = { ...ESTER, nombre_molecula: name };
      for (let number = 0; number < 50; number++)
        await client.call('POST', '/history', { json: item });
      const { rawPayload } = await client.call('GET', '/history?brief=list');
      expect(rawPayload.length).toBeLessThan(60_000);
    });

    test('a deleted item is gone from the list', async () => {
      const client = await app.user();
      const { id } = (await client.call('POST', '/history', { json: ESTER })).json() as HistoryItem;
      expect(await list('', client)).toHaveLength(1);
      await client.call('DELETE', `/history/${id}`);
      expect(await list('', client)).toEqual([]);
    });

    test('an item names its pictures, which are files that a browser keeps', async () => {
      const pictures = [await plainPng(), await plainJpeg()] as const;
      const image_previews = [url(pictures[0]), url(pictures[1], 'jpeg')];
      const { id } = (
        await user.call('POST', '/history', {
          json: { ...ESTER, result_json: { ...ESTER.result_json, image_previews } },
        })
      ).json() as HistoryItem;
      const item = (await user.call('GET', `/history/${id}?pictures=links`)).json() as HistoryItem;
      expect(item.result_json).toEqual({
        ...ESTER.result_json,
        image_previews: [`/api/history/${id}/pictures/0`, `/api/history/${id}/pictures/1`],
      });
      for (const [index, type] of ['png', 'jpeg'].entries()) {
        const file = await user.call('GET', `/history/${id}/pictures/${index}`);
        expect([
          file.headers['content-type'],
          file.headers['cache-control'],
          file.rawPayload.equals(pictures[index]!),
        ]).toEqual([`image/${type}`, 'private, max-age=31536000, immutable', true]);
      }
      expect((await user.call('GET', `/history/${id}/pictures/2`)).statusCode).toBe(404);
      expect((await user.call('GET', `/history/${id}/pictures/10`)).statusCode).toBe(422);
      const other = await app.user();
      expect((await other.call('GET', `/history/${id}/pictures/0`)).statusCode).toBe(404);
      await user.call('DELETE', `/history/${id}`);
      expect((await user.call('GET', `/history/${id}/pictures/0`)).statusCode).toBe(404);
    });

    test('so are those of an item from before pictures were stored apart', async () => {
      const client = await app.user();
      const { id } = (await client.call('POST', '/history', { json: ESTER })).json() as HistoryItem;
      const png = await plainPng();
      await sql`update history_items set image_previews = ${JSON.stringify([url(png)])} where id = ${id}`.execute(
        app.db.kysely,
      );
      const item = (
        await client.call('GET', `/history/${id}?pictures=links`)
      ).json() as HistoryItem;
      expect(item.result_json.image_previews).toEqual([`/api/history/${id}/pictures/0`]);
      const file = await client.call('GET', `/history/${id}/pictures/0`);
      expect(file.rawPayload.equals(png)).toBe(true);
    });
  });
}

test.each(['brief=2', 'technique=EPR', 'confidence=sure', `q=${'x'.repeat(201)}`])(
  '?%s is 422',
  async (query) => {
    const app = await createTestApp();
    const user = await app.user();
    expect((await user.call('GET', `/history?${query}`)).statusCode).toBe(422);
    await app.close();
  },
);
