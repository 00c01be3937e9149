import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  ACCESS_SETTING,
  configuredModels,
  MODEL_NAME_FORM,
  parseModelName,
} from '@elucida/models/configured-model';
import { parsePrices, type Price } from '@elucida/models/prices';
import { z } from 'zod';

/** Every wrong setting, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const WEB = /^https?$/;
const webUrl = z.url({ protocol: WEB, error: 'must be an http:// or https:// address' });
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const text = z.string();
const email = z.email('must be an e-mail address');
const addresses = text
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim().toLowerCase())
      .filter((address) => address !== ''),
  )
  .pipe(z.array(z.email('must be e-mail addresses separated by commas')));
const model = text.refine((name) => parseModelName(name) !== null, MODEL_NAME_FORM);
const NO_PRICES =
  'must be provider:model=input/output, in US dollars for a million tokens, separated by commas';
const prices = text.transform(
  (list, context) =>
    parsePrices(list) ?? (context.addIssue({ code: 'custom', message: NO_PRICES }), z.NEVER),
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: webUrl.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  ADMIN_EMAILS: addresses.default([]),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  MAIL_FROM: text.regex(/[^@\s<]+@[^@\s>]+/, 'must hold an e-mail address').optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_PRICE_BASIC: text.optional(),
  STRIPE_PRICE_PRO: text.optional(),
  STRIPE_API_BASE: webUrl.optional(),
  BILLING_TEST_MODE: flag.default(false),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: webUrl.optional(),
  GOOGLE_API_KEY: text.optional(),
  GOOGLE_BASE_URL: webUrl.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_BASE_URL: webUrl.optional(),
  LOCAL_AI_BASE_URL: webUrl.optional(),
  AI_MODEL_A: model.optional(),
  AI_MODEL_B: model.optional(),
  AI_DAILY_CALLS: wholeNumber(0, 1_000_000_000).default(1_000),
  AI_PRICES: prices.optional(),
  ALLOW_DIRECT_DOWNGRADE: flag.default(false),
  QUOTA_TIMEZONE: text
    .refine(isTimeZone, 'must be a time zone such as UTC or Europe/Madrid')
    .default('UTC'),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  ANALYSIS_WORKERS: wholeNumber(0, 256).optional(),
  CONTACT_EMAIL: email.optional(),
  COMMUNITY_URL: webUrl.optional(),
  NETWORK_URL: webUrl.optional(),
  VITE_API_PREFIX: text.default('/api'),
});

/**
 * Settings that others need, one line each. Apart from the schema, which would not look at them
 * while any other setting is wrong.
 */
function missingPartners(given: Readonly<Record<string, string | undefined>>): string[] {
  const missing = (name: string, where: string) =>
    given[name] === undefined ? [`${name} must be set where ${where}`] : [];
  return [
    // Embedded, nobody else runs them.
    ...(given.ANALYSIS_WORKERS === '0' ? missing('DATABASE_URL', 'ANALYSIS_WORKERS is 0') : []),
    ...(given.SMTP_URL === undefined ? [] : missing('MAIL_FROM', 'SMTP_URL is')),
    ...(given.STRIPE_SECRET_KEY === undefined
      ? []
      : ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_BASIC', 'STRIPE_PRICE_PRO'].flatMap((name) =>
          missing(name, 'STRIPE_SECRET_KEY is'),
        )),
    // A model that can never be asked would look configured and stay silent.
    ...['AI_MODEL_A', 'AI_MODEL_B'].flatMap((name) => {
      const provider = parseModelName(given[name] ?? '')?.provider;
      return provider === undefined
        ? []
        : missing(ACCESS_SETTING[provider], `${name} names ${provider}`);
    }),
  ];
}

type Settings = z.output<typeof settings>;

/**
 * Stripe where its key is set, else the local test mode on a machine of one's own; a public server
 * would give plans away, so that there it must be asked for.
 */
function billingOf(s: Settings, production: boolean): 'stripe' | 'test' | 'off' {
  if (s.STRIPE_SECRET_KEY !== undefined) return 'stripe';
  const open = production || s.PUBLIC_URL?.startsWith('https:') === true;
  return open && !s.BILLING_TEST_MODE ? 'off' : 'test';
}

/** The settings of contract §1, grouped. `production`: `NODE_ENV` says so. */
export function grouped(s: Settings, production: boolean) {
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    adminEmails: new Set(s.ADMIN_EMAILS),
    billing: billingOf(s, production),
    mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM ?? 'Elucida <no-reply@localhost>' },
    stripe:
      s.STRIPE_SECRET_KEY === undefined
        ? undefined
        : {
            secretKey: s.STRIPE_SECRET_KEY,
            webhookSecret: s.STRIPE_WEBHOOK_SECRET!,
            prices: { basic: s.STRIPE_PRICE_BASIC!, pro: s.STRIPE_PRICE_PRO! },
            apiBase: s.STRIPE_API_BASE,
          },
    ai: {
      models: configuredModels({
        openai: { key: s.OPENAI_API_KEY, baseUrl: s.OPENAI_BASE_URL },
        google: { key: s.GOOGLE_API_KEY, baseUrl: s.GOOGLE_BASE_URL },
        anthropic: { key: s.ANTHROPIC_API_KEY, baseUrl: s.ANTHROPIC_BASE_URL },
        local: { baseUrl: s.LOCAL_AI_BASE_URL },
        modelA: s.AI_MODEL_A,
        modelB: s.AI_MODEL_B,
      }),
      dailyCalls: s.AI_DAILY_CALLS,
      prices: s.AI_PRICES ?? new Map<string, Price>(),
    },
    allowDirectDowngrade: s.ALLOW_DIRECT_DOWNGRADE,
    quotaTimeZone: s.QUOTA_TIMEZONE,
    trustProxy: s.TRUST_PROXY,
    metricsToken: s.METRICS_TOKEN,
    analysisWorkers: s.ANALYSIS_WORKERS ?? Math.max(1, availableParallelism() - 1),
    links: { contactEmail: s.CONTACT_EMAIL, community: s.COMMUNITY_URL, network: s.NETWORK_URL },
  };
}
export type Config = ReturnType<typeof grouped>;

/**
 * Parses the environment once. An empty value counts as unset, as in .env files.
 * @throws ConfigError naming every wrong setting, never its value: it may be a secret.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = settings.safeParse(given);
  const problems = [
    ...(result.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`) ?? []),
    ...missingPartners(given),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return grouped(result.data, environment.NODE_ENV === 'production');
}
