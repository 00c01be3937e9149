import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from './database-error.ts';

/** Pauses between tries: a connection that was cut is replaced at once, a database that restarts is back within seconds. */
const PAUSES_MS = [20, 100, 400, 1_500];

/** Reads, again if the connection was lost meanwhile: for answers whose head is sent already and that could only be broken off. */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.failure !== 'away') throw error;
    }
    await sleep(pause);
  }
  return read();
}
