import { test as base, expect, type Page } from '@playwright/test';
import { startApp, type RunningApp } from './running-app.ts';

/** What Playwright itself writes where a journey's context allows no service workers. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Every message a page writes to the console, and every error nobody caught. */
function watch(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    if (message.text() !== BLOCKED)
      noise.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message} (${page.url()})`));
}

/**
 * Takes out what the browser itself reports of refused and failed calls; anything else on the
 * console is an error still.
 */
export function forgiveFailedCalls(noise: string[]): void {
  const rest = noise.splice(0).filter((line) => !line.startsWith('error: Failed to load resource'));
  noise.push(...rest);
}

/** Journeys of this process so far. */
let journeys = 0;

interface Fixtures {
  consoleIsSilent: string[];
}
interface WorkerFixtures {
  app: RunningApp;
}

/** Playwright's test with the running app, whose pages must leave the console silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    // Playwright reads a fixture's needs from this pattern: it needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await startApp({ settings: () => ({ TRUST_PROXY: 'true' }) });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ app }, use) => use(app.url),
  // Each journey comes from an address of its own: thirty registrations are taken from one.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use, { workerIndex }) =>
    use({
      'x-forwarded-for': `10.${workerIndex % 256}.${(++journeys >> 8) % 256}.${journeys % 256}`,
    }),
  consoleIsSilent: [
    async ({ page }, use) => {
      const noise: string[] = [];
      watch(page, noise);
      await use(noise);
      expect(noise, 'the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
