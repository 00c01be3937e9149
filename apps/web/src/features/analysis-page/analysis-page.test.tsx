// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, done, record, uncertain } from '../../testing/analysis-record.ts';
import { analysisPage } from '../../testing/analysis-scene.tsx';
import { events, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach } from '../../testing/render.tsx';

cleanUpAfterEach();

const PATH = 'GET /api/analyses/a1';
const RANKING = [{ rank: 1, name: 'ethyl acetate', smiles: 'CCOC(C)=O', confidence: 0.6 }];
const found = (key: string, values: Record<string, unknown>) => ({
  stage: 'interpret',
  found: { key, values },
});

/** Answers the record as JSON, its events as a stream that stays open after them. */
const running =
  (
    own: ReturnType<typeof record>,
    list: readonly (readonly [string, unknown])[] = [],
  ): Answers[string] =>
  ({ signal, accept }) =>
    accept === 'text/event-stream'
      ? {
          stream: new ReadableStream({
            start(controller) {
              const encoder = new TextEncoder();
              for (const [event, data] of list)
                controller.enqueue(
                  encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
                );
              signal?.addEventListener('abort', () => controller.error(signal.reason));
            },
          }),
        }
      : { json: own };

test('under way: what it found before this page was opened, and what comes since', async () => {
  await analysisPage({
    [PATH]: running(
      record({
        started_at: new Date(Date.now() - 65_000).toISOString(),
        found: [found('fact-aromatic', {}), found('fact-nitrile', {})],
      }),
      [['progress', { stage: 'judge', fraction: 0.25, ranking: RANKING }]],
    ),
  });
  const stages = await screen.findByRole('region', { name: 'Progress of the analysis' });
  expect(within(stages).getByText('An aromatic ring is likely')).toBeTruthy();
  expect(within(stages).getByText('A nitrile is likely')).toBeTruthy();
  expect(within(stages).getByRole('timer').textContent).toMatch(/^6[5-9] s$/);
  const ranking = await screen.findByRole('region', { name: 'First ranking' });
  expect(within(ranking).getByText('1. ethyl acetate')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Analysis of C4H8O2');
});

test.each([
  [null, /If you cancel now, it does not count/],
  [RANKING, /it still counts as an analysis/],
])('cancelling says beforehand what happens to the count (ranking: %j)', async (ranking, words) => {
  let cancelled = false;
  const { user } = await analysisPage({
    [PATH]: (call) =>
      cancelled
        ? { json: record({ status: 'cancelled', counted: ranking !== null }) }
        : (running(record({ ranking })) as (one: typeof call) => never)(call),
    'DELETE /api/analyses/a1': () => {
      cancelled = true;
      return { json: { message: 'Cancelled.' } };
    },
  });
  const button = await screen.findByRole('button', { name: 'Cancel the analysis' });
  expect(screen.getByText(words).id).toBe(button.getAttribute('aria-describedby'));
  await user.click(button);
  expect(await screen.findByText('This analysis was cancelled.')).toBeTruthy();
  expect(
    screen.getByText(
      ranking === null
        ? 'It did not count towards your daily limit.'
        : 'It counted towards your daily limit.',
    ),
  ).toBeTruthy();
});

test('a connection that is lost is said so, and found again by itself', async () => {
  let lost = true;
  await analysisPage({
    [PATH]: (call) =>
      call.accept === 'text/event-stream'
        ? 'network-error'
        : lost && seen++ > 0
          ? 'network-error'
          : { json: record() },
  });
  expect(await screen.findByText(/^No connection\./)).toBeTruthy();
  lost = false;
  // Awaited: what it draws may still be on its way.
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Connected again.')).toBeTruthy();
});
let seen = 0;

test('started on /new, a molecule found is saved, and history opens on it', async () => {
  let saved: string | null = null;
  const { path, state, calls } = await analysisPage(
    {
      [PATH]: () => ({ json: done({ history_id: saved }) }),
      'POST /api/analyses/a1/keep': () => {
        saved = 'h7';
        return { json: {} };
      },
    },
    { state: { startedOn: 'new' } },
  );
  await waitFor(() => expect(path()).toBe('/en/history'));
  expect(state()).toEqual({ opened: 'h7' });
  expect(calls.filter((call) => call.path.endsWith('/keep'))).toHaveLength(1);
});

test('that saving fails is ignored', async () => {
  const { path, state } = await analysisPage(
    {
      [PATH]: { json: done() },
      'POST /api/analyses/a1/keep': { status: 409, json: { code: 'history_full' } },
    },
    { state: { startedOn: 'new' } },
  );
  await waitFor(() => expect(path()).toBe('/en/history'));
  expect(state()).toEqual({ opened: null });
});

test.each([
  ['new', uncertain()],
  ['new', record({ status: 'cancelled' })],
  ['manual', uncertain()],
  ['manual', done({ history_id: 'h7' })],
] as const)('started on /%s, anything else leads back there', async (screenId, own) => {
  const { path, state, calls } = await analysisPage(
    { [PATH]: { json: own } },
    { state: { startedOn: screenId } },
  );
  await waitFor(() => expect(path()).toBe(`/en/${screenId}`));
  expect(state()).toEqual({ ended: 'a1' });
  expect(calls.some((call) => call.path.endsWith('/keep'))).toBe(false);
});

test('opened otherwise it shows the result, with all there is to do with it', async () => {
  const { user } = await analysisPage({
    [PATH]: { json: uncertain({ title: 'Flask 3', comments: 'smells of pear' }) },
    'PATCH /api/analyses/a1': { json: {} },
    'POST /api/analyses/a1/share': { json: { url: 'http://localhost/shared/t0k' } },
    'DELETE /api/analyses/a1/share': { json: {} },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Flask 3' })).toBeTruthy();
  expect(await screen.findByText('We are not sure')).toBeTruthy();
  expect(screen.getByText(/It is kept until February 1, 2026/)).toBeTruthy();
  // Its image was read by a version that did not say where the peaks are.
  expect(await screen.findByText(/cannot be corrected here: this result was saved/)).toBeTruthy();
  const actions = screen.getByRole('group', { name: 'What to do with it' });
  expect(
    within(actions)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Keep in history',
    'Change something and run again',
    'Download',
    'Title and notes',
    'Share',
  ]);
  // Nothing of it is shown until it is opened.
  expect(screen.queryByText('smells of pear')).toBeNull();
  const opener = (name: string) => within(actions).getByRole('button', { name });
  await user.click(opener('Download'));
  const files = await screen.findByRole('region', { name: 'Download' });
  expect(
    within(files)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Download JSON', 'Download SI text', 'Export PDF', 'Print']);
  await user.click(opener('Title and notes'));
  expect(opener('Title and notes').getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('region', { name: 'Download' })).toBeNull();
  expect(await screen.findByText('smells of pear')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit title and notes' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(document.activeElement).toBe(title);
  await user.clear(title);
  await user.type(title, 'Flask 4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flask 4'),
  );
  await user.click(opener('Share'));
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  expect(
    (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to the result' })).value,
  ).toBe('http://localhost/en/shared/t0k');
  await user.click(screen.getByRole('button', { name: 'Withdraw the link' }));
  expect(await screen.findByText('The link no longer works.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Link to the result' })).toBeNull();
});

test('what was read from images opens in /manual, to be changed and run again', async () => {
  const { user, path, state } = await analysisPage({
    [PATH]: { json: done() },
    'GET /api/analyses/a1/input': {
      json: {
        kind: 'images',
        metadata: { molecular_formula: 'C4H8O2', title: 'Flask 3', comments: '' },
        spectra: [],
        lang: 'en',
        images: [],
      },
    },
  });
  // Its last part, loaded apart: React warns of an event that meets a part still on its way.
  expect(await screen.findByText(/cannot be corrected here/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Change something and run again' }));
  await waitFor(() => expect(path()).toBe('/en/manual'));
  expect(JSON.parse((state() as { payload: string }).payload)).toEqual({
    metadata: { molecular_formula: 'C4H8O2', title: 'Flask 3', comments: '' },
    spectra: [{ type: 'C13NMR', source: 'image', peaks: [{ delta_ppm: 171.1 }] }],
  });
});

test('a failure says why, that it does not count, and what to do next', async () => {
  await analysisPage({
    [PATH]: {
      json: record({
        status: 'failed',
        counted: false,
        error: {
          status: 500,
          code: 'analysis_failed',
          detail: 'The analysis failed on the server and was not counted. Please try again.',
        },
      }),
    },
  });
  expect(await screen.findByText(/^The analysis failed on the server/)).toBeTruthy();
  expect(screen.getByText('It did not count towards your daily limit.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open the input and run it again' })).toBeTruthy();
});

test("another's, or one that is gone, is said to be missing", async () => {
  await analysisPage({});
  expect(await screen.findByRole('heading', { name: 'No such analysis' })).toBeTruthy();
});

test('an item of the history that has no analysis is shown as it was saved', async () => {
  await analysisPage({
    'GET /api/history/a1': {
      json: {
        id: 'a1',
        formula: 'C4H8O2',
        nombre_molecula: 'ethyl acetate',
        created_at: '2026-01-02T12:00:00.000Z',
        result_json: { status: 'ok', informacion: 'An old text.', image_previews: [] },
      },
    },
  });
  expect(await screen.findByText('An old text.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ethyl acetate');
});

test('a stream that ends with the result shows it', async () => {
  let ended = false;
  await analysisPage({
    [PATH]: ({ accept }) => {
      if (accept !== 'text/event-stream') return { json: ended ? done() : record() };
      ended = true;
      return { stream: events(['accepted', { analysis_id: 'a1' }], ['result', done().result]) };
    },
  });
  expect(
    await screen.findByRole('button', { name: 'Change something and run again' }),
  ).toBeTruthy();
});

test('a measurement that would settle it is entered next to what it should show', async () => {
  const HMBC = 'HMBC: a correlation from ¹H 3.97 ppm to ¹³C 147.2 ppm would favour vanillin.';
  const metadata = { molecular_formula: 'C4H8O2', title: '', comments: '' };
  const spectra = [{ type: 'C13NMR', peaks: [{ delta_ppm: 171.1 }] }];
  const { user, path, state } = await analysisPage({
    [PATH]: {
      json: done({
        result: answer({
          report: [
            { section: 'settle', codes: ['settle-hmbc'], text: HMBC, measure: 'HMBC' },
            { section: 'settle', codes: ['settle-reference'], text: 'An authentic sample.' },
          ],
        }),
      }),
    },
    'GET /api/analyses/a1/input': {
      json: { kind: 'manual', metadata, spectra, lang: 'en', images: [] },
    },
  });
  expect(await screen.findByText(/cannot be corrected here/)).toBeTruthy();
  const offers = await screen.findAllByRole('button', { name: /^Enter the / });
  expect(offers.map(({ textContent }) => textContent)).toEqual(['Enter the HMBC spectrum']);
  await user.click(offers[0]!);
  await waitFor(() => expect(path()).toBe('/en/manual'));
  const handed = state() as { payload: string; wanted: unknown };
  expect(handed.wanted).toEqual({ type: 'HMBC', text: HMBC });
  expect((JSON.parse(handed.payload) as { spectra: unknown }).spectra).toEqual([
    ...spectra,
    { type: 'HMBC', peaks: [] },
  ]);
});
