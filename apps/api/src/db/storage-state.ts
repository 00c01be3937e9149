import type { DatabaseFailure } from './database-error.ts';

/** What the statements of this process have met of the database's disk. */
export class StorageState {
  /** A write found no room; until one with room for more succeeds. */
  full = false;
  /** A statement or the check at the start met a damaged page; until the process is restarted. */
  damaged = false;

  note(failure: DatabaseFailure): void {
    if (failure === 'full') this.full = true;
    if (failure === 'damaged') this.damaged = true;
  }
}
