// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { ImagePeaks } from './image-peaks.tsx';
import type { PicturedSpectrum } from './pictured-spectrum.ts';

cleanUpAfterEach();
const PROTON = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 2.04, int: 3, mult: 's' },
  ],
  picture: {
    width: 1200,
    height: 700,
    scale: [
      { value: 10, foot: [100, 600], head: [100, 50] },
      { value: 0, foot: [1100, 600], head: [1100, 50] },
    ],
    marks: [
      [688, 300],
      [896, 100],
    ],
    foreign: [
      { at: [374, 500], of: 'CDCl3' },
      { at: [1090, 450], of: 'tms' },
      { at: [940, 580], of: 't-butanol' },
    ],
  },
} as unknown as PicturedSpectrum;

function Scene({ onChange }: { onChange: (next: PicturedSpectrum | null) => void }) {
  const [edited, setEdited] = useState<PicturedSpectrum | null>(null);
  const change = (next: PicturedSpectrum | null) => {
    onChange(next);
    setEdited(next);
  };
  return (
    <ImagePeaks
      name="h1.png"
      src="data:image/png;base64,AA=="
      spectrum={edited ?? PROTON}
      corrected={edited !== null}
      formula="C4H8O2"
      onChange={change}
      onDiscard={() => change(null)}
    />
  );
}
async function shown() {
  let last: PicturedSpectrum | null = PROTON;
  // The words load with the peaks.
  const view = await act(() => show(<Scene onChange={(next) => (last = next)} />));
  const peak = (name: string) => screen.findByRole('slider', { name });
  await peak('Peak 1');
  return { ...view, peak, last: () => last };
}
const shifts = (spectrum: PicturedSpectrum | null) =>
  spectrum?.peaks.map((each) => (each as { delta_ppm: number }).delta_ppm);

test('each peak is a slider that says its value, pattern and hydrogens', async () => {
  const { peak } = await shown();
  expect((await peak('Peak 1')).getAttribute('aria-valuetext')).toBe('4.12 ppm, q, 2 H');
  expect((await peak('Peak 2')).getAttribute('aria-valuetext')).toBe('2.04 ppm, s, 3 H');
});

test('lines that are not the molecule’s are named over the image and below it', async () => {
  const { container } = await shown();
  expect(
    [...container.querySelectorAll('.picture-foreign')].map((each) => each.textContent),
  ).toEqual(['CDCl₃', 'TMS', 'tert-butanol']);
  expect(
    screen.getByText("Left out, as not the molecule's: CDCl₃, TMS, tert-butanol."),
  ).toBeTruthy();
});

test('arrow keys move a peak, Page Down goes to the next, Delete removes, undo brings back', async () => {
  const { user, peak, last } = await shown();
  (await peak('Peak 1')).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  expect(shifts(last())).toEqual([4.21, 2.04]);
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(await peak('Peak 2'));
  await user.keyboard('{Delete}');
  expect(shifts(last())).toEqual([4.21]);
  expect(screen.getByText(/Peak removed\. 1 is left\./)).toBeTruthy();
  expect(document.activeElement).toBe(await peak('Peak 1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shifts(last())).toEqual([4.21, 2.04]);
  await user.click(screen.getByRole('button', { name: 'Discard the corrections' }));
  expect(last()).toBeNull();
});

test('a peak is dragged in one step, and added by a double click', async () => {
  const { user, peak, last } = await shown();
  const stage = (await peak('Peak 1')).parentElement!;
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 600, 350);
  HTMLElement.prototype.setPointerCapture = () => {};
  const mark = await peak('Peak 1');
  fireEvent.pointerDown(mark, { button: 0, pointerId: 1, clientX: 344, clientY: 150 });
  fireEvent.pointerMove(mark, { pointerId: 1, clientX: 350, clientY: 150 });
  fireEvent.pointerMove(mark, { pointerId: 1, clientX: 400, clientY: 150 });
  fireEvent.pointerUp(mark, { pointerId: 1 });
  expect(shifts(last())).toEqual([3, 2.04]);
  fireEvent.doubleClick(stage, { clientX: 487, clientY: 50 });
  expect(shifts(last())).toEqual([3, 2.04, 1.26]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(shifts(last())).toEqual([4.12, 2.04]);
});

test('the table holds the same peaks, cell by cell', async () => {
  const { user, last } = await shown();
  const table = screen.getByRole('table', { name: 'Peaks of the image' });
  const shift = within(table).getByRole('textbox', { name: 'δ (ppm), Peak 2' });
  await user.clear(shift);
  await user.type(shift, '2,1');
  expect(shifts(last())).toEqual([4.12, 2.1]);
  const pattern = within(table).getByRole('combobox', { name: 'Mult., Peak 2' });
  await user.clear(pattern);
  await user.type(pattern, 'd');
  expect(last()!.peaks[1]).toMatchObject({ mult: 'd', int: 3 });
  await user.click(within(table).getByRole('button', { name: 'Remove peak 1' }));
  expect(shifts(last())).toEqual([2.1]);
});

test('two lines and their values correct the axis', async () => {
  const { user, last } = await shown();
  await user.click(screen.getByRole('button', { name: 'Correct the axis by two points' }));
  const [first, second] = screen.getAllByRole('textbox', { name: /^Value at line/ });
  expect([first, second].map((field) => (field as HTMLInputElement).value)).toEqual(['9', '1']);
  await user.clear(second!);
  await user.click(screen.getByRole('button', { name: 'Use this axis' }));
  expect(screen.getByText('Enter two different values at two different places.')).toBeTruthy();
  await user.type(second!, '5');
  screen.getByRole('slider', { name: 'Line A' }).focus();
  await user.click(screen.getByRole('button', { name: 'Use this axis' }));
  expect(shifts(last())).toEqual([6.56, 5.52]);
});

test('the peaks go to the manual analysis without their places in the image', async () => {
  const { user, path, state } = await shown();
  await user.click(screen.getByRole('link', { name: 'Open these peaks in the manual analysis' }));
  expect(path()).toBe('/en/manual');
  const { payload } = state() as { payload: string };
  expect(JSON.parse(payload)).toEqual({
    metadata: { molecular_formula: 'C4H8O2' },
    spectra: [{ type: 'H1NMR', peaks: PROTON.peaks }],
  });
});
