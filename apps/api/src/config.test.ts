import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { runSource } from './testing/run-source.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('with nothing set, the defaults of the contract', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    allowDirectDowngrade: false,
    quotaTimeZone: 'UTC',
    trustProxy: false,
    analysisWorkers: Math.max(1, availableParallelism() - 1),
    stripe: undefined,
    ai: { dailyCalls: 1000 },
  });
  expect(config.adminEmails.size).toBe(0);
});

test('an empty value counts as unset, addresses are trimmed and in lower case, slashes at the end are cut', () => {
  const config = parseConfig({
    PORT: '',
    SMTP_URL: ' ',
    ADMIN_EMAILS: ' Ada@Example.org, ,b@example.org',
    PUBLIC_URL: 'https://elucida.example/',
  });
  expect([...config.adminEmails]).toEqual(['ada@example.org', 'b@example.org']);
  expect([config.port, config.publicUrl]).toEqual([3000, 'https://elucida.example']);
});

test('every wrong setting is named, none by its value', () => {
  const problems = problemsOf({
    PORT: '70000',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://u:secret@h/d',
    ADMIN_EMAILS: 'nobody',
    SMTP_URL: 'http://x',
    ANALYSIS_WORKERS: '-1',
    TRUST_PROXY: 'yes',
    QUOTA_TIMEZONE: 'Mars/Base',
    AI_MODEL_A: 'gpt',
    AI_DAILY_CALLS: '-1',
    CONTACT_EMAIL: 'x',
    COMMUNITY_URL: 'x',
    ALLOW_DIRECT_DOWNGRADE: '1',
  });
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'ADMIN_EMAILS',
    'AI_DAILY_CALLS',
    'AI_MODEL_A',
    'ALLOW_DIRECT_DOWNGRADE',
    'ANALYSIS_WORKERS',
    'COMMUNITY_URL',
    'CONTACT_EMAIL',
    'DATABASE_URL',
    'MAIL_FROM',
    'PORT',
    'PUBLIC_URL',
    'QUOTA_TIMEZONE',
    'SMTP_URL',
    'TRUST_PROXY',
  ]);
  expect(problems.join()).not.toContain('secret');
});

test('a server that runs no analyses needs others that do', () => {
  expect(problemsOf({ ANALYSIS_WORKERS: '0' })).toEqual([
    'DATABASE_URL must be set where ANALYSIS_WORKERS is 0',
  ]);
});

test('settings that need each other', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: 'sk_test' })).toEqual([
    'MAIL_FROM must be set where SMTP_URL is',
    'STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is',
    'STRIPE_PRICE_BASIC must be set where STRIPE_SECRET_KEY is',
    'STRIPE_PRICE_PRO must be set where STRIPE_SECRET_KEY is',
  ]);
});

test("a model needs its provider's key, the local one its address; prices have their form", () => {
  expect(
    problemsOf({
      AI_MODEL_A: 'openai:gpt-5',
      AI_MODEL_B: 'local:qwen',
      ANTHROPIC_API_KEY: 'x',
      AI_PRICES: 'gpt-5=1/2',
    }),
  ).toEqual([
    'AI_PRICES must be provider:model=input/output, in US dollars for a million tokens, separated by commas',
    'OPENAI_API_KEY must be set where AI_MODEL_A names openai',
    'LOCAL_AI_BASE_URL must be set where AI_MODEL_B names local',
  ]);
  const { ai } = parseConfig({
    AI_MODEL_A: 'openai:gpt-5',
    AI_MODEL_B: 'openai:gpt-5-mini',
    OPENAI_API_KEY: 'k',
    AI_PRICES: 'openai:gpt-5=1.25/10',
  });
  expect(ai.models.map(({ id, model }) => `${id} ${model}`)).toEqual([
    'openai gpt-5',
    'openai_2 gpt-5-mini',
  ]);
  expect(ai.prices.get('openai:gpt-5')).toEqual({ input: 1.25, output: 10 });
});

test('.env.example names every setting, and its values are valid', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const set = Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(problemsOf(set)).toEqual([]);
  const named = new Set([...text.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name));
  const read = [
    ...readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8').matchAll(
      /^ {2}([A-Z][A-Z_]+):/gm,
    ),
  ].map(([, name]) => name);
  expect(read.filter((name) => !named.has(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(30);
});

test.each([
  [
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
  ],
  [{ DATA_DIR: '/dev/null/x' }, /^The database in \/dev\/null\/x cannot be used: /],
])('a database that cannot be used (%j) is one sentence and exit 1', async (env, sentence) => {
  const { code, stdout, stderr } = await runSource('admin-cli.ts', { args: ['list'], env });
  expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({
    code: 1,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('hidden');
});

test('a process with wrong settings lists them all and exits 1', async () => {
  const { code, stdout, stderr } = await runSource('admin-cli.ts', {
    args: ['list'],
    env: { PORT: 'x', QUOTA_TIMEZONE: 'Mars' },
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    'The settings are not valid:\n  PORT must be a whole number from 0 to 65535\n  ' +
      'QUOTA_TIMEZONE must be a time zone such as UTC or Europe/Madrid\n',
  );
});
