// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { events } from '../../testing/fake-server.ts';
import { cleanUpAfterEach } from '../../testing/render.tsx';
import { png, analyze, ready, filled, never } from '../../testing/new-page-scene.tsx';

cleanUpAfterEach();
const answer = (over: Record<string, unknown> = {}) => ({
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 400,
  informacion: '**ethyl acetate**',
  smiles: 'CCOC(C)=O',
  confidence: 0.95,
  candidates: [],
  spectra: [],
  warnings: [],
  ...over,
});

test('what is missing is said in the words of the specification, and nothing is sent', async () => {
  const { user, calls } = await ready({});
  await user.click(analyze());
  expect(screen.getByRole('alert').textContent).toBe('Please select one or more images (PNG/JPG)');
  await user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), png('ir.png'));
  await user.click(analyze());
  expect(screen.getByRole('alert').textContent).toBe(
    'Please enter a molecular formula (e.g., C6H14O)',
  );
  expect(calls.some((call) => call.path === '/api/analyze')).toBe(false);
});

test('the picker takes several PNG or JPEG, raw output is asked for, and tips are next to it', async () => {
  await ready({});
  const picker = screen.getByLabelText<HTMLInputElement>('Choose images (PNG or JPEG)');
  expect([picker.type, picker.multiple, picker.accept]).toEqual([
    'file',
    true,
    'image/png,image/jpeg',
  ]);
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: /^Include raw output/ }).checked,
  ).toBe(true);
  expect(
    within(screen.getByRole('region', { name: 'Tips' })).getAllByRole('listitem'),
  ).toHaveLength(3);
  expect(
    screen.getByText(/^Add the images of your spectra and the molecular formula\./),
  ).toBeTruthy();
});

test('Free is shown its limit before, and a second image stops the run', async () => {
  const { user, calls } = await ready({});
  expect(screen.getByText('The Free plan allows 1 image per analysis.')).toBeTruthy();
  await user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), [
    png('ir.png'),
    png('h1.png'),
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await user.click(analyze());
  expect(screen.getByRole('alert').textContent).toMatch(/Remove all but one/);
  expect(calls.some((call) => call.path === '/api/analyze')).toBe(false);
});

test('stages move, the result is saved and history opens on it', async () => {
  const { calls, path, state } = await filled({
    'POST /api/analyze': {
      stream: events(
        [
          'progress',
          {
            stage: 'digitise',
            fraction: 1,
            found: { key: 'images-read', values: { read: 1, total: 1 } },
          },
        ],
        ['result', answer({ raw_vision: [] })],
      ),
    },
    'POST /api/history': {
      json: {
        id: 'h7',
        formula: 'C4H8O2',
        nombre_molecula: 'ethyl acetate',
        created_at: '2026-01-02T12:00:00Z',
      },
    },
  });
  await waitFor(() => expect(path()).toBe('/en/history'));
  expect(state()).toEqual({ opened: 'h7' });
  const saved = calls.find((call) => call.path === '/api/history')?.body as {
    result_json: Record<string, unknown>;
  };
  expect(saved).toMatchObject({
    formula: 'C4H8O2',
    nombre_molecula: 'ethyl acetate',
    result_json: { status: 'ok', raw_vision: [], image_previews: [] },
  });
});

test('an inconclusive result is shown in place and not saved', async () => {
  const { calls, path } = await filled({
    'POST /api/analyze': {
      stream: events([
        'result',
        answer({
          status: 'inconclusive',
          nombre_molecula: null,
          smiles: null,
          reason: 'ambiguous',
        }),
      ]),
    },
  });
  // The result view's code is fetched only now.
  expect(await screen.findByText('We are not sure', {}, { timeout: 20_000 })).toBeTruthy();
  expect(path()).toBe('/en/new');
  expect(calls.some((call) => call.path === '/api/history')).toBe(false);
});

test.each([
  [
    {
      status: 429,
      json: { detail: 'You have reached your daily analysis limit.', code: 'daily_limit' },
    },
    'You have reached your daily analysis limit.',
    true,
  ],
  [{ status: 500, json: { message: 'Boom' } }, 'Boom', false],
  [{ status: 502, json: {} }, 'HTTP 502', false],
  ['network-error', 'Network error. Please try again. (Failed to fetch)', false],
] as const)('%o shows “%s”', async (failure, words, usage) => {
  await filled({ 'POST /api/analyze': failure });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(words);
  expect(screen.queryByRole('link', { name: 'View usage' }) !== null).toBe(usage);
});

test('stopping aborts the request, which stops the server, and the images stay', async () => {
  const { user, calls } = await filled({ 'POST /api/analyze': never });
  expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop the analysis' }));
  expect(await screen.findByText('Analysis cancelled.')).toBeTruthy();
  expect(calls.find((call) => call.path === '/api/analyze')?.signal?.aborted).toBe(true);
  expect(screen.getByText('ir.png')).toBeTruthy();
});

test('Cancel goes to the home route', async () => {
  const { user, path } = await ready({});
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(path()).toBe('/en');
});

const described = (over: Record<string, unknown> = {}) => ({
  json: [
    {
      name: 'ir.png',
      type: 'C13NMR',
      type_probability: 1,
      axis: [220, -10],
      unit: 'ppm',
      peaks: 6,
      problem: null,
      plot: null,
      spectrum: null,
      ...over,
    },
  ],
});
const upload = async (view: Awaited<ReturnType<typeof ready>>) =>
  view.user.upload(screen.getByLabelText('Choose images (PNG or JPEG)'), png('ir.png'));

test('an image says what was recognised in it', async () => {
  await upload(await ready({ 'POST /api/images/describe': described() }));
  expect(await screen.findByText('δ −10–220 ppm')).toBeTruthy();
  expect(screen.getByText('6 peaks')).toBeTruthy();
  expect(screen.getByRole('option', { name: '¹³C NMR, recognised' })).toBeTruthy();
});

test('an axis that cannot be read asks for its limits, which go out with the next call', async () => {
  const view = await ready({
    'POST /api/images/describe': ({ body }) =>
      (body as FormData).has('image_axes')
        ? described()
        : described({ axis: null, unit: null, peaks: 0, problem: 'axis-unreadable' }),
  });
  await upload(view);
  expect(await screen.findByText('Axis not readable: set its limits.')).toBeTruthy();
  await view.user.type(screen.getByRole('textbox', { name: 'Left end' }), '220');
  await view.user.type(screen.getByRole('textbox', { name: 'Right end' }), '-10');
  expect(await screen.findByText('6 peaks')).toBeTruthy();
  const asked = view.calls.filter((call) => call.path === '/api/images/describe').at(-1)!
    .body as FormData;
  expect(asked.get('image_axes')).toBe('[[220,-10]]');
});

test('where the technique is not certain the person is asked before anything is sent', async () => {
  const view = await ready({
    'POST /api/images/describe': ({ body }) =>
      (body as FormData).has('image_types')
        ? described({ type: 'MS', axis: [0, 250], unit: 'm/z' })
        : described({
            type: 'MS',
            type_probability: 0.73,
            axis: [0, 250],
            unit: 'm/z',
            peaks: 0,
            problem: 'technique-doubtful',
          }),
    'POST /api/analyze': never,
  });
  await upload(view);
  expect(await screen.findByText('Which technique is this? Perhaps MS.')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Detect automatically' })).toBeTruthy();
  await view.user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await view.user.click(analyze());
  expect(screen.getByRole('alert').textContent).toBe(
    'Say which technique “ir.png” shows: its axis alone does not settle it.',
  );
  expect(view.calls.some((call) => call.path === '/api/analyze')).toBe(false);
  await view.user.click(screen.getByRole('button', { name: 'It is MS' }));
  expect(await screen.findByText('6 peaks')).toBeTruthy();
  await view.user.click(analyze());
  expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeTruthy();
  const sent = view.calls.find((call) => call.path === '/api/analyze')!.body as FormData;
  expect(sent.get('image_types')).toBe('["MS"]');
});

test.each([
  ['a failing call', { status: 500, json: {} }],
  ['bad JSON', { json: 'hello' }],
  ['no server', 'network-error'],
] as const)('%s is silent and blocks nothing', async (_what, answer) => {
  const view = await ready({ 'POST /api/images/describe': answer, 'POST /api/analyze': never });
  await upload(view);
  await waitFor(() =>
    expect(view.calls.some((call) => call.path === '/api/images/describe')).toBe(true),
  );
  await waitFor(() => expect(screen.queryByText('Reading the image…')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('option', { name: 'Detect automatically' })).toBeTruthy();
  await view.user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await view.user.click(analyze());
  expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeTruthy();
});

test('removing a card stops asking about it', async () => {
  const view = await ready({ 'POST /api/images/describe': never });
  await upload(view);
  expect(await screen.findByText('Reading the image…')).toBeTruthy();
  await view.user.click(screen.getByRole('button', { name: 'Remove ir.png' }));
  expect(view.calls.find((call) => call.path === '/api/images/describe')?.signal?.aborted).toBe(
    true,
  );
});

test('a file that is not an image is refused by name', async () => {
  await ready({});
  const input = screen.getByLabelText('Choose images (PNG or JPEG)');
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ applyAccept: false }).upload(input, png('notes.txt', 'text/plain'));
  expect(screen.getByText('“notes.txt” is not a PNG or JPEG image.')).toBeTruthy();
});

test('images dropped anywhere on the page or pasted become cards', async () => {
  const { container } = await ready({});
  const dropped = { types: ['Files'], files: [png('dropped.png')] };
  fireEvent.dragOver(window, { dataTransfer: dropped });
  expect(screen.getByText('Drop the images to add them')).toBeTruthy();
  fireEvent.drop(window, { dataTransfer: dropped });
  fireEvent.paste(window, { clipboardData: { files: [png('pasted.png')] } });
  await waitFor(() => expect(container.querySelectorAll('li.card')).toHaveLength(2));
  expect(screen.getByText('dropped.png')).toBeTruthy();
  expect(screen.getByText('pasted.png')).toBeTruthy();
});
