import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFakeStripe, type FakeStripe } from '../../apps/api/src/testing/fake-stripe.ts';
import { startApp, type RunningApp } from './running-app.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface BillingApp extends RunningApp {
  /** Null in the test mode. */
  readonly stripe: FakeStripe | null;
  /** Lets time pass for the server, and for the stub. Browsers notice nothing. */
  letPass(milliseconds: number): void;
  /** Every event that has happened at the stub is delivered. */
  delivered(): Promise<void>;
}

/**
 * A server with the real pages, a clock that can be moved and, for `stripe`, a stub of Stripe that
 * posts its events. The engine is a fake: billing is at stake here.
 */
export async function startBillingApp(mode: 'test' | 'stripe'): Promise<BillingApp> {
  let ahead = 0;
  let clockFile = '';
  const stripe =
    mode === 'stripe' ? await startFakeStripe({ now: () => Date.now() + ahead }) : null;
  const app = await startApp({
    program: ['--import', import.meta.resolve('tsx'), here('../../apps/api/src/testing/serve.ts')],
    settings({ dataDir }) {
      clockFile = join(dataDir, 'clock');
      return {
        TEST_CLOCK_FILE: clockFile,
        TEST_WEB_DIST: here('../../apps/web/dist'),
        ALLOW_DIRECT_DOWNGRADE: 'true',
        ...stripe?.env,
      };
    },
  });
  let deliveries: Promise<unknown> = Promise.resolve();
  if (stripe !== null) {
    stripe.state.onEvent = (event) => {
      const { payload, headers } = stripe.signed(event);
      deliveries = deliveries.then(async () => {
        const response = await fetch(`${app.url}/stripe/webhook`, {
          method: 'POST',
          body: payload,
          headers,
        });
        if (!response.ok)
          throw new Error(`the webhook answered ${response.status}: ${await response.text()}`);
      });
    };
  }
  return {
    ...app,
    stripe,
    letPass(milliseconds) {
      ahead += milliseconds;
      // Replaced in one step: a file that is read half written would set the server's clock back, and sessions that
      // end too late for that are deleted.
      writeFileSync(`${clockFile}.next`, String(ahead));
      renameSync(`${clockFile}.next`, clockFile);
    },
    delivered: async () => void (await deliveries),
    async stop() {
      await app.stop();
      await stripe?.close();
    },
  };
}
