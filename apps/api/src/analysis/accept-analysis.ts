import { randomUUID } from 'node:crypto';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { AskedVerification, Submission } from '../adapters/analyser/analyser.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { refuseIfGone } from '../users/refuse-if-gone.ts';
import { findByKey, insertAnalysis, type NewAnalysis } from './queries/insert-analysis.ts';
import { writeInput, writeVerification, type Wishes } from './submission-json.ts';
import type { Watch } from './watchers.ts';

export interface Accepting extends Pick<NewAnalysis, 'kind' | 'title' | 'comments' | 'key'> {
  readonly user: UserRow;
  readonly wishes: Wishes;
}

/** What was accepted, watched from its beginning. */
export interface Accepted {
  readonly id: string;
  readonly watch: Watch;
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

/** Accepts a row: committed when this returns. */
async function acceptRow(
  row: Omit<NewAnalysis, 'id' | 'rank'>,
  context: Context,
): Promise<Accepted> {
  const { watchers, queue } = context;
  const id = randomUUID();
  const expected = watchers.expect(id);
  const { queueRank: rank } = PLAN_LIMITS[row.user.plan];
  const accepted = await insertOrFind({ ...row, id, rank }, context).catch((error: unknown) => {
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

/**
 * Accepts a checked job: quota, then queue (contract §2), the last two checks. It is committed when
 * this returns, and watched from its beginning.
 * @throws DomainError `daily_limit`, `busy`, `not_signed_in`
 */
export const acceptAnalysis = (
  job: Submission,
  { wishes, ...about }: Accepting,
  context: Context,
): Promise<Accepted> => {
  const { formula, lang, images } = job;
  return acceptRow({ ...about, formula, lang, images, input: writeInput(job, wishes) }, context);
};

/**
 * The same for a checked verification, which counts like an analysis.
 * @throws DomainError `daily_limit`, `busy`, `not_signed_in`
 */
export const acceptVerification = (
  asked: AskedVerification & { readonly formula: string },
  { user, key }: { readonly user: UserRow; readonly key: string | undefined },
  context: Context,
): Promise<Accepted> => {
  const { formula, lang } = asked;
  return acceptRow(
    {
      user,
      // A key of an analysis is not that of a verification.
      key: key === undefined ? undefined : `verification:${key}`,
      kind: 'verification',
      formula,
      lang,
      title: '',
      comments: '',
      images: [],
      input: writeVerification(asked),
    },
    context,
  );
};

/** A row of the same key, in PostgreSQL's words: the embedded database writes one at a time. */
const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505';
