import { mayAnneal } from '../candidates/search-source.ts';
import type { Learned } from '../candidates/source.ts';
import type { Pending } from '../idle-threads.ts';
import { isLate, type Task } from '../stages.ts';
import type { FindInput } from './judge-pass.ts';
import type { RoundFound, RoundThreads } from './search-round.ts';

/** Heavy atoms below which a search rarely needs another round, and is over soon. */
export const LEAST_FOR_ROUNDS = 13;

/** Rounds that idle threads search before it is known whether they are needed. */
export interface RoundsAhead {
  /** Hands rounds from this one on to threads, as long as any has nothing to do. */
  beginFrom(round: number): void;
  /**
   * What a thread found in this round; null where none was begun, its thread failed, or the time of the task is
   * nearly over. Throws what `task.checkpoint` throws.
   */
  take(round: number, task: Task): RoundFound | null;
  /** Rounds that were not taken are not wanted any more. */
  close(): void;
}

/** Where no thread searches ahead. */
const NONE: RoundsAhead = { beginFrom() {}, take: () => null, close() {} };

/** Thrown to stop waiting. */
class Late extends Error {}

/**
 * Rounds 1 to `most` of a search by all spectra, whose seeds follow that of the request. None are searched ahead of
 * small molecules, and none while correlations guide the search: annealing uses the idle cores itself.
 */
export function roundsAhead(
  { request: { from, ...request }, counted, setAside, salt, task }: FindInput,
  {
    most,
    neighbours,
    threads,
  }: { most: number; threads?: RoundThreads } & Pick<Learned, 'neighbours'>,
): RoundsAhead {
  if (
    threads === undefined ||
    from !== undefined ||
    salt !== undefined ||
    setAside.length > 0 ||
    task.searchTime !== undefined ||
    counted.techniques.length === 0 ||
    request.formula.heavyAtoms < LEAST_FOR_ROUNDS ||
    mayAnneal({ facts: counted, neighbours })
  )
    return NONE;
  const pending = new Map<number, Pending<RoundFound>>();
  return {
    beginFrom(round) {
      for (let next = round; next <= most; next++) {
        if (pending.has(next)) continue;
        const begun = threads.begin({
          request: { ...request, seed: request.seed + next },
          round: next,
        });
        if (begun === null) return;
        pending.set(next, begun);
      }
    },
    take(round, waiting) {
      try {
        const found = pending.get(round)?.wait({
          checkpoint() {
            waiting.checkpoint();
            if (isLate(waiting)) throw new Late();
          },
        });
        return found ?? null;
      } catch (error) {
        if (error instanceof Late) return null;
        throw error;
      }
    },
    close: () => threads.close(),
  };
}
