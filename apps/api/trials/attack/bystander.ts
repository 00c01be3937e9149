import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Session } from '../../src/testing/server-process.ts';
import type { Target } from './target.ts';

/** Items of a history and characters of each: what fifty answers to typed peaks come to. */
const ITEMS = 50;
const RESULT_SIZE = 12_000;
/**
 * Pause between two looks: some twenty in two seconds, so that the worst of them alone does not
 * decide.
 */
const LOOK_EVERY_MS = 50;
/** A bystander who reads from an address that attacks nobody. */
const ADDRESS = '203.0.113.7';

export interface Watch {
  /** Milliseconds, 95 of 100 are at most this. */
  readonly historyP95Ms: number;
  readonly healthP95Ms: number;
  /** Looks that were not answered with 200. */
  readonly failed: number;
}

/** A user with a history, who does nothing but read it. */
export async function createBystander(target: Target): Promise<Session> {
  const user = await target.user();
  const body = {
    formula: 'C4H8O2',
    nombre_molecula: 'ethyl acetate',
    result_json: { status: 'ok', informacion: 'x'.repeat(RESULT_SIZE) },
  };
  for (let item = 0; item < ITEMS; item++) {
    const { status } = await call(target.server.base, '/history', {
      cookie: user.cookie,
      body,
      address: ADDRESS,
    });
    if (status !== 200) throw new Error(`the bystander's history was not saved: ${status}`);
  }
  return user;
}

const p95 = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ??
  Number.NaN;

/**
 * Reads the history's first page and /healthz again and again, each on a connection of its own,
 * until it is stopped.
 */
export function watch(base: string, { cookie }: Session): { stop(): Promise<Watch> } {
  let stopped = false;
  let failed = 0;
  const keepLooking = async (path: string): Promise<number[]> => {
    const times: number[] = [];
    do {
      const started = performance.now();
      const { status } = await call(base, path, { cookie, address: ADDRESS });
      times.push(performance.now() - started);
      if (status !== 200) failed++;
      await sleep(LOOK_EVERY_MS);
    } while (!stopped);
    return times;
  };
  const looking = Promise.all([keepLooking('/history'), keepLooking('/healthz')]);
  return {
    async stop() {
      stopped = true;
      const [history, health] = await looking;
      return { historyP95Ms: p95(history), healthP95Ms: p95(health), failed };
    },
  };
}
