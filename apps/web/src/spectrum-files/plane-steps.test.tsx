// @vitest-environment jsdom
import { AUTOMATIC_PHASES } from '@elucida/spectrometer/processing/process-plane';
import { USUAL_PLANE } from '@elucida/spectrometer/processing/plane-window';
import { writePlane } from '@elucida/spectra/planes/write-plane';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePlotToolsText } from '../spectrum-plot/plot-tools-text.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import type { PlaneSession } from './hand-session.ts';
import { PlaneStepsPart } from './plane-steps.tsx';
import { useProcessingText } from './processing-words.ts';

cleanUpAfterEach();

/** An HSQC with a peak in two corners, so that all of it is kept; its carbons are shown moved by 2 ppm. */
const PLANE = writePlane({
  across: [8, 0],
  down: [162, 2],
  columns: 100,
  rows: 100,
  values: Float32Array.from({ length: 10_000 }, (_, k) => (k === 0 || k === 9999 ? 1000 : k % 3)),
  noise: 1,
})!;
const FOUND = {
  direct: { zero: 10, first: 0, pivot: 4 },
  indirect: { zero: 20, first: 0, pivot: 80 },
};

function session(hasPhases: boolean): PlaneSession {
  return {
    start: {
      ...{ kind: 'plane', type: 'HSQC', hasDecay: true, hasSpectrum: false },
      usual: { ...USUAL_PLANE, from: 'decay', phases: AUTOMATIC_PHASES },
      nuclei: { direct: '1H', indirect: '13C' },
      isMagnitude: !hasPhases,
    },
    preview: async ({ phases }) => ({
      plane: PLANE,
      points: [100, 100],
      signalToNoise: 1000,
      phases: hasPhases
        ? {
            direct: {
              used: phases.direct === 'automatic' ? FOUND.direct : phases.direct,
              ...{ widthPpm: 8, shift: 0 },
            },
            indirect: {
              used: phases.indirect === 'automatic' ? FOUND.indirect : phases.indirect,
              ...{ widthPpm: 160, shift: 2 },
            },
          }
        : null,
    }),
    pick: async () => null,
    close: () => {},
  };
}

async function panel(hasPhases = true) {
  await Promise.all([useProcessingText.load('en'), usePlotToolsText.load('en')]);
  await act(async () =>
    show(
      <PlaneStepsPart
        session={session(hasPhases)}
        to="form"
        onUse={() => ({ moved: [], stayed: [] })}
      />,
    ),
  );
  await waitFor(() => expect(document.querySelector('[data-contours] path')).toBeTruthy());
}
/** Where a mark is, as a share of the frame from its left or upper edge. */
function shareOf(side: 'across' | 'down'): number {
  const frame = document.querySelector('clipPath rect')!;
  const number = (of: Element, name: string) => Number(of.getAttribute(name));
  const line = document.querySelector(`[data-mark="${side}"] line`)!;
  return side === 'across'
    ? (number(line, 'x1') - number(frame, 'x')) / number(frame, 'width')
    : (number(line, 'y1') - number(frame, 'y')) / number(frame, 'height');
}

test('both pivots are marked on the map where its axes have them, and follow what is typed', async () => {
  await panel();
  expect(shareOf('across')).toBeCloseTo(0.5, 2);
  // 80 ppm as recorded is 82 on the axis from 162 (below) to 2 (above).
  expect(shareOf('down')).toBeCloseTo(0.5, 2);
  const [, indirect] = screen.getAllByRole('spinbutton', { name: 'Pivot (ppm)' });
  fireEvent.change(indirect!, { target: { value: '42' } });
  await waitFor(() => expect(shareOf('down')).toBeCloseTo(0.25, 2));
  expect(shareOf('across')).toBeCloseTo(0.5, 2);
  fireEvent.click(screen.getByRole('button', { name: 'Undo this step' }));
  await waitFor(() => expect(shareOf('down')).toBeCloseTo(0.5, 2));
});

test('a plane of magnitudes has no pivot, and none is marked', async () => {
  await panel(false);
  expect(document.querySelector('[data-mark]')).toBeNull();
});
