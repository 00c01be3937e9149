import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ConfiguredModel } from './configured-model.ts';
import { roundOf, type ModelQuestion } from './model-question.ts';
import type { Ask } from './panel.ts';
import { costOf, parsePrices } from './prices.ts';
import { record, replay } from './recording.ts';
import { requestKey } from './request-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'elucida-models-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const model: ConfiguredModel = {
  id: 'openai',
  provider: 'openai',
  model: 'gpt-5',
  key: 'sk-secret',
};
const question: ModelQuestion = {
  formula: 'CH4',
  lang: 'en',
  spectra: [],
  images: [{ mediaType: 'image/png', base64: 'picture', sha256: 'aa' }],
};
const options = { signal: new AbortController().signal, deadline: Infinity };
const answering = (failure: 'timeout' | null = null): Ask & { asked: number } => {
  const ask: Ask = async ({ id, provider, model: name }, asked) => {
    made.asked++;
    return {
      reply: {
        id,
        provider,
        model: name,
        round: roundOf(asked),
        failure,
        answer: failure === null ? { readings: [], proposals: [] } : null,
        raw: null,
        elapsed_ms: 12,
        cached: false,
      },
      usage: { input: 10, output: 2 },
      attempts: 1,
    };
  };
  const made = Object.assign(ask, { asked: 0 });
  return made;
};

test('a run is recorded once and replayed without asking; keys and requests are not in the file', async () => {
  const file = join(folder, 'run.jsonl');
  const live = answering();
  const recording = record(file, live);
  const call = await recording(model, question, options);
  await recording({ ...model, id: 'openai_2' }, question, options);
  expect(live.asked).toBe(1);
  expect(
    (await replay(file)({ ...model, id: 'openai_2', key: 'another' }, question, options)).reply,
  ).toEqual({ ...call.reply, id: 'openai_2' });
  const text = readFileSync(file, 'utf8');
  expect(text.trim().split('\n')).toHaveLength(1);
  for (const hidden of ['sk-secret', 'Molecular formula', 'picture'])
    expect(text).not.toContain(hidden);
});

test(
  'a failure is asked again in the next live run; a replay of what was not ' +
    'recorded says so; a broken line is named',
  async () => {
    const file = join(folder, 'failed.jsonl');
    await record(file, answering('timeout'))(model, question, options);
    const live = answering();
    await record(file, live)(model, question, options);
    expect(live.asked).toBe(1);
    expect((await replay(file)(model, question, options)).reply.failure).toBeNull();
    await expect(replay(file)(model, { ...question, formula: 'C2H6' }, options)).rejects.toThrow(
      'no reply of openai:gpt-5',
    );
    writeFileSync(file, '{"key":1}\n');
    expect(() => replay(file)).toThrow('line 1');
  },
);

test('all that decides an answer is in the key, and the secret is not', () => {
  const look = {
    formula: 'CH4',
    status: 'ok',
    confidence: 0.5,
    ranking: [],
    unexplained: [],
  } as const;
  const key = requestKey(model, question);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(requestKey({ ...model, key: 'other', id: 'openai_2' }, question)).toBe(key);
  const others = [
    requestKey({ ...model, model: 'gpt-4' }, question),
    requestKey({ ...model, provider: 'local' }, question),
    requestKey({ ...model, baseUrl: 'http://x' }, question),
    requestKey(model, { ...question, lang: 'eu' }),
    requestKey(model, { ...question, formula: 'C2H6' }),
    requestKey(model, { ...question, images: [] }),
    requestKey(model, {
      ...question,
      images: [{ mediaType: 'image/png', base64: 'picture', sha256: 'bb' }],
    }),
    requestKey(model, { ...question, spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 1 }] }] }),
    requestKey(model, { ...question, look }),
    requestKey(model, {
      ...question,
      look: { ...look, unexplained: [{ technique: 'IR', position: 1 }] },
    }),
  ];
  expect(new Set([key, ...others]).size).toBe(11);
});

test('prices by model, in dollars for a million tokens', () => {
  const prices = parsePrices('openai:gpt-5=1.25/10, google:gemini-2.5-pro=2/12')!;
  expect(costOf({ input: 2_000, output: 500 }, prices.get('openai:gpt-5'))).toBeCloseTo(0.0075, 10);
  expect([
    costOf({ input: 2_000, output: null }, prices.get('openai:gpt-5')),
    costOf({ input: 1, output: 1 }, prices.get('local:x')),
  ]).toEqual([null, null]);
  expect(['gpt-5=1/2', 'openai:gpt-5=1', 'openai:gpt-5=-1/2'].map(parsePrices)).toEqual([
    null,
    null,
    null,
  ]);
});
