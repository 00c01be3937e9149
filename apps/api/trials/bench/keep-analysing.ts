import { setTimeout as sleep } from 'node:timers/promises';
import { HARD_ANALYSIS } from '../../src/testing/hard-analysis.ts';

export interface Analyses {
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers of 503 that did not say when to come back. */
  readonly withoutRetryAfter: number;
  stop(): Promise<void>;
}

/**
 * Keeps `count` analyses submitted, each by a user of its own: when one is answered, the next
 * follows.
 */
export function keepAnalysing(
  base: string,
  { cookies, count }: { cookies: readonly string[]; count: number },
): Analyses {
  const stopping = new AbortController();
  const statuses = new Map<number, number>();
  let withoutRetryAfter = 0;
  const keep = async (cookie: string) => {
    while (!stopping.signal.aborted) {
      const response = await fetch(`${base}/api/analyze/manual`, {
        method: 'POST',
        body: JSON.stringify(HARD_ANALYSIS),
        signal: stopping.signal,
        headers: { 'content-type': 'application/json', cookie },
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status !== 503) continue;
      if (response.headers.get('retry-after') === null) withoutRetryAfter++;
      await sleep(1_000);
    }
  };
  const workers = Promise.allSettled(
    Array.from({ length: count }, (_, index) => keep(cookies[index % cookies.length])),
  );
  return {
    statuses,
    get withoutRetryAfter() {
      return withoutRetryAfter;
    },
    async stop() {
      stopping.abort();
      await workers;
    },
  };
}
