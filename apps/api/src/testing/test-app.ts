import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan } from '@elucida/contract/limits';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { parseConfig } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { ApiRoute } from '../http/register-api.ts';
import { createCheapHasher } from './cheap-hasher.ts';
import { createFakeAnalyser, type FakeAnalyser } from './fake-analyser.ts';
import { createFakeMailer, type FakeMailer } from './fake-mailer.ts';
import { createFakePrinter, type FakePrinter } from './fake-printer.ts';
import { createFakeChemistry, createFakeIsomers, createFakeTexts } from './fake-threads.ts';
import { copyReadyDatabase } from './ready-database.ts';

export const ADMIN = 'admin@example.org';
export const PASSWORD = 'correct horse';

type Call = Omit<InjectOptions, 'method' | 'url' | 'payload' | 'body'> & {
  json?: unknown;
  payload?: InjectOptions['payload'];
};

/** A browser with its own cookies and, unless a call names another, its own address. */
export interface Client {
  readonly email: string;
  /** The session's. */
  cookie: string;
  /** By which accounts know this browser. */
  device: string;
  readonly address: string;
  call(
    method: 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT',
    url: string,
    options?: Call,
  ): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly server: FastifyInstance;
  readonly routes: readonly ApiRoute[];
  readonly db: Database;
  readonly analyser: FakeAnalyser;
  readonly mailer: FakeMailer;
  readonly printer: FakePrinter;
  readonly chemistry: ReturnType<typeof createFakeChemistry>;
  readonly isomers: ReturnType<typeof createFakeIsomers>;
  readonly clock: { time: number; now(): number };
  visitor(): Client;
  /** Registers; `verified` goes through the mailed code. */
  user(options?: {
    email?: string;
    verified?: boolean;
    plan?: Plan;
    name?: string;
  }): Promise<Client>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  db?: Database;
  analyser?: FakeAnalyser;
  clock?: TestApp['clock'];
  app?: Partial<AppOptions>;
}

/** The built application on a throw-away SQLite database, with fakes for every outside service. */
export async function createTestApp({
  env = {},
  db,
  analyser = createFakeAnalyser(),
  clock,
  app,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elucida-test-'));
  const config = parseConfig({
    ADMIN_EMAILS: ADMIN,
    DATA_DIR: dataDir,
    PORT: '3000',
    ANALYSIS_WORKERS: '16',
    ...env,
  });
  const database = db ?? (await copyReadyDatabase(dataDir));
  const mailer = createFakeMailer();
  const printer = createFakePrinter();
  const chemistry = createFakeChemistry();
  const isomers = createFakeIsomers();
  const time = clock ?? {
    time: Date.UTC(2026, 2, 10, 12),
    now() {
      return this.time;
    },
  };
  const { server, routes, swept } = await buildApp({
    config,
    db: database,
    analyser,
    mailer,
    // No test speaks to the internet; those of webhooks pass their own.
    postWebhook: () => Promise.resolve(200),
    printer,
    chemistry,
    isomers,
    texts: createFakeTexts(),
    clock: time,
    hasher: createCheapHasher(),
    webDist: join(dataDir, 'web'),
    // It takes most of the time that an application takes to be built.
    documentedOnStart: false,
    ...app,
  });
  // Else it would also remove what a test has made at another time of its clock.
  await swept;
  let users = 0;
  let visitors = 0;

  function visitor(email = ''): Client {
    const address = `198.18.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`;
    return {
      email,
      cookie: '',
      device: '',
      address,
      async call(method, url, { json, headers, ...rest } = {}) {
        const cookies = [this.cookie, this.device].filter((each) => each !== '').join('; ');
        const response = await server.inject({
          method,
          url,
          remoteAddress: address,
          ...rest,
          ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
          headers: {
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...(cookies === '' ? {} : { cookie: cookies }),
            ...headers,
          },
        });
        const set = response.cookies.find(({ name }) => name === 'elucida_session');
        if (set !== undefined) this.cookie = set.value === '' ? '' : `${set.name}=${set.value}`;
        const device = response.cookies.find(({ name }) => name === 'elucida_device');
        if (device !== undefined) this.device = `${device.name}=${device.value}`;
        return response;
      },
    };
  }

  return {
    server,
    routes,
    db: database,
    analyser,
    mailer,
    printer,
    chemistry,
    isomers,
    clock: time,
    visitor: () => visitor(),
    async user({
      email = `user${++users}-${Math.random().toString(36).slice(2)}@example.org`,
      verified = true,
      plan = 'free',
      name = 'Ada',
    } = {}) {
      const client = visitor(email);
      const registered = await client.call('POST', '/auth/register', {
        json: { email, password: PASSWORD, name },
      });
      if (registered.statusCode !== 200) throw new Error(`register: ${registered.body}`);
      if (verified) {
        await client.call('POST', '/auth/verify/resend', { json: { email } });
        await client.call('POST', '/auth/verify', { json: { email, code: mailer.codeTo(email) } });
      }
      if (plan !== 'free')
        await database.kysely
          .updateTable('users')
          .set({ plan })
          .where('email', '=', email)
          .execute();
      return client;
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A valid manual payload. */
export const manualPayload = (formula = 'C7H12O2') => ({
  metadata: { molecular_formula: formula },
  spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 60.1 }, { delta_ppm: 175.2 }] }],
});
