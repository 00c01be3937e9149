import { sql, type RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';

/**
 * Now, in milliseconds since 1970, by the database's own clock: what processes on several machines
 * hold against each other must not depend on theirs.
 */
export const databaseTime = ({ dialect }: Pick<Database, 'dialect'>): RawBuilder<number> =>
  dialect === 'sqlite'
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
