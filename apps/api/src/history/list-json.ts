import type { Language } from '@elucida/contract/languages';
import type { Context } from '../context.ts';
import { readAgain } from '../db/read-again.ts';
import { batchesOf } from './batches.ts';
import { itemJson } from './item-json.ts';
import { selectItems, type ItemRow } from './queries/item-row.ts';
import type { ListedItem } from './queries/listed-items.ts';
import { wholeResult } from './queries/whole-result.ts';
import { translatedRow } from './translated-row.ts';

type Needs = Pick<Context, 'db' | 'texts'>;

/**
 * Rows of a batch by their id; what is large in them is left out and read in slices. One deleted
 * meanwhile is absent.
 */
async function readBatch(
  batch: readonly ListedItem[],
  { db: { kysely } }: Needs,
): Promise<ReadonlyMap<string, ItemRow>> {
  const rows = await readAgain(() =>
    selectItems(kysely)
      .where(
        'id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A row without its pictures and the raw output of its result. */
async function briefly(row: ItemRow, { db, texts }: Needs): Promise<ItemRow> {
  const result_json = await texts.inTurn(async () => {
    const whole = await wholeResult(row, db.kysely);
    return texts.run('write-brief-result', whole, whole.length);
  });
  return { ...row, result_json, image_previews: '[]' };
}

/** The list as JSON text, one batch in memory at a time, and one picture. */
export async function* listJson(
  items: readonly ListedItem[],
  { brief, lang }: { brief: boolean; lang: Language | undefined },
  context: Needs,
): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for (const batch of batchesOf(items)) {
    const rows = await readBatch(batch, context);
    for (const { id } of batch) {
      const row = rows.get(id);
      if (row === undefined) continue;
      yield separator;
      const translated = await translatedRow(row, lang, context);
      yield* itemJson({ row: brief ? await briefly(translated, context) : translated }, context.db);
      separator = ',';
    }
  }
  yield ']';
}
