// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, quota, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { drawnPeaks } from './drawn-peaks.ts';
import { ManualAnalysis, ManualPage } from './manual-page.tsx';

cleanUpAfterEach();

const NOT_KEPT =
  'This browser does not keep the draft: its storage is off or full. Export the JSON before you leave the page.';
const SIGNED_IN = {
  'GET /api/auth/me': { json: aUser() },
  'GET /api/stats/quota': { json: quota() },
};

test('a draft that the browser does not keep is reported, until it is kept again', async () => {
  fakeServer(SIGNED_IN);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user } = await show(<ManualPage />);
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C');
  expect(screen.getByText(NOT_KEPT)).toBeTruthy();
  full.mockRestore();
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), '2');
  expect(screen.queryByText(NOT_KEPT)).toBeNull();
});

test('a long draft is written when the typing pauses, and at the latest when the screen is left', async () => {
  fakeServer(SIGNED_IN);
  const { user, unmount } = await show(<ManualPage />);
  const peaks = Array.from({ length: 2500 }, (_, index) => ({ m_z: index + 1 }));
  await user.upload(
    screen.getByLabelText('Import JSON', { selector: 'input' }),
    new File(
      [
        JSON.stringify({
          metadata: { molecular_formula: 'C2H6' },
          spectra: [{ type: 'MS', peaks }],
        }),
      ],
      'many.json',
      { type: 'application/json' },
    ),
  );
  await screen.findByText('Rows 1–100 of 2,500');
  unmount();
  expect(Object.values(window.localStorage).join()).toContain('2500');
});

test('a failed run is in the result panel as an object with its message', async () => {
  fakeServer({
    ...SIGNED_IN,
    'POST /api/analyze/manual': { status: 500, json: { detail: 'Boom' } },
  });
  const { user } = await show(<ManualPage />);
  expect(screen.getByText('No result yet.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/4 of 5 left today/)).toBeTruthy());
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'CH4');
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  await user.click(screen.getByRole('button', { name: 'Run analysis' }));
  expect(JSON.parse((await screen.findByText(/"status": "error"/)).textContent)).toEqual({
    status: 'error',
    message: 'Boom',
  });
});

test('a found molecule is saved, the callback is called, and a link opens it in history', async () => {
  const ester = {
    status: 'ok',
    molecular_formula: 'C4H8O2',
    nombre_molecula: 'ethyl acetate',
    elapsed_ms: 9,
    informacion: '',
    smiles: 'CCOC(C)=O',
    confidence: 0.9,
    candidates: [],
    spectra: [],
    warnings: [],
  };
  const calls = fakeServer({
    ...SIGNED_IN,
    'POST /api/analyze/manual': { json: ester },
    'POST /api/history': {
      json: {
        id: 'h7',
        formula: 'C4H8O2',
        nombre_molecula: 'ethyl acetate',
        created_at: '2026-01-02T03:04:05.000Z',
      },
    },
  });
  const onSaved = vi.fn();
  const { user, path } = await show(<ManualAnalysis onSaved={onSaved} />);
  await waitFor(() => expect(screen.getByText(/4 of 5 left today/)).toBeTruthy());
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  await user.click(screen.getByRole('button', { name: 'Run analysis' }));
  await user.click(await screen.findByRole('link', { name: 'Open it there' }));
  expect([onSaved.mock.calls, path()]).toEqual([[['h7']], '/en/history']);
  expect(calls.find((call) => call.path === '/api/history')?.body).toEqual({
    formula: 'C4H8O2',
    nombre_molecula: 'ethyl acetate',
    result_json: ester,
  });
});

test('an answer with the specification’s fields alone is shown and saved', async () => {
  const plain = {
    status: 'ok',
    molecular_formula: 'C4H8O2',
    nombre_molecula: 'ethyl acetate',
    elapsed_ms: 900,
    informacion: 'An **ester**.',
  };
  const calls = fakeServer({
    ...SIGNED_IN,
    'POST /api/analyze/manual': { json: plain },
    'POST /api/history': { json: { id: 'h7' } },
  });
  const { user } = await show(<ManualPage />);
  await waitFor(() => expect(screen.getByText(/4 of 5 left today/)).toBeTruthy());
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  await user.click(screen.getByRole('button', { name: 'Run analysis' }));
  expect((await screen.findByText('ester', {}, { timeout: 20_000 })).tagName).toBe('STRONG');
  expect(screen.getByRole('heading', { name: 'ethyl acetate' })).toBeTruthy();
  expect(screen.getByText(/0\.9 s/)).toBeTruthy();
  await screen.findByText(/Saved to your history/);
  expect(calls.find((call) => call.path === '/api/history')?.body).toEqual({
    formula: 'C4H8O2',
    nombre_molecula: 'ethyl acetate',
    result_json: plain,
  });
});

test('of more peaks than can be drawn the strongest are, in their order', () => {
  const peaks = Array.from({ length: 1000 }, (_, index) => ({
    m_z: index,
    rel_int: index % 2 === 0 ? 100 : 1,
  }));
  const drawn = drawnPeaks({ type: 'MS', peaks });
  expect(drawn).toHaveLength(500);
  expect(drawn.every(({ rel_int }) => rel_int === 100)).toBe(true);
  expect(drawn[1]).toEqual({ m_z: 2, rel_int: 100 });
  expect(
    drawnPeaks({
      type: 'C13NMR',
      peaks: Array.from({ length: 600 }, (_, index) => ({ delta_ppm: index })),
    }),
  ).toHaveLength(500);
});

const AI = {
  'GET /api/settings': {
    json: {
      contact_email: null,
      community_url: null,
      network_url: null,
      billing: 'test',
      direct_downgrade: false,
      ai_in_use: true,
      providers: [{ id: 'anthropic', in_use: true }],
    },
  },
};

test('where AI models are configured, the page says what leaves the server; the switch decides', async () => {
  const calls = fakeServer({
    ...SIGNED_IN,
    ...AI,
    'POST /api/analyze/manual': { status: 500, json: { detail: 'Boom' } },
  });
  const { user } = await show(<ManualPage />);
  expect(
    await screen.findByText(
      new RegExp(
        '^The formula and the peaks of your spectra are sent from this server to ' +
          String.raw`AI \(Anthropic\); title, notes and assignments are not\.`,
      ),
    ),
  ).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/4 of 5 left today/)).toBeTruthy());
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'CH4');
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  await user.click(screen.getByRole('button', { name: 'Run analysis' }));
  await screen.findByText(/"status": "error"/);
  await user.click(screen.getByRole('checkbox', { name: /^Let AI word the reasons/ }));
  const run = () => user.click(screen.getByRole('button', { name: 'Run analysis' }));
  const sent = () =>
    calls
      .filter((call) => call.path === '/api/analyze/manual')
      .map(({ body }) => {
        const { models, polish } = body as { models: boolean; polish: boolean };
        return [models, polish];
      });
  await run();
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByText(/"status": "error"/);
  await user.click(screen.getByRole('checkbox', { name: 'Ask AI too' }));
  await run();
  await waitFor(() =>
    expect(sent()).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]),
  );
});

test('peaks that a link hands over open once, say whose they are, and Undo brings the draft back', async () => {
  fakeServer(SIGNED_IN);
  const payload = JSON.stringify({
    metadata: { molecular_formula: 'C4H8O2' },
    spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 51.5 }] }],
  });
  const first = await show(<ManualPage />);
  await first.user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C6H6');
  first.unmount();
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<ManualPage />, {
      at: { pathname: '/en/manual', state: { payload, model: 'Google' } },
    });
  });
  const { user, state } = view!;
  expect(await screen.findByText(/^Opened: the peaks as Google read them\./)).toBeTruthy();
  const formula = screen.getByRole<HTMLInputElement>('textbox', { name: 'Molecular formula' });
  expect([formula.value, screen.getAllByDisplayValue(/^(171\.1|51\.5)$/).length]).toEqual([
    'C4H8O2',
    2,
  ]);
  await waitFor(() => expect(state()).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(formula.value).toBe('C6H6');
});

test('a spectrum that would settle an answer opens empty, with what it should show', async () => {
  fakeServer(SIGNED_IN);
  const text = 'HMBC: a correlation from ¹H 3.97 ppm to ¹³C 147.2 ppm would favour vanillin.';
  const payload = JSON.stringify({
    metadata: { molecular_formula: 'C8H8O3' },
    spectra: [
      { type: 'C13NMR', peaks: [{ delta_ppm: 190.9 }] },
      { type: 'HMBC', peaks: [] },
    ],
  });
  await act(async () => {
    await show(<ManualPage />, {
      at: {
        pathname: '/en/manual',
        state: { payload, model: null, wanted: { type: 'HMBC', text } },
      },
    });
  });
  const block = await screen.findByRole('region', { name: /^HMBC/ });
  expect(await within(block).findByText('What it would show')).toBeTruthy();
  expect(within(block).getByText(text)).toBeTruthy();
  expect(screen.getAllByText('What it would show').length).toBe(1);
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'));
  expect(block.contains(document.activeElement)).toBe(true);
});
