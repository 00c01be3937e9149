import { HOUR_MS } from '../periods.ts';

/**
 * What AI models replied (adapters/models). Bounds of asking them are in
 * packages/models/src/bounds.ts, as the command line has them too.
 */
export const MODEL_REPLY_BOUNDS = {
  /** The same request of the same user costs no second call within this time. */
  keptMs: 24 * HOUR_MS,
} as const;

/**
 * Copies of images that AI models are sent. Of analyses side by side, one at a time makes its
 * copies.
 */
export const MODEL_IMAGE_BOUNDS = {
  /**
   * All copies together, until their analyses end; each is held some six times, with the two
   * requests that it goes into.
   */
  heldBytesMax: 40_000_000,
} as const;
