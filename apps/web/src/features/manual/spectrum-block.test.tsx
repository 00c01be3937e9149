// @vitest-environment jsdom
import { DRAFT_STORAGE_KEY } from '@elucida/spectra/manual-payload/draft-storage-key';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AddSpectrum } from './add-spectrum.tsx';
import { SpectrumBlock } from './spectrum-block.tsx';
import { useDraft } from './use-draft.ts';

cleanUpAfterEach();

function Blocks() {
  const { draft, edit, undo } = useDraft();
  return (
    <>
      {draft.spectra.map((block, index) => (
        <SpectrumBlock key={block.id} block={block} index={index + 1} edit={edit} />
      ))}
      <AddSpectrum count={1} edit={edit} />
      <button type="button" onClick={undo}>
        undo
      </button>
    </>
  );
}

const cell = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const rows = () => within(screen.getByRole('grid')).getAllByRole('row').length - 1;

async function withBlock(technique: string) {
  const view = await show(<Blocks />);
  await view.user.click(screen.getByRole('button', { name: `Add ${technique}` }));
  return view;
}

test('Delete spectrum takes the block away, and undo brings it back', async () => {
  const { user } = await withBlock('IR');
  await user.click(screen.getByRole('button', { name: 'Delete spectrum: IR spectrum 1' }));
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'undo' }));
  expect(rows()).toBe(1);
});

test('numeric cells keep digits, dot and minus, and turn a comma to a dot', async () => {
  const { user } = await withBlock('¹³C NMR');
  await user.type(cell('δ (ppm), Row 1'), 'a-17,1x');
  expect(cell('δ (ppm), Row 1').value).toBe('-17.1');
});

test('keys that follow at once land in the cell that was asked for, without waiting for a frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { user } = await withBlock('¹³C NMR');
  await user.keyboard('171.1{Enter}60.4');
  expect([cell('δ (ppm), Row 1').value, cell('δ (ppm), Row 2').value]).toEqual(['171.1', '60.4']);
  await user.click(screen.getByRole('button', { name: 'Add peak' }));
  await user.keyboard('20.9');
  expect(cell('δ (ppm), Row 3').value).toBe('20.9');
  vi.unstubAllGlobals();
});

test('Enter goes down and adds a row at the end; arrows move; Esc puts the cell back', async () => {
  const { user } = await withBlock('¹³C NMR');
  await user.click(cell('δ (ppm), Row 1'));
  await user.keyboard('171.1{Enter}');
  expect(document.activeElement).toBe(cell('δ (ppm), Row 2'));
  await user.keyboard('60.4{ArrowUp}');
  expect(document.activeElement).toBe(cell('δ (ppm), Row 1'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('Assignment, Row 1'));
  await user.keyboard('CH3{Escape}');
  expect(cell('Assignment, Row 1').value).toBe('');
  expect(cell('δ (ppm), Row 2').value).toBe('60.4');
});

test('several pasted rows fill the grid from the focused cell on', async () => {
  const { user } = await withBlock('¹H NMR');
  await user.click(cell('δ (ppm), Row 1'));
  await user.paste('7,26\t2\td\n3.81\t3\ts');
  expect(rows()).toBe(2);
  expect([
    cell('δ (ppm), Row 1').value,
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Mult., Row 2' }).value,
  ]).toEqual(['7.26', 's']);
});

test('a warning is in the list and is tied to its cell', async () => {
  const { user } = await withBlock('¹H NMR');
  await user.type(cell('δ (ppm), Row 1'), '13');
  expect(screen.getByText('¹H row 1: δ out of range (0–12).')).toBeTruthy();
  const input = cell('δ (ppm), Row 1');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain(
    'δ out of range',
  );
});

test('deleting the last row leaves one empty row; undo brings it back', async () => {
  const { user } = await withBlock('MS');
  await user.type(cell('m/z, Row 1'), '43');
  await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
  expect([rows(), cell('m/z, Row 1').value]).toEqual([1, '']);
  await user.click(screen.getByRole('button', { name: 'undo' }));
  expect(cell('m/z, Row 1').value).toBe('43');
});

test('the paste box says what it read and what it skipped, and why', async () => {
  const { user } = await withBlock('MS');
  await user.click(screen.getByText('Paste a peak list'));
  await user.click(screen.getByRole('textbox', { name: /Rows from a table/ }));
  await user.paste('91\t100\nbase peak\t3\n105\t12');
  await user.click(screen.getByRole('button', { name: 'Add these peaks' }));
  expect(
    screen.getByText('2 peaks read. 1 row skipped: line 2, “base peak” is not a position'),
  ).toBeTruthy();
  expect(rows()).toBe(2);
});

test('the buttons of a row are reached by the arrows, and add a row below or delete this one', async () => {
  const { user } = await withBlock('¹³C NMR');
  await user.click(cell('J (Hz), Row 1'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a row below row 1');
  await user.keyboard('{Enter}');
  expect(rows()).toBe(2);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(rows()).toBe(1);
});

test('a comma in a coupling that looks decimal is reported, and tied to its cell', async () => {
  const { user } = await withBlock('¹H NMR');
  await user.type(cell('J (Hz), Row 1'), '7,1');
  const hint = screen.getByText(
    '¹H row 1: “7,1” is read as separate couplings. For a decimal comma, write 7.1.',
  );
  expect(cell('J (Hz), Row 1').getAttribute('aria-describedby')).toBe(hint.id);
  expect(cell('J (Hz), Row 1').getAttribute('aria-invalid')).toBeNull();
});

test('an ACS string pasted into the first cell fills the rows from there on', async () => {
  const { user } = await withBlock('¹H NMR');
  await user.click(cell('δ (ppm), Row 1'));
  await user.paste('1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)');
  expect(rows()).toBe(2);
  expect(cell('J (Hz), Row 1').value).toBe('7.1');
  expect(screen.getByText('2 peaks read.')).toBeTruthy();
});

test('a long table is drawn a hundred rows at a time, and the arrows cross its pages', async () => {
  const { user } = await withBlock('MS');
  await user.click(cell('m/z, Row 1'));
  await user.paste(Array.from({ length: 120 }, (_, index) => `${index + 1}\t1`).join('\n'));
  expect(rows()).toBe(100);
  expect(screen.getByText('Rows 1–100 of 120')).toBeTruthy();
  await user.click(cell('m/z, Row 100'));
  await user.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('m/z, Row 101');
  expect(rows()).toBe(20);
  await user.click(screen.getByRole('button', { name: 'Add peak' }));
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('m/z, Row 121');
  await user.click(screen.getByRole('button', { name: 'Previous rows' }));
  expect(cell('m/z, Row 1').value).toBe('1');
});

test('a hundred thousand wrong rows are reported in short', async () => {
  window.localStorage.setItem(
    DRAFT_STORAGE_KEY,
    JSON.stringify({
      formula: '',
      title: '',
      comments: '',
      spectra: [
        {
          type: 'IR',
          metadata: {},
          peaks: Array.from({ length: 100_000 }, () => ({ wavenumber_cm1: '5000' })),
        },
      ],
    }),
  );
  await show(<Blocks />);
  expect(screen.getByText('Rows 1–100 of 100,000')).toBeTruthy();
  expect(screen.getByText('and 99950 more warnings')).toBeTruthy();
  expect(screen.getByText(/at most 5,000 peaks/)).toBeTruthy();
});

test('the draft is saved under its versioned key and restored', async () => {
  const first = await withBlock('IR');
  await first.user.type(cell('ν̃ (cm⁻¹), Row 1'), '1741');
  expect(window.localStorage.getItem(DRAFT_STORAGE_KEY)).toContain('1741');
  expect(DRAFT_STORAGE_KEY).toMatch(/v1$/);
  first.unmount();
  await show(<Blocks />);
  expect(cell('ν̃ (cm⁻¹), Row 1').value).toBe('1741');
});
