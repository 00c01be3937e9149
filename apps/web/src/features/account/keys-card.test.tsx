// @vitest-environment jsdom
import type { User } from '@elucida/contract/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { KeysCard } from './keys-card.tsx';
import { useKeysText } from './keys-text.ts';

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
cleanUpAfterEach();

async function open(answers: Answers, over: object = { plan: 'pro' }, unlimited = false) {
  await useKeysText.load('en');
  const calls = fakeServer({
    'GET /api/account/keys': { json: [] },
    'GET /api/account/webhooks': { json: [] },
    ...answers,
  });
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<KeysCard user={{ ...(aUser() as User), ...over }} unlimited={unlimited} />, {
      at: '/en/account',
    });
  });
  await screen.findByRole('heading', { name: 'API keys' });
  return { calls, ...view! };
}

const KEY = `el_${'a'.repeat(43)}`;
const listed = (over: object = {}) => ({
  id: 'k1',
  name: 'robot',
  created_at: '2026-01-02T03:04:05.000Z',
  last_used_at: null,
  ...over,
});

test('a key is made, shown once with a way to copy it, listed, and withdrawn after a question', async () => {
  let keys: object[] = [];
  const { user, calls } = await open({
    'GET /api/account/keys': () => ({ json: keys }),
    'POST /api/account/keys': () => {
      keys = [listed()];
      return { json: { id: 'k1', name: 'robot', key: KEY } };
    },
    'DELETE /api/account/keys/k1': () => {
      keys = [];
      return { json: { message: 'The key is withdrawn.' } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Create a key' }));
  expect(screen.getByText('Please give the key a name.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of the new key'), ' robot ');
  await user.click(screen.getByRole('button', { name: 'Create a key' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Your new key')).value).toBe(KEY);
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'robot',
    lang: 'en',
  });
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(copy).toHaveBeenCalledWith(KEY);
  expect(await screen.findByText('Not used yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Withdraw the key: robot' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw', hidden: true }));
  expect(await screen.findByText('The key is withdrawn.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Not used yet')).toBeNull());
  expect(screen.queryByLabelText('Your new key')).toBeNull();
});

test('accounts without the API learn where it is, and nothing is asked', async () => {
  const { calls } = await open({}, { plan: 'basic' });
  expect(screen.getByText(/part of the Pro plan/)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('an unlimited account has keys on any plan', async () => {
  await open({}, { plan: 'free' }, true);
  expect(screen.getByRole('button', { name: 'Create a key' })).toBeTruthy();
});

test('a webhook is added with its secret, shown with its last answer, and removed', async () => {
  let hooks: object[] = [];
  const { user, calls } = await open({
    'GET /api/account/webhooks': () => ({ json: hooks }),
    'POST /api/account/webhooks': () => {
      hooks = [
        {
          id: 'w1',
          url: 'https://lab.example/hook',
          created_at: '2026-01-02T03:04:05.000Z',
          last_tried_at: '2026-01-02T03:05:05.000Z',
          last_status: 500,
          waiting: 2,
        },
      ];
      return { json: { id: 'w1', url: 'https://lab.example/hook', secret: 'whsec_abc' } };
    },
    'DELETE /api/account/webhooks/w1': () => {
      hooks = [];
      return { json: { message: 'The webhook is removed.' } };
    },
  });
  await user.click(screen.getByText('Webhooks'));
  await user.type(screen.getByLabelText('Address (https)'), 'http://lab.example');
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect(screen.getByText('Please enter an https address.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Address (https)'));
  await user.type(screen.getByLabelText('Address (https)'), 'https://lab.example/hook');
  await user.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Its secret')).value).toBe('whsec_abc');
  expect(await screen.findByText(/answered 500$/)).toBeTruthy();
  expect(screen.getByText('2 waiting')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Remove the webhook/ }));
  expect(await screen.findByText('The webhook is removed.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('2 waiting')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    url: 'https://lab.example/hook',
  });
});
