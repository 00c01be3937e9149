import { ANALYSIS_KEPT_MS } from '../../bounds/queue.ts';
import type { Context } from '../../context.ts';
import type { AnalysesTable } from '../../db/analysis-tables.ts';
import type { Queries } from '../../db/open-database.ts';
import type { DomainError } from '../../domain-error.ts';
import { giveBack } from '../../quota/daily-quota.ts';
import { queueMessages } from '../../webhooks/queries/queue-messages.ts';
import { storeError } from '../stored-error.ts';
import type { Holder } from './claim-analysis.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

export type Outcome =
  | {
      readonly status: 'done';
      /** JSON text of the response. */
      readonly response: string;
      readonly outcome: 'ok' | 'inconclusive';
      readonly name: string | null;
      /** JSON: the name by language. */
      readonly names: string | null;
    }
  | { readonly status: 'failed'; readonly error: DomainError };

/** What every end writes. */
export const ending = (now: number) => ({
  ended_at: now,
  expires_at: now + ANALYSIS_KEPT_MS,
  lease_until: null,
});

/** Originals are needed no more; previews stay. */
export const dropOriginals = (transaction: Queries, id: string) =>
  transaction
    .updateTable('analysis_files')
    .set({ bytes: null })
    .where('analysis_id', '=', id)
    .execute();

const columnsOf = (outcome: Outcome) =>
  outcome.status === 'done'
    ? {
        status: outcome.status,
        stage: 'report' as const,
        fraction: 1,
        ranked: 1,
        result: outcome.response,
        outcome: outcome.outcome,
        nombre_molecula: outcome.name,
        names: outcome.names,
      }
    : { status: outcome.status, error: storeError(outcome.error) };

/**
 * Ends what a process runs: status, result and count in one transaction. False where it is no
 * longer theirs: another has begun it again, or it was cancelled. Safe to repeat.
 */
export function endAnalysis(
  { id, worker, attempt }: Holder,
  outcome: Outcome,
  { db, clock }: Needs,
): Promise<boolean> {
  return db.kysely.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = await transaction
      .updateTable('analyses')
      .set({ ...columnsOf(outcome), ...ending(now) })
      .where('id', '=', id)
      .where('worker', '=', worker)
      .where('attempt', '=', attempt)
      // Also where it was taken for lost and put back, and nobody has begun it yet.
      .where('status', 'in', ['running', 'queued'])
      .returning(['user_id', 'kind'])
      .executeTakeFirst();
    if (row === undefined) return false;
    if (outcome.status === 'failed') await giveBack(transaction, id);
    await dropOriginals(transaction, id);
    await queueMessages(transaction, { ...row, id, status: outcome.status, now });
    return true;
  });
}

/**
 * Cancels a user's analysis of these kinds that has not ended. The count is given back where there was no ranking
 * yet. False where there is nothing to cancel.
 */
export function cancelAnalysis(
  { id, userId, kinds }: { id: string; userId: string; kinds: readonly AnalysesTable['kind'][] },
  { db, clock }: Needs,
): Promise<boolean> {
  return db.kysely.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = await transaction
      .updateTable('analyses')
      .set({ status: 'cancelled', ...ending(now) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('kind', 'in', kinds)
      .where('status', 'in', ['queued', 'running'])
      .returning(['ranked', 'user_id', 'kind'])
      .executeTakeFirst();
    if (row === undefined) return false;
    if (row.ranked === 0) await giveBack(transaction, id);
    await dropOriginals(transaction, id);
    await queueMessages(transaction, { ...row, id, status: 'cancelled', now });
    return true;
  });
}
