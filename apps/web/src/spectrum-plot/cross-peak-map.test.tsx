// @vitest-environment jsdom
import { writePlane } from '@elucida/spectra/planes/write-plane';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { watchDownloads } from '../testing/watch-downloads.ts';
import type { MapPlaces } from './map-marks.tsx';
import { SpectrumPlot } from './spectrum-plot.tsx';

cleanUpAfterEach();

const PEAKS = [
  { delta_h_ppm: 4.1, delta_c_ppm: 60 },
  { delta_h_ppm: 2, delta_c_ppm: 21, phase: '-' },
];

/** An edited HSQC with one peak up and one down. */
function plane() {
  const side = 200;
  const values = Float32Array.from({ length: side * side }, (_, k) => {
    const h = 6 - ((k % side) * 6) / (side - 1),
      c = 90 - (Math.floor(k / side) * 90) / (side - 1);
    const line = (at: number, other: number) =>
      Math.exp(-(((h - at) / 0.1) ** 2) - ((c - other) / 2) ** 2);
    return 1000 * line(4.1, 60) - 300 * line(2, 21);
  });
  return writePlane({
    across: [6, 0],
    down: [90, 0],
    columns: side,
    rows: side,
    values,
    noise: 1,
  })!;
}
const curve = (to: number) => {
  const x = Array.from({ length: 400 }, (_, k) => to - (to * k) / 399);
  return writeTrace({ x, y: x.map((ppm) => (ppm > 2 ? 0 : 1)) }, { ordinate: 'intensity' })!;
};
const paths = (sign: 'up' | 'down') =>
  document.querySelectorAll(`[data-contours="${sign}"] path`).length;

/** The map with its contours, once both are there. */
async function map(source: object = { plane: plane() }, projections = {}, places?: MapPlaces) {
  const drawn = { peaks: PEAKS, ...source };
  const shown = await act(async () =>
    show(
      <SpectrumPlot
        technique="HSQC"
        peaks={plotPeaks({ type: 'HSQC', peaks: PEAKS })}
        source={drawn}
        projections={projections}
        places={places}
      />,
    ),
  );
  await screen.findByRole('group', { name: 'Plot tools' });
  return shown;
}

test('contours are drawn above and below zero, the latter dashed; buttons and slider change the levels', async () => {
  const { user } = await map();
  await waitFor(() => expect(paths('up')).toBeGreaterThan(5));
  expect(paths('down')).toBeGreaterThan(3);
  expect(document.querySelector('[data-contours="down"]')!.getAttribute('stroke-dasharray')).toBe(
    '3 2',
  );
  expect(screen.getByText(/^from 15\.2 × noise · dashed: negative$/)).toBeTruthy();
  const [up, down] = [paths('up'), paths('down')];
  await user.click(screen.getByRole('button', { name: 'Fewer contours: a higher level' }));
  expect([paths('up'), paths('down')]).toEqual([up - 1, down - 1]);
  await user.click(screen.getByRole('button', { name: 'More contours: a lower level' }));
  await user.click(screen.getByRole('button', { name: 'More contours: a lower level' }));
  expect([paths('up'), paths('down')]).toEqual([up + 1, down + 1]);
  const slider = screen.getByRole('slider', { name: 'Lowest contour' });
  expect(slider.getAttribute('aria-valuetext')).toBe('from 10.1 × noise');
  fireEvent.change(slider, { target: { value: '1' } });
  expect([paths('up'), paths('down')]).toEqual([1, 0]);
});

test('the wheel changes the levels with Ctrl, and leaves the page alone without', async () => {
  await map();
  await waitFor(() => expect(paths('up')).toBeGreaterThan(5));
  const before = paths('up');
  const svg = screen.getByRole('img');
  act(() => void fireEvent.wheel(svg, { deltaY: 120 }));
  expect(paths('up')).toBe(before);
  act(() => void fireEvent.wheel(svg, { deltaY: 120, ctrlKey: true }));
  expect(paths('up')).toBe(before - 1);
});

test('spectra of one dimension lie along the edges', async () => {
  await map({ plane: plane() }, { across: curve(10), down: curve(150) });
  await waitFor(() => expect(document.querySelectorAll('[data-projection]')).toHaveLength(2));
});

test('a rectangle that is dragged over is enlarged, and a button shows all again', async () => {
  const { user } = await map();
  const reset = screen.getByRole('button', { name: 'Whole spectrum' });
  expect(reset.getAttribute('aria-disabled')).toBe('true');
  const svg = screen.getByRole('img');
  svg.setPointerCapture = () => {};
  const at = (clientX: number, clientY: number) => ({
    clientX,
    clientY,
    button: 0,
    pointerType: 'mouse',
  });
  const ticks = () => [...svg.querySelectorAll('text')].map((each) => each.textContent).join(' ');
  const whole = ticks();
  fireEvent.pointerDown(svg, at(200, 100));
  fireEvent.pointerMove(svg, at(260, 160));
  fireEvent.pointerUp(svg, at(260, 160));
  expect(ticks()).not.toBe(whole);
  await user.click(reset);
  expect(ticks()).toBe(whole);
});

test('a plane that cannot be read leaves the peaks', async () => {
  await map({ plane: { ...plane(), heights: 'AAAA' } });
  await act(async () => void (await import('./trace-contours.ts')));
  expect(document.querySelectorAll('[data-contours]')).toHaveLength(0);
  expect(document.querySelectorAll('circle[stroke]')).toHaveLength(2);
});

test('the map is saved as SVG with its axes, contours and peaks, without what only the pointer needs', async () => {
  const saved = watchDownloads();
  const { user } = await map();
  await waitFor(() => expect(paths('up')).toBeGreaterThan(5));
  const reach = document.querySelectorAll('circle[fill="transparent"]').length;
  expect(reach).toBe(PEAKS.length);
  await user.click(screen.getByRole('button', { name: 'Save as SVG' }));
  await waitFor(() => expect([...saved.keys()]).toEqual(['hsqc-map.svg']));
  const file = document.createElement('div');
  file.innerHTML = await saved.get('hsqc-map.svg')!.text();
  const words = [...file.querySelectorAll('text')].map((each) => each.textContent);
  expect(words).toEqual(expect.arrayContaining(['δH (ppm)', 'δC (ppm)', '4', '60']));
  expect(file.querySelectorAll('[data-contours="up"] path')).toHaveLength(paths('up'));
  expect(file.querySelectorAll('circle')).toHaveLength(PEAKS.length);
  expect(file.querySelector('rect')!.getAttribute('fill')).toBe('#ffffff');
  // What is on the page stays as it was.
  expect(document.querySelectorAll('circle[fill="transparent"]')).toHaveLength(reach);
  expect(document.documentElement.classList.contains('paper')).toBe(false);
});

test('named places are lines across the map, and those outside what is seen are not drawn', async () => {
  const marks = { across: { x: 4.1, label: 'pivot' }, down: { x: 500, label: 'pivot' } };
  await map({ plane: plane() }, {}, marks);
  await waitFor(() => expect(paths('up')).toBeGreaterThan(5));
  const line = document.querySelector('[data-mark="across"] line')!;
  const ring = [...document.querySelectorAll('circle[stroke]')][0]!;
  expect(line.getAttribute('x1')).toBe(ring.getAttribute('cx'));
  expect(line.getAttribute('x2')).toBe(ring.getAttribute('cx'));
  expect(screen.getAllByText('pivot')).toHaveLength(1);
  expect(document.querySelector('[data-mark="down"]')).toBeNull();
});
