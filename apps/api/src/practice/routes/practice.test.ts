import {
  hintSchema,
  practiceReplySchema,
  problemsResponseSchema,
  shownProblemSchema,
  solutionSchema,
} from '@elucida/contract/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const visitor = () => app.visitor();
const problems = async () =>
  problemsResponseSchema.parse((await visitor().call('GET', '/practice/problems')).json()).problems;

test('anybody lists the problems, three hundred and more, and sees nothing of the answers', async () => {
  const response = await visitor().call('GET', '/practice/problems');
  expect(response.statusCode).toBe(200);
  const list = await problems();
  expect(list.length).toBeGreaterThanOrEqual(300);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  expect(response.body).not.toMatch(/smiles|margin|name/u);
});

test('a problem is shown, answered, hinted at and solved', async () => {
  const [{ id }] = await problems();
  const path = `/practice/problems/${id}`;
  const shown = shownProblemSchema.parse((await visitor().call('GET', path)).json());
  expect(shown.spectra.map(({ type }) => type)).toContain('C13NMR');
  for (const kind of shown.hints) {
    const hint = await visitor().call('GET', `${path}/hints/${kind}?lang=eu`);
    expect(hintSchema.parse(hint.json()).kind).toBe(kind);
  }
  const solution = solutionSchema.parse(
    (await visitor().call('GET', `${path}/solution?lang=es`)).json(),
  );
  const reply = await visitor().call('POST', `${path}/replies`, {
    json: { structure: solution.smiles, lang: 'es' },
  });
  expect(practiceReplySchema.parse(reply.json())).toMatchObject({ outcome: 'solved', solution });
});

test.each([
  ['GET', '/practice/problems/00000000', undefined, 404, 'not_found'],
  ['GET', '/practice/problems/nothing', undefined, 404, 'not_found'],
  ['GET', '/practice/problems/00000000/hints/answer', undefined, 422, 'invalid_input'],
  ['GET', '/practice/problems/00000000/solution', undefined, 404, 'not_found'],
  ['POST', '/practice/problems/00000000/replies', { structure: 'C' }, 404, 'not_found'],
  ['POST', '/practice/problems/00000000/replies', { structure: ' ' }, 422, 'invalid_input'],
  [
    'POST',
    '/practice/problems/00000000/replies',
    { structure: 'C'.repeat(501) },
    422,
    'invalid_input',
  ],
] as const)('%s %s with %j is refused', async (method, path, json, status, code) => {
  const response = await visitor().call(method, path, json === undefined ? {} : { json });
  expect([response.statusCode, (response.json() as { code: string }).code]).toEqual([status, code]);
});

test('a structure that cannot be read is refused', async () => {
  const [{ id }] = await problems();
  for (const structure of ['C1CC', '<script>', 'CCO.CCO']) {
    const response = await visitor().call('POST', `/practice/problems/${id}/replies`, {
      json: { structure },
    });
    expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'invalid_smiles' }]);
  }
});

test('replies are bounded by address', async () => {
  app.clock.time += 60_000;
  const student = visitor();
  const statuses: number[] = [];
  for (let i = 0; i <= PRACTICE_BOUNDS.repliesPerMinute; i++) {
    const response = await student.call('POST', '/practice/problems/00000000/replies', {
      json: { structure: 'C' },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
