import type { Extent } from './options.ts';
import { killRound } from './kill-round.ts';
import type { Report } from './report.ts';
import type { Target } from './target.ts';

/**
 * Kills the server with -9 under load, again and again; every acknowledged row must be there after
 * each restart.
 */
export async function killAttack(
  target: Target,
  { rounds }: Extent,
  report: Report,
): Promise<void> {
  const { env, serve, database } = target;
  const statuses = new Map<number, number>();
  let [requests, lost, peak] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const user = await target.unlimitedUser();
    const before = target.server;
    const watched = setInterval(() => {
      peak = Math.max(peak, target.peakBytes() ?? 0);
    }, 100);
    const result = await killRound(before, {
      env,
      serve,
      user,
      formula: 'CH4',
      least: { saved: 20, counted: 2 },
    }).finally(() => clearInterval(watched));
    target.server = result.server;
    requests += result.requests;
    lost += result.lost.length;
    for (const [status, count] of result.statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    const miscounted = result.used < result.answered || result.used > result.asked;
    if (miscounted)
      report.violated(
        `kill, ${database}, round ${round}: ${result.answered} analyses answered of ` +
          `${result.asked}, ${result.used} counted`,
      );
  }
  report.add({
    attack: 'kill',
    database,
    route: `kill -9, ${rounds} times`,
    requests,
    statuses,
    lost,
    ...(peak === 0 ? {} : { residentBytes: peak }),
  });
}
