import type { Kysely } from 'kysely';

interface Tables {
  history_items: { id: string; nombre_molecula: string | null; result_json: string };
  history_briefs: {
    item_id: string;
    search: string;
    names: string | null;
    nombre_molecula: string | null;
  };
}

/** Items read at once: a result may have megabytes. */
const BATCH = 20;
const NAME_MAX = 1_000;

/** As history/jobs/brief.ts wrote it when this migration was made. */
function namesOf(resultJson: string): string[][] {
  const { candidates } = JSON.parse(resultJson) as { candidates?: unknown };
  const first: unknown = Array.isArray(candidates) ? candidates[0] : null;
  const names = (first as { names?: unknown } | null)?.names;
  if (typeof names !== 'object' || names === null) return [];
  return Object.entries(names as Record<string, unknown>).flatMap(([language, name]) =>
    ['en', 'es', 'eu'].includes(language) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= NAME_MAX
      ? [[language, name]]
      : [],
  );
}

/** The molecule's name in every language, so that the list is read and searched in each. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  await untyped.schema.alterTable('history_briefs').addColumn('names', 'text').execute();
  const db = untyped as Kysely<Tables>;
  for (let after = ''; ;) {
    const items = await db
      .selectFrom('history_items')
      .innerJoin('history_briefs', 'item_id', 'id')
      .select(['id', 'history_items.nombre_molecula', 'result_json', 'search'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (items.length === 0) return;
    for (const { id, nombre_molecula, result_json, search } of items) {
      const names = nombre_molecula === null ? [] : namesOf(result_json);
      if (names.length === 0) continue;
      const words = names
        .map(([, name]) => name)
        .join('\n')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase();
      await db
        .updateTable('history_briefs')
        .set({
          names: JSON.stringify(Object.fromEntries(names)),
          search: `${search}\n${words}`,
        })
        .where('item_id', '=', id)
        .execute();
    }
    after = items.at(-1)!.id;
  }
}
