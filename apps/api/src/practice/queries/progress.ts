import { mergeProgress, type Progress } from '@elucida/contract/merge-progress';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';
import { DomainError } from '../../domain-error.ts';
import { holdUser } from '../../users/hold-user.ts';

type Needs = Pick<Context, 'db'>;

/** A user's progress; null where none is kept. */
export async function findProgress(userId: string, kysely: Queries): Promise<Progress | null> {
  const row = await kysely
    .selectFrom('practice_progress')
    .select('progress')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.progress) as Progress);
}

/** Joins the progress of a device to what is kept, and answers both as one. */
export function joinProgress(
  { userId, progress }: { userId: string; progress: Progress },
  { db }: Needs,
): Promise<Progress> {
  return db.kysely.transaction().execute(async (transaction) => {
    // The user is held, so that of two devices at once neither is lost.
    if ((await holdUser(transaction, userId)) === undefined) throw new DomainError('not_signed_in');
    const kept = await findProgress(userId, transaction);
    const joined = kept === null ? progress : mergeProgress(kept, progress);
    const text = JSON.stringify(joined);
    await transaction
      .insertInto('practice_progress')
      .values({ user_id: userId, progress: text })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ progress: text }))
      .execute();
    return joined;
  });
}

/** Deletes a user's progress. */
export async function deleteProgress(userId: string, { db }: Needs): Promise<void> {
  await db.kysely.deleteFrom('practice_progress').where('user_id', '=', userId).execute();
}
