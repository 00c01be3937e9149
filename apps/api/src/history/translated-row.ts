import type { Language } from '@elucida/contract/languages';
import type { Context } from '../context.ts';
import type { ItemRow } from './queries/item-row.ts';
import { wholeResult } from './queries/whole-result.ts';

/** A row with its result in a language; without one, as it is. */
export async function translatedRow(
  row: ItemRow,
  lang: Language | undefined,
  { db, texts }: Pick<Context, 'db' | 'texts'>,
): Promise<ItemRow> {
  if (lang === undefined) return row;
  const { nombre_molecula } = row;
  return texts.inTurn(async () => {
    const result_json = await wholeResult(row, db.kysely);
    const order = { result_json, nombre_molecula, lang };
    return { ...row, ...(await texts.run('translate-item', order, result_json.length)) };
  });
}
