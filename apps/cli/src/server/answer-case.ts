import { createClient } from '@elucida/client/client';
import { jobOfCase, parseCase } from '../case-file.ts';
import type { BatchOptions, ServerOptions } from '../options.ts';
import { idOf } from '../run-case.ts';
import { readVerification } from '../run-verification.ts';
import { runJob } from './run-job.ts';

/** A server that answers the lines of a batch, `jobs` at once. */
export function serverAnswerer(
  options: BatchOptions,
  server: ServerOptions,
): { answer: (line: string) => Promise<string>; close: () => Promise<void> } {
  const client = createClient(server);
  let free = options.jobs;
  const waiting: (() => void)[] = [];
  const turn = async () => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const done = () => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  };

  async function answerOf(line: string): Promise<object> {
    if (options.verify === true) {
      const { id, ...question } = readVerification(line, options);
      const { lang } = options;
      return { id, ...(await client.verifications.run({ ...question, lang })) };
    }
    const entry = parseCase(line);
    if (entry.hide !== undefined) throw new Error('hide: a server has one library for all');
    const job = jobOfCase(entry, options);
    const { models, polish } = options;
    return { id: entry.id, ...(await runJob(client, { ...job, models, polish })) };
  }

  return {
    async answer(line) {
      await turn();
      try {
        return JSON.stringify(await answerOf(line));
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error);
        return JSON.stringify({ id: idOf(line), status: 'error', detail });
      } finally {
        done();
      }
    },
    close: () => Promise.resolve(),
  };
}
