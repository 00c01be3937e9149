import type { Place } from '../../src/testing/databases.ts';
import {
  call,
  signUp,
  type ServerProcess,
  type Session,
} from '../../src/testing/server-process.ts';
import { PASSWORD } from '../../src/testing/test-app.ts';
import type { Serve } from './kill-round.ts';
import { takePeakBytes } from './memory.ts';

const ADMIN = 'admin@example.org';
/** Users of the kill and restart rounds, without a daily limit. */
const unlimitedEmail = (index: number) => `unlimited${index}@example.org`;
const UNLIMITED = 200;

/** A server under attack, on one database. */
export interface Target {
  readonly database: string;
  readonly place: Place;
  readonly env: Readonly<Record<string, string>>;
  readonly serve: Serve;
  server: ServerProcess;
  /** A verified user of their own, from an address of their own. */
  user(): Promise<Session>;
  /** The same, without a daily limit. */
  unlimitedUser(): Promise<Session>;
  /** Registered, and no more. */
  unverifiedUser(): Promise<Session>;
  /** By the server's settings; there is one. */
  admin(): Promise<Session>;
  /** Peak memory of the server's process since the last call. */
  peakBytes(): number | undefined;
}

/** Whether the server's process is gone. */
export const hasEnded = ({ server: { child } }: Target): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** An address that nobody else has (RFC 2544 keeps 198.18.0.0/15 for tests). */
export const addressOf = (index: number): string =>
  `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

export async function openTarget({
  database,
  place,
  serve,
}: {
  database: string;
  place: Place;
  serve: Serve;
}): Promise<Target> {
  const emails = [ADMIN, ...Array.from({ length: UNLIMITED }, (_, index) => unlimitedEmail(index))];
  // Behind a proxy, so that requests can say where they come from; the test pages of billing are
  // among the routes.
  const env: Readonly<Record<string, string>> = {
    ...place.env,
    TRUST_PROXY: 'true',
    BILLING_TEST_MODE: 'true',
    ADMIN_EMAILS: emails.join(','),
  };
  let users = 0;
  let unlimited = 0;
  let admin: Session | undefined;
  const join = (email: string) =>
    signUp(target.server.base, { email, dataDir: env.DATA_DIR, address: addressOf(++users) });
  const target: Target = {
    database,
    place,
    env,
    serve,
    server: await serve(env),
    user: () => join(`user${users}@example.org`),
    unlimitedUser: () => join(unlimitedEmail(unlimited++)),
    async unverifiedUser() {
      const email = `unverified${users}@example.org`;
      const { cookie } = await call(target.server.base, '/auth/register', {
        address: addressOf(++users),
        body: { email, password: PASSWORD, name: 'Ada' },
      });
      return { email, cookie };
    },
    admin: async () => (admin ??= await join(ADMIN)),
    peakBytes: () => takePeakBytes(target.server.child.pid!),
  };
  return target;
}
