import { READINESS_BOUNDS } from '../bounds/database.ts';
import type { Database } from './open-database.ts';

/**
 * Writes a row and empties it again, to see whether the disk takes writes. After a full disk the
 * row is large; where it fits, the disk counts as having room.
 */
export async function probeWrite({
  kysely,
  storage,
}: Pick<Database, 'kysely' | 'storage'>): Promise<void> {
  const afterFull = storage.full;
  const write = (payload: string) =>
    kysely
      .insertInto('storage_probe')
      .values({ id: 'probe', payload })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ payload }))
      .execute();
  await write('x'.repeat(afterFull ? READINESS_BOUNDS.probeBytesAfterFull : 1));
  await write('');
  if (afterFull) storage.full = false;
}
