import { sql } from 'kysely';
import { DatabaseError } from './database-error.ts';
import type { Database, Queries } from './open-database.ts';

const MOST_SHOWN = 20;

/** SQLite's own checks: pages, indexes, and rows that point at nothing. */
async function checkSqlite(kysely: Queries): Promise<string[]> {
  const { rows } = await sql<{
    integrity_check: string;
  }>`pragma integrity_check(${sql.lit(MOST_SHOWN)})`.execute(kysely);
  const pages = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  // With damaged pages the tables cannot be compared.
  if (pages.length > 0) return pages;
  const orphans = await sql<{
    table: string;
    rowid: number;
    parent: string;
  }>`pragma foreign_key_check`.execute(kysely);
  return orphans.rows
    .slice(0, MOST_SHOWN)
    .map(
      ({ table, rowid, parent }) =>
        `${table}: row ${rowid} belongs to a row of ${parent} that is not there`,
    );
}

interface Reference {
  readonly child: string;
  readonly column: string;
  readonly parent: string;
  readonly key: string;
}

/**
 * Reads every row of every table whole, as a backup does, then what PostgreSQL knows of its
 * indexes, and rows that point at nothing.
 */
async function checkPostgres(kysely: Queries): Promise<string[]> {
  const problems: string[] = [];
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    kysely,
  );
  for (const { name } of tables.rows) {
    // The text of a row reads what is stored outside the table, too.
    await sql`select sum(length(t::text)) from ${sql.table(name)} as t`
      .execute(kysely)
      .catch((error: unknown) => problems.push(`${name}: ${causeOf(error)}`));
  }
  const indexes = await sql<{
    name: string;
  }>`
    select c.relname as name
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and not i.indisvalid`.execute(kysely);
  problems.push(...indexes.rows.map(({ name }) => `${name}: the index is not valid; run REINDEX`));
  const references = await sql<Reference>`
    select cl.relname as child, a.attname as "column", p.relname as parent, pa.attname as key
    from pg_constraint c
    join pg_class cl on cl.oid = c.conrelid
    join pg_class p on p.oid = c.confrelid
    join pg_namespace n on n.oid = cl.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = c.confkey[1]
    where c.contype = 'f' and n.nspname = current_schema()`.execute(kysely);
  for (const { child, column, parent, key } of references.rows) {
    const {
      rows: [found],
    } = await sql<{ orphans: number }>`
      select count(*) as orphans
      from ${sql.table(child)} as c
      where c.${sql.ref(column)} is not null
        and not exists (
          select 1 from ${sql.table(parent)} as p where p.${sql.ref(key)} = c.${sql.ref(column)}
        )`.execute(kysely);
    if (found.orphans > 0)
      problems.push(
        `${child}: ${found.orphans} rows belong to rows of ${parent} that are not there`,
      );
  }
  return problems;
}

function causeOf(error: unknown): string {
  const { message } = error instanceof DatabaseError ? (error.cause as Error) : (error as Error);
  return message;
}

/**
 * What is damaged in the database, one sentence each; none where it is whole. Throws where it
 * cannot be asked at all.
 */
export async function checkDatabase({
  kysely,
  dialect,
}: Pick<Database, 'kysely' | 'dialect'>): Promise<string[]> {
  try {
    return await (dialect === 'sqlite' ? checkSqlite(kysely) : checkPostgres(kysely));
  } catch (error) {
    if (error instanceof DatabaseError && error.failure === 'damaged') return [causeOf(error)];
    throw error;
  }
}
