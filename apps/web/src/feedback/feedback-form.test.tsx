// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { FeedbackForm } from './feedback-form.tsx';

cleanUpAfterEach();

const SENT = { 'POST /api/feedback': { json: { message: 'Thanks! Your feedback was sent.' } } };
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

test('a message is trimmed and sent with cookies; the field clears', async () => {
  const calls = fakeServer(SENT);
  const { user } = await show(<FeedbackForm />);
  await user.type(box(), '  Good work ');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Thanks! Your feedback was sent.')).toBeTruthy();
  expect(box().value).toBe('');
  expect(calls).toMatchObject([
    { body: { message: 'Good work', lang: 'en' }, credentials: 'same-origin' },
  ]);
});

test('only white space is not sent', async () => {
  const calls = fakeServer(SENT);
  const { user } = await show(<FeedbackForm />);
  await user.type(box(), '   ');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(screen.getByText('Please write something first.')).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(calls).toEqual([]);
});

test('with a limit it counts, and cuts what is sent', async () => {
  const calls = fakeServer(SENT);
  const { user } = await show(<FeedbackForm max={1_000} />);
  await user.type(box(), 'abc');
  expect(screen.getByText('3 of 1,000 characters')).toBeTruthy();
  expect(box().maxLength).toBe(1_000);
  // A script or an extension can put in more than typing can.
  fireEvent.change(box(), { target: { value: 'x'.repeat(1_200) } });
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await screen.findByText('Thanks! Your feedback was sent.');
  expect(calls[0]?.body).toEqual({ message: 'x'.repeat(1_000), lang: 'en' });
});

test('without a limit shown, a text that the server would refuse is guided instead', async () => {
  const calls = fakeServer(SENT);
  const { user } = await show(<FeedbackForm />);
  fireEvent.change(box(), { target: { value: 'x'.repeat(1_234) } });
  const words = 'This message has 1,234 characters; at most 1,000 can be sent. Please shorten it.';
  expect(screen.getByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(calls).toEqual([]);
  fireEvent.change(box(), { target: { value: 'x'.repeat(1_000) } });
  expect(screen.queryByText(words)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Thanks! Your feedback was sent.')).toBeTruthy();
});

test.each([
  [
    {
      status: 429,
      json: { detail: 'Too many requests. Please wait before trying again.', code: 'rate_limited' },
    },
    'Error: Too many requests. Please wait before trying again.',
  ],
  [{ status: 500, json: {} }, 'Error: HTTP 500'],
  ['network-error', 'Error: Network error. Please try again.'],
] as const)('%j says “%s” and keeps the text', async (answer, words) => {
  fakeServer({ 'POST /api/feedback': answer });
  const { user } = await show(<FeedbackForm />);
  await user.type(box(), 'Keep me');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(box().value).toBe('Keep me');
});
