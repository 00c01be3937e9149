import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { programsOf, type Program } from '../../testing/programs.ts';
import { createTestApp, manualPayload, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let program: () => Promise<Program>;
beforeAll(async () => {
  app = await createTestApp();
  program = await programsOf(app);
});
afterAll(() => app.close());

const { spectra } = manualPayload();
const verification = { structure: 'CCOC(=O)C1CCC1', spectra };

test('a verification is answered at once, kept, counted, and apart from the analyses', async () => {
  const { send, owner } = await program();
  const answer = await send('POST', '/v1/verifications', { json: verification });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ verdict: 'consistent', probability: 0.97, rank: 1 });
  const place = answer.headers.get('location')!;
  expect(await (await send('GET', place)).json()).toMatchObject({
    status: 'done',
    structure: verification.structure,
    formula: 'C7H12O2',
    counted: true,
    result: { verdict: 'consistent' },
  });
  const id = place.split('/').at(-1)!;
  for (const path of [`/analyses/${id}`, `/analyses/${id}/input`])
    expect((await owner.call('GET', path)).statusCode).toBe(404);
  for (const path of [`/analyses/${id}/keep`, `/analyses/${id}/share`])
    expect((await owner.call('POST', path)).statusCode).toBe(404);
  expect((await owner.call('GET', '/analyses')).json()).toEqual([]);
  expect((await send('GET', `/v1/analyses/${id}`)).status).toBe(404);
  expect((await owner.call('GET', `/verifications/${id}`)).statusCode).toBe(200);
  const copy = (await owner.call('GET', '/account/export')).json() as {
    analyses: { id: string }[];
  };
  expect(copy.analyses.map((each) => each.id)).toContain(id);
});

test('a client that does not wait so long gets the place of its verification', async () => {
  const { send } = await program();
  const accepted = await send('POST', '/v1/verifications', {
    json: verification,
    headers: { prefer: 'respond-async' },
  });
  expect(accepted.status).toBe(202);
  await vi.waitFor(async () => {
    const record = await (await send('GET', accepted.headers.get('location')!)).json();
    expect(record).toMatchObject({ status: 'done' });
  });
});

test.each([
  [{ ...verification, structure: 'CC(=O' }, ['body', 'structure']],
  [{ ...verification, formula: 'C9H9' }, ['body', 'formula']],
  [{ ...verification, formula: 'C8H14O2' }, ['body', 'structure']],
  [{ ...verification, byproducts: ['CCO', 'x('] }, ['body', 'byproducts', 1]],
  [{ spectra }, ['body', 'structure']],
])(
  'a verification that cannot be judged is refused at its place, uncounted: %#',
  async (json, loc) => {
    const { send, owner } = await program();
    const refused = await send('POST', '/v1/verifications', { json });
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(await refused.json()).toMatchObject({ status: 422, errors: [{ loc }] });
    expect((await owner.call('GET', '/stats/quota')).json()).toMatchObject({ used_today: 0 });
  },
);

test('another account finds nothing of it', async () => {
  const mine = await program();
  const other = await program();
  const place = (await mine.send('POST', '/v1/verifications', { json: verification })).headers.get(
    'location',
  )!;
  expect((await other.send('GET', place)).status).toBe(404);
  expect((await other.send('DELETE', place)).status).toBe(404);
});
