// A thread for the tests of the job threads: each job behaves in one way.
import { getHeapStatistics } from 'node:v8';
import { threadId } from 'node:worker_threads';
import type { Jobs } from '../adapters/threads/job.ts';
import { serveJobs } from '../adapters/threads/serve-jobs.ts';

let samples = 0;
const nothing = {};
const job = <Input>(run: (input: Input) => unknown) => ({
  sample: nothing as unknown,
  run: (input: unknown) => (input === nothing ? void samples++ : run(input as Input)),
});
const JOBS: Jobs = {
  echo: job((input: object) => ({ ...input, samples })),
  forever: job(() => {
    for (;;);
  }),
  exit: job(() => process.exit(3)),
  fail: job((sentence: string) => {
    throw new Error(sentence);
  }),
  memory: job(() => {
    const held: unknown[] = [];
    for (;;) held.push(new Array(1e6).fill(held.length));
  }),
  wait: job((ms: number) => new Promise((resolve) => setTimeout(resolve, ms, ms))),
  thread: job(() => threadId),
  garbage: job(
    () => Array.from({ length: 2_000_000 }, (_, index) => ({ index, next: [index] })).length,
  ),
  heap: job(() => getHeapStatistics().total_heap_size),
};

export default serveJobs(JOBS);
