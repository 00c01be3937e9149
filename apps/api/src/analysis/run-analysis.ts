import type { Progress } from '@elucida/contract/analysis';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { Submission } from '../adapters/analyser/analyser.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { consume, type Ticket } from '../quota/daily-quota.ts';
import { JobCancelled } from '../adapters/threads/job.ts';
import { analyserRefusal, analysisError } from './analysis-error.ts';

export interface Run {
  /** JSON text. Rejects with a `DomainError`. */
  readonly answer: Promise<string>;
  listen(listener: (progress: Progress) => void): void;
}

/** How an analysis is run. */
export interface RunOptions {
  readonly user: UserRow;
  /** Whether the AI models may take part. */
  readonly models: boolean;
  /** Whether one of them words the reasons. */
  readonly polish: boolean;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly log: Log;
}

/**
 * Runs a checked job: quota, then queue (contract §2), the last two checks. Whatever then fails by
 * our fault gives the count back.
 * @throws DomainError `daily_limit`, `busy`
 */
export async function runAnalysis(
  job: Submission,
  { user, models, polish, signal, log }: RunOptions,
  context: Pick<Context, 'analyser' | 'db' | 'clock' | 'config' | 'closing'>,
): Promise<Run> {
  const ticket = await consume(user, context, (err) =>
    log.error({ err }, 'writing the count of an analysis failed'),
  );
  let started = false;
  // Kept until somebody listens: a quick engine reports before the answer's headers are out.
  const early: Progress[] = [];
  let listener = (progress: Progress): void => void early.push(progress);
  const options = {
    rank: PLAN_LIMITS[user.plan].queueRank,
    signal,
    models: models ? { userId: user.id, polish } : undefined,
    onStart: () => {
      started = true;
    },
    onProgress: (progress: Progress) => listener(progress),
  };
  let accepted: Promise<string>;
  try {
    accepted = context.analyser.analyse(job, options);
  } catch (error) {
    await ticket.giveBack();
    throw analyserRefusal(error) ?? error;
  }
  const answer = accepted
    .then(async (response) => {
      await ticket.settle();
      return response;
    })
    // A server that ends closes the connections of what takes too long: that is no user leaving.
    .catch((error: unknown) =>
      refuse(error, {
        ticket,
        cancelledByUser: signal.aborted && !context.closing.aborted,
        started,
      }),
    );
  return {
    answer,
    listen(next) {
      for (const progress of early.splice(0)) next(progress);
      listener = next;
    },
  };
}

async function refuse(
  error: unknown,
  {
    ticket,
    cancelledByUser,
    started,
  }: { ticket: Ticket; cancelledByUser: boolean; started: boolean },
): Promise<never> {
  // Cancelled by the user once the engine ran: it counts. Cancelled by us (the server ends): it does
  // not.
  if (error instanceof JobCancelled && cancelledByUser && started) await ticket.settle();
  else await ticket.giveBack();
  throw analysisError(error);
}
