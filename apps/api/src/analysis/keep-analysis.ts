import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { storeItem } from '../history/queries/store-item.ts';
import { refuseIfGone } from '../users/refuse-if-gone.ts';
import { findOwn, readPreviews, type OwnRow } from './queries/find-analysis.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'texts'>;

export interface Kept {
  readonly id: string;
  readonly formula: string;
  readonly nombre_molecula: string | null;
  readonly createdAt: number;
}

/** Another request has kept it at the same time. */
class KeptMeanwhile extends Error {}

/** Its response with its pictures, as POST /history takes one. */
async function itemOf(row: OwnRow, { db, texts }: Needs) {
  const previews = (await readPreviews(row.id, { db })).map(
    ({ preview, preview_type }) =>
      `data:image/${preview_type};base64,${Buffer.from(preview as ArrayBuffer).toString('base64')}`,
  );
  const head = JSON.stringify({ formula: row.formula, nombre_molecula: row.nombre_molecula });
  const result = `${row.result!.slice(0, -1)},"image_previews":${JSON.stringify(previews)}}`;
  const body = new TextEncoder().encode(`${head.slice(0, -1)},"result_json":${result}}`);
  const read = await texts.run('read-history-item', body, body.length);
  if (!read.ok) throw new TypeError('a response is no item of the history');
  return read.value;
}

async function itemKept(historyId: string, { db }: Pick<Needs, 'db'>): Promise<Kept> {
  const { created_at, ...item } = await db.kysely
    .selectFrom('history_items')
    .select(['id', 'formula', 'nombre_molecula', 'created_at'])
    .where('id', '=', historyId)
    .executeTakeFirstOrThrow();
  return { ...item, createdAt: created_at };
}

/**
 * Saves a finished analysis to the history, once: asked again, it answers the same item. From then
 * on it is kept as long as the item.
 * @throws DomainError `not_found`, `conflict` (it has no result), and as saving to the history does
 */
export async function keepAnalysis(
  { id, user }: { id: string; user: UserRow },
  context: Needs,
): Promise<Kept> {
  const { db, clock } = context;
  const own = { id, userId: user.id };
  const row = await findOwn(own, context);
  if (row === undefined) throw new DomainError('not_found');
  if (row.history_id !== null) return itemKept(row.history_id, context);
  if (row.result === null) throw new DomainError('conflict');
  const item = await itemOf(row, context);
  const historyId = randomUUID();
  const createdAt = clock.now();
  try {
    await db.kysely.transaction().execute(async (transaction) => {
      await storeItem(transaction, { user, id: historyId, item, createdAt });
      const { numUpdatedRows } = await transaction
        .updateTable('analyses')
        .set({ history_id: historyId })
        .where('id', '=', id)
        .where('history_id', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new KeptMeanwhile();
    });
  } catch (error) {
    if (!(error instanceof KeptMeanwhile)) return refuseIfGone(user.id, error, context);
    return keepAnalysis({ id, user }, context);
  }
  return { id: historyId, formula: item.formula, nombre_molecula: item.nombre_molecula, createdAt };
}
