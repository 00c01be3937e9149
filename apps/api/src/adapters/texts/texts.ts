import { TEXT_BOUNDS } from '../../bounds/texts.ts';
import type { Job } from '../threads/job.ts';
import { createJobThreads } from '../threads/job-threads.ts';
import type { InputOf, JobThreads, OutputOf } from '../threads/job.ts';
import { threadFile } from '../../thread-file.ts';
import { TEXT_JOBS, type TextJobs } from './jobs.ts';

/**
 * Reads and writes JSON texts of users: parsing and checking megabytes takes up to half a second,
 * during which nobody would be answered. Small ones, nearly all, are done at once; the others by a
 * thread.
 */
export interface Texts {
  /**
   * `size`: bytes or characters of the text. Bytes must lie in memory of their own; large ones are
   * empty afterwards. Rejects as `JobThreads` does.
   */
  run<Name extends keyof TextJobs>(
    name: Name,
    input: InputOf<TextJobs[Name]>,
    size: number,
  ): Promise<OutputOf<TextJobs[Name]>>;
  /**
   * Runs what reads a text for `run` after all that came before: large ones side by side would fill
   * the memory.
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** A body lies in memory of its own, which is handed over. */
const memoryOf = (input: unknown) =>
  input instanceof Uint8Array ? [input.buffer as ArrayBuffer] : [];

/** `inlineMax`: size up to which a text is done on the calling thread. */
export function createTexts({
  threads = createJobThreads<TextJobs>({
    filename: threadFile('text-thread', './adapters/texts/text-thread.ts'),
  }),
  inlineMax = TEXT_BOUNDS.inlineMax,
}: { threads?: JobThreads<TextJobs>; inlineMax?: number } = {}): Texts {
  let before: Promise<unknown> = Promise.resolve();
  return {
    ready: threads.ready,
    inTurn(work) {
      const mine = before.then(work);
      // The failure is its caller's; the next in the queue goes on.
      before = mine.catch(() => {});
      return mine;
    },
    async run(name, input, size) {
      if (size <= inlineMax)
        return (await (TEXT_JOBS[name] as Job<unknown, unknown>).run(input)) as never;
      return threads.run(name, input, {
        limitMs: TEXT_BOUNDS.limitMs,
        bytes: size,
        transfer: memoryOf(input),
      });
    },
    close: () => threads.close(),
  };
}
