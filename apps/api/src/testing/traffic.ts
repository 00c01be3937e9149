import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Session } from './server-process.ts';
import { manualPayload } from './test-app.ts';

const ITEM = {
  formula: 'CH4',
  nombre_molecula: null,
  result_json: { status: 'ok', informacion: 'x'.repeat(5_000) },
};
/** A server that cannot answer is asked again after this. */
const AGAIN_MS = 20;

/** Ids of everything in a user's history. */
export async function historyOf(base: string, { cookie }: Session): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += 200) {
    const { status, json } = await call(base, `/history?limit=200&offset=${offset}&brief=1`, {
      cookie,
    });
    if (status !== 200)
      throw new Error(`the history was answered ${status}: ${JSON.stringify(json)}`);
    const page = json as { id: string }[];
    for (const { id } of page) ids.add(id);
    if (page.length < 200) return ids;
  }
}

/** Analyses that a user's day counts. */
export const usedBy = async (base: string, { cookie }: Session): Promise<number> =>
  ((await call(base, '/stats/quota', { cookie })).json as { used_today: number }).used_today;

export interface Traffic {
  /** What has been answered with success by now. */
  readonly acknowledged: { readonly saved: readonly string[]; readonly counted: number };
  /** Answers by status; 0 where none came. */
  readonly statuses: ReadonlyMap<number, number>;
  /** When all workers have stopped. */
  readonly ended: Promise<unknown>;
  /** Analyses asked for by now. */
  asked(): number;
  stop(): Promise<void>;
}

interface TrafficOptions {
  /** What is analysed. */
  readonly formula?: string;
  /**
   * Whether a call without an answer ends the traffic (the server was killed), or is only tried
   * again.
   */
  readonly endsWithServer?: boolean;
}

/**
 * One user saves on three connections and analyses on a fourth until the server dies or it is
 * stopped.
 */
export function load(
  base: string,
  { cookie }: Session,
  { formula, endsWithServer = true }: TrafficOptions = {},
): Traffic {
  const acknowledged = { saved: [] as string[], counted: 0 };
  const statuses = new Map<number, number>();
  let asked = 0;
  let stopped = false;
  const keep = async (path: string, body: unknown, done: (json: unknown) => void) => {
    while (!stopped) {
      if (path !== '/history') asked++;
      const { status, json } = await call(base, path, { cookie, body });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) done(json);
      else if (status === 0 && endsWithServer) return;
      else await sleep(AGAIN_MS);
    }
  };
  const keepSaving = () =>
    keep('/history', ITEM, (json) => acknowledged.saved.push((json as { id: string }).id));
  const workers = [
    keepSaving(),
    keepSaving(),
    keepSaving(),
    keep('/analyze/manual', manualPayload(formula), () => acknowledged.counted++),
  ];
  const ended = Promise.all(workers);
  return {
    acknowledged,
    statuses,
    ended,
    asked: () => asked,
    async stop() {
      stopped = true;
      await ended;
    },
  };
}
