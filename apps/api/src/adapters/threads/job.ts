/** A piece of work for a thread: a function of plain data, which crosses between threads. */
export interface Job<Input, Output> {
  /** Refusals that a caller must tell apart are values: errors lose their class between threads. */
  readonly run: (input: Input) => Output | Promise<Output>;
  /** Run once when a thread starts, so that no user waits for what blocks on first use. */
  readonly sample: Input;
}

/** What one kind of thread can do: jobs by name, each with an input and an output of its own. */
export type Jobs = Readonly<
  Record<string, { readonly run: (input: never) => unknown; readonly sample: unknown }>
>;
export type InputOf<J> = J extends Job<infer Input, infer _Output> ? Input : never;
export type OutputOf<J> = J extends Job<infer _Input, infer Output> ? Output : never;

export interface JobOptions {
  /** Milliseconds that the job may run. */
  readonly limitMs: number;
  /** Milliseconds that it may wait for its turn. Default: the kind's own bound. */
  readonly waitMs?: number;
  /** Aborted when nobody waits for the answer any more: a job that has not begun is dropped. */
  readonly signal?: AbortSignal;
  /** Bytes that the input holds while it waits. */
  readonly bytes?: number;
  /** Buffers of the input that are handed over and not copied; they are empty afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** Runs jobs somewhere else than on the thread that answers requests. */
export interface JobThreads<Table extends Jobs> {
  /**
   * Rejects with `ThreadsBusy` where too many wait or for too long, with `JobTimeout` where the job
   * ran over its time, with `JobCancelled` where it was dropped, and with any other error for a
   * failure of its own.
   */
  run<Name extends keyof Table & string>(
    name: Name,
    input: InputOf<Table[Name]>,
    options: JobOptions,
  ): Promise<OutputOf<Table[Name]>>;
  /** Resolves when the threads run and every job has run once. */
  readonly ready: Promise<void>;
  /**
   * Starts a thread ahead of the first job where threads end without work; a job that comes
   * meanwhile waits for it, in its own turn.
   */
  wake(): Promise<void>;
  readonly load: { readonly running: number; readonly waiting: number };
  /** Ends what runs and waits. */
  close(): Promise<void>;
}

export class ThreadsBusy extends Error {
  override name = 'ThreadsBusy';
}

export class JobTimeout extends Error {
  override name = 'JobTimeout';
}

export class JobCancelled extends Error {
  override name = 'JobCancelled';
}

/** Too much waits already; nothing was begun. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}
