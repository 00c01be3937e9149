import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['scripts/lib/vitest-setup.mjs'],
    setupFiles: ['apps/web/src/testing/patience.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    // A test that prints has a defect or hides one.
    onConsoleLog(log, type) {
      if (type === 'stderr' || type === 'stdout')
        throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      // Packages and research keep no state between calls, so that their files share the modules of a thread:
      // half of their processor time went into loading them again for each file.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'research/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apps', include: ['apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'] },
      },
    ],
  },
});
