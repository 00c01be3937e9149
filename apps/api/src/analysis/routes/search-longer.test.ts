import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, manualPayload, type Client, type TestApp } from '../../testing/test-app.ts';
import { png, upload, usedBy } from '../../testing/uploads.ts';

let app: TestApp;
let free: Client;
let pro: Client;
beforeAll(async () => {
  app = await createTestApp();
  [free, pro] = [await app.user(), await app.user({ plan: 'pro' })];
});
afterAll(() => app.close());

const FROM = { structures: ['CCOC(=O)C1CCC1'], rounds: 4 };
const asking = (client: Client, search: object) =>
  client.call('POST', '/analyze/manual', { json: { ...manualPayload(), ...search } });

test('the time, and the search that it goes on with, reach the engine', async () => {
  const search = { search_seconds: 60, search_from: FROM };
  expect((await asking(free, search)).statusCode).toBe(200);
  const expected = { searchSeconds: 60, searchFrom: FROM };
  expect(app.analyser.jobs.at(-1)).toMatchObject(expected);

  const fields = { formula: 'C7H12O2', search_seconds: '45', search_from: JSON.stringify(FROM) };
  expect((await upload(pro, fields, [await png()])).statusCode).toBe(200);
  expect(app.analyser.jobs.at(-1)).toMatchObject({ ...expected, searchSeconds: 45 });
});

test('without them the engine is asked as ever', async () => {
  await asking(free, {});
  expect(Object.keys(app.analyser.jobs.at(-1)!).filter((key) => key.startsWith('search'))).toEqual(
    [],
  );
});

test('what a search goes on with begins after the two rounds that any makes', async () => {
  await asking(pro, { search_from: {} });
  expect(app.analyser.jobs.at(-1)).toMatchObject({ searchFrom: { structures: [], rounds: 2 } });
});

describe('refused, and not counted', () => {
  test.each([
    [{ search_seconds: 0 }, ['search_seconds']],
    [{ search_seconds: 601 }, ['search_seconds']],
    [{ search_seconds: 1.5 }, ['search_seconds']],
    [{ search_seconds: '60' }, ['search_seconds']],
    [{ search_from: { structures: [''] } }, ['search_from', 'structures', 0]],
    [{ search_from: { rounds: -1 } }, ['search_from', 'rounds']],
    [{ search_from: { structures: Array(21).fill('C') } }, ['search_from', 'structures']],
  ])('%j', async (search, place) => {
    const before = await usedBy(pro);
    const answer = await asking(pro, search);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].loc).toEqual(['body', ...place]);
    expect(await usedBy(pro)).toBe(before);
  });

  test('structures that cannot be read or have another formula, at their places', async () => {
    const answer = await asking(pro, {
      search_from: { structures: ['CCOC(=O)C1CCC1', 'CCO', 'C1CC'] },
    });
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      detail: '"CCO" does not have the formula C7H12O2.',
      errors: [
        { loc: ['body', 'search_from', 'structures', 1], type: 'wrong-formula' },
        { loc: ['body', 'search_from', 'structures', 2], type: 'unreadable' },
      ],
    });
  });

  test.each(['0', '601', 'long', ''])('a form with %j seconds', async (seconds) => {
    const fields = { formula: 'C7H12O2', search_seconds: seconds };
    const answer = await upload(pro, fields, [await png()]);
    expect([answer.statusCode, answer.json().errors[0].loc]).toEqual([
      422,
      ['body', 'search_seconds'],
    ]);
  });

  test('more time than the plan allows', async () => {
    const before = await usedBy(free);
    const answer = await asking(free, { search_seconds: 61 });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'plan_required']);
    expect(answer.json().detail).toBe('Your plan allows searches of 60 seconds.');
    const fields = { formula: 'C7H12O2', search_seconds: '61' };
    expect((await upload(free, fields, [await png()])).statusCode).toBe(403);
    expect(await usedBy(free)).toBe(before);
    const basic = await app.user({ plan: 'basic' });
    expect((await asking(basic, { search_seconds: 180 })).statusCode).toBe(200);
    expect((await asking(basic, { search_seconds: 181 })).statusCode).toBe(403);
    expect((await asking(pro, { search_seconds: 600 })).statusCode).toBe(200);
  });

  test('an unlimited account has all of it', async () => {
    const unlimited = await app.user();
    await app.db.kysely
      .updateTable('users')
      .set({ is_whitelisted: 1 })
      .where('email', '=', unlimited.email)
      .execute();
    expect((await asking(unlimited, { search_seconds: 600 })).statusCode).toBe(200);
  });
});
