import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { UnknownFields } from './name-unknown.ts';
import { modelsOfEnvironment } from './models/configured.ts';
import { UsageError, type BatchOptions } from './options.ts';
import type { WorkerOptions } from './run-case.ts';
import { serverAnswerer } from './server/answer-case.ts';

const workerFile = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Who answers the lines of a batch. Never rejects: a case that fails says so in its answer. */
interface Answerer {
  readonly answer: (line: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The engine in threads of this process. */
function threadsOf(options: BatchOptions): Answerer {
  const workerData: WorkerOptions = {
    ...options,
    ...(options.models && {
      source: { models: modelsOfEnvironment(process.env), polish: options.polish },
    }),
  };
  const pool = new Piscina({
    filename: workerFile,
    minThreads: options.jobs,
    maxThreads: options.jobs,
    workerData,
    idleTimeout: Infinity,
  });
  return {
    answer: (line) => pool.run(line) as Promise<string>,
    close: () => pool.destroy(),
  };
}

const answererOf = (options: BatchOptions): Answerer =>
  options.server === undefined ? threadsOf(options) : serverAnswerer(options, options.server);

/**
 * Answers every case of `options.batch` into `options.out`, one JSON line a case in the order of
 * the cases, `options.jobs` at once. Progress goes to standard error.
 */
export async function runBatch(options: BatchOptions): Promise<void> {
  if (!existsSync(options.batch)) throw new UsageError(`${options.batch} does not exist`);
  const { answer, close } = answererOf(options);
  const out = createWriteStream(options.out);
  await once(out, 'open');
  let done = 0;
  const pending: Promise<string>[] = [];
  const unknown = new UnknownFields();
  // Answers are written in order as soon as those before them are there, so that a stopped batch
  // leaves whole lines.
  const writeNext = async () => {
    out.write(`${await pending.shift()!}\n`);
    process.stderr.write(`\r${++done} answered`);
  };
  for await (const line of createInterface({
    input: createReadStream(options.batch),
    crlfDelay: Infinity,
  })) {
    if (line.trim() === '') continue;
    for (const note of unknown.ofCase(line)) process.stderr.write(`\r${note}\n`);
    pending.push(answer(line));
    if (pending.length >= options.jobs * 4) await writeNext();
  }
  while (pending.length > 0) await writeNext();
  process.stderr.write('\n');
  for (const note of unknown.summary()) process.stderr.write(`${note}\n`);
  out.end();
  await once(out, 'finish');
  await close();
}
