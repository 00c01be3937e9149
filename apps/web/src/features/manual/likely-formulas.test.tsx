// @vitest-environment jsdom
import { formulaProposals } from '@elucida/messages/pages/en/formula-proposals';
import { likelyFormulas as words } from '@elucida/messages/pages/en/likely-formulas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLikelyText } from '../../formula/use-likely-text.ts';
import { fakeServer, quota, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { LIKELY_KEYS } from '../../lib/storage.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { ManualPage } from './manual-page.tsx';

cleanUpAfterEach();
beforeEach(async () => {
  localStorage.clear();
  await useLikelyText.load('en');
});

const SIGNED_IN = {
  'GET /api/auth/me': { json: aUser() },
  'GET /api/stats/quota': { json: quota() },
};
/** Acetone by its mass number: several formulas share 58. */
const FILE = new File(
  [
    JSON.stringify({
      metadata: { molecular_formula: '' },
      structures: ['CC(C)=O'],
      spectra: [
        {
          type: 'MS',
          peaks: [
            { m_z: 43, rel_int: 100 },
            { m_z: 58, rel_int: 30 },
          ],
        },
      ],
    }),
  ],
  'acetone.json',
  { type: 'application/json' },
);

const answerOf = (formula: string, over: Record<string, unknown>) => ({
  status: 'ok',
  molecular_formula: formula,
  nombre_molecula: 'acetone',
  elapsed_ms: 9,
  informacion: '',
  ...over,
});

async function compared(answers: Answers) {
  const calls = fakeServer({ ...SIGNED_IN, ...answers });
  const shown = await show(<ManualPage />);
  await waitFor(() => expect(screen.getByText(/4 of 5 left today/)).toBeTruthy());
  await shown.user.upload(screen.getByLabelText('Import JSON', { selector: 'input' }), FILE);
  await shown.user.click(screen.getByText('No formula yet?'));
  const list = await screen.findByRole('list', { name: formulaProposals.caption });
  const formulas = within(list)
    .getAllByRole('button', { name: /^Use this formula: / })
    .map((button) => button.getAttribute('aria-label')!.replace('Use this formula: ', ''));
  await shown.user.click(screen.getByRole('button', { name: /^Compare analyses with the/ }));
  const panel = await screen.findByRole('region', { name: words.title });
  const rows = within(panel).getAllByRole('listitem');
  const sent = () =>
    calls
      .filter(({ path }) => path === '/api/analyze/manual')
      .map(({ body }) => body as { metadata: { molecular_formula: string } });
  return { ...shown, panel, rows, formulas, sent };
}

test('an analysis for each of the likeliest, one after another, with its answer and what each is worth', async () => {
  const { user, panel, rows, formulas, sent } = await compared({
    'POST /api/analyze/manual': ({ body }) => {
      const formula = (body as { metadata: { molecular_formula: string } }).metadata
        .molecular_formula;
      return { json: answerOf(formula, formula === 'C3H6O' ? {} : { nombre_molecula: null }) };
    },
  });
  // Nothing is sent, and nothing counted, before it is asked for.
  expect(sent()).toEqual([]);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.length).toBeLessThanOrEqual(3);
  expect(within(panel).getByText(words.withoutStructures)).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: words.start(rows.length) }));
  await within(panel).findByText(words.reading);
  expect(sent().map(({ metadata }) => metadata.molecular_formula)).toEqual(
    formulas.slice(0, rows.length),
  );
  for (const body of sent()) expect(body).not.toHaveProperty('structures');
  formulas.slice(0, rows.length).forEach((formula, k) => {
    expect(
      within(rows[k]!).getByText(formula === 'C3H6O' ? 'acetone' : words.undecided),
    ).toBeTruthy();
    expect(within(rows[k]!).getByText(/^probability of the formula: /)).toBeTruthy();
  });
  await user.click(within(panel).getByRole('button', { name: words.useOf(formulas[0]!) }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Molecular formula' });
  expect(field.value).toBe(formulas[0]);
});

test('an analysis that fails is said, and the next goes on', async () => {
  let calls = 0;
  const { user, panel, rows, sent } = await compared({
    'POST /api/analyze/manual': ({ body }) => {
      const formula = (body as { metadata: { molecular_formula: string } }).metadata
        .molecular_formula;
      return calls++ === 0
        ? { status: 500, json: { detail: 'Boom' } }
        : { json: answerOf(formula, {}) };
    },
  });
  await user.click(within(panel).getByRole('button', { name: words.start(rows.length) }));
  await within(panel).findByText(words.reading);
  expect(within(rows[0]!).getByText('Boom')).toBeTruthy();
  expect(within(rows[1]!).getByText('acetone')).toBeTruthy();
  expect(sent()).toHaveLength(rows.length);
});

test('the comparison is there again when the page is opened again, and gone once it is closed', async () => {
  const { user, panel, rows, formulas, unmount } = await compared({
    'POST /api/analyze/manual': ({ body }) => ({
      json: answerOf(
        (body as { metadata: { molecular_formula: string } }).metadata.molecular_formula,
        {},
      ),
    }),
  });
  await user.click(within(panel).getByRole('button', { name: words.start(rows.length) }));
  await within(panel).findByText(words.reading);
  unmount();

  const calls = fakeServer(SIGNED_IN);
  await show(<ManualPage />);
  const again = await screen.findByRole('region', { name: words.title });
  const shown = within(again).getAllByRole('listitem');
  expect(shown).toHaveLength(rows.length);
  for (const row of shown) expect(within(row).getByText('acetone')).toBeTruthy();
  expect(within(again).queryByText(words.otherSpectra)).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  // With another peak the answers are of other spectra, and it is said.
  const height = document.querySelector<HTMLInputElement>('input[data-row="0"][data-column="1"]')!;
  await user.clear(height);
  await user.type(height, '90');
  expect(within(again).getByText(words.otherSpectra)).toBeTruthy();
  await user.click(within(again).getByRole('button', { name: words.useOf(formulas[0]!) }));
  await user.click(within(again).getByRole('button', { name: words.close }));
  expect(screen.queryByRole('region', { name: words.title })).toBeNull();
  expect(localStorage.getItem(LIKELY_KEYS.manual)).toBe('');
});

test('an analysis that was left under way is followed to its answer; what had not begun is said', async () => {
  const run = { state: 'running', id: 'a7' };
  const formulas = ['C3H6O', 'C2H4NO', 'C4H10'].map((hill, k) => ({
    hill,
    probability: 0.5 - k / 10,
  }));
  localStorage.setItem(
    LIKELY_KEYS.manual,
    JSON.stringify({
      formulas,
      runs: { C3H6O: run, C2H4NO: { state: 'running', id: null } },
      of: '0 0',
    }),
  );
  const calls = fakeServer({
    ...SIGNED_IN,
    'GET /api/analyses/a7': { json: answerOf('C3H6O', {}) },
  });
  await show(<ManualPage />);
  const panel = await screen.findByRole('region', { name: words.title });
  const [first, second, third] = within(panel).getAllByRole('listitem');
  expect(await within(first!).findByText('acetone')).toBeTruthy();
  expect(within(first!).getByRole('link').getAttribute('href')).toContain('/analyses/a7');
  // It was never accepted, so that nothing can be followed.
  expect(within(second!).getByText(words.stopped)).toBeTruthy();
  await waitFor(() => expect(within(third!).getByText(words.notBegun)).toBeTruthy());
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
