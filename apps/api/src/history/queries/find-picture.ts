import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { readAgain } from '../../db/read-again.ts';
import { pictureHashes } from '../picture-name.ts';
import { oldestListed } from '../window.ts';

export interface FoundPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

type Db = Pick<Context, 'db'>;

/** The names of an item's pictures, or its data URLs where it is from before they were stored apart. */
async function previewsOf(
  { user, id }: { user: UserRow; id: string },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<string | undefined> {
  const row = await db.kysely
    .selectFrom('history_items')
    .select('image_previews')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('created_at', '>=', oldestListed(user, clock.now()))
    .executeTakeFirst();
  return row?.image_previews;
}

async function stored(userId: string, hash: string, { db }: Db): Promise<FoundPicture | null> {
  const picture = await readAgain(() =>
    db.kysely
      .selectFrom('history_pictures')
      .select(['type', 'bytes'])
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .executeTakeFirst(),
  );
  return picture === undefined
    ? null
    : { type: picture.type, bytes: Buffer.from(picture.bytes as ArrayBuffer) };
}

/** What a data URL of an older item holds; null for anything else. */
function fromUrl(url: string | undefined): FoundPicture | null {
  const [, type, base64] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(url ?? '') ?? [];
  return type === undefined || base64 === undefined
    ? null
    : { type, bytes: Buffer.from(base64, 'base64') };
}

/** How many pictures an item shows that a user may read. */
export async function countPictures(
  item: { user: UserRow; id: string },
  context: Pick<Context, 'db' | 'clock'>,
): Promise<number> {
  const previews = await previewsOf(item, context);
  return previews === undefined ? 0 : (JSON.parse(previews) as unknown[]).length;
}

/** One picture of an item, from 0; null where there is none, or the plan does not list the item. */
export async function findPicture(
  { user, id, index }: { user: UserRow; id: string; index: number },
  context: Pick<Context, 'db' | 'clock'>,
): Promise<FoundPicture | null> {
  const previews = await previewsOf({ user, id }, context);
  if (previews === undefined) return null;
  const hashes = pictureHashes(previews);
  if (hashes === null) return fromUrl((JSON.parse(previews) as string[])[index]);
  const hash = hashes[index];
  return hash === undefined ? null : stored(user.id, hash, context);
}
