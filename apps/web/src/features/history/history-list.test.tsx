// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { uncertain } from '../../testing/analysis-record.ts';
import { fakeServer, quota, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { HistoryPage } from './history-page.tsx';

cleanUpAfterEach();

const item = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  created_at: '2026-01-02T12:00:00.000Z',
  result_json: { status: 'ok', smiles: 'CCOC(C)=O', confidence: 0.95, techniques: ['IR', 'H1NMR'] },
  ...over,
});

async function history(answers: Answers, at = '/en/history') {
  const calls = fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
    'GET /api/history/count': { json: { count: 1 } },
    'GET /api/history/count_month': { json: { count: 1 } },
    'GET /structures.svg': { json: {} },
    ...answers,
  });
  const view = await show(<HistoryPage />, { at });
  const lists = () => calls.filter(({ path }) => path === '/api/history');
  return { ...view, calls, lists };
}

test('an entry shows how sure it was and on what; its result comes when it is opened', async () => {
  const { user, lists, calls } = await history({
    'GET /api/history': { json: [item('h1')] },
    'GET /api/history/h1': {
      json: item('h1', { result_json: { status: 'ok', informacion: 'An old text.' } }),
    },
  });
  expect(await screen.findByText('High confidence (95%) · ¹H NMR · IR')).toBeTruthy();
  expect(lists().every(({ query }) => query.get('brief') === 'list')).toBe(true);
  expect(calls.some(({ path }) => path === '/api/history/h1')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(await screen.findByText('An old text.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open its page' });
  expect(link.getAttribute('href')).toBe('/en/analyses/h1');
});

test('search and filters are asked of the server, kept in the address, and cleared', async () => {
  const { user, path, lists } = await history({
    'GET /api/history': ({ query }) => ({ json: query.has('q') ? [] : [item('h1')] }),
  });
  await screen.findByText('ethyl acetate');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Technique' }), 'IR');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Confidence' }), 'high');
  await user.type(screen.getByRole('searchbox'), 'ketone');
  expect(await screen.findByText('No analysis matches.')).toBeTruthy();
  expect(path()).toBe('/en/history?technique=IR&confidence=high&q=ketone');
  expect(Object.fromEntries(lists().at(-1)!.query)).toMatchObject({
    q: 'ketone',
    technique: 'IR',
    confidence: 'high',
    offset: '0',
  });
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('ethyl acetate')).toBeTruthy();
  expect(path()).toBe('/en/history');
});

test('an address with a filter opens filtered', async () => {
  const { lists } = await history(
    { 'GET /api/history': { json: [item('h1')] } },
    '/en/history?q=ester',
  );
  await screen.findByText('ethyl acetate');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ester');
  expect(lists().map(({ query }) => query.get('q'))).toEqual(['ester']);
});

test('the list goes on as its end comes near once a person scrolls; the button adds to it too', async () => {
  let near: (() => void) | null = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        private readonly seen: (entries: { isIntersecting: boolean }[]) => void,
        private readonly options: { rootMargin: string },
      ) {}
      observe() {
        if (this.options.rootMargin === '600px') near = () => this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const page = (offset: number) =>
    Array.from({ length: offset < 150 ? 50 : 3 }, (_, index) => item(`h${offset + index}`));
  const { user } = await history({
    'GET /api/history': ({ query }) => ({ json: page(Number(query.get('offset'))) }),
  });
  const list = await screen.findByRole('region', { name: 'Past analyses' });
  const count = () => within(list).queryAllByRole('heading', { level: 3 }).length;
  await waitFor(() => expect(count()).toBe(50));
  await user.click(screen.getByText('Past analyses'));
  expect(near).toBeNull();
  fireEvent.wheel(document.body);
  await waitFor(() => expect(near).not.toBeNull());
  near!();
  await waitFor(() => expect(count()).toBe(100));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(count()).toBe(150));
  near!();
  await waitFor(() => expect(count()).toBe(153));
  expect(screen.getByText('No more analyses.')).toBeTruthy();
});

test('an uncertain result that is not in the history is listed with the way to it', async () => {
  const { result: _result, ...brief } = uncertain();
  await history({
    'GET /api/history': { json: [] },
    'GET /api/analyses': ({ query }) => ({ json: query.get('status') === 'ended' ? [brief] : [] }),
  });
  const unsaved = await screen.findByRole('region', { name: 'Not in your history' });
  expect(within(unsaved).getByRole('link').getAttribute('href')).toBe('/en/analyses/a1');
  expect(within(unsaved).getByText(/^Not certain/)).toBeTruthy();
});
