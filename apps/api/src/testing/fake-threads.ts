import { CHEMISTRY_JOBS } from '../adapters/chemistry/jobs.ts';
import type { Chemistry } from '../adapters/chemistry/chemistry.ts';
import { TEXT_JOBS } from '../adapters/texts/jobs.ts';
import { createTexts, type Texts } from '../adapters/texts/texts.ts';
import type { IsomerJobs } from '../adapters/isomers/isomer-jobs.ts';
import type { Isomers } from '../adapters/isomers/isomers.ts';
import {
  type InputOf,
  type Jobs,
  type JobThreads,
  type OutputOf,
} from '../adapters/threads/job.ts';

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
    failNext: (error) => {
      failure = error;
    },
    ready: Promise.resolve(),
    wake: async () => {},
    load: { running: 0, waiting: 0 },
    async run<Name extends keyof Table & string>(name: Name, input: InputOf<Table[Name]>) {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed;
      ran.push(name);
      return (await jobs[name]!.run(input as never)) as OutputOf<Table[Name]>;
    },
    close: async () => {},
  };
}

export const createFakeChemistry = (): FakeThreads<typeof CHEMISTRY_JOBS> & Chemistry =>
  createFakeThreads(CHEMISTRY_JOBS);

export const createFakeTexts = (): Texts => createTexts({ threads: createFakeThreads(TEXT_JOBS) });
/**
 * Loaded with the first guide or name that a test asks for: most tests of the API need no engine.
 */
let loaded: Promise<IsomerJobs> | undefined;
async function loadJobs(): Promise<IsomerJobs> {
  const [{ isomerJobs }, { loadEngine }] = await Promise.all([
    import('../adapters/isomers/isomer-jobs.ts'),
    import('@elucida/analysis/load-engine'),
  ]);
  return isomerJobs(loadEngine().predictor);
}

function lateJob<Name extends keyof IsomerJobs & string>(name: Name): IsomerJobs[Name] {
  return {
    run: async (input: InputOf<IsomerJobs[Name]>) =>
      (await (loaded ??= loadJobs()))[name]!.run(input as never),
    sample: undefined,
  } as unknown as IsomerJobs[Name];
}

export const createFakeIsomers = (): FakeThreads<IsomerJobs> & Isomers =>
  createFakeThreads<IsomerJobs>({
    'make-guide': lateJob('make-guide'),
    'check-notes': lateJob('check-notes'),
    'look-up-structure': lateJob('look-up-structure'),
    'predict-molecule': lateJob('predict-molecule'),
    'list-problems': lateJob('list-problems'),
    'show-problem': lateJob('show-problem'),
    'reply-to-student': lateJob('reply-to-student'),
    'give-hint': lateJob('give-hint'),
    'give-solution': lateJob('give-solution'),
    'make-problem': lateJob('make-problem'),
    'list-exercises': lateJob('list-exercises'),
    'show-exercise': lateJob('show-exercise'),
    'reply-to-exercise': lateJob('reply-to-exercise'),
    'solve-exercise': lateJob('solve-exercise'),
    'describe-set': lateJob('describe-set'),
    'check-set': lateJob('check-set'),
    'show-in-set': lateJob('show-in-set'),
    'solve-in-set': lateJob('solve-in-set'),
    'choose-in-set': lateJob('choose-in-set'),
  });
