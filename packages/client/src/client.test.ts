import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ProblemError } from './problem-error.ts';

const NAMED = { structure: null, suggestions: ['ethanol'] };
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const problem = (status: number, code: string) => ({
  type: `urn:elucida:problem:${code}`,
  title: 'T',
  status,
  detail: 'Why.',
  code,
  instance: 'urn:uuid:1',
});

/** A client whose requests get these answers, one after the other, the last again and again. */
function clientOf(...answers: readonly (() => Response)[]) {
  let asked = 0;
  const ask = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(answers[Math.min(asked++, answers.length - 1)]!()),
  );
  const client = createClient({
    url: 'https://elucida.example/',
    key: 'el_x',
    fetch: ask as unknown as typeof fetch,
  });
  return { client, ask };
}

test('a request carries the key, and follows no redirect with it', async () => {
  const { client, ask } = clientOf(() => answer(200, NAMED));
  expect(await client.name('etanol', { lang: 'es' })).toEqual(NAMED);
  const [url, init] = ask.mock.calls[0]!;
  expect(url).toBe('https://elucida.example/v1/names?q=etanol&lang=es');
  expect(init).toMatchObject({ headers: { authorization: 'Bearer el_x' }, redirect: 'error' });
});

test('a busy server is asked again after as long as it says', async () => {
  const busy = () => answer(503, problem(503, 'busy'), { 'retry-after': '0' });
  const { client, ask } = clientOf(busy, busy, () => answer(200, NAMED));
  expect(await client.name('x')).toEqual(NAMED);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  ['the limit of the day', () => answer(429, problem(429, 'daily_limit'))],
  ['a wait of an hour', () => answer(429, problem(429, 'rate_limited'), { 'retry-after': '3600' })],
  ['a wrong request', () => answer(422, problem(422, 'invalid_input'))],
])('%s is refused at once', async (_what, refusal) => {
  const { client, ask } = clientOf(refusal);
  const thrown = await client.name('x').catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ProblemError);
  expect(thrown).toMatchObject({ message: 'Why.', status: refusal().status });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what a proxy answers is a refusal without a code', async () => {
  const { client } = clientOf(() => new Response('<html>', { status: 502 }));
  await expect(client.name('x')).rejects.toMatchObject({ status: 502, code: null });
});

test('an answer of another form is not passed on', async () => {
  const { client } = clientOf(() => answer(200, { structure: 7 }));
  await expect(client.name('x')).rejects.toThrow();
});
