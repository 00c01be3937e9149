import { afterAll, expect, test } from 'vitest';
import { KINDS } from '../../testing/databases.ts';
import { migrate } from '../migrate.ts';

const [sqlite] = KINDS;
afterAll(() => sqlite.stop());

test('closed with a transaction open: the transaction fails and is rolled back, and the process goes on', async () => {
  const place = await sqlite.place();
  const db = await place.open();
  await migrate(db);
  const hits = (key: string) => ({ key, hits: 1, expires_at: 1 });
  const open = db.kysely.transaction().execute(async (transaction) => {
    await transaction.insertInto('rate_limits').values(hits('before')).execute();
    await db.kysely.destroy();
    await transaction.insertInto('rate_limits').values(hits('after')).execute();
  });
  await expect(open).rejects.toThrow(/not open|destroyed/);
  const again = await place.open();
  expect(await again.kysely.selectFrom('rate_limits').select('key').execute()).toEqual([]);
  await again.kysely.destroy();
});
