import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, manualPayload, type Client, type TestApp } from '../../testing/test-app.ts';
import { png, upload, usedBy } from '../../testing/uploads.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.user();
});
afterAll(() => app.close());

test('structures and fragments that cannot be judged are refused at their places, and not counted', async () => {
  const json = {
    ...manualPayload(),
    structures: ['CCOC(=O)C1CCC1', 'CCO'],
    fragments: { present: ['C1CC'] },
  };
  const manual = await user.call('POST', '/analyze/manual', { json });
  expect(manual.json()).toMatchObject({
    code: 'invalid_input',
    detail: '"CCO" does not have the formula C7H12O2.',
    errors: [
      { loc: ['body', 'structures', 1], type: 'wrong-formula' },
      { loc: ['body', 'fragments', 'present', 0], type: 'unreadable' },
    ],
  });
  const fields = { formula: 'CH4O', structures: '["CO","CC"]' };
  const images = await upload(user, fields, [await png()]);
  expect([images.statusCode, images.json().errors[0].loc]).toEqual([
    422,
    ['body', 'structures', 1],
  ]);
  expect(await usedBy(user)).toBe(0);
});

test('what can be judged reaches the engine', async () => {
  const asked = {
    structures: ['CCOC(=O)C1CCC1'],
    fragments: { present: ['C1CCC1'], absent: ['[OH]'] },
  };
  const json = { ...manualPayload(), ...asked };
  expect((await user.call('POST', '/analyze/manual', { json })).statusCode).toBe(200);
  expect(app.analyser.jobs.at(-1)).toMatchObject(asked);
});
