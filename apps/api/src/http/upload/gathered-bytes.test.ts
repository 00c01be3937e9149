import { expect, test } from 'vitest';
import { GatheredBytes } from './gathered-bytes.ts';

const gather = (expected: number, sizes: readonly number[]) => {
  const bytes = new GatheredBytes(expected);
  sizes.forEach((size, index) => bytes.add(Buffer.alloc(size, index + 1)));
  return bytes.done();
};

test.each([
  ['nothing', 0, []],
  ['less than is expected', 10_000_000, [3, 65_536, 65_536]],
  ['just as much', 200_000, [65_536, 65_536, 65_536, 3_392]],
  ['more, where the client said less', 10, [65_536, 1, 200_000]],
])('%s comes out as it came in', (_what, expected, sizes) => {
  const came = gather(expected, sizes);
  expect(
    came.equals(Buffer.concat(sizes.map((size, index) => Buffer.alloc(size, index + 1)))),
  ).toBe(true);
});

test('what is announced and comes takes its memory once; what is announced alone takes none', () => {
  const whole = gather(
    30_000_000,
    Array.from({ length: 458 }, () => 65_536),
  );
  expect(whole.buffer.byteLength).toBeLessThan(whole.length + 65_536 * 2);
  expect(gather(30_000_000, [65_536]).buffer.byteLength).toBeLessThan(200_000);
  expect(gather(30_000_000, []).buffer.byteLength).toBe(0);
});

test('its memory is its own: a thread it is handed to takes nothing else along', () => {
  const [one, other] = [gather(10, [10]), gather(10, [10])];
  expect([one.byteOffset, one.buffer === other.buffer]).toEqual([0, false]);
});
