import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';
import { BYTE_ORDER_MARK, csvForm, csvLine } from '../../formats/csv-text.ts';

const ENGLISH = csvForm('en');

describe('a line', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['a;=1', '"a;=1"'],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    [-0.02, '-0.02'],
    [7.26, '7.26'],
    [Number.NaN, ''],
    [null, ''],
    ['N,N-dimethyl', '"N,N-dimethyl"'],
    ['a "b"', '"a ""b"""'],
    ['δ', 'δ'],
  ])('%j becomes %s', (cell, text) => expect(csvLine([cell], ENGLISH)).toBe(`${text}\r\n`));
  test('Spanish and Basque spreadsheets get semicolons and decimal commas', () =>
    expect(csvLine([7.26, 'a'], csvForm('eu'))).toBe('7,26;a\r\n'));
  test('no text begins a formula, and every line has its cells', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n",; a1') }), {
          minLength: 2,
          maxLength: 4,
        }),
        fc.constantFrom('en' as const, 'es' as const),
        (cells, language) => {
          const form = csvForm(language);
          const line = csvLine(cells, form).slice(0, -2);
          const [read = []] = Papa.parse<string[]>(line, { delimiter: form.separator }).data;
          expect(read).toHaveLength(cells.length);
          for (const [index, cell] of read.entries()) {
            expect(cell).not.toMatch(/^\s*[=+\-@＝]|^[\t\r\n]/u);
            expect(cell.replace(/^'/u, '')).toBe(cells[index]!.replace(/^'/u, ''));
          }
        },
      ),
    );
  });
});

test('a table with quotes, line breaks, semicolons and a byte order mark is read back as it was', () => {
  const rows = [
    ['Nombre', 'nota; con "comillas"'],
    ['ácido\nacético', 'δ 7,26; d'],
  ];
  const text = BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells, csvForm('es'))).join('');
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  expect([data, errors]).toEqual([rows, []]);
});

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.user({ plan: 'basic' });
});
afterAll(() => app.close());

const RESULT = {
  status: 'ok',
  smiles: 'CCOC(C)=O',
  confidence: 0.97012345,
  elapsed_ms: 1234,
  candidates: [
    {
      rank: 1,
      name: 'ethyl acetate',
      smiles: 'CCOC(C)=O',
      confidence: 0.97,
      proposed_by: [],
      evidence: [
        {
          technique: 'H1NMR',
          atoms: [4],
          peak: 0,
          observed: 4.12,
          predicted: 4.1099998,
          sd: 0.0512,
          verdict: 'for',
        },
      ],
    },
    { rank: 2, name: null, smiles: '=CMD', confidence: 0.02, proposed_by: [], evidence: [] },
  ],
  spectra: [
    {
      type: 'H1NMR',
      source: 'typed',
      peaks: [
        { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1, 7.1], assignment: '=OCH2' },
        { delta_ppm: -0.02 },
      ],
    },
  ],
};
const save = async (client: Client, result: object = RESULT): Promise<string> =>
  (
    await client.call('POST', '/history', {
      json: { formula: 'C4H8O2', nombre_molecula: '@ethyl acetate', result_json: result },
    })
  ).json().id;
const lines = (text: string) => text.split('\r\n').slice(0, -1);

test('the peaks of one analysis with their predictions', async () => {
  const response = await user.call('GET', `/history/${await save(user)}/csv`);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  // The byte order mark itself, since reading text leaves it out.
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [titles, first, second] = lines(response.rawPayload.toString('utf8').slice(1));
  expect(titles).toBe(
    'Date ' +
      '(UTC),Formula,Name,SMILES,Confidence,Technique,Position,Unit,Multiplicity,J ' +
      '(Hz),Integral (H),Intensity,Assignment,Assigned atoms,Predicted,Standard deviation,Verdict',
  );
  expect(first).toBe(
    "2026-03-10 12:00:00,C4H8O2,'@ethyl acetate,CCOC(C)=O,0.97,H1NMR,4.12,ppm,q,7.1 7.1,2,,'=OCH2,C5,4.11,0.05,for",
  );
  expect(second).toContain(',H1NMR,-0.02,ppm,');
});

test('the table of all, in Spanish', async () => {
  const response = await user.call('GET', '/api/history.csv?lang=es');
  const [titles, first] = lines(response.rawPayload.toString('utf8').slice(1));
  expect(titles).toBe(
    'Fecha (UTC);Fórmula;Nombre;SMILES;Confianza;Estado;Segundo candidato;Confianza del segundo;Técnicas;Tiempo (s)',
  );
  expect(first).toBe(
    "2026-03-10 12:00:00;C4H8O2;'@ethyl acetate;CCOC(C)=O;0,97;ok;'=CMD;0,02;H1NMR;1,234",
  );
});

test('a result of an older or foreign form still has its row', async () => {
  const id = await save(user, {
    status: 'ok',
    spectra: 'none',
    candidates: [null, 5],
    confidence: 'high',
  });
  expect(
    lines((await user.call('GET', `/history/${id}/csv`)).rawPayload.toString('utf8')),
  ).toHaveLength(2);
  expect((await user.call('GET', '/history.csv')).statusCode).toBe(200);
});

test('Free is refused by its plan, another user’s item is absent', async () => {
  const free = await app.user();
  const id = await save(free);
  for (const path of ['/history.csv', `/history/${id}/csv`])
    expect((await free.call('GET', path)).json()).toMatchObject({ code: 'plan_required' });
  expect((await user.call('GET', `/history/${id}/csv`)).statusCode).toBe(404);
});
