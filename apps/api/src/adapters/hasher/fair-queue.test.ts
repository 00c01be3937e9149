import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { HasherBusy } from './secret-hasher.ts';

const bounds = { slots: 1, waitingMax: 6, waitingOfAddressMax: 4 };

/** A queue whose jobs note their name and end when told. */
function setUp() {
  const queue = new FairQueue(bounds);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (sender: string, name: string) =>
    queue.add(
      sender,
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          ends.push(() => resolve(name));
        }),
    );
  const endOne = async () => {
    ends.shift()!();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { add, started, endOne };
}

test('senders are served in turn, whoever came first with many', async () => {
  const { add, started, endOne } = setUp();
  const all = [
    add('a', 'a1'),
    add('a', 'a2'),
    add('a', 'a3'),
    add('a', 'a4'),
    add('b', 'b1'),
    add('c', 'c1'),
  ];
  for (let i = 0; i < 6; i++) await endOne();
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  expect(await Promise.all(all)).toHaveLength(6);
});

test('too many of one sender, and too many of all, are refused at once', async () => {
  const { add, endOne } = setUp();
  const waiting = ['a0', 'a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
  await expect(add('a', 'a5')).rejects.toBeInstanceOf(HasherBusy);
  waiting.push(add('b', 'b1'), add('c', 'c1'));
  await expect(add('d', 'd1')).rejects.toBeInstanceOf(HasherBusy);
  for (let i = 0; i < 7; i++) await endOne();
  expect(await Promise.all(waiting)).toHaveLength(7);
});

test('a job that fails gives its place on', async () => {
  const queue = new FairQueue(bounds);
  await expect(
    queue.add('a', async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await queue.add('a', async () => 'yes')).toBe('yes');
});
