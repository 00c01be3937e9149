import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** The headless shell first: without the work of a window, a page takes half the processor time. */
const installed = [
  process.env['CHROMIUM_PATH'],
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && path !== '' && existsSync(path));
/** Quiet and without what a container lacks: a sandbox's user namespaces, a GPU, a way out. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Each a browser next to a server of its own. Of a page's time they compute little more than half
  // and wait for the other half: two would leave cores idle.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Recording every step costs 13 % of the browsers' processor time (two journeys' files, 23
  // November 2026): E2E_TRACE=1 asks for it.
  use: {
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    actionTimeout: 15_000,
    // What a test keeps from a page must not be answered by another's worker.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 860 },
        launchOptions: { args, ...(installed === undefined ? {} : { executablePath: installed }) },
      },
    },
  ],
});
