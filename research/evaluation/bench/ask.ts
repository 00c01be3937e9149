import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { WorkerOptions } from '@elucida/cli/run-case';
import type { Answer } from './answer.ts';

const workerFile = fileURLToPath(new URL('./worker.js', import.meta.url));

/** What the bench varies of a batch. */
export type AskOptions = Pick<
  WorkerOptions,
  'jobs' | 'useLibrary' | 'imagesOnly' | 'peaksOnly' | 'seed' | 'source'
>;

/** A batch whose cases are asked one by one: it reads no file and writes none. */
export const ONE_BY_ONE = {
  kind: 'batch',
  batch: '.',
  out: '',
  lang: 'en',
  top: 10,
  polish: false,
} as const;

/** Asks every question on `jobs` threads through the same worker as `--batch`. */
export async function ask(
  questions: readonly Record<string, unknown>[],
  options: AskOptions,
): Promise<Map<string, Answer>> {
  const workerData: WorkerOptions = {
    ...options,
    ...ONE_BY_ONE,
    models: options.source !== undefined,
  };
  const pool = new Piscina({
    filename: workerFile,
    minThreads: options.jobs,
    maxThreads: options.jobs,
    workerData,
    idleTimeout: Infinity,
  });
  const answers = new Map<string, Answer>();
  await Promise.all(
    questions.map(async (question) => {
      const answer = JSON.parse((await pool.run(JSON.stringify(question))) as string) as Answer;
      answers.set(answer.id, answer);
      process.stderr.write(`\r${answers.size} of ${questions.length} `);
    }),
  );
  process.stderr.write('\r');
  await pool.destroy();
  return answers;
}
