// @vitest-environment jsdom
import { emptyDraft } from '@elucida/spectra/manual-payload/draft';
import { addBlock, putRows } from '@elucida/spectra/manual-payload/edit-draft';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AcsBox } from './acs-box.tsx';

cleanUpAfterEach();

const START = putRows(addBlock(emptyDraft(), 'H1NMR'), 'block-1', {
  rows: [{ delta_ppm: '7.26', int: '2', mult: 'd', j_hz: '8.5', assignment: '' }],
  replace: true,
});

function Boxed() {
  const [draft, setDraft] = useState(START);
  const block = draft.spectra[0]!;
  return (
    <>
      <AcsBox block={block} label="text" edit={(change) => setDraft(change)} />
      <output data-testid="rows">{JSON.stringify(block.peaks)}</output>
      <button
        type="button"
        onClick={() =>
          setDraft((old) =>
            putRows(old, 'block-1', {
              rows: [{ delta_ppm: '3.80', int: '3', mult: 's', j_hz: '', assignment: 'OMe' }],
            }),
          )
        }
      >
        from the grid
      </button>
    </>
  );
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'text' });
const rows = () =>
  JSON.parse(screen.getByTestId('rows').textContent) as { delta_ppm: string; mult: string }[];
const retype = async (user: Awaited<ReturnType<typeof show>>['user'], text: string) => {
  await user.clear(box());
  await user.click(box());
  await user.paste(text);
};

test('the text follows the grid, and the grid follows the text', async () => {
  const { user } = await show(<Boxed />);
  expect(box().value).toBe('1H NMR (400 MHz, CDCl3) δ 7.26 (d, J = 8.5 Hz, 2H)');
  await user.click(screen.getByRole('button', { name: 'from the grid' }));
  expect(box().value).toContain(', 3.80 (s, 3H, OMe)');
  await retype(user, '1H-NMR (400 MHz, CDCl3): δ 7.30 (br. s, 2 H)');
  expect(rows()).toMatchObject([{ delta_ppm: '7.3', mult: 'br-s' }]);
  // The words stay as they were typed.
  expect(box().value).toBe('1H-NMR (400 MHz, CDCl3): δ 7.30 (br. s, 2 H)');
});

test('a token that cannot be read is marked and named, and the grid stays', async () => {
  const { user, container } = await show(<Boxed />);
  await retype(user, '1H NMR δ 7.26 (xq, 2H)');
  expect(container.querySelector('mark')?.textContent).toBe('xq');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-describedby')!)?.textContent).toBe(
    '“xq” is not a multiplicity.',
  );
  await retype(user, '13C NMR δ 170.1');
  expect(
    screen.getByText(
      'This is a list of ¹³C NMR peaks: paste it into a spectrum of that technique.',
    ),
  ).toBeTruthy();
  // Clearing the field before the second text emptied the listed rows; the refused texts changed
  // nothing.
  expect(rows()).toHaveLength(1);
});
