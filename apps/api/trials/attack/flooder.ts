// A process of its own that floods: what it costs to send must not slow down who measures.
import { Agent } from 'node:http';
import { setPriority } from 'node:os';
import { BARS } from './bars.ts';
import { send } from './send.ts';
import { worstRequest } from './worst-requests.ts';

export interface FloodOrder {
  readonly base: string;
  readonly route: string;
  readonly seconds: number;
  readonly connections: number;
  /** Empty: a visitor. */
  readonly cookie: string;
  /** Of the API, where the route takes one. */
  readonly key?: string;
  /** Where the attacker connects from; a proxy says so. */
  readonly address: string;
}

export interface FloodResult {
  readonly statuses: readonly (readonly [number, number])[];
  readonly hung: number;
  /** Answers of 500 and more that are not documented, and the first of them. */
  readonly undocumented: number;
  readonly example?: string;
}

async function flood({
  base,
  route,
  seconds,
  connections,
  cookie,
  key,
  address,
}: FloodOrder): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [method, url] = route.split(' ') as [string, string];
  const statuses = new Map<number, number>();
  const until = performance.now() + seconds * 1_000;
  let [next, hung, undocumented] = [0, 0, 0];
  let example: string | undefined;
  const keepSending = async () => {
    while (performance.now() < until) {
      const { path = url.replace(/:\w+|\*/g, 'x'), headers, ...rest } = worstRequest(route, next++);
      const answered = await send(
        base,
        {
          route,
          method,
          path,
          headers: {
            ...headers,
            'x-forwarded-for': address,
            'accept-encoding': 'br',
            ...(cookie === '' ? {} : { cookie }),
            ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          },
          leaveBodyAfterMs: BARS.hangMs,
          ...rest,
        },
        agent,
      );
      statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
      if (answered.hung) hung++;
      if (answered.undocumented !== undefined) {
        undocumented++;
        example ??= `${answered.status} ${answered.undocumented}`;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  agent.destroy();
  return {
    statuses: [...statuses],
    hung,
    undocumented,
    ...(example === undefined ? {} : { example }),
  };
}

// An attacker's processor is not ours: the flood gives way to the server where both run on one
// machine.
setPriority(10);
process.on(
  'message',
  (order: FloodOrder) => void flood(order).then((result) => process.send!(result)),
);
process.on('disconnect', () => process.exit());
process.send!('ready');
