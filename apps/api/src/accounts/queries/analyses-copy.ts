import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { isoTime } from '../../iso-time.ts';
import { oneByOne } from '../../db/one-by-one.ts';

/** The pictures of an analysis, as data URLs, one in memory at a time. */
async function* imagesOf(id: string, { kysely }: Context['db']): AsyncGenerator<string> {
  const files = await readAgain(() =>
    kysely
      .selectFrom('analysis_files')
      .select(['position', 'name', 'preview_type'])
      .where('analysis_id', '=', id)
      .orderBy('position')
      .execute(),
  );
  yield* oneByOne(files, {
    read: ({ position }) =>
      kysely
        .selectFrom('analysis_files')
        .select('preview')
        .where('analysis_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst(),
    *write({ preview }, { name, preview_type }) {
      const picture = preview
        ? `data:image/${preview_type};base64,${Buffer.from(preview as ArrayBuffer).toString('base64')}`
        : null;
      yield JSON.stringify({ name, picture });
    },
  });
}

/** The analyses of a user that are kept, as the inside of a JSON list, one in memory at a time. */
export async function* analysesCopy(
  user: UserRow,
  { db }: Pick<Context, 'db'>,
): AsyncGenerator<string> {
  const ids = await readAgain(() =>
    db.kysely
      .selectFrom('analyses')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  yield* oneByOne(ids, {
    read: ({ id }) =>
      db.kysely.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirst(),
    async *write(row, { id }) {
      const { status, formula, title, comments, share_token, input, result } = row;
      const head = {
        id,
        status,
        formula,
        title,
        comments,
        shared: share_token !== null,
        created_at: isoTime(row.created_at),
        ended_at: isoTime(row.ended_at),
      };
      yield `\n${JSON.stringify(head).slice(0, -1)},"input":${input},"result":${result ?? 'null'},"images":[`;
      yield* imagesOf(id, db);
      yield ']}';
    },
  });
}
