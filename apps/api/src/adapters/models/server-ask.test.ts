import { createAskModel } from '@elucida/models/ask-model';
import type { ModelQuestion } from '@elucida/models/model-question';
import { startModelsStub, type ModelsStub } from '@elucida/models/stub/start-stub';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODEL_REPLY_BOUNDS } from '../../bounds/models.ts';
import { parseConfig } from '../../config.ts';
import { sweepExpired } from '../../db/sweep.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { modelFigures } from './model-figures.ts';
import { serverAsk } from './server-ask.ts';

let stub: ModelsStub;
beforeAll(async () => {
  stub = await startModelsStub();
});
afterAll(() => stub.close());

const question = (formula = 'C4H8O2'): ModelQuestion => ({
  formula,
  lang: 'en',
  spectra: [],
  images: [],
});
const options = () => ({
  signal: new AbortController().signal,
  deadline: performance.now() + 5_000,
});
const idOf = async (app: TestApp) =>
  (await (await app.user()).call('GET', '/auth/me')).json().id as string;

/** A server over the app's database: several of these are several servers. */
function server(app: TestApp, env: Record<string, string> = {}) {
  const config = parseConfig({
    ...stub.env,
    AI_MODEL_A: 'openai:gpt-5-stub-truth',
    AI_MODEL_B: 'local:stub-server-error',
    AI_PRICES: 'openai:gpt-5-stub-truth=1.25/10',
    ...env,
  });
  const lines: unknown[] = [];
  const log = {
    info: (...line: unknown[]) => lines.push(line),
    warn: (...line: unknown[]) => lines.push(line),
    error: (...line: unknown[]) => lines.push(line),
  };
  const registry = new Registry();
  const ask = serverAsk(
    { db: app.db, clock: app.clock, config, figures: modelFigures(registry), log: log as never },
    createAskModel({ firstPauseMs: 5 }),
  );
  const [a, b] = config.ai.models;
  return {
    lines,
    registry,
    askA: (userId: string, asked = question()) => ask(userId)(a!, asked, options()),
    askB: (userId: string) => ask(userId)(b!, question(), options()),
  };
}

onBothDatabases('calls to models', (app) => {
  const before = () => stub.requests.length;

  test(
    'an equal question of the same user costs no second call for a day; another ' +
      'user, language or model does',
    async () => {
      const [ada, ben] = [await idOf(app()), await idOf(app())];
      const from = before();
      const [one, two] = [server(app()), server(app())];
      const first = await one.askA(ada);
      const again = await two.askA(ada);
      expect([first.reply.cached, stub.requests.length - from]).toEqual([false, 1]);
      expect(again.reply).toEqual({ ...first.reply, cached: true, elapsed_ms: 0 });
      await one.askA(ben);
      await one.askA(ada, { ...question(), lang: 'eu' });
      await server(app(), { AI_MODEL_A: 'openai:gpt-4-stub-truth' }).askA(ada);
      expect(stub.requests.length - from).toBe(4);
      app().clock.time += MODEL_REPLY_BOUNDS.keptMs;
      expect((await one.askA(ada)).reply.cached).toBe(false);
    },
  );

  test('a failure is asked again', async () => {
    const ada = await idOf(app());
    const one = server(app());
    const from = before();
    expect([
      (await one.askB(ada)).reply.failure,
      (await one.askB(ada)).reply.failure,
      stub.requests.length - from,
    ]).toEqual(['provider-error', 'provider-error', 6]);
  });

  test(
    'of many calls at once on two servers exactly as many are made as the day has ' +
      'left; the next day begins at midnight',
    async () => {
      const ada = await idOf(app());
      const servers = [
        server(app(), { AI_DAILY_CALLS: '5' }),
        server(app(), { AI_DAILY_CALLS: '5' }),
      ];
      const from = before();
      const calls = await Promise.all(
        Array.from({ length: 16 }, (_, i) => servers[i % 2]!.askA(ada, question(`C${i + 1}H4`))),
      );
      expect(calls.filter(({ reply }) => reply.failure === null)).toHaveLength(5);
      expect(calls.filter(({ reply }) => reply.failure === 'daily-cap')).toHaveLength(11);
      expect(stub.requests.length - from).toBe(5);
      app().clock.time += 12 * 3_600_000;
      expect((await servers[0]!.askA(ada, question('C20H4'))).reply.failure).toBeNull();
      expect(
        (await server(app(), { AI_DAILY_CALLS: '0' }).askA(ada, question('C21H4'))).reply.failure,
      ).toBe('daily-cap');
    },
  );

  test("kept replies are in the copy of an account, and in nobody else's", async () => {
    const [ada, ben] = [await app().user(), await app().user()];
    const { reply } = await server(app()).askA(
      (await ada.call('GET', '/auth/me')).json().id as string,
    );
    const copyOf = async (client: typeof ada) =>
      (await client.call('GET', '/account/export')).json().model_replies as unknown;
    expect(await copyOf(ada)).toEqual([
      { kept_until: new Date(app().clock.time + MODEL_REPLY_BOUNDS.keptMs).toISOString(), reply },
    ]);
    expect(await copyOf(ben)).toEqual([]);
  });

  test('replies go when their time is over, and with the account', async () => {
    const [ada, ben] = [await idOf(app()), await idOf(app())];
    const one = server(app());
    await one.askA(ada);
    await one.askA(ben);
    const kept = async () =>
      (await app().db.kysely.selectFrom('model_replies').select('user_id').execute()).map(
        ({ user_id }) => user_id,
      );
    await app().db.kysely.deleteFrom('users').where('id', '=', ada).execute();
    expect(await kept()).toEqual([ben]);
    await sweepExpired(app().db, { now: () => app().clock.time + MODEL_REPLY_BOUNDS.keptMs + 1 });
    expect(await kept()).toEqual([]);
  });

  test('log and figures hold tokens, cost, time and outcome, and no key, address or text', async () => {
    const ada = await idOf(app());
    const one = server(app(), { AI_MODEL_B: 'anthropic:claude-stub-unauthorised' });
    await one.askA(ada);
    await one.askA(ada);
    await one.askB(ada);
    expect(one.lines).toEqual([
      [
        {
          provider: 'openai',
          model: 'gpt-5-stub-truth',
          prompt: 'propose@1',
          round: 1,
          outcome: 'answered',
          status: undefined,
          attempts: 1,
          ms: expect.any(Number),
          inputTokens: 1_200,
          outputTokens: 300,
          costDollars: 0.0045,
        },
        'an AI model answered',
      ],
      [
        {
          provider: 'anthropic',
          model: 'claude-stub-unauthorised',
          prompt: 'propose@1',
          round: 1,
          outcome: 'not-authorised',
          status: 401,
          attempts: 1,
          ms: expect.any(Number),
          inputTokens: null,
          outputTokens: null,
          costDollars: null,
        },
        'an AI model did not answer',
      ],
    ]);
    const figures = await one.registry.metrics();
    for (const line of [
      'elucida_model_calls_total{provider="openai",model="gpt-5-stub-truth",outcome="answered"} 1',
      'elucida_model_calls_total{provider="openai",model="gpt-5-stub-truth",outcome="cached"} 1',
      'elucida_model_calls_total{provider="anthropic",model="claude-stub-unauthorised",outcome="not-authorised"} 1',
      'elucida_model_tokens_total{provider="openai",model="gpt-5-stub-truth",direction="input"} 1200',
      'elucida_model_tokens_total{provider="openai",model="gpt-5-stub-truth",direction="output"} 300',
      'elucida_model_cost_dollars_total{provider="openai",model="gpt-5-stub-truth"} 0.0045',
      'elucida_model_seconds_count{provider="openai",model="gpt-5-stub-truth"} 1',
      'elucida_model_calls_running 0',
    ])
      expect(figures).toContain(`${line}\n`);
    for (const hidden of ['stub-key', '127.0.0.1', 'C4H8O2', 'Incorrect'])
      expect(JSON.stringify(one.lines) + figures).not.toContain(hidden);
  });

  test('where the database is away no call can be counted, and none is made', async () => {
    const ada = await idOf(app());
    const one = server(app());
    await app().db.kysely.schema.dropTable('model_days').execute();
    const from = before();
    expect([
      (await one.askA(ada)).reply.failure,
      stub.requests.length - from,
      one.lines.length,
    ]).toEqual(['unreachable', 0, 1]);
  });
});
