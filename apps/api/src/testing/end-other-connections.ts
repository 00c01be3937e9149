import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Ends every other connection to this database of PostgreSQL, as a server that restarts does. */
export const endOtherConnections = (kysely: Kysely<Schema>) =>
  sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(kysely);
