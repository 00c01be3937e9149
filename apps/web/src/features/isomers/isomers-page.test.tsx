// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { IsomersPage } from './isomers-page.tsx';
import { SIGNED_IN, ROWS, GUIDE } from '../../testing/isomer-guide.ts';

cleanUpAfterEach();
const item = (id: string, name: string | null) => ({
  id,
  formula: 'C3H6O',
  nombre_molecula: name,
  created_at: '2026-01-02 03:04:05',
  result_json: {},
});

test('a visitor is asked to sign in, and nothing can be generated', async () => {
  const calls = fakeServer({
    'GET /api/auth/me': {
      status: 401,
      json: { detail: 'You are not signed in.', code: 'not_signed_in' },
    },
  });
  await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
  expect(
    await screen.findByText('Sign in to generate a guide. It does not count as an analysis.'),
  ).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Generate' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  expect(calls.some(({ path }) => path === '/api/isomers')).toBe(false);
});

test('a name of blanks cannot be sent; a name is trimmed, kept in the address and shown with its guide', async () => {
  const calls = fakeServer({ ...SIGNED_IN, 'POST /api/isomers': { json: GUIDE } });
  const { user, path } = await show(<IsomersPage />, { at: '/en/isomers' });
  const name = screen.getByLabelText('Name of the molecule');
  await user.type(name, '   ');
  expect((screen.getByRole('button', { name: 'Generate' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  await user.type(name, 'acetone  ');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(await screen.findByRole('heading', { name: 'Isomers of acetone' })).toBeTruthy();
  expect(document.title).toBe('Isomers of Acetone · Elucida');
  expect(calls.find((call) => call.path === '/api/isomers')?.body).toEqual({
    name: 'acetone',
    lang: 'en',
    offset: 0,
  });
  expect(path()).toBe('/en/isomers?name=acetone');
  expect(document.body.textContent).toContain('All isomers of C3H6O.');
  expect(screen.getByText(/2 of 2 shown · Generated on January 2, 2026/)).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Isomer',
    '¹H NMR',
    '¹³C NMR',
    'IR',
    'Diagnostics',
  ]);
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByText('propanone; dimethyl ketone')).toBeTruthy();
  expect(within(first!).getByText('206.7; 30.9')).toBeTruthy();
  // An empty value shows a dash.
  expect(within(second!).getAllByText('–')).toHaveLength(3);
});

test('a text longer than any name is refused where it is, and not sent', async () => {
  const calls = fakeServer(SIGNED_IN);
  await show(<IsomersPage />, { at: `/en/isomers?name=${'x'.repeat(5_000)}` });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'At most 1,000 characters: enter a name, a SMILES, an InChI or a formula.',
  );
  expect(calls.filter(({ path }) => path === '/api/isomers')).toEqual([]);
});

test('the history offers each name once; choosing one fills the field', async () => {
  const calls = fakeServer({
    ...SIGNED_IN,
    'GET /api/history': {
      json: [item('1', 'acetone'), item('2', null), item('3', 'propanal'), item('4', 'acetone')],
    },
  });
  const { user } = await show(<IsomersPage />);
  const list = screen.getByLabelText('From your history');
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option', { hidden: true })
        .map((option) => option.textContent),
    ).toEqual(['Choose a molecule', 'acetone', 'propanal']),
  );
  expect(calls.find((call) => call.path === '/api/history')?.query.get('limit')).toBe('200');
  await user.selectOptions(list, 'propanal');
  expect((screen.getByLabelText('Name of the molecule') as HTMLInputElement).value).toBe(
    'propanal',
  );
});

test('an error shows its detail next to the buttons, with names that look alike, and one can be taken', async () => {
  fakeServer({
    ...SIGNED_IN,
    'GET /api/names': { json: { structure: null, suggestions: ['acetone'] } },
    'POST /api/isomers': ({ body }) =>
      (body as { name: string }).name === 'acetone'
        ? { json: GUIDE }
        : { status: 422, json: { detail: 'The name is not known.', code: 'invalid_input' } },
  });
  const { user } = await show(<IsomersPage />, { at: '/en/isomers?name=acetoen' });
  expect((await screen.findByRole('alert')).textContent).toBe('The name is not known.');
  await user.click(await screen.findByRole('button', { name: 'acetone' }));
  expect(await screen.findByRole('heading', { name: 'Isomers of acetone' })).toBeTruthy();
});

test.each([
  { query: 'x', note: '', isomers: [] },
  { query: 'x', note: '' },
])('%j has no structured data, and a row says so', async (answer) => {
  fakeServer({ ...SIGNED_IN, 'POST /api/isomers': { json: answer } });
  await show(<IsomersPage />, { at: '/en/isomers?name=x' });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'No structured isomer data returned.',
  );
  expect(screen.getByText('No isomers to show.')).toBeTruthy();
});

test('an answer without a body is explained by its status', async () => {
  fakeServer({ ...SIGNED_IN, 'POST /api/isomers': { status: 500, json: null } });
  await show(<IsomersPage />, { at: '/en/isomers?name=x' });
  expect((await screen.findByRole('alert')).textContent).toBe('HTTP 500');
});

test('rows are filtered, the JSON is copied, and two isomers are compared', async () => {
  fakeServer({ ...SIGNED_IN, 'POST /api/isomers': { json: GUIDE } });
  const { user } = await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
  await user.click(await screen.findByRole('button', { name: 'Copy JSON' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
    query: 'acetone',
    total: 9,
  });
  await user.click(screen.getByRole('button', { name: 'Compare Acetone' }));
  expect(screen.getByText('Choose one more isomer to compare.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Compare Propanal' }));
  const compared = await screen.findByRole('region', { name: 'Predicted spectra compared' });
  expect(
    within(compared).getByRole('img', {
      name: 'Predicted ¹H NMR spectra of Acetone, upwards, and Propanal, downwards',
    }),
  ).toBeTruthy();
  expect(within(compared).getByText('2.17 ± 0.10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the comparison' }));
  await user.type(screen.getByLabelText('Filter'), 'nothing like it');
  expect(screen.getByText('No isomer matches the filter.')).toBeTruthy();
});

test('more rows are asked for from where the list ends', async () => {
  const calls = fakeServer({
    ...SIGNED_IN,
    'POST /api/isomers': ({ body }) => ({
      json: {
        ...GUIDE,
        listed: 3,
        isomers:
          (body as { offset: number }).offset === 0 ? ROWS : [{ ...ROWS[1], name: 'Oxetane' }],
      },
    }),
  });
  const { user } = await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Oxetane')).toBeTruthy();
  expect(
    calls
      .filter((call) => call.path === '/api/isomers')
      .map((call) => (call.body as { offset: number }).offset),
  ).toEqual([0, 2]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
