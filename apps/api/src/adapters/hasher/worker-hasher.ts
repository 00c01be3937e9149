import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { HASHING_BOUNDS } from '../../bounds/threads.ts';
import { threadFile } from '../../thread-file.ts';
import { PASSWORD_COST, type HashingJob } from './argon2.ts';
import { FairQueue } from './fair-queue.ts';
import { HasherBusy, type SecretHasher } from './secret-hasher.ts';

const defaultThreads = () =>
  Math.min(HASHING_BOUNDS.threadsMax, Math.max(1, Math.floor(availableParallelism() / 2)));

/**
 * The hasher of the running server: threads of its own behind a bounded queue, so that a flood of
 * sign-ins takes neither the thread that answers nor libuv's pool. `cost` is lowered only by tests.
 */
export function createWorkerHasher({
  threads = defaultThreads(),
  cost = PASSWORD_COST,
} = {}): SecretHasher {
  const filename = threadFile('hash-thread', './adapters/hasher/hash-thread.ts');
  const pool = new Piscina<HashingJob, string | boolean>({
    filename,
    minThreads: threads,
    maxThreads: threads,
    workerData: { cost },
    atomics: 'disabled',
    execArgv: filename.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  // A thread that cannot load fails the jobs it is given; without a listener it would end the
  // process.
  pool.on('error', () => {});
  const queue = new FairQueue({ slots: threads, ...HASHING_BOUNDS });
  let closing = false;
  const run = (from: string, job: HashingJob) =>
    queue.add(from, () =>
      pool.run(job).catch((error: unknown) => {
        throw closing ? new HasherBusy() : error;
      }),
    );
  return {
    hash: async ({ secret, from }) => (await run(from, { secret })) as string,
    verify: async ({ stored, secret, from }) =>
      (await run(from, { secret, compareWith: stored })) as boolean,
    async close() {
      closing = true;
      await pool.destroy();
    },
  };
}
