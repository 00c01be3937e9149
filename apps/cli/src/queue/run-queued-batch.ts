import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { FormulaRejected } from '@elucida/analysis/errors';
import { writeFailure } from '@elucida/analysis/report/write-failure';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { UnknownFields } from '../name-unknown.ts';
import { jobOfCase, parseCase } from '../case-file.ts';
import type { BatchOptions } from '../options.ts';
import { idOf } from '../run-case.ts';
import { QueueClient } from './queue-client.ts';

/** Cases that lie in the queue at once: enough for some hundred workers. */
const AHEAD = 400;
const LOOK_EVERY_MS = 200;

/** A case's line of answer, where it is there already. */
interface Pending {
  readonly caseId: string | number | null;
  readonly analysisId?: string;
  answer?: string;
}

const failure = (caseId: Pending['caseId'], detail: string) =>
  JSON.stringify({ id: caseId, status: 'error', detail });

/** What a row says of its failure; one that was cancelled says nothing. */
const detailOf = (error: string | null): string =>
  error === null ? 'The analysis was cancelled.' : (JSON.parse(error) as { detail: string }).detail;

/** Puts a case into the queue; one that cannot be analysed is answered at once. */
async function put(line: string, options: BatchOptions, queue: QueueClient): Promise<Pending> {
  const caseId = idOf(line);
  try {
    const job = jobOfCase(parseCase(line), options);
    const parsed = parseFormula(job.formula);
    if (!parsed.ok) throw new FormulaRejected(job.formula, parsed.error);
    return { caseId, analysisId: await queue.put(job) };
  } catch (error) {
    const detail = writeFailure(error, options.lang) ?? (error as Error).message;
    return { caseId, answer: failure(caseId, detail) };
  }
}

/** Fills in the answers of those that have ended, which leave the queue. */
async function collect(pending: readonly Pending[], queue: QueueClient): Promise<void> {
  const open = new Map(
    pending.flatMap((one) =>
      one.analysisId === undefined || one.answer !== undefined ? [] : [[one.analysisId, one]],
    ),
  );
  if (open.size === 0) return;
  const ended = await queue.ended([...open.keys()]);
  for (const { id, result, error } of ended) {
    const one = open.get(id)!;
    const head = JSON.stringify({ id: one.caseId });
    one.answer =
      result === null
        ? failure(one.caseId, detailOf(error))
        : `${head.slice(0, -1)},${result.slice(1)}`;
  }
  if (ended.length > 0) await queue.remove(ended.map(({ id }) => id));
}

/**
 * Answers a batch as `runBatch` does, on whatever workers share the queue of `url`. Stopped by a
 * signal, it takes its cases out of the queue.
 */
export async function runQueuedBatch(options: BatchOptions, url: string): Promise<void> {
  const queue = new QueueClient(url);
  const out = createWriteStream(options.out);
  await once(out, 'open');
  const pending: Pending[] = [];
  const unknown = new UnknownFields();
  let done = 0;
  const stop = async () => {
    await queue.remove(pending.flatMap(({ analysisId }) => analysisId ?? []));
    process.exit(130);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  /** Waits until the queue has room, or is empty. */
  const drainTo = async (most: number) => {
    while (pending.length > most) {
      await collect(pending, queue);
      while (pending[0]?.answer !== undefined) {
        out.write(`${pending.shift()!.answer}\n`);
        process.stderr.write(`\r${++done} answered`);
      }
      if (pending.length > most) await sleep(LOOK_EVERY_MS);
    }
  };
  for await (const line of createInterface({
    input: createReadStream(options.batch),
    crlfDelay: Infinity,
  })) {
    if (line.trim() === '') continue;
    for (const note of unknown.ofCase(line)) process.stderr.write(`\r${note}\n`);
    pending.push(await put(line, options, queue));
    await drainTo(AHEAD);
  }
  await drainTo(0);
  process.stderr.write('\n');
  for (const note of unknown.summary()) process.stderr.write(`${note}\n`);
  out.end();
  await once(out, 'finish');
  await queue.close();
}
