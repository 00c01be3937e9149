import { CHEMISTRY_JOBS } from '../adapters/chemistry/jobs.ts';
import type { Chemistry } from '../adapters/chemistry/chemistry.ts';
import { type InputOf, type Jobs, type JobThreads, type OutputOf } from '../adapters/threads/job.ts';

export interface FakeThreads<Table extends Jobs> extends JobThreads<Table> {
  /** Names of the jobs that were run, in their order. */
  readonly ran: readonly string[];
  /** The next job rejects with this. */
  failNext(error: Error): void;
}

/** The threads' fake: the same jobs, on the test's own thread. */
export function createFakeThreads<Table extends Jobs>(jobs: Table): FakeThreads<Table> {
  const ran: string[] = [];
  let failure: Error | undefined;
  return {
    ran,
    failNext: (error) => { failure = error; },
    ready: Promise.resolve(),
    load: { running: 0, waiting: 0 },
    async run<Name extends keyof Table & string>(name: Name, input: InputOf<Table[Name]>) {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed;
      ran.push(name);
      return await jobs[name]!.run(input) as OutputOf<Table[Name]>;
    },
    close: async () => {},
  };
}

export const createFakeChemistry = (): FakeThreads<typeof CHEMISTRY_JOBS> & Chemistry => createFakeThreads(CHEMISTRY_JOBS);
