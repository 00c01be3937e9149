import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_BOUNDS } from '../bounds/database.ts';
import { DatabaseError } from './database-error.ts';

/** A connection that was cut is replaced at once; a database that restarts takes seconds. */
const FIRST_PAUSE_MS = 20;

/**
 * Reads, again if the connection was lost meanwhile: for answers whose head is sent already and
 * that could only be broken off.
 */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + DATABASE_BOUNDS.readAgainMs;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await read();
    } catch (error) {
      if (
        !(error instanceof DatabaseError) ||
        error.failure !== 'away' ||
        performance.now() + pause > until
      )
        throw error;
    }
    await sleep(pause);
  }
}
