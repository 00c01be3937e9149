import type { End, Watch } from '../watchers.ts';

/**
 * Waits until it ends, the time is over, or nobody listens any more; leaving cancels nothing. Answers how
 * it ended; null where it had not.
 */
export async function waitForEnd(
  watch: Watch,
  { seconds, gone }: { readonly seconds: number; readonly gone: AbortSignal },
): Promise<End | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), seconds * 1_000);
    if (gone.aborted) resolve(null);
    gone.addEventListener('abort', () => resolve(null));
  });
  try {
    return await Promise.race([watch.ended, over]);
  } finally {
    clearTimeout(timer);
    watch.close();
  }
}
