// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, record, uncertain } from '../../testing/analysis-record.ts';
import { analysisPage } from '../../testing/analysis-scene.tsx';
import { events, quota, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach } from '../../testing/render.tsx';

cleanUpAfterEach();

const PATH = 'GET /api/analyses/a1';
const candidate = (smiles: string, by: string[]) => ({
  rank: 1,
  name: null,
  smiles,
  confidence: 0.3,
  proposed_by: by,
  evidence: [],
});
const spectra = [{ type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }] }];
const SEARCHED = { method: 'search', considered: 9_000, complete: false };
const ended = (over: Record<string, unknown> = {}, own: Record<string, unknown> = {}) =>
  uncertain({
    result: answer({
      status: 'inconclusive',
      nombre_molecula: null,
      smiles: null,
      confidence: 0.3,
      spectra,
      search: SEARCHED,
      candidates: [
        candidate('CCOC(C)=O', ['library', 'search']),
        candidate('CCC(=O)OC', ['openai']),
        candidate('CC(C)C(=O)O', ['search', 'openai']),
      ],
      ...over,
    }),
    ...own,
  });
const input = {
  kind: 'manual',
  metadata: { molecular_formula: 'C4H8O2', title: 'Flask 3', comments: '' },
  spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 171.1 }] }],
  structures: ['CCC(=O)OC'],
  lang: 'en',
  images: [],
};

async function opened(answers: Answers, shown = ended()) {
  const view = await analysisPage({
    [PATH]: { json: shown },
    'GET /api/analyses/a1/input': { json: input },
    'GET /api/analyses/a2': { json: record({ id: 'a2' }) },
    ...answers,
  });
  const opener = await screen.findByRole('button', { name: 'Search longer' });
  // Awaited: the panel, and what else is fetched apart, may still be on its way.
  await act(async () => opener.click());
  return { ...view, panel: within(await screen.findByRole('region', { name: 'Search longer' })) };
}

test('it asks the same with more time, goes on from what was found, and opens the new page', async () => {
  const { user, panel, path, calls } = await opened({
    'POST /api/analyze/manual': { stream: events(['accepted', { analysis_id: 'a2' }]) },
  });
  expect(panel.getByText(/counts as one analysis/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: '1 minute' }));
  await waitFor(() => expect(path()).toBe('/en/analyses/a2'));
  expect(calls.find(({ path }) => path.endsWith('/analyze/manual'))!.body).toEqual({
    metadata: input.metadata,
    spectra: input.spectra,
    structures: ['CCC(=O)OC'],
    search_seconds: 60,
    // Not what a model alone proposed: no search is credited with it.
    search_from: { structures: ['CCOC(C)=O', 'CC(C)C(=O)O'], rounds: 2 },
    models: false,
    polish: false,
    lang: 'en',
  });
});

test('images are sent with what was read of them, which nobody corrected', async () => {
  const image = { type: 'C13NMR', source: 'image', image: 0, peaks: [{ delta_ppm: 171.1 }] };
  const derived = { type: 'H1NMR', source: 'derived', peaks: [{ delta_ppm: 2 }] };
  const { user, panel, path, calls } = await opened(
    {
      'GET /api/analyses/a1/input': { json: { ...input, kind: 'images', spectra: [] } },
      'GET /api/analyses/a1/images/0': { json: 'a picture' },
      'POST /api/analyze': { stream: events(['accepted', { analysis_id: 'a2' }]) },
    },
    ended(
      { spectra: [image, derived] },
      { images: [{ name: 'a.png', preview: '/api/analyses/a1/images/0' }] },
    ),
  );
  await user.click(panel.getByRole('button', { name: '1 minute' }));
  await waitFor(() => expect(path()).toBe('/en/analyses/a2'));
  const form = calls.find(({ method }) => method === 'POST')!.body as FormData;
  const read = (field: string): unknown => JSON.parse(String(form.get(field)));
  expect(form.getAll('files')).toHaveLength(1);
  expect(form.get('formula')).toBe('C4H8O2');
  expect(form.get('search_seconds')).toBe('60');
  expect(read('search_from')).toEqual({ structures: ['CCOC(C)=O', 'CC(C)C(=O)O'], rounds: 2 });
  expect(read('structures')).toEqual(['CCC(=O)OC']);
  expect(read('spectra')).toEqual([{ ...image, corrected: false }]);
});

test('it goes on after the rounds that a longer search has made', async () => {
  const { user, panel, calls } = await opened(
    {
      'GET /api/auth/me': { json: aUser({ plan: 'pro' }) },
      'POST /api/analyze/manual': { stream: events(['accepted', { analysis_id: 'a2' }]) },
    },
    ended({ search: { ...SEARCHED, rounds: 17 } }),
  );
  await user.click(panel.getByRole('button', { name: '10 minutes' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({
    search_seconds: 600,
    search_from: { rounds: 17 },
  });
});

test.each([
  ['free', false, [true, false, false]],
  ['basic', false, [true, true, false]],
  ['pro', false, [true, true, true]],
  ['free', true, [true, true, true]],
])('%s, unlimited %s: the times that the account may choose', async (plan, unlimited, may) => {
  const { panel } = await opened({
    'GET /api/auth/me': { json: aUser({ plan }) },
    'GET /api/stats/quota': { json: quota({ unlimited }) },
  });
  const buttons = () => panel.getAllByRole<HTMLButtonElement>('button');
  await waitFor(() => expect(buttons().map(({ disabled }) => !disabled)).toEqual(may));
  expect(panel.queryByRole('link', { name: 'See the plans' }) === null).toBe(may[2]);
});

test('what goes wrong is said where it was asked for', async () => {
  const { user, panel, path } = await opened({
    'POST /api/analyze/manual': {
      status: 403,
      json: { code: 'plan_required', detail: 'No.' },
    },
  });
  await user.click(panel.getByRole('button', { name: '1 minute' }));
  expect(await panel.findByRole('alert')).toBeTruthy();
  expect(path()).toBe('/en/analyses/a1');
});

test.each([
  ['every isomer was judged', { search: { ...SEARCHED, method: 'exhaustive', complete: true } }],
  ['no search reaches the formula', { search: { ...SEARCHED, method: 'library' } }],
  ['there are no peaks', { spectra: [] }],
  ['an older version ran it', { search: undefined }],
])('nothing is offered where %s', async (_, over) => {
  await analysisPage({ [PATH]: { json: ended(over) } });
  expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search longer' })).toBeNull();
});

test('under way: who leads is drawn, and what time is left is said', async () => {
  const found = (key: string, values: object) => ({ stage: 'propose', found: { key, values } });
  await analysisPage({
    [PATH]: {
      json: record({
        found: [
          found('leading-candidate', { smiles: 'CCOC(C)=O' }),
          found('search-time-left', { left: '2:45' }),
        ],
      }),
    },
  });
  const leader = within(await screen.findByRole('region', { name: 'Leading so far' }));
  expect(await leader.findByRole('img', { name: 'Structure of CCOC(C)=O' })).toBeTruthy();
  expect(screen.getByText('Time left to search: 2:45')).toBeTruthy();
});
