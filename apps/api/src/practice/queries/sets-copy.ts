import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { oneByOne } from '../../db/one-by-one.ts';
import { readAgain } from '../../db/read-again.ts';
import { headOf, problemsOf } from './own-sets.ts';
import { studentsOf } from './students.ts';

/** A user's sets for the copy of the account, with what students did, one in memory at a time. */
export async function* setsCopy(
  user: UserRow,
  { db }: Pick<Context, 'db'>,
): AsyncGenerator<string> {
  const ids = await readAgain(() =>
    db.kysely
      .selectFrom('problem_sets')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  yield* oneByOne(ids, {
    read: ({ id }) =>
      db.kysely.selectFrom('problem_sets').selectAll().where('id', '=', id).executeTakeFirst(),
    async *write(row) {
      yield `\n${JSON.stringify({
        ...headOf(row),
        created_at: new Date(row.created_at).toISOString(),
        problems: problemsOf(row),
        students: await studentsOf(row.id, { db }),
      })}`;
    },
  });
}
