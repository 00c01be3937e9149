import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import { vi } from 'vitest';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly credentials: RequestCredentials | undefined;
  readonly signal: AbortSignal | null;
  readonly accept: string | null;
}
type Answer =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly stream?: ReadableStream<Uint8Array>;
    }
  | 'network-error';
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

/** A user as /auth/me answers it. */
export const user = (over: Record<string, unknown> = {}) => ({
  id: 'u1',
  email: 'ada@example.org',
  name: 'Ada',
  is_verified: true,
  is_admin: false,
  is_whitelisted: false,
  plan: 'free',
  daily_limit: 5,
  analyses_today: 1,
  remaining_today: 4,
  analyses_total: 9,
  created_at: '2026-01-02T03:04:05.000Z',
  plan_renews_at: null,
  plan_ends_at: null,
  subscription_status: null,
  admin_link: false,
  direct_downgrade: false,
  ...over,
});
export const quota = (over: Record<string, unknown> = {}) => ({
  used_today: 1,
  daily_limit: 5,
  remaining_today: 4,
  unlimited: false,
  resets_at: '2026-01-03T00:00:00.000Z',
  now: '2026-01-02T12:00:00.000Z',
  history_bytes: 12_340_000,
  history_bytes_limit: 100_000_000,
  history_unlisted: 0,
  ...over,
});

/**
 * Answers fetch by `METHOD /path` (without query); what is not listed is 404. Returns the calls
 * made.
 */
export function fakeServer(answers: Answers): Call[] {
  const calls: Call[] = [];
  // As after signing in: who it is, if anybody, /auth/me answers.
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const [path, query] = input.split('?', 2) as [string, string | undefined];
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      query: new URLSearchParams(query),
      body,
      credentials: init.credentials,
      signal: init.signal ?? null,
      accept: new Headers(init.headers).get('accept'),
    };
    calls.push(call);
    const listed = answers[`${call.method} ${path}`] ?? {
      status: 404,
      json: { detail: 'There is nothing here.', code: 'not_found' },
    };
    const answer = typeof listed === 'function' ? await listed(call) : listed;
    if (answer === 'network-error') throw new TypeError('Failed to fetch');
    if (answer.stream)
      return new Response(answer.stream, { headers: { 'content-type': 'text/event-stream' } });
    return new Response(JSON.stringify(answer.json ?? {}), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  return calls;
}

/** A `text/event-stream` body of these events. */
export function events(
  ...list: readonly [event: string, data: unknown][]
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const [event, data] of list)
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      controller.close();
    },
  });
}
