// @vitest-environment jsdom
import { formulaProposals } from '@elucida/messages/pages/en/formula-proposals';
import { likelyFormulas as words } from '@elucida/messages/pages/en/likely-formulas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLikelyText } from '../../formula/use-likely-text.ts';
import type { Answers, fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach } from '../../testing/render.tsx';
import { png, ready } from '../../testing/new-page-scene.tsx';

cleanUpAfterEach();
beforeEach(async () => {
  localStorage.clear();
  await useLikelyText.load('en');
});

/** Acetone by its mass number, as a table: several formulas share 58. */
const TABLE = new File(['m/z;rel. int.\n15;20\n43;100\n58;30\n'], 'acetone.csv', {
  type: 'text/csv',
});
const OTHER = new File(['m/z;rel. int.\n43;100\n72;30\n'], 'butanone.csv', { type: 'text/csv' });
// Browsers have it; the DOM of these tests does not.
for (const file of [TABLE, OTHER]) Object.defineProperty(file, 'webkitRelativePath', { value: '' });

const ANSWERS: Answers = {
  'POST /api/analyze/manual': ({ body }) => ({
    json: {
      status: 'ok',
      molecular_formula: (body as { metadata: { molecular_formula: string } }).metadata
        .molecular_formula,
      nombre_molecula: 'acetone',
      elapsed_ms: 9,
      informacion: '',
    },
  }),
};
const SPECTRA = [{ type: 'MS', peaks: [{ m_z: 15 }, { m_z: 43 }, { m_z: 58 }] }];

type Calls = ReturnType<typeof fakeServer>;
const sentOf = (calls: Calls) => calls.filter(({ path }) => path === '/api/analyze/manual');

async function give(...files: readonly File[]): Promise<void> {
  const picker = screen.getByLabelText('Choose images (PNG or JPEG)');
  fireEvent.change(picker, { target: { files } });
  await screen.findByText(/\.csv: .*peaks read/u);
}

/** Analyses of a file's peaks with the likeliest formulas, all done. */
async function compared(...images: readonly File[]) {
  const view = await ready(ANSWERS);
  const { user } = view;
  await give(...images, TABLE);
  await user.click(screen.getByText('No formula yet?'));
  const list = await screen.findByRole('list', { name: formulaProposals.caption });
  expect(within(list).getByRole('button', { name: 'Use this formula: C3H6O' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Compare analyses with the/ }));
  const panel = await screen.findByRole('region', { name: words.title });
  const rows = within(panel).getAllByRole('listitem');
  await user.click(within(panel).getByRole('button', { name: words.start(rows.length) }));
  await within(panel).findByText(words.reading);
  return { ...view, panel, rows };
}

test('formulas of the peaks of a file are compared on /new, images without corrected peaks left out', async () => {
  const { user, calls, panel, rows } = await compared(png('ir.png'));
  expect(within(panel).getByText(words.withoutImages)).toBeTruthy();
  const sent = sentOf(calls);
  expect(sent).toHaveLength(rows.length);
  for (const { body } of sent) expect(body).toMatchObject({ spectra: SPECTRA });
  await user.click(within(panel).getByRole('button', { name: words.useOf('C3H6O') }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Molecular formula' });
  expect(field.value).toBe('C3H6O');
});

test('a comparison that is opened again is of the file it was made of, though the page keeps none', async () => {
  const { unmount, rows } = await compared();
  unmount();

  const { user, calls } = await ready(ANSWERS);
  const panel = await screen.findByRole('region', { name: words.title });
  expect(within(panel).getAllByText('acetone')).toHaveLength(rows.length);
  expect(within(panel).queryByText(words.otherSpectra)).toBeNull();
  expect(within(panel).getByText(words.keptFiles)).toBeTruthy();
  // Started again, it is of the same spectra.
  await user.click(within(panel).getByRole('button', { name: words.start(rows.length) }));
  await waitFor(() => expect(sentOf(calls)).toHaveLength(rows.length));
  for (const { body } of sentOf(calls)) expect(body).toMatchObject({ spectra: SPECTRA });

  // The same file again is the same; another is not.
  await give(TABLE);
  expect(within(panel).queryByText(words.keptFiles)).toBeNull();
  await waitFor(() => expect(within(panel).queryByText(words.otherSpectra)).toBeNull());
  await give(OTHER);
  expect(await within(panel).findByText(words.otherSpectra)).toBeTruthy();
});
