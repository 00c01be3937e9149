// @vitest-environment jsdom
import { openRunByHand } from '@elucida/spectrometer/run-by-hand';
import { mzml } from '@elucida/spectrometer/testing/mass-xml';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { usePlotToolsText } from '../spectrum-plot/plot-tools-text.ts';
import type { RunSession } from './hand-session.ts';
import { ProcessingPanel } from './processing-panel.tsx';
import { useProcessingText } from './processing-words.ts';

cleanUpAfterEach();

/** Theobromine, then caffeine, every six seconds; without times where asked. */
function sessionOf(isTimed: boolean): RunSession {
  const heights = [0, 300, 700, 300, 0, 500, 1000, 500];
  const text = mzml(
    heights.map((height, k) => ({
      points: [[101.0033, 5] as const, [k < 4 ? 181.072 : 195.0877, height] as const],
      seconds: 6 * k,
    })),
  );
  const bytes = new TextEncoder().encode(isTimed ? text : text.replaceAll('MS:1000016', 'MS:0'));
  const file = { path: 'tea.mzML', size: bytes.length, bytes: () => bytes };
  const { start, preview, pick } = openRunByHand([file], { run: 0, isFolder: false })!;
  return {
    start,
    preview: async (steps) => preview(steps),
    pick: async (steps) => pick(steps),
    close: () => {},
  };
}

async function panel(isTimed = true) {
  await Promise.all([useProcessingText.load('en'), usePlotToolsText.load('en')]);
  const session = sessionOf(isTimed);
  const open = async () => session;
  const onUse = vi.fn(() => ({ moved: [], stayed: [] }));
  const question = { run: 0, isFolder: false };
  const shown = await act(async () =>
    show(
      <ProcessingPanel
        name="tea.mzML"
        files={[]}
        question={question}
        onUse={onUse}
        onClose={() => {}}
        open={open}
      />,
    ),
  );
  const slider = await screen.findByRole('slider', { name: 'Total-ion chromatogram' });
  return { ...shown, slider, onUse };
}
const taken = (words: string) =>
  waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));

test('the scan with the most ions is marked; keys take others, in one step of undo', async () => {
  const { user, slider } = await panel();
  expect(screen.getByRole('region', { name: 'Time in the run: tea.mzML' })).toBeTruthy();
  await taken('Scan 7 of 8 · 0.600 min · the one with the most ions');
  const usual = document.querySelector('[data-usual]')!.getAttribute('cx');
  const mark = () => document.querySelector('[data-taken] line')!.getAttribute('x1');
  expect(mark()).toBe(usual);
  slider.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await taken('Scan 3 of 8 · 0.200 min');
  expect(mark()).not.toBe(usual);
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Undo this step' }));
  await taken('Scan 7 of 8 · 0.600 min · the one with the most ions');
  expect(mark()).toBe(usual);
});

test('a click takes the scan under it, a dragged range is averaged, and its peaks are used', async () => {
  const { user, slider, onUse } = await panel();
  const svg = slider.querySelector('svg')!;
  svg.setPointerCapture = () => {};
  // 640 px wide without a layout, 14 px free at each side, 42 s long.
  const at = (scan: number) => ({
    clientX: 14 + (612 * scan) / 7,
    clientY: 60,
    button: 0,
    pointerType: 'mouse',
  });
  fireEvent.click(svg, at(2));
  await taken('Scan 3 of 8 · 0.200 min');
  fireEvent.pointerDown(svg, at(3));
  fireEvent.pointerMove(svg, at(1));
  fireEvent.pointerUp(svg, at(1));
  fireEvent.click(svg, at(1));
  await taken('Mean of 3 scans · 0.100 to 0.300 min');
  const box = screen.getByRole('checkbox', { name: 'Average a range' }) as HTMLInputElement;
  expect(box.checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Use these peaks' }));
  await screen.findByText('2 peaks are in the form now.');
  expect(onUse).toHaveBeenCalledWith(
    {
      spectrum: expect.objectContaining({
        peaks: [
          // Mean heights: 5, and (300 + 700 + 300) / 3.
          { m_z: 101.0033, rel_int: 1.2 },
          { m_z: 181.072, rel_int: 100 },
        ],
      }),
      shift: 0,
      scan: {
        of: 8,
        retentionS: 6,
        chosen: { first: 2, last: 4, averaged: 3, untilS: 18 },
      },
    },
    { first: 1, last: 3 },
  );
  // Without a range the first of its scans is left.
  await user.click(box);
  await taken('Scan 2 of 8 · 0.100 min');
  await user.click(screen.getByRole('button', { name: 'Automatic again' }));
  await taken('Scan 7 of 8 · 0.600 min · the one with the most ions');
});

test('times are typed, one or both ends of a range', async () => {
  const { user } = await panel();
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
  type('Time (min)', '0.21');
  await taken('Scan 3 of 8 · 0.200 min');
  await user.click(screen.getByRole('checkbox', { name: 'Average a range' }));
  type('To (min)', '0.3');
  await taken('Mean of 2 scans · 0.200 to 0.300 min');
  type('From (min)', '0.5');
  await taken('Scan 6 of 8 · 0.500 min');
});

test('without times, scans go by their numbers', async () => {
  await panel(false);
  await taken('Scan 7 of 8 · the one with the most ions');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Scan' }), { target: { value: '2' } });
  await taken('Scan 2 of 8');
});
