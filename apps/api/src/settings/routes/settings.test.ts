import { settingsSchema } from '@elucida/contract/settings';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function settingsWith(env: Record<string, string>) {
  app = await createTestApp({ env });
  const response = await app.visitor().call('GET', '/settings');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([
    200,
    'public, max-age=60',
  ]);
  expect((await app.visitor().call('GET', '/api/settings')).json()).toEqual(response.json());
  return { body: settingsSchema.strict().parse(response.json()), text: response.body };
}

test('with nothing set there are no addresses, no provider is in use and billing is in test mode', async () => {
  const { body } = await settingsWith({});
  expect(body).toEqual({
    contact_email: null,
    community_url: null,
    network_url: null,
    ai_in_use: false,
    billing: 'test',
    direct_downgrade: false,
    providers: [
      { id: 'openai', in_use: false },
      { id: 'google', in_use: false },
      { id: 'anthropic', in_use: false },
      { id: 'local', in_use: false },
    ],
  });
});

test('what is configured is shown; keys and provider addresses are not', async () => {
  const { body, text } = await settingsWith({
    CONTACT_EMAIL: 'help@elucida.example',
    COMMUNITY_URL: 'https://forum.example/c',
    NETWORK_URL: 'https://network.example/elucida',
    ALLOW_DIRECT_DOWNGRADE: 'true',
    ANTHROPIC_API_KEY: 'secret-a',
    GOOGLE_API_KEY: 'secret-g',
    LOCAL_AI_BASE_URL: 'http://10.0.0.7:8000',
    AI_MODEL_A: 'anthropic:model',
    AI_MODEL_B: 'local:model',
    STRIPE_SECRET_KEY: 'secret-s',
    STRIPE_WEBHOOK_SECRET: 'secret-w',
    STRIPE_PRICE_BASIC: 'price-b',
    STRIPE_PRICE_PRO: 'price-p',
  });
  expect(body).toMatchObject({
    contact_email: 'help@elucida.example',
    community_url: 'https://forum.example/c',
    network_url: 'https://network.example/elucida',
    ai_in_use: true,
    billing: 'stripe',
    direct_downgrade: true,
  });
  expect(
    body.providers.filter((provider) => provider.in_use).map((provider) => provider.id),
  ).toEqual(['anthropic', 'local']);
  for (const hidden of ['secret', 'price', '10.0.0.7', 'model']) expect(text).not.toContain(hidden);
});

test.each([
  [{ PUBLIC_URL: 'https://elucida.example' }, 'off'],
  [{ PUBLIC_URL: 'https://elucida.example', BILLING_TEST_MODE: 'true' }, 'test'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', BILLING_TEST_MODE: 'true' }, 'test'],
])('with %j billing is %s', async (env, billing) => {
  expect((await settingsWith(env)).body.billing).toBe(billing);
});

test('a key without a model is not in use', async () => {
  expect(
    (await settingsWith({ ANTHROPIC_API_KEY: 'x', LOCAL_AI_BASE_URL: 'http://10.0.0.7:8000' })).body
      .ai_in_use,
  ).toBe(false);
});

test('with a cap of no call nobody is asked, and no page says so', async () => {
  const { body } = await settingsWith({
    ANTHROPIC_API_KEY: 'x',
    AI_MODEL_A: 'anthropic:claude',
    AI_DAILY_CALLS: '0',
  });
  expect([body.ai_in_use, body.providers.some(({ in_use: inUse }) => inUse)]).toEqual([
    false,
    false,
  ]);
});
