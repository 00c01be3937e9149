import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../testing/databases.ts';
import { up as accounts } from './0001-accounts-quota-history.ts';
import { up } from './0009-history-bytes-and-pictures.ts';

describe.each(KINDS.filter(({ missing }) => missing === undefined))(
  '$name',
  ({ start, place, stop }) => {
    test('items from before are counted with their pictures, and keep them', async () => {
      await start();
      const { kysely } = await (await place()).open();
      await accounts(kysely as never);
      for (const id of ['ada', 'ben'])
        await sql`
          insert into users (id, email, name, password_hash, created_at)
          values (${id}, ${id}, 'x', 'x', 0)`.execute(kysely);
      for (const id of ['one', 'two'])
        await sql`
          insert into history_items
            (id, user_id, formula, result_json, image_previews, created_at)
          values
            (${id}, 'ada', 'CH4', '{"a":1}', '["data:image/png;base64,AAAA"]', 0)`.execute(kysely);
      await up(kysely as never);
      expect(
        await kysely.selectFrom('users').select(['id', 'history_bytes']).orderBy('id').execute(),
      ).toEqual([
        { id: 'ada', history_bytes: 2 * (7 + 30) },
        { id: 'ben', history_bytes: 0 },
      ]);
      expect(
        await kysely.selectFrom('history_items').select(['bytes', 'image_previews']).execute(),
      ).toEqual(Array(2).fill({ bytes: 37, image_previews: '["data:image/png;base64,AAAA"]' }));
      await kysely.destroy();
      await stop();
    });
  },
);
