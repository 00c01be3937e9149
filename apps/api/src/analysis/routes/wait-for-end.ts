import type { Watch } from '../watchers.ts';

/** Waits until it ends, the time is over, or nobody listens any more; leaving cancels nothing. */
export async function waitForEnd(
  watch: Watch,
  { seconds, gone }: { readonly seconds: number; readonly gone: AbortSignal },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1_000);
    if (gone.aborted) resolve();
    gone.addEventListener('abort', () => resolve());
  });
  try {
    await Promise.race([watch.ended, over]);
  } finally {
    clearTimeout(timer);
    watch.close();
  }
}
