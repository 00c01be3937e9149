import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../fixtures/random.ts';
import { migrate } from '../../db/migrate.ts';
import { billingOf, buy, createBillingApp, type BillingApp } from '../../testing/billing-app.ts';
import { KINDS, type Kind } from '../../testing/databases.ts';
import { rounds } from '../../testing/rounds.ts';
import { PRICES, startFakeStripe, type FakeStripe } from '../../testing/fake-stripe.ts';
import type { FakeEvent } from '../../testing/fake-stripe-state.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

const DELIVERIES = 1_000;
const IN_FLIGHT = 20;
const SEEDS = [1, 2, 3].slice(0, rounds({ few: 1, all: 3 }));

const random = (seed: number) => {
  const { whole } = seededRandom(seed);
  return (below: number) => whole(0, below - 1);
};

interface Servers {
  readonly one: BillingApp;
  readonly two: BillingApp;
  readonly stripe: FakeStripe;
  readonly clock: { time: number; now(): number };
}

/** Two servers over one database, and one Stripe. */
async function startServers(kind: Kind): Promise<Servers> {
  const clock = {
    time: Date.UTC(2026, 2, 10, 12),
    now() {
      return this.time;
    },
  };
  const place = await kind.place();
  const stripe = await startFakeStripe({ now: () => clock.now() });
  const first = await place.open();
  await migrate(first);
  const [one, two] = [
    await createBillingApp({ db: first, stripe, clock, env: place.env }),
    await createBillingApp({ db: await place.open(), stripe, clock, env: place.env }),
  ];
  return { one, two, stripe, clock };
}

async function stop({ one, two, stripe }: Servers): Promise<void> {
  await one.close();
  await two.close();
  await stripe.close();
}

/** The same person at the other server. */
function at(
  { server }: Pick<TestApp, 'server'>,
  { email, cookie }: Client,
): Pick<Client, 'call'> & { email: string } {
  return {
    email,
    call: (method, url, { json, headers, ...rest } = {}) =>
      server.inject({
        method,
        url,
        ...rest,
        ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
        headers: {
          cookie,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      }),
  };
}

/** One thing that a customer, or Stripe, does. */
async function happen(
  pick: (below: number) => number,
  { app, client }: { app: BillingApp; client: Client },
): Promise<void> {
  const { state } = app.stripe;
  const open = [...state.subscriptions.values()].filter(
    (each) =>
      state.customers.get(each.customer)?.email === client.email && each.status !== 'canceled',
  )[0];
  if (open === undefined) return void (await buy(app, client, pick(2) === 0 ? 'basic' : 'pro'));
  const deeds = [
    () => state.changePrice(open.id, pick(2) === 0 ? PRICES.basic : PRICES.pro),
    () => state.setStatus(open.id, (['past_due', 'unpaid', 'active'] as const)[pick(3)]),
    () => state.cancelAtPeriodEnd(open.id),
    () => state.resume(open.id),
    () => state.renew(open.id),
    () => state.end(open.id),
  ];
  deeds[pick(deeds.length)]();
}

/** The plan that Stripe's own state means, worked out without the code under test. */
function truth({ state }: FakeStripe, email: string): string {
  const paid = [...state.subscriptions.values()]
    .filter(
      (each) =>
        state.customers.get(each.customer)?.email === email &&
        ['active', 'past_due'].includes(each.status),
    )
    .map((each) => each.items.data[0].price.id);
  return paid.includes(PRICES.pro) ? 'pro' : paid.includes(PRICES.basic) ? 'basic' : 'free';
}

describe.each(KINDS)('$name', (kind) => {
  describe.skipIf(kind.missing !== undefined)(kind.missing ?? 'deliveries', () => {
    beforeAll(() => kind.start());
    afterAll(() => kind.stop());

    test.each(SEEDS)(
      `${DELIVERIES} deliveries to two servers, shuffled, doubled and mixed with syncs, ` +
        'end in the right plan (seed %i)',
      async (seed) => {
        const servers = await startServers(kind);
        const { one, two, stripe, clock } = servers;
        const pick = random(seed);
        const clients = [await one.user(), await one.user(), await one.user(), await one.user()];
        // Every fourth answer of Stripe's is held back and overtaken by later ones, which take a
        // few milliseconds.
        stripe.beforeSend = async () => {
          if (pick(4) === 0) await sleep(pick(40));
        };
        let delivered = 0;
        const failed: number[] = [];
        const undelivered = new Set<FakeEvent>();
        stripe.state.onEvent = (event) => undelivered.add(event);
        const flying = new Set<Promise<void>>();
        const fly = async (work: Promise<{ statusCode: number }>) => {
          const flight = work.then(({ statusCode }) => {
            if (statusCode !== 200) failed.push(statusCode);
          });
          flying.add(flight);
          void flight.finally(() => flying.delete(flight));
          if (flying.size >= IN_FLIGHT) await Promise.race(flying);
        };
        const send = (event: FakeEvent) => {
          undelivered.delete(event);
          delivered++;
          return fly((pick(2) === 0 ? one : two).deliver(event));
        };

        const plans = () =>
          Promise.all(clients.map(async (client) => (await billingOf(client)).plan));
        while (delivered < DELIVERIES) {
          for (let left = 60; left > 0; left--) {
            const step = pick(10);
            const client = clients[pick(clients.length)];
            if (step < 2) await happen(pick, { app: one, client });
            else if (step < 3)
              await fly(at(pick(2) === 0 ? one : two, client).call('POST', '/stripe/sync'));
            else if (step < 6 && undelivered.size > 0)
              await send([...undelivered][pick(undelivered.size)]);
            else if (stripe.state.events.length > 0)
              await send(stripe.state.events[pick(stripe.state.events.length)]);
            clock.time += 100;
          }
          // All is quiet for a moment, many times: at each of them the plans must be right.
          for (const event of undelivered) await send(event);
          await Promise.all(flying);
          expect(await plans()).toEqual(clients.map(({ email }) => truth(stripe, email)));
        }

        expect(failed).toEqual([]);
        expect(delivered).toBeGreaterThanOrEqual(DELIVERIES);
        expect(stripe.state.events.length).toBeGreaterThan(100);
        const recorded = await one.db.kysely.selectFrom('billing_events').select('id').execute();
        expect(recorded.map(({ id }) => id).sort()).toEqual(
          stripe.state.events.map(({ id }) => id).sort(),
        );
        await stop(servers);
      },
      240_000,
    );

    test('an answer held back until after a later one does not undo it', async () => {
      const servers = await startServers(kind);
      const { one, two, stripe } = servers;
      const user = await one.user();
      const id = await buy(one, user, 'basic');
      await one.deliverNews();
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let holding = true;
      stripe.beforeSend = async ({ path }) => {
        if (holding && path === '/v1/subscriptions') {
          holding = false;
          await held;
        }
      };
      stripe.state.renew(id);
      const [early] = stripe.state.events.slice(-2);
      const slow = one.deliver(early);
      while (holding) await sleep(5);
      stripe.state.changePrice(id, PRICES.pro);
      expect((await two.deliver(stripe.state.events.at(-2)!)).statusCode).toBe(200);
      expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
      release();
      expect((await slow).statusCode).toBe(200);
      expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
      await stop(servers);
    });

    test('one event at both servers at once is acted on once', async () => {
      const servers = await startServers(kind);
      const { one, two, stripe } = servers;
      const user = await one.user();
      await buy(one, user, 'basic');
      const [event] = stripe.state.events;
      const answers = await Promise.all(
        [one, two, one, two, one, two].map((app) => app.deliver(event)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
      expect(await one.db.kysely.selectFrom('billing_events').select('id').execute()).toEqual([
        { id: event.id },
      ]);
      expect(await billingOf(user)).toMatchObject({ plan: 'basic' });
      await stop(servers);
    });

    test('ten checkouts of one user at both servers at once make one customer and one checkout', async () => {
      const servers = await startServers(kind);
      const { one, two, stripe } = servers;
      const user = await one.user();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          at(i % 2 === 0 ? one : two, user).call('POST', '/stripe/checkout', {
            json: { plan: 'basic' },
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map((answer) => (answer.json() as { url: string }).url)).size).toBe(1);
      expect([stripe.state.customers.size, stripe.state.sessions.size]).toEqual([1, 1]);
      await stop(servers);
    });

    test('the test mode holds over two servers: bought at one, cancelled at the other, Free at both', async () => {
      const place = await kind.place();
      const first = await place.open();
      await migrate(first);
      const clock = {
        time: Date.UTC(2026, 2, 31, 12),
        now() {
          return this.time;
        },
      };
      const [one, two] = [
        await createTestApp({ db: first, clock }),
        await createTestApp({ db: await place.open(), clock }),
      ];
      const user = await one.user();
      const other = at(two, user);
      const go = async (
        client: Pick<Client, 'call'>,
        page: string,
        payload: string,
        json?: object,
      ) => {
        const { url } = (
          await client.call('POST', `/stripe/${page}`, json === undefined ? {} : { json })
        ).json() as { url: string };
        return client.call('POST', url.slice(new URL(url).origin.length), {
          payload,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      };
      expect((await go(user, 'checkout', '', { plan: 'pro' })).statusCode).toBe(303);
      expect((await other.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
      expect((await go(other, 'portal', 'action=cancel')).statusCode).toBe(303);
      expect(await billingOf(user)).toMatchObject({
        plan: 'pro',
        plan_ends_at: '2026-04-30T12:00:00.000Z',
      });
      clock.time = Date.UTC(2026, 3, 30, 11, 59, 59);
      expect((await other.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
      clock.time = Date.UTC(2026, 3, 30, 12);
      for (const client of [user, other])
        expect((await client.call('GET', '/me/plan')).json()).toEqual({ plan: 'free' });
      await one.close();
      await two.close();
    });
  });
});
