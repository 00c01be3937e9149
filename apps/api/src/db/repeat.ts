export interface Repeated {
  /** Over when the first time is. Never rejects. */
  readonly first: Promise<void>;
  /**
   * No more times; resolves when those that have begun are over: a database must not be closed
   * under them.
   */
  stop(): Promise<void>;
}

/** Does `work` now and at every interval, without keeping the process alive. */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Repeated {
  const running = new Set<Promise<void>>();
  const begin = () => {
    const one: Promise<void> = work()
      .then(() => {}, onError)
      .finally(() => running.delete(one));
    running.add(one);
    return one;
  };
  const first = begin();
  const timer = setInterval(() => void begin(), everyMs);
  timer.unref();
  return {
    first,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
