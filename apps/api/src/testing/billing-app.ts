import type { LightMyRequestResponse } from 'fastify';
import type { FakeEvent } from './fake-stripe-state.ts';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';
import { createTestApp, type Client, type TestApp, type TestAppOptions } from './test-app.ts';

export interface BillingApp extends TestApp {
  readonly stripe: FakeStripe;
  /** Posts an event as Stripe does. */
  deliver(event: FakeEvent): Promise<LightMyRequestResponse>;
  /** All events that have happened since the last call, in order. */
  deliverNews(): Promise<void>;
}

export interface Billing {
  readonly plan: string;
  readonly plan_renews_at: string | null;
  readonly plan_ends_at: string | null;
  readonly subscription_status: string | null;
}

/** What /auth/me says of a user's plan. */
export async function billingOf(client: Client): Promise<Billing> {
  const { plan, plan_renews_at, plan_ends_at, subscription_status } = (
    await client.call('GET', '/auth/me')
  ).json() as Billing;
  return { plan, plan_renews_at, plan_ends_at, subscription_status };
}

/** The app with a stub for Stripe; both go by the same clock. */
export async function createBillingApp({
  clock = {
    time: Date.UTC(2026, 2, 10, 12),
    now() {
      return this.time;
    },
  },
  stripe: given,
  env,
  ...options
}: TestAppOptions & { stripe?: FakeStripe } = {}): Promise<BillingApp> {
  const stripe = given ?? (await startFakeStripe({ now: () => clock.now() }));
  const app = await createTestApp({ ...options, clock, env: { ...env, ...stripe.env } });
  let delivered = 0;
  const deliver = async (event: FakeEvent) =>
    app.server.inject({ method: 'POST', url: '/stripe/webhook', ...stripe.signed(event) });
  return {
    ...app,
    stripe,
    deliver,
    async deliverNews() {
      while (delivered < stripe.state.events.length) {
        const response = await deliver(stripe.state.events[delivered++]);
        if (response.statusCode !== 200) throw new Error(`webhook: ${response.body}`);
      }
    },
    async close() {
      await app.close();
      if (given === undefined) await stripe.close();
    },
  };
}

/** Buys a plan as a person does and returns the subscription's id. */
export async function buy(app: BillingApp, client: Client, plan: 'basic' | 'pro'): Promise<string> {
  const response = await client.call('POST', '/stripe/checkout', { json: { plan } });
  const { url } = response.json() as { url?: string };
  if (url === undefined) throw new Error(`checkout: ${response.body}`);
  return app.stripe.state.pay(url.split('/').at(-1)!).id;
}
