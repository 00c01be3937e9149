import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { isoTime } from '../../iso-time.ts';

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
  let separator = '';
  for (const { position, name, preview_type } of files) {
    const file = await readAgain(() =>
      kysely
        .selectFrom('analysis_files')
        .select('preview')
        .where('analysis_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst(),
    );
    const picture = file?.preview
      ? `data:image/${preview_type};base64,${Buffer.from(file.preview as ArrayBuffer).toString('base64')}`
      : null;
    yield `${separator}${JSON.stringify({ name, picture })}`;
    separator = ',';
  }
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
  let separator = '';
  for (const { id } of ids) {
    const row = await readAgain(() =>
      db.kysely.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    if (row === undefined) continue;
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
    yield `${separator}\n${JSON.stringify(head).slice(0, -1)},"input":${input},"result":${result ?? 'null'},"images":[`;
    yield* imagesOf(id, db);
    yield ']}';
    separator = ',';
  }
}
