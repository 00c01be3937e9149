import type { Language } from '@elucida/contract/languages';
import type { Context } from '../context.ts';

/** What of an analysis is in a language. */
interface Told {
  readonly result: string | null;
  readonly nombre_molecula?: string | null;
}

/** An analysis with its result, as JSON text, in a language; without one, as it was run. */
export async function inLanguage<Row extends Told>(
  row: Row,
  lang: Language | undefined,
  { texts }: Pick<Context, 'texts'>,
): Promise<Row> {
  const { result, nombre_molecula = null } = row;
  if (lang === undefined || result === null) return row;
  const order = { result_json: result, nombre_molecula, lang };
  const translated = await texts.inTurn(() => texts.run('translate-item', order, result.length));
  return { ...row, result: translated.result_json, nombre_molecula: translated.nombre_molecula };
}
