/** The first guide of a server waits for its thread, which loads the engine's tables. */
export const GUIDE_MS = 60_000;
