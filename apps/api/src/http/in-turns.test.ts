import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Pieces that take 3 ms each and never wait. */
async function* pieces(count: number): AsyncGenerator<string> {
  for (let index = 0; index < count; index++) {
    const until = performance.now() + 3;
    while (performance.now() < until);
    yield String(index);
  }
}

async function turnsDuring(parts: AsyncIterable<string>): Promise<{ text: string; turns: number }> {
  let [turns, text, watching] = [0, '', true];
  const turn = () => {
    turns++;
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  for await (const part of parts) text += part;
  watching = false;
  return { text, turns };
}

test('others have their turn between the pieces of a long answer', async () => {
  expect(await turnsDuring(pieces(20))).toEqual({
    text: '012345678910111213141516171819',
    turns: 0,
  });
  const { text, turns } = await turnsDuring(inTurns(pieces(20)));
  expect(text).toBe('012345678910111213141516171819');
  expect(turns).toBeGreaterThanOrEqual(9);
});
