import { createHash } from 'node:crypto';
import { modelReplySchema, type ModelReply } from '@elucida/contract/models';
import type { ConfiguredModel } from '@elucida/models/configured-model';
import type { Question } from '@elucida/models/model-question';
import { requestKey } from '@elucida/models/request-key';
import { MODEL_REPLY_BOUNDS } from '../../bounds/models.ts';
import { isToCome, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

export interface Asked {
  readonly userId: string;
  readonly model: ConfiguredModel;
  readonly question: Question;
}

/**
 * The user is in the key: what somebody else asked is never answered from, even where it is the
 * same.
 */
const keyOf = ({ userId, model, question }: Asked) =>
  createHash('sha256')
    .update(`${userId} ${requestKey(model, question)}`)
    .digest('hex');

/**
 * The reply to an equal question of the same user, as that of this model; undefined where there is
 * none.
 */
export async function cachedReply(
  asked: Asked,
  { db, clock }: Needs,
): Promise<ModelReply | undefined> {
  const row = await db.kysely
    .selectFrom('model_replies')
    .select(['reply', 'expires_at'])
    .where('key', '=', keyOf(asked))
    .executeTakeFirst();
  if (
    row === undefined ||
    !isToCome(row.expires_at, { now: clock.now(), windowMs: MODEL_REPLY_BOUNDS.keptMs })
  )
    return undefined;
  const reply = modelReplySchema.safeParse(JSON.parse(row.reply));
  // One of an older version is asked again.
  return reply.success
    ? { ...reply.data, id: asked.model.id, elapsed_ms: 0, cached: true }
    : undefined;
}

/** Keeps a reply for equal questions; failures are not kept. */
export async function cacheReply(
  asked: Asked,
  reply: ModelReply,
  { db, clock }: Needs,
): Promise<void> {
  if (reply.failure !== null) return;
  const row = { reply: JSON.stringify(reply), expires_at: clock.now() + MODEL_REPLY_BOUNDS.keptMs };
  await db.kysely
    .insertInto('model_replies')
    .values({ key: keyOf(asked), user_id: asked.userId, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
