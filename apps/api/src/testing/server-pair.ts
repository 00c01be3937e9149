import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { KINDS } from './databases.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';
import { findNginx, startNginx, type Proxy } from './nginx.ts';
import {
  call,
  killServers,
  serve,
  signUp,
  type Answer,
  type ServerProcess,
  type Session,
} from './server-process.ts';

/** What a test of two servers may take on a busy machine. */
export const PATIENCE_MS = 60_000;
/** An item of the history, as small as they come. */
export const ITEM = { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } };

/** Two servers over one PostgreSQL behind nginx, paid through the fake of Stripe. */
export interface ServerPair {
  readonly env: Record<string, string>;
  /** A test that ends one puts another in its place, or leaves that to what runs after the test. */
  readonly servers: ServerProcess[];
  readonly proxy: Proxy;
  readonly stripe: FakeStripe;
  readonly db: Database;
  /** Where each of them listens. */
  bases(): string[];
  /** A client address that no other call comes from. */
  newAddress(): string;
  /** Signs up at the first server. */
  user(email: string): Promise<Session>;
  /** The user's plan and today's count, as no call can set them. */
  set(email: string, to: { plan: 'basic' | 'pro'; used: number }): Promise<void>;
  usedBy(cookie: string): Promise<number>;
  /**
   * Row, table and advisory locks of this database that servers hold or wait for. When all is
   * quiet there are none, but for the moment that a server's own housekeeping takes.
   */
  locksHeld(): Promise<unknown[]>;
}

/** How many answers have each status. */
export const statusesOf = (answers: readonly Answer[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );

const postgres = KINDS[1];
const nginx = findNginx();
const missing =
  postgres.missing ?? (nginx === undefined ? 'no nginx is installed here' : undefined);

async function start(): Promise<ServerPair> {
  await postgres.start();
  const place = await postgres.place();
  const db = await place.open();
  const stripe = await startFakeStripe();
  const env: Record<string, string> = { ...place.env, ...stripe.env, TRUST_PROXY: 'true' };
  const servers = await Promise.all([serve(env), serve(env)]);
  const bases = () => servers.map(({ base }) => base);
  const proxy = await startNginx(nginx!, bases());
  let addresses = 0;
  const newAddress = () => `10.1.${addresses >> 8}.${addresses++ & 255}`;
  return {
    env,
    servers,
    proxy,
    stripe,
    db,
    bases,
    newAddress,
    user: (email) =>
      signUp(servers[0].base, { email, dataDir: env.DATA_DIR, address: newAddress() }),
    async set(email, { plan, used }) {
      const { id } = await db.kysely
        .updateTable('users')
        .set({ plan })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow();
      const day = new Date().toISOString().slice(0, 10);
      await db.kysely
        .insertInto('daily_usage')
        .values({ user_id: id, day, used, accepted: used })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'day']).doUpdateSet({ used, accepted: used }),
        )
        .execute();
    },
    usedBy: async (cookie) =>
      ((await call(proxy.url, '/stats/quota', { cookie })).json as { used_today: number })
        .used_today,
    async locksHeld() {
      const { rows } = await sql`
        select locktype, mode, granted, state, query
        from pg_locks join pg_stat_activity using (pid)
        where datname = current_database()
          and backend_type = 'client backend'
          and pid <> pg_backend_pid()
          and (
            not granted
            or locktype in ('advisory', 'tuple', 'transactionid')
            or state like 'idle in transaction%'
          )`.execute(db.kysely);
      return rows;
    },
  };
}

/** Runs tests on two servers that are started once for all of them. */
export function onServerPair(tests: (at: () => ServerPair) => void): void {
  describe.skipIf(missing !== undefined)(
    `two servers over one PostgreSQL behind nginx${missing === undefined ? '' : ` (${missing})`}`,
    () => {
      let pair: ServerPair | undefined;
      beforeAll(async () => {
        pair = await start();
      }, PATIENCE_MS);
      afterAll(async () => {
        await pair?.proxy.stop();
        killServers();
        await pair?.stripe.close();
        await pair?.db.kysely.destroy();
        await postgres.stop();
      });
      afterEach(async () => {
        const { servers, proxy, env, bases } = pair!;
        for (const [index, { child }] of servers.entries())
          if (child.exitCode !== null || child.signalCode !== null)
            servers[index] = await serve(env);
        await proxy.use(bases());
      });
      tests(() => pair!);
    },
  );
}
