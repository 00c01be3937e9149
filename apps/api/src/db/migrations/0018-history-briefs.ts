import type { Kysely } from 'kysely';

/** A result as it was stored, whose fields may be anything. */
type Stored = Readonly<Record<string, unknown>>;

interface Item {
  readonly id: string;
  readonly user_id: string;
  readonly formula: string;
  readonly nombre_molecula: string | null;
  readonly created_at: number;
  readonly result_json: string;
}
interface Tables {
  history_items: Item;
  history_briefs: Record<string, unknown>;
}

/** Items read at once: a result may have megabytes. */
const BATCH = 20;

const text = (value: unknown, max: number) =>
  typeof value === 'string' && value.length <= max ? value : null;

/** As history/jobs/brief.ts wrote it when this migration was made. */
function briefOf(item: Item): Record<string, unknown> {
  const result = JSON.parse(item.result_json) as Stored;
  const { confidence, elapsed_ms: elapsed, spectra } = result;
  const smiles = text(result['smiles'], 500);
  const types = Array.isArray(spectra) ? spectra : [];
  const techniques = [
    ...new Set(types.map((each) => text((each as Stored | null)?.['type'], 20))),
  ].filter((type) => type !== null && /^[A-Z0-9]+$/.test(type));
  const sure = typeof confidence === 'number' && confidence >= 0 && confidence <= 1;
  return {
    item_id: item.id,
    user_id: item.user_id,
    formula: item.formula,
    nombre_molecula: item.nombre_molecula,
    created_at: item.created_at,
    status: text(result['status'], 40),
    smiles,
    confidence: sure ? confidence : null,
    elapsed_ms:
      typeof elapsed === 'number' && elapsed >= 0 && elapsed < 2 ** 31 ? Math.round(elapsed) : null,
    techniques: techniques.map((type) => `|${type}|`).join(''),
    search: [item.nombre_molecula, item.formula, smiles]
      .filter((part) => part !== null)
      .join('\n')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase(),
  };
}

/** What lists show of an item, next to it: its result may have megabytes, and would be read with it. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  await db.schema
    .createTable('history_briefs')
    .addColumn('item_id', 'text', (c) =>
      c.primaryKey().references('history_items.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('formula', 'text', (c) => c.notNull())
    .addColumn('nombre_molecula', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text')
    .addColumn('smiles', 'text')
    .addColumn('confidence', 'double precision')
    .addColumn('elapsed_ms', 'integer')
    .addColumn('techniques', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('history_briefs_user')
    .on('history_briefs')
    .columns(['user_id', 'created_at', 'item_id'])
    .execute();
  for (let after = ''; ;) {
    const items = await db
      .selectFrom('history_items')
      .select(['id', 'user_id', 'formula', 'nombre_molecula', 'created_at', 'result_json'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (items.length === 0) return;
    await db.insertInto('history_briefs').values(items.map(briefOf)).execute();
    after = items.at(-1)!.id;
  }
}
