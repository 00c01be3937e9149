// @vitest-environment jsdom
import type { ComparedCurve } from '@elucida/spectrometer/compare-spectra';
import type { FoundExperiment } from '@elucida/spectrometer/files/file-reading';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlotToolsText } from '../spectrum-plot/plot-tools-text.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { watchDownloads } from '../testing/watch-downloads.ts';
import { compareGroups, namesOf } from './compare-groups.ts';
import { ComparePanel } from './compare-panel.tsx';
import { useCompareText } from './compare-words.ts';

cleanUpAfterEach();

const experiment = (name: string, given: Partial<FoundExperiment> = {}): FoundExperiment => ({
  ...{ path: `ester/${name}`, title: '', name, technique: null, nuclei: ['13C'], mhz: 400 },
  ...{ solvent: '', recordedAt: null, state: 'used', outline: null, reference: null, axes: null },
  ...given,
});
const EXPERIMENTS = [
  experiment('1H', { nuclei: ['1H'] }),
  experiment('13C'),
  experiment('DEPT-135'),
  experiment('DEPT-90', { state: 'damaged' }),
  experiment('HSQC', { nuclei: ['1H', '13C'] }),
];

test('experiments of one nucleus in one dimension are a group; damaged ones, planes and single ones are not', () => {
  expect(compareGroups(EXPERIMENTS)).toEqual([
    { nucleus: '13C', technique: 'C13NMR', indexes: [1, 2] },
  ]);
});

test('several ¹H spectra are told apart by their folders', () => {
  const twice = ['day1/10', 'day2/10'].map((path) =>
    experiment('1H', { path, nuclei: ['1H'], state: path === 'day1/10' ? 'used' : 'second' }),
  );
  const [group] = compareGroups(twice);
  expect([...namesOf(twice, group!.indexes).values()]).toEqual(['¹H · day1/10', '¹H · day2/10']);
});

/** Ethyl acetate: its four carbons, and of three the DEPT-135. */
function curveOf(lines: readonly (readonly [ppm: number, height: number])[]) {
  const x = Float64Array.from({ length: 8001 }, (_, k) => 200 - k / 40);
  const y = x.map((ppm) =>
    lines.reduce((sum, [at, height]) => sum + height / (1 + ((ppm - at) / 0.03) ** 2), 0),
  );
  return { x, y };
}
const CURVES: readonly ComparedCurve[] = [
  {
    index: 1,
    curve: curveOf([
      [171.1, 0.3],
      [60.4, 1],
      [21, 1],
      [14.2, 1],
    ]),
  },
  {
    index: 2,
    curve: curveOf([
      [60.4, -1],
      [21, 1],
      [14.2, 1],
    ]),
  },
];

async function opened(answer: () => Promise<readonly ComparedCurve[]>) {
  await Promise.all([useCompareText.load('en'), usePlotToolsText.load('en')]);
  const [group] = compareGroups(EXPERIMENTS);
  const onClose = vi.fn();
  const names = namesOf(EXPERIMENTS, group!.indexes);
  const question = { isFolder: true, indexes: group!.indexes, atoms: null, done: [] };
  const files: File[] = [];
  const shown = await act(async () =>
    show(<ComparePanel {...{ group: group!, names, files, question, onClose }} read={answer} />),
  );
  return { ...shown, onClose };
}
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll('g[data-curve]')].map((each) => each.getAttribute('data-curve'));
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('g[data-curve] > line')].map((line) => line.getAttribute('y1'));

test('¹³C and DEPT-135 stand one above the other with their names, are overlaid, and each is hidden', async () => {
  const { container } = await opened(async () => CURVES);
  expect(drawn(container)).toEqual(['¹³C', 'DEPT-135']);
  expect(new Set(heights(container)).size).toBe(2);
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Overlaid' }));
  });
  expect(new Set(heights(container)).size).toBe(1);
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: '¹³C' }));
  });
  expect(drawn(container)).toEqual(['DEPT-135']);
});

test('the picture is saved with the name of each curve, stacked and overlaid', async () => {
  const { container, user } = await opened(async () => CURVES);
  const saved = watchDownloads();
  const plotHeight = Number(
    container.querySelector('svg[viewBox]:has([data-curve])')!.getAttribute('height'),
  );
  const picture = async () => {
    saved.clear();
    await user.click(screen.getByRole('button', { name: 'Save as SVG' }));
    const text = await saved.get('c13-spectra.svg')!.text();
    const page = document.createElement('div');
    page.innerHTML = text;
    return page.firstElementChild!;
  };
  const shown = (svg: Element) =>
    [...svg.querySelectorAll('text')]
      .filter((each) => each.closest('[display="none"]') === null)
      .map((each) => each.textContent);
  const stacked = await picture();
  expect(stacked.getAttribute('height')).toBe(String(plotHeight));
  expect(stacked.querySelectorAll('[data-curve] path')).toHaveLength(2);
  for (const name of ['¹³C', 'DEPT-135']) expect(shown(stacked)).toContain(name);
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Overlaid' }));
  });
  // On the page the names stand below the plot, beside what hides each.
  expect(shown(container)).not.toContain('DEPT-135');
  const overlaid = await picture();
  for (const name of ['¹³C', 'DEPT-135']) expect(shown(overlaid)).toContain(name);
  const dashes = [...overlaid.querySelectorAll('[data-file-only] line')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  );
  expect(dashes).toEqual([null, '6 2']);
  // A row for each name: they lie within the picture.
  const height = Number(overlaid.getAttribute('height'));
  expect(overlaid.getAttribute('viewBox')).toBe(`0 0 640 ${height}`);
  for (const text of overlaid.querySelectorAll('[data-file-only] text'))
    expect(Number(text.getAttribute('y'))).toBeLessThan(height);
});

test('keys on the plot enlarge both at once', async () => {
  await opened(async () => CURVES);
  const plot = screen.getByRole('group', { name: '¹³C spectra on one axis' });
  fireEvent.keyDown(plot, { key: '+' });
  await waitFor(() => expect(screen.getByText(/shown from \d+.* to \d+/u)).toBeTruthy());
  fireEvent.keyDown(plot, { key: '0' });
  await waitFor(() => expect(screen.queryByText(/shown from/u)).toBeNull());
});

test('what cannot be read is named, and a thread that failed is said', async () => {
  const { unmount } = await opened(async () => [CURVES[0]!, { index: 2, curve: null }]);
  const dept = screen.getByRole<HTMLInputElement>('checkbox', { name: 'DEPT-135: cannot be read' });
  expect(dept.disabled).toBe(true);
  unmount();
  await opened(async () => {
    throw new Error('The file changed.');
  });
  expect(screen.getByText(/could not be opened/u)).toBeTruthy();
});
