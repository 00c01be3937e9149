// @vitest-environment jsdom
import { emptyDraft, type ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { addSpectrum } from '@elucida/spectra/manual-payload/edit-draft';
import { spectrumOfBlock } from '@elucida/spectra/manual-payload/build-payload';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { draftReducer, startHistory } from './draft-history.ts';
import { LivePlots } from './live-plots.tsx';

cleanUpAfterEach();

const H1: Spectrum = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
    { delta_ppm: 2.04, int: 3, mult: 's' },
    { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
  ],
};

let draft: ManualDraft;
const peaks = () => spectrumOfBlock(draft.spectra[0]!).peaks;

function Plots({ spectrum }: { spectrum: Spectrum }) {
  const [history, dispatch] = useReducer(draftReducer, null, () =>
    startHistory(addSpectrum(emptyDraft(), spectrum)),
  );
  useEffect(() => {
    draft = history.present;
  });
  return (
    <>
      <LivePlots
        blocks={history.present.spectra}
        edit={(edit) => dispatch({ kind: 'edit', edit })}
      />
      <button type="button" onClick={() => dispatch({ kind: 'undo' })}>
        undo
      </button>
    </>
  );
}

async function plotted(spectrum: Spectrum = H1) {
  const shown = await act(async () => show(<Plots spectrum={spectrum} />));
  await screen.findByRole('group', { name: 'Plot tools' });
  return shown;
}
const plot = () => screen.getByRole('slider');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The second peak from the left, by keyboard. */
function choose(times = 1) {
  for (let k = 0; k < times; k++) fireEvent.keyDown(plot(), { key: 'ArrowRight' });
}

test('a chosen peak is split, joined, and deleted, and each is undone', async () => {
  await plotted();
  expect(screen.queryByRole('button', { name: 'Split in two' })).toBeNull();
  choose();
  expect(screen.getByText('Peak at 4.12 ppm')).toBeTruthy();
  press('Split in two');
  expect(peaks()).toMatchObject([{ int: 1 }, { int: 1 }, { delta_ppm: 2.04 }, { delta_ppm: 1.26 }]);
  choose();
  press('Join with its neighbour');
  expect(peaks()[0]).toEqual({ delta_ppm: 4.12, int: 2, mult: 'm' });
  press('undo');
  press('undo');
  expect(peaks()).toEqual(H1.peaks);
  choose(2);
  fireEvent.keyDown(plot(), { key: 'Delete' });
  expect(peaks()).toEqual([H1.peaks[0], H1.peaks[2]]);
  press('undo');
  expect(peaks()).toEqual(H1.peaks);
});

test('a click adds a peak where it is, and moves a chosen one; a drag empties a range', async () => {
  await plotted();
  const svg = plot().querySelector('svg')!;
  press('Add a peak');
  expect(screen.getByText(/Click where the peak is/)).toBeTruthy();
  // The axis runs from 10 to 0 ppm between 14 and 626 px.
  fireEvent.click(svg, { clientX: 14 + 612 * 0.3 });
  expect(peaks().map((peak) => Object.values(peak)[0])).toEqual([7, 4.12, 2.04, 1.26]);
  press('Add a peak');
  fireEvent.click(svg, { clientX: 14 + 612 * 0.5 });
  expect(peaks()).toHaveLength(4);

  choose();
  press('Move');
  fireEvent.click(svg, { clientX: 14 + 612 * 0.25 });
  expect(peaks()[0]).toEqual({ delta_ppm: 7.5 });
  expect(screen.getByRole('button', { name: 'Move' }).getAttribute('aria-pressed')).toBe('false');

  press('Remove a range');
  const at = (ppm: number) => ({ clientX: 14 + 61.2 * (10 - ppm), pointerId: 1, button: 0 });
  Object.assign(svg, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(svg, at(3));
  fireEvent.pointerMove(svg, at(1));
  fireEvent.pointerUp(svg, at(1));
  expect(peaks().map((peak) => Object.values(peak)[0])).toEqual([7.5, 4.12]);
});

test('a reference moves all peaks; only shifts have one', async () => {
  const { user, unmount } = await plotted();
  choose(2);
  await user.type(screen.getByLabelText('Its true shift (ppm)'), '2.05');
  press('Set the reference');
  expect(peaks().map((peak) => Object.values(peak)[0])).toEqual([4.13, 2.05, 1.27]);
  unmount();
  await plotted({ type: 'IR', peaks: [{ wavenumber_cm1: 1740 }] });
  choose();
  expect(screen.getByText(/Peak at 1740/)).toBeTruthy();
  expect(screen.queryByLabelText('Its true shift (ppm)')).toBeNull();
});
