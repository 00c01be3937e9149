import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['scripts/lib/vitest-setup.mjs'],
    setupFiles: ['apps/web/src/testing/patience.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    // A test that prints has a defect or hides one.
    onConsoleLog(log, type) {
      if (type === 'stderr' || type === 'stdout') throw new Error(`A test wrote to the console: ${log}`);
    },
  },
});
