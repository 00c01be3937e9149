import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { answerCall, failure, type FakeAnswer, type FakeCall } from './fake-stripe-calls.ts';
import { answerPage } from './fake-stripe-pages.ts';
import { FakeStripeState, type FakeEvent } from './fake-stripe-state.ts';

/**
 * What the stub does instead of answering: an answer of another kind, nothing at all, or a broken
 * connection.
 */
export type Trouble = FakeAnswer | 'silence' | 'hang-up';

export interface FakeStripe {
  readonly url: string;
  readonly state: FakeStripeState;
  /** Every call of the API, in order. */
  readonly calls: readonly FakeCall[];
  /** Settings that lead the app here. */
  readonly env: Readonly<Record<string, string>>;
  /** The next calls meet these troubles, one each; null is none. */
  trouble(...list: readonly (Trouble | null)[]): void;
  /**
   * Called before a call is answered from the state as it is then: lets a test hold an answer back.
   */
  beforeAnswer: (call: FakeCall) => Promise<void> | void;
  /** Called with an answer made and not yet sent. */
  beforeSend: (call: FakeCall) => Promise<void> | void;
  /** An event as Stripe posts it. */
  signed(
    event: FakeEvent,
    secret?: string,
  ): { payload: string; headers: { 'content-type': string; 'stripe-signature': string } };
  close(): Promise<void>;
}

export const SECRET = 'whsec_test';
export const PRICES = { basic: 'price_basic', pro: 'price_pro' } as const;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * A stub that speaks Stripe's HTTP on a free loopback port: form bodies, idempotency keys, errors,
 * its two pages.
 */
export async function startFakeStripe({
  now = Date.now,
  port = 0,
}: { now?: () => number; port?: number } = {}): Promise<FakeStripe> {
  const state = new FakeStripeState(now);
  const calls: FakeCall[] = [];
  const troubles: (Trouble | null)[] = [];
  const kept = new Map<string, { fields: string; answer: Promise<FakeAnswer> }>();

  function once(call: FakeCall, fields: string): Promise<FakeAnswer> {
    const answer = async () => answerCall(state, call, fake.url);
    if (call.key === undefined) return answer();
    const known = kept.get(call.key);
    if (known === undefined) {
      const made = { fields, answer: answer() };
      kept.set(call.key, made);
      return made.answer;
    }
    return known.fields === fields
      ? known.answer
      : Promise.resolve(
          failure(400, 'idempotency_error', {
            message:
              'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          }),
        );
  }

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const body = await bodyOf(request);
    const fields = new Map(new URLSearchParams(body === '' ? url.search : body));
    const call: FakeCall = {
      method: request.method!,
      path: url.pathname,
      fields,
      key: request.headers['idempotency-key'] as string | undefined,
    };
    calls.push(call);
    const trouble = troubles.shift();
    if (trouble === 'silence') return;
    if (trouble === 'hang-up') return void request.socket.destroy();
    await fake.beforeAnswer(call);
    const authorized = request.headers.authorization === 'Bearer sk_test_stub';
    const { status, body: answer } = authorized
      ? (trouble ?? (await once(call, body)))
      : failure(401, 'invalid_request_error', { message: 'Invalid API Key provided' });
    // Written now: what happens before it is sent is not in it.
    const text = JSON.stringify(answer);
    await fake.beforeSend(call);
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': `req_${calls.length}`,
      })
      .end(text);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://stub');
    if (url.pathname.startsWith('/v1/')) return answerApi(request, response, url);
    const page = answerPage(
      state,
      url,
      request.method === 'POST'
        ? (new URLSearchParams(await bodyOf(request)).get('do') ?? '')
        : null,
    );
    if (page === null) return void response.writeHead(404).end();
    if ('location' in page) return void response.writeHead(303, { location: page.location }).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  }

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeStripe = {
    url,
    state,
    calls,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_stub',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_BASIC: PRICES.basic,
      STRIPE_PRICE_PRO: PRICES.pro,
      STRIPE_API_BASE: url,
    },
    trouble: (...list) => void troubles.push(...list),
    beforeAnswer() {},
    beforeSend() {},
    signed(event, secret = SECRET) {
      const payload = JSON.stringify(event, null, 2);
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(now() / 1_000),
      });
      return {
        payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
