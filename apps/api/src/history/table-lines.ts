import { HISTORY_MAX_ITEMS } from '@elucida/contract/limits';
import type { Context } from '../context.ts';
import { readAgain } from '../db/read-again.ts';
import type { UserRow } from '../db/account-tables.ts';
import { BYTE_ORDER_MARK, type CsvForm } from '../formats/csv-text.ts';
import { listedItems } from './queries/listed-items.ts';
import { storedItem } from './queries/stored-item.ts';

/** The table of all analyses, one item in memory at a time. */
export async function* tableLines(
  { user, form, titles }: { user: UserRow; form: CsvForm; titles: string },
  context: Pick<Context, 'db' | 'clock' | 'texts'>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + titles;
  for (const { id } of await readAgain(() =>
    listedItems(user, { limit: HISTORY_MAX_ITEMS, offset: 0 }, context),
  )) {
    yield await context.texts.inTurn(async () => {
      const item = await readAgain(() => storedItem(user, id, context));
      return item === null
        ? ''
        : context.texts.run('write-list-line', { item, form }, item.result_json.length);
    });
  }
}
