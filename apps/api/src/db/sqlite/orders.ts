/**
 * What a thread is asked of its connection. Parts of a transaction carry its number; everything
 * else waits for the transaction's end.
 */
export type Order =
  | { readonly kind: 'open' }
  | { readonly kind: 'begin' | 'commit' | 'roll-back'; readonly transaction: number }
  /** `alone`: a write that takes the lock itself and is committed at once. */
  | {
      readonly kind: 'run';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      readonly alone: boolean;
      readonly transaction?: number | undefined;
    }
  | { readonly kind: 'close' };

/** What a statement has done, or null. Blobs in `rows` are ArrayBuffers. */
export type Result =
  | { readonly rows: readonly object[] }
  | { readonly changes: number; readonly lastInsertRowid: number }
  | null;

export interface Asked {
  readonly id: number;
  readonly order: Order;
}

/** An error loses its code between threads: it crosses as what it says and SQLite's result code. */
export type Answer =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly failure: { readonly message: string; readonly code?: string } };

export interface ThreadData {
  readonly file: string;
  readonly pragmas: readonly string[];
}
