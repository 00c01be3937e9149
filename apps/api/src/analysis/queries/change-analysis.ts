import { randomBytes } from 'node:crypto';
import type { AnalysisPatch } from '@elucida/contract/analyses';
import type { Language } from '@elucida/contract/languages';
import type { Context } from '../../context.ts';
import { storable } from '../storable.ts';

type Db = Pick<Context, 'db'>;
interface Own {
  readonly id: string;
  readonly userId: string;
}

/** 128 random bits in an address: nobody finds it who was not given it. */
const TOKEN_BYTES = 16;

/** Changes its title and notes; false where the user has no such analysis. */
export async function nameAnalysis(
  { id, userId }: Own,
  { title, comments }: AnalysisPatch,
  { db }: Db,
): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('analyses')
    .set({
      // Something is always set, so that a row is found.
      id,
      ...(title === undefined ? {} : { title: storable(title) }),
      ...(comments === undefined ? {} : { comments: storable(comments) }),
    })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '!=', 'verification')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * The token under which it is shared, made at the first call, and the language of its report;
 * undefined where it is not done.
 */
export async function shareAnalysis(
  { id, userId }: Own,
  { db }: Db,
): Promise<{ token: string; lang: Language } | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = await db.kysely
    .updateTable('analyses')
    .set(({ fn, val }) => ({ share_token: fn.coalesce('share_token', val(token)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '!=', 'verification')
    .where('status', '=', 'done')
    .returning(['share_token', 'lang'])
    .executeTakeFirst();
  return row === undefined ? undefined : { token: row.share_token!, lang: row.lang };
}

/** Nobody finds it any more under the address that it was shared by. */
export async function withdrawAnalysis({ id, userId }: Own, { db }: Db): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('analyses')
    .set({ share_token: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '!=', 'verification')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
