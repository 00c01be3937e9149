import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Place } from './databases.ts';

/** From now on, large rows find no room. Returns how to make some. */
export async function fill({ kysely, dialect }: Database): Promise<() => Promise<unknown>> {
  if (dialect === 'sqlite') {
    const {
      rows: [{ page_count }],
    } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
    await sql`pragma max_page_count = ${sql.lit(page_count + 4)}`.execute(kysely);
    return () => sql`pragma max_page_count = 1000000`.execute(kysely);
  }
  // What PostgreSQL answers where a file cannot grow.
  await raise(kysely, '53100');
  return () => sql`drop function refuse() cascade`.execute(kysely);
}

export async function raise(kysely: Database['kysely'], code: string): Promise<void> {
  await sql
    .raw(
      'create or replace function refuse() returns trigger language plpgsql as $$ ' +
        `begin raise exception 'could not extend file' using errcode = '${code}'; end ` +
        '$$',
    )
    .execute(kysely);
  await sql`
    create trigger refuse before insert on history_items
    for each row execute function refuse()`.execute(kysely);
  await sql`
    create trigger refuse before insert on storage_probe
    for each row when (length(new.payload) > 1000) execute function refuse()`.execute(kysely);
}

/** Overwrites the end of the file, where the pages of the last large row are. */
export function damage({ DATA_DIR }: Place['env']): void {
  const file = join(DATA_DIR, 'elucida.sqlite');
  const { size } = statSync(file);
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(20 * 4_096, 0xff), 0, 20 * 4_096, size - 40 * 4_096);
  closeSync(handle);
}
