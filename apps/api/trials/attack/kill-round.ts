import { setTimeout as sleep } from 'node:timers/promises';
import { historyOf, load, usedBy } from '../../src/testing/traffic.ts';
import type { ServerProcess, Session } from '../../src/testing/server-process.ts';
import { until } from '../../src/testing/streams.ts';

/** How a server is started on the state that the settings name. */
export type Serve = (env: Readonly<Record<string, string>>) => Promise<ServerProcess>;

export interface KillRound {
  /** The server that runs now, on the state of the killed one. */
  readonly server: ServerProcess;
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Acknowledged history items that are gone. */
  readonly lost: readonly string[];
  /** Analyses answered, asked for, and counted after the restart: `answered <= used <= asked`. */
  readonly answered: number;
  readonly asked: number;
  readonly used: number;
}

interface KillOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly serve: Serve;
  readonly user: Session;
  readonly formula?: string;
  /** How much must have been acknowledged before the kill. */
  readonly least?: { readonly saved: number; readonly counted: number };
}

/**
 * Kills a server with -9 at a random moment while a user saves and analyses, starts it again and
 * looks for what was acknowledged.
 */
export async function killRound(
  killed: ServerProcess,
  { env, serve, user, formula, least = { saved: 20, counted: 5 } }: KillOptions,
): Promise<KillRound> {
  const { acknowledged, asked, ended, statuses } = load(killed.base, user, { formula });
  await until(
    async () => acknowledged.saved.length > least.saved && acknowledged.counted > least.counted,
  );
  await sleep(Math.random() * 200);
  killed.child.kill('SIGKILL');
  await ended;
  const server = await serve(env);
  const kept = await historyOf(server.base, user);
  return {
    server,
    statuses,
    requests: [...statuses.values()].reduce((sum, count) => sum + count, 0),
    lost: acknowledged.saved.filter((id) => !kept.has(id)),
    answered: acknowledged.counted,
    asked: asked(),
    used: await usedBy(server.base, user),
  };
}
