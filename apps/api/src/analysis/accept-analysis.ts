import { randomUUID } from 'node:crypto';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { Submission } from '../adapters/analyser/analyser.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { refuseIfGone } from '../users/refuse-if-gone.ts';
import { findByKey, insertAnalysis, type NewAnalysis } from './queries/insert-analysis.ts';
import { writeInput, type Wishes } from './submission-json.ts';
import type { Watch } from './watchers.ts';

export interface Accepting extends Pick<NewAnalysis, 'kind' | 'title' | 'comments' | 'key'> {
  readonly user: UserRow;
  readonly wishes: Wishes;
}

/** Inserts it, or finds the one that it repeats; answers which. */
async function insertOrFind(row: NewAnalysis, context: Context): Promise<string> {
  const { key, user } = row;
  try {
    return await insertAnalysis(row, context);
  } catch (error) {
    // Two requests of the same key at once: the other was first.
    const same =
      key === undefined || !isTaken(error)
        ? undefined
        : await findByKey(context.db.kysely, { userId: user.id, key });
    return same ?? refuseIfGone(user.id, error, context);
  }
}

/**
 * Accepts a checked job: quota, then queue (contract §2), the last two checks. It is committed when
 * this returns, and watched from its beginning.
 * @throws DomainError `daily_limit`, `busy`, `not_signed_in`
 */
export async function acceptAnalysis(
  job: Submission,
  { user, wishes, ...about }: Accepting,
  context: Context,
): Promise<{ id: string; watch: Watch }> {
  const { watchers, queue } = context;
  const id = randomUUID();
  const expected = watchers.expect(id);
  const accepted = await insertOrFind(
    {
      ...about,
      id,
      user,
      rank: PLAN_LIMITS[user.plan].queueRank,
      formula: job.formula,
      lang: job.lang,
      input: writeInput(job, wishes),
      images: job.images,
    },
    context,
  ).catch((error: unknown) => {
    expected.close();
    throw error;
  });
  if (accepted !== id) {
    expected.close();
    return { id: accepted, watch: watchers.watch(accepted) };
  }
  watchers.accepted(id);
  queue.wake();
  return { id, watch: expected };
}

/** A row of the same key, in PostgreSQL's words: the embedded database writes one at a time. */
const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505';
