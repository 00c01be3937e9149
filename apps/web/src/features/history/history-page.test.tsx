// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { watchDownloads } from '../../testing/watch-downloads.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { HistoryPage } from './history-page.tsx';

cleanUpAfterEach();
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const PREVIEW = 'data:image/png;base64,iVBORw0KGgo=';
const item = (n: number, result: Record<string, unknown> = {}) => ({
  id: `h${n}`,
  formula: 'C4H8O2',
  nombre_molecula: `compound ${n}`,
  created_at: '2026-01-02 03:04:05',
  result_json: {
    status: 'ok',
    molecular_formula: 'C4H8O2',
    nombre_molecula: `compound ${n}`,
    elapsed_ms: 1234,
    informacion: 'text',
    smiles: null,
    confidence: 0.9,
    candidates: [],
    spectra: [],
    warnings: [],
    ...result,
  },
});
const page = (from: number, length: number) =>
  Array.from({ length }, (_, index) => item(from + index));
const SIGNED_IN: Answers = {
  'GET /api/auth/me': { json: aUser() },
  'GET /api/history/count': { json: { count: 51 } },
  'GET /api/history/count_month': { json: { count: 7 } },
};
// By text: by role, jsdom works out the styles of everything around every one of some 150 buttons,
// which takes seconds.
const entries = () => screen.getAllByText(/^(Details|Hide details)$/, { selector: 'button' });

test('a full page offers more; a short one says there is no more', async () => {
  fakeServer({
    ...SIGNED_IN,
    'GET /api/history': ({ query }) => ({
      json: query.get('offset') === '0' ? page(0, 50) : page(50, 1),
    }),
  });
  await show(<HistoryPage />);
  fireEvent.click(await screen.findByText('Load more', { selector: 'button' }));
  await waitFor(() => expect(entries()).toHaveLength(51));
  expect(screen.getByText('No more analyses.')).toBeTruthy();
  expect(screen.queryByText('Load more')).toBeNull();
});

test('the counters: loaded, this month, the nominal 80 % and the mean of what was reported', async () => {
  fakeServer({
    ...SIGNED_IN,
    'GET /api/history': { json: [item(1, { confidence: 0.9 }), item(2, { confidence: 0.7 })] },
  });
  await show(<HistoryPage />);
  await screen.findByText('nominal · 80% reported, mean of 2 analyses');
  expect(screen.getByText('80%')).toBeTruthy();
  expect(screen.getByText('51 in total')).toBeTruthy();
  expect(screen.getByText('7')).toBeTruthy();
});

test('details show status, time, formula, name and previews; the older single preview too', async () => {
  fakeServer({
    ...SIGNED_IN,
    'GET /api/history': {
      json: [item(1, { image_preview: PREVIEW }), item(2, { image_previews: [PREVIEW, PREVIEW] })],
    },
  });
  const { user } = await show(<HistoryPage />);
  await waitFor(() => expect(entries()).toHaveLength(2));
  await user.click(entries()[0]!);
  expect(screen.getByText('1.2 s')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: /Image/ })).toHaveLength(1);
  await user.click(entries()[1]!);
  expect(screen.getAllByRole('img', { name: /Image \d of 2/ })).toHaveLength(2);
});

test('a new result opens and is announced', async () => {
  fakeServer({ ...SIGNED_IN, 'GET /api/history': { json: [item(2), item(1)] } });
  await show(<HistoryPage />, { at: { pathname: '/en/history', state: { opened: 'h2' } } });
  expect(await screen.findByText('New result: compound 2.')).toBeTruthy();
  expect(entries().map((entry) => entry.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
});

test('Refresh reads the list again', async () => {
  let items = [item(1)];
  fakeServer({ ...SIGNED_IN, 'GET /api/history': () => ({ json: items }) });
  const { user } = await show(<HistoryPage />);
  await screen.findByRole('heading', { name: 'compound 1' });
  items = [item(2), item(1)];
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('heading', { name: 'compound 2' })).toBeTruthy();
});

test('deleting asks first', async () => {
  let items = [item(1)];
  const calls = fakeServer({
    ...SIGNED_IN,
    'GET /api/history': () => ({ json: items }),
    'DELETE /api/history/h1': () => {
      items = [];
      return { json: {} };
    },
  });
  const { user } = await show(<HistoryPage />);
  await user.click(await screen.findByRole('button', { name: 'Delete: compound 1' }));
  expect(calls.some((call) => call.method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Yes, delete it' }));
  expect(
    await screen.findByText('Nothing here yet. Your next analysis will be the first.'),
  ).toBeTruthy();
});

test('a list that fails is silently empty; a visitor is asked to sign in and offered the example', async () => {
  fakeServer({ ...SIGNED_IN, 'GET /api/history': { status: 500, json: {} } });
  const first = await show(<HistoryPage />);
  expect(
    await screen.findByText('Nothing here yet. Your next analysis will be the first.'),
  ).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  first.unmount();

  fakeServer({
    'GET /api/auth/me': { status: 401, json: {} },
    'GET /demo_example.json': {
      json: { result_json: item(9).result_json, images: ['/demo/h1.png'] },
    },
  });
  await show(<HistoryPage />);
  expect(await screen.findByText(/Sign in to see your analyses/)).toBeTruthy();
  const figures = screen.getByRole('region', { name: 'Figures' });
  expect([...figures.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '0',
    '0 in total',
    '0',
    '80%',
    'nominal',
  ]);
  expect(screen.getByText('Nothing here yet. Your next analysis will be the first.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  expect((await screen.findAllByText('compound 9')).length).toBeGreaterThan(0);
});

test('CSV is saved on Basic, byte for byte; Free is shown the plans and nothing is asked', async () => {
  const saved = watchDownloads();
  fakeServer({
    ...SIGNED_IN,
    'GET /api/auth/me': { json: aUser({ plan: 'basic' }) },
    'GET /api/history': { json: [item(1)] },
    'GET /api/history.csv': { json: 'all' },
    'GET /api/history/h1/csv': { json: 'peaks' },
  });
  const first = await show(<HistoryPage />);
  await first.user.click(await screen.findByRole('button', { name: 'All as CSV' }));
  await waitFor(() => expect([...saved.keys()].join()).toMatch(/^history-\d{4}-\d\d-\d\d\.csv$/));
  expect(screen.queryByText(/The Free plan shows/)).toBeNull();
  await first.user.click(entries()[0]!);
  await first.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect([...saved.keys()].at(-1)).toMatch(/^compound-1-.*\.csv$/));
  first.unmount();

  const calls = fakeServer({ ...SIGNED_IN, 'GET /api/history': { json: [item(1)] } });
  const { user } = await show(<HistoryPage />);
  expect(
    await screen.findByText(
      'The Free plan shows the last 30 days. Older analyses are kept, and return when you upgrade.',
    ),
  ).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'All as CSV' }));
  expect(screen.getByText('CSV export is part of the Basic and Pro plans.')).toBeTruthy();
  expect(calls.some((call) => call.path.includes('csv'))).toBe(false);
});

test(
  'Export PDF sends the result and its images without their prefix, and saves a ' +
    'report named after the molecule',
  async () => {
    const saved = watchDownloads();
    const calls = fakeServer({
      ...SIGNED_IN,
      'GET /api/history': { json: [item(1, { image_previews: [PREVIEW] })] },
      'POST /api/export_pdf': { json: {} },
    });
    const { user } = await show(<HistoryPage />);
    await user.click((await screen.findAllByRole('button', { name: 'Details' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Export PDF' }));
    await waitFor(() => expect([...saved.keys()]).toEqual(['report-compound-1.pdf']));
    const form = calls.find((call) => call.path === '/api/export_pdf')!.body as FormData;
    expect(JSON.parse(String(form.get('images_base64')))).toEqual(['iVBORw0KGgo=']);
    expect(JSON.parse(String(form.get('result_json')))).toMatchObject({
      status: 'ok',
      nombre_molecula: 'compound 1',
    });
  },
);

test('a failing export is an alert, and a line in the console', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeServer({
    ...SIGNED_IN,
    'GET /api/history': { json: [item(1)] },
    'POST /api/export_pdf': { status: 500, json: {} },
  });
  const { user } = await show(<HistoryPage />);
  await user.click((await screen.findAllByRole('button', { name: 'Details' }))[0]!);
  await user.click(screen.getByRole('button', { name: 'Export PDF' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Error exporting PDF');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('two chosen analyses are side by side', async () => {
  fakeServer({
    ...SIGNED_IN,
    'GET /api/history': {
      json: [
        item(1),
        item(2, {
          confidence: 0.5,
          spectra: [{ type: 'IR', source: 'typed', peaks: [{ wavenumber_cm1: 1715 }] }],
        }),
        item(3),
      ],
    },
  });
  const { user } = await show(<HistoryPage />);
  const boxes = await screen.findAllByRole('checkbox', { name: 'Compare' });
  await user.click(boxes[0]!);
  expect(screen.getByText('Choose one more analysis to compare.')).toBeTruthy();
  await user.click(boxes[1]!);
  const panel = await screen.findByRole('region', { name: 'Comparison' });
  expect([...panel.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
    'compound 1',
    'compound 2',
  ]);
  expect(panel.textContent).toContain('50%');
  expect(panel.textContent).toContain('No spectrum of this type.');
  await user.click(screen.getByRole('button', { name: 'Close the comparison' }));
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
});

test('a result of another form still shows its information text, formatted and harmless', async () => {
  const old = {
    ...item(1),
    nombre_molecula: null,
    result_json: {
      status: 'ok',
      informacion: '**bold** <img src=x onerror=alert(1)> [a](javascript:alert(1))',
    },
  };
  fakeServer({ ...SIGNED_IN, 'GET /api/history': { json: [old] } });
  const { user, container } = await show(<HistoryPage />);
  await user.click((await screen.findAllByRole('button', { name: 'Details' }))[0]!);
  expect((await screen.findByText('bold')).tagName).toBe('STRONG');
  expect(container.querySelector('img[onerror]')).toBeNull();
  expect(screen.getByText('a').getAttribute('href') ?? '').toBe('');
});
