import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which others are answered before the next piece is made. */
const TURN_MS = 5;

/**
 * Lets a long answer be made in pieces between which other requests are answered. Rows that were
 * read already would otherwise all be written in one turn of the event loop, however many there
 * are.
 */
export async function* inTurns(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let began = performance.now();
  for await (const piece of pieces) {
    yield piece;
    if (performance.now() - began < TURN_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
