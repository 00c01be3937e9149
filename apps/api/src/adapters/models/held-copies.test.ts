import { expect, test } from 'vitest';
import { plainPng } from '../../testing/images.ts';
import { HeldCopies } from './held-copies.ts';

const soon = (ms = 5_000, signal = new AbortController().signal) => ({
  signal,
  deadline: performance.now() + ms,
});
const state = async (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(() => 'done'),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 150)),
  ]);

test('copies that do not fit wait until others are released, in their order', async () => {
  const image = { bytes: await plainPng() };
  const [size] = (await new HeldCopies().copy([image], soon()))!.images;
  const copies = new HeldCopies(Math.floor(size!.base64.length * 2.5));
  const [first, second] = [
    (await copies.copy([image], soon()))!,
    (await copies.copy([image], soon()))!,
  ];
  const [third, fourth] = [copies.copy([image], soon()), copies.copy([image], soon())];
  expect(await state(third)).toBe('waits');
  first.release();
  first.release();
  expect([await state(third), await state(fourth)]).toEqual(['done', 'waits']);
  second.release();
  expect(await state(fourth)).toBe('done');
});

test('who waits too long gets none, who leaves rejects, and those behind get theirs', async () => {
  const image = { bytes: await plainPng() };
  const copies = new HeldCopies(1);
  const held = (await copies.copy([image], soon()))!;
  const controller = new AbortController();
  const [late, gone, patient] = [
    copies.copy([image], soon(100)),
    copies.copy([image], soon(5_000, controller.signal)),
    copies.copy([image], soon()),
  ];
  expect(await late).toBeNull();
  controller.abort(new Error('the person left'));
  await expect(gone).rejects.toThrow('the person left');
  expect(await state(patient)).toBe('waits');
  held.release();
  expect((await patient)!.images).toHaveLength(1);
});

test('an image that cannot be decoded rejects and keeps nobody; no image needs no room', async () => {
  const copies = new HeldCopies(1);
  await expect(copies.copy([{ bytes: Buffer.from('no image') }], soon())).rejects.toThrow();
  const held = await copies.copy([{ bytes: await plainPng() }], soon());
  expect((await copies.copy([], soon()))!.images).toEqual([]);
  held!.release();
});
