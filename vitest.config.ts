import { defineConfig } from 'vitest/config';

/** What is timed by the millisecond has a heap of its own: it pays for no other file's garbage. */
const MEASURED = ['apps/api/src/http/event-loop.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['scripts/lib/vitest-setup.mjs'],
    setupFiles: ['apps/web/src/testing/patience.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    // Files share the modules of a thread: about half of the processor time went into loading them
    // again for each file. Nothing in them keeps state between tests, and what a test replaces is
    // put back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // A test that prints has a defect or hides one.
    onConsoleLog(log, type) {
      if (type === 'stderr' || type === 'stdout')
        throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'research/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: MEASURED,
        },
      },
      { extends: true, test: { name: 'measured', include: MEASURED, isolate: true } },
    ],
  },
});
