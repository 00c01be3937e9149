import { expect, test, vi } from 'vitest';
import { newestOnly } from './newest-only.ts';

test('of questions that come meanwhile the newest is asked', async () => {
  const asked: number[] = [];
  const ends: (() => void)[] = [];
  const answers: number[] = [];
  const ask = newestOnly(
    (question: number) => {
      asked.push(question);
      return new Promise<number>((resolve) => ends.push(() => resolve(10 * question)));
    },
    { onAnswer: (answer) => answers.push(answer), onFailure: () => {} },
  );
  for (const question of [1, 2, 3, 4]) ask(question);
  expect(asked).toEqual([1]);
  ends[0]!();
  await vi.waitFor(() => expect(asked).toEqual([1, 4]));
  ends[1]!();
  await vi.waitFor(() => expect(answers).toEqual([10, 40]));
});

test('after a failure the next question is asked', async () => {
  const failures: string[] = [];
  const answers: number[] = [];
  const ask = newestOnly(
    (question: number) => (question === 1 ? Promise.reject(new Error('no')) : Promise.resolve(2)),
    { onAnswer: (answer) => answers.push(answer), onFailure: () => failures.push('failed') },
  );
  ask(1);
  ask(2);
  await vi.waitFor(() => expect(answers).toEqual([2]));
  expect(failures).toEqual(['failed']);
});
