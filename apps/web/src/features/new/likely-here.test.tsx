// @vitest-environment jsdom
import { formulaProposals } from '@elucida/messages/pages/en/formula-proposals';
import { likelyFormulas as words } from '@elucida/messages/pages/en/likely-formulas';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLikelyText } from '../../formula/use-likely-text.ts';
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
// Browsers have it; the DOM of these tests does not.
Object.defineProperty(TABLE, 'webkitRelativePath', { value: '' });

test('formulas of the peaks of a file are compared on /new, images without corrected peaks left out', async () => {
  const { user, calls } = await ready({
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
  });
  const picker = screen.getByLabelText('Choose images (PNG or JPEG)');
  fireEvent.change(picker, { target: { files: [png('ir.png'), TABLE] } });
  await screen.findByText(/acetone\.csv: .*3 peaks read/u);
  await user.click(screen.getByText('No formula yet?'));
  const list = await screen.findByRole('list', { name: formulaProposals.caption });
  expect(within(list).getByRole('button', { name: 'Use this formula: C3H6O' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Compare analyses with the/ }));
  const panel = await screen.findByRole('region', { name: words.title });
  expect(within(panel).getByText(words.withoutImages)).toBeTruthy();
  const rows = within(panel).getAllByRole('listitem');
  await user.click(within(panel).getByRole('button', { name: words.start(rows.length) }));
  await within(panel).findByText(words.reading);
  const sent = calls.filter(({ path }) => path === '/api/analyze/manual');
  expect(sent).toHaveLength(rows.length);
  for (const { body } of sent)
    expect(body).toMatchObject({
      spectra: [{ type: 'MS', peaks: [{ m_z: 15 }, { m_z: 43 }, { m_z: 58 }] }],
    });
  await user.click(within(panel).getByRole('button', { name: words.useOf('C3H6O') }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Molecular formula' });
  expect(field.value).toBe('C3H6O');
});
