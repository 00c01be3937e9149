import { defineConfig } from 'vitest/config';

/**
 * Files with modules of their own: what is timed by the millisecond pays for no other file's
 * garbage, and a technique added for a test reaches no other test.
 */
const ALONE = [
  'apps/api/src/http/event-loop.test.ts',
  'apps/api/src/scratch-technique.test.ts',
  'apps/web/src/scratch-technique.test.tsx',
];

/**
 * Files that share the modules of a thread. A thread goes on with the next file only where project
 * and environment (Node or a page) are the same; else all its modules are loaded again.
 */
const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, exclude: ALONE },
});

export default defineConfig({
  test: {
    globalSetup: ['scripts/lib/vitest-setup.mjs'],
    setupFiles: ['apps/web/src/testing/patience.ts'],
    // They end a test that hangs. What a test proves about time it measures itself, and no more than
    // a busy machine holds to: the real engine in a thread takes half a minute next to other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'threads',
    // One more than cores: tests of servers, databases and leases wait a good part of their time.
    maxWorkers: 3,
    // A third and more of the processor time went into loading the same modules for each file. Tests
    // leave no state in them, and what a test replaces is put back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // A test that prints has a defect or hides one.
    onConsoleLog(log, type) {
      if (type === 'stderr' || type === 'stdout')
        throw new Error(`A test wrote to the console: ${log}`);
    },
    projects: [
      project('packages', ['packages/*/src/**/*.test.ts', 'research/**/*.test.ts']),
      project('api', [
        'apps/{api,cli}/src/**/*.test.ts',
        'apps/api/trials/**/*.test.ts',
        'scripts/**/*.test.mjs',
      ]),
      project('web', ['apps/web/src/**/*.test.ts']),
      project('pages', ['apps/web/src/**/*.test.tsx']),
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
  },
});
