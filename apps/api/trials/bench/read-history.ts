import autocannon from 'autocannon';

export interface Reads {
  readonly count: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers other than 200, and connections that broke. */
  readonly errors: number;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Lets every user read the first page of the history, all together `perSecond` times a second. */
export async function readHistory(
  base: string,
  {
    cookies,
    seconds,
    perSecond,
  }: { cookies: readonly string[]; seconds: number; perSecond: number },
): Promise<Reads> {
  let next = 0;
  const times: number[] = [];
  let refused = 0;
  const run = autocannon({
    url: `${base}/api/history?limit=50`,
    connections: cookies.length,
    duration: seconds,
    overallRate: perSecond,
    timeout: 60,
    setupClient: (client) => client.setHeaders({ cookie: cookies[next++ % cookies.length] }),
  });
  run.on('response', (_client, status, _bytes, milliseconds) => {
    times.push(milliseconds);
    if (status !== 200) refused++;
  });
  const { errors, timeouts } = await run;
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    errors: refused + errors + timeouts,
  };
}
