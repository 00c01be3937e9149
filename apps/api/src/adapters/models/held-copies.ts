import { copyImages, type UploadedImage } from '@elucida/models/copy-image';
import type { ModelImage } from '@elucida/models/model-question';
import type { AskOptions } from '@elucida/models/panel';
import { MODEL_IMAGE_BOUNDS } from '../../bounds/models.ts';

export interface Held {
  readonly images: readonly ModelImage[];
  /** Once nobody needs the copies any more. */
  release(): void;
}

/** Waits for a promise as long as a signal allows; rejects with its reason. */
async function unless(signal: AbortSignal, promise: Promise<unknown>): Promise<void> {
  signal.throwIfAborted();
  let stop = () => {};
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
  });
  signal.addEventListener('abort', stop);
  await Promise.race([promise, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

/**
 * Makes the copies of images that go to the models, one analysis after the other, and holds no more
 * of them at once than fit.
 */
export class HeldCopies {
  readonly #maxBytes: number;
  #last: Promise<unknown> = Promise.resolve();
  #held = 0;
  #wake = () => {};

  constructor(maxBytes: number = MODEL_IMAGE_BOUNDS.heldBytesMax) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Copies in turn; null where the deadline comes before there is room. What alone is larger than
   * the room waits for all others to be released.
   * Rejects with the signal's reason, and where an image cannot be decoded.
   */
  async copy(
    images: readonly UploadedImage[],
    { signal, deadline }: AskOptions,
  ): Promise<Held | null> {
    if (images.length === 0) return { images: [], release: () => {} };
    // A timer of its own: Node 20 may collect a timeout's signal that only `any` refers to, and it
    // would never fire.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(),
      Math.max(0, Math.ceil(deadline - performance.now())),
    );
    const ended = AbortSignal.any([signal, late.signal]);
    const before = this.#last;
    let leave = () => {};
    // Who gives up keeps its place until its turn has come: those behind it wait for those before
    // it.
    this.#last = Promise.all([
      before,
      new Promise<void>((resolve) => {
        leave = resolve;
      }),
    ]);
    try {
      await unless(ended, before);
      const copies = await copyImages(images, { signal: ended });
      const bytes = copies.reduce((sum, { base64 }) => sum + base64.length, 0);
      while (this.#held > 0 && this.#held + bytes > this.#maxBytes)
        await unless(
          ended,
          new Promise<void>((resolve) => {
            this.#wake = resolve;
          }),
        );
      return this.#hold(copies, bytes);
    } catch (error) {
      signal.throwIfAborted();
      if (ended.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  #hold(images: readonly ModelImage[], bytes: number): Held {
    this.#held += bytes;
    let released = false;
    return {
      images,
      release: () => {
        if (released) return;
        released = true;
        this.#held -= bytes;
        this.#wake();
      },
    };
  }
}
