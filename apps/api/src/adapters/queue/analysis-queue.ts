import type { Queries } from '../../db/open-database.ts';

export interface QueuedAnalysis {
  readonly id: string;
  /** Lower goes first; within a rank, who came first. */
  readonly rank: number;
}

export interface Handing {
  /** How many at once. */
  readonly slots: number;
  /**
   * Claims the row and runs it. One that is no longer queued is nobody's: then it does nothing.
   * Rejects where the row could not be claimed; it is handed out again.
   */
  run(id: string): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Hands queued analyses to whoever is free. The rows of `analyses` are the truth; this only says
 * which is next, so that an id that is handed out twice, or late, does no harm.
 */
export interface AnalysisQueue {
  /** In the transaction that makes the row queued. */
  put(transaction: Queries, job: QueuedAnalysis): Promise<void>;
  /** Once that is committed. */
  wake(): void;
  /** Begins to hand out. */
  start(handing: Handing): Promise<void>;
  /** Puts again what is queued and was handed to a process that died before it was claimed. */
  recover(): Promise<void>;
  /** Hands out no more; resolves when what was handed out is over. */
  stop(): Promise<void>;
}
