// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, record, uncertain } from '../../testing/analysis-record.ts';
import { events, fakeServer, type Answers } from '../../testing/fake-server.ts';
import { filled, ready, SIGNED_IN } from '../../testing/new-page-scene.tsx';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { keptTyped } from '../../lib/kept-input.ts';
import { NewPage } from './new-page.tsx';

cleanUpAfterEach();
const STARTED = 'elucida.started.v1';

const turns = async () => {
  for (let turn = 0; turn < 5; turn++)
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    });
};

test('an accepted analysis is followed on its own page, and remembered', async () => {
  const { path, state, calls } = await filled({
    'POST /api/analyze': { stream: events(['accepted', { analysis_id: 'a1' }]) },
  });
  await waitFor(() => expect(path()).toBe('/en/analyses/a1'));
  expect(state()).toEqual({ startedOn: 'new' });
  expect(window.localStorage.getItem(STARTED)).toBe('["a1"]');
  expect(calls.some((call) => call.path === '/api/history')).toBe(false);
});

test('an answer that comes before its page is there is left to that page', async () => {
  const { path, calls } = await filled({
    'POST /api/analyze': {
      stream: events(['accepted', { analysis_id: 'a1' }], ['result', done().result]),
    },
  });
  await waitFor(() => expect(path()).toBe('/en/analyses/a1'));
  // Its connection is over, and nothing more comes of it.
  await turns();
  expect(path()).toBe('/en/analyses/a1');
  expect(calls.some((call) => call.path === '/api/history')).toBe(false);
});

const back = async (own: object, answers: Answers = {}) => {
  fakeServer({ ...SIGNED_IN, 'GET /api/analyses/a1': { json: own }, ...answers });
  const view = await show(<NewPage />, { at: { pathname: '/en/new', state: { ended: 'a1' } } });
  // What is fetched when it is first drawn arrives within these.
  await turns();
  return view;
};

test('an uncertain result leads back here, is shown in place and can be kept by hand', async () => {
  let kept: string | null = null;
  const { user } = await back(uncertain(), {
    'GET /api/analyses/a1': () => ({ json: uncertain({ history_id: kept }) }),
    'POST /api/analyses/a1/keep': () => {
      kept = 'h7';
      return { json: {} };
    },
  });
  expect(await screen.findByText('We are not sure')).toBeTruthy();
  expect(screen.getByText(/it is not saved to your history\.$/)).toBeTruthy();
  const page = await screen.findByRole('link', { name: 'Open it on a page of its own' });
  expect(page.getAttribute('href')).toBe('/en/analyses/a1');
  await user.click(screen.getByRole('button', { name: 'Keep in history' }));
  expect(await screen.findByRole('link', { name: 'In your history' })).toBeTruthy();
});

test('so do a failure, in the words of the request itself, and a cancelled one', async () => {
  const error = { status: 422, code: 'unreadable_image', detail: 'No spectrum could be read.' };
  const { unmount } = await back(record({ status: 'failed', counted: false, error }));
  expect((await screen.findByRole('alert')).textContent).toBe('No spectrum could be read.');
  unmount();
  await back(record({ status: 'cancelled', counted: false }));
  expect(await screen.findByText('Analysis cancelled.')).toBeTruthy();
});

test('what is under way is named, with the way to it', async () => {
  const { history_id: _saved, ...brief } = record({ stage: 'judge', title: 'Flask 3' });
  await ready({
    'GET /api/analyses': ({ query }) =>
      query.get('status') === 'open' ? { json: [{ ...brief, history_id: null }] } : { json: [] },
  });
  const link = await screen.findByRole('link', { name: 'Watch Flask 3' });
  expect(link.getAttribute('href')).toBe('/en/analyses/a1');
  expect(screen.getByText('Comparing with predicted spectra')).toBeTruthy();
});

test('what was found while no page was open is saved once, and not asked for again', async () => {
  window.localStorage.setItem(STARTED, '["a1","gone"]');
  const { calls } = await ready({
    'GET /api/analyses': { json: [] },
    'GET /api/analyses/a1': { json: done() },
    'POST /api/analyses/a1/keep': { json: {} },
  });
  await waitFor(() => expect(window.localStorage.getItem(STARTED)).toBe('[]'));
  expect(calls.filter(({ path }) => path.endsWith('/keep')).map(({ path }) => path)).toEqual([
    '/api/analyses/a1/keep',
  ]);
});

test('a typed formula is kept at once: whoever leaves before the database answers finds it again', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const { user, unmount } = await ready({});
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C8H8O');
  unmount();
  expect(keptTyped()?.formula).toBe('C8H8O');
});
