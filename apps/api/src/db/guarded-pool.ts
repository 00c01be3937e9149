import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseError, postgresFailure } from './database-error.ts';
import { refuseNul } from './refuse-nul.ts';
import type { StorageState } from './storage-state.ts';

/**
 * A pool whose lost connections end nothing but the queries on them. Each is listened to as long as
 * it lives, also while a request holds it between two queries: pg emits its end as an `error`
 * event, which without a listener ends the process. One that is lost or hangs is thrown away and
 * not used again.
 */
export function guardedPool(pool: pg.Pool, storage: StorageState): PostgresPool {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return {
    async connect() {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        throw new DatabaseError('away', error);
      }
      return guarded(client, storage);
    },
    end: () => pool.end(),
  } as PostgresPool;
}

function guarded(client: pg.PoolClient, storage: StorageState): PostgresPoolClient {
  let lost: Error | undefined;
  const query = async <Row>(
    text: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> => {
    refuseNul(parameters);
    // As the end of a transaction that was cut: it would wait for an answer that does not come.
    if (lost !== undefined) throw lost;
    try {
      return (await client.query(text, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      const failure = postgresFailure(error);
      if (failure === undefined) throw error;
      storage.note(failure);
      const refused = new DatabaseError(failure, error);
      if (failure === 'away') lost = refused;
      throw refused;
    }
  };
  return { query, release: () => client.release(lost) } as PostgresPoolClient;
}
