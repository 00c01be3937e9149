import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('work beyond the most is refused, until some has ended, well or badly', async () => {
  const limited = atMost(2, { retryAfterS: 5 });
  const endings: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const begin = () =>
    limited(() => new Promise<string>((resolve, reject) => void endings.push({ resolve, reject })));
  const [first, second] = [begin(), begin()];
  await expect(begin()).rejects.toMatchObject({ code: 'busy' });
  expect(endings).toHaveLength(2);
  endings[0]!.resolve('done');
  expect(await first).toBe('done');
  const third = begin();
  endings[1]!.reject(new Error('failed'));
  await expect(second).rejects.toThrow('failed');
  const fourth = begin();
  for (const { resolve } of endings) resolve('done');
  expect(await Promise.all([third, fourth])).toEqual(['done', 'done']);
});
