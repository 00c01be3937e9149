import { expect, test } from 'vitest';
import { insideOf } from './inside-of.ts';

async function* pieces(...parts: string[]): AsyncGenerator<string> {
  yield* parts;
}
const joined = async (...parts: string[]) => {
  const found: string[] = [];
  for await (const piece of insideOf(pieces(...parts))) found.push(piece);
  return found;
};

test.each([
  [['{}'], []],
  [['{', '}'], []],
  [['{"a":1}'], ['"a":1']],
  [
    ['{"a":{}', '}'],
    ['"a":{', '}'],
  ],
  [
    ['{"a":[1', ']', '}'],
    ['"a":[1', ']'],
  ],
  [
    ['["😀', '😀"]'],
    ['"😀', '😀"'],
  ],
  [[], []],
])('%j becomes %j', async (parts, expected) => expect(await joined(...parts)).toEqual(expected));
