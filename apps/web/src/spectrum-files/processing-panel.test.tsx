// @vitest-environment jsdom
import type { HandPicked, HandPreview, HandSteps } from '@elucida/spectrometer/process-by-hand';
import type { FoundReference } from '@elucida/spectrometer/reference/found-reference';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePlotToolsText } from '../spectrum-plot/plot-tools-text.ts';
import { watchDownloads } from '../testing/watch-downloads.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import type { AnySteps } from './files-question.ts';
import type { CurveSession } from './hand-session.ts';
import { ProcessingPanel } from './processing-panel.tsx';
import type { MovedTypes } from './steps-actions.tsx';
import { useProcessingText } from './processing-words.ts';

cleanUpAfterEach();

const USUAL: HandSteps = {
  from: 'decay',
  broadeningHz: 0.3,
  gaussianHz: 0,
  filling: 2,
  phase: 'automatic',
  baseline: 'automatic',
  reference: 'automatic',
};
const FOUND = { zero: 85.7, first: 15, pivot: 2.04 };
const PROPOSED: FoundReference = {
  line: { by: 'TMS', label: 'TMS', at: 0.15, shift: -0.15 },
  outcome: 'proposed',
};
const TRACE = writeTrace({ x: [12, 6, 2, 0], y: [0, 5, 100, -3] }, { ordinate: 'intensity' });
const PICKED: Spectrum = { type: 'H1NMR', peaks: [{ delta_ppm: 2.04, int: 3, mult: 's' }] };
const QUESTION = { index: 0, isFolder: false, atoms: null, without: [] };

/** An experiment whose preview tells nothing but the steps that were asked. */
function fakeSession(hasImaginary = true) {
  const asked: HandSteps[] = [];
  const picked: HandSteps[] = [];
  const close = vi.fn();
  const preview = async (steps: HandSteps): Promise<HandPreview> => {
    asked.push(steps);
    const phase = steps.phase === 'automatic' ? FOUND : steps.phase;
    const { reference } = steps;
    const shift = typeof reference === 'object' && 'shift' in reference ? reference.shift : 0;
    return {
      used: { phase: hasImaginary ? phase : null, shift, noise: 1, points: 32_768, widthPpm: 15 },
      reference: reference === 'automatic' ? PROPOSED : null,
      signalToNoise: 250,
      trace: TRACE,
    };
  };
  const session: CurveSession = {
    start: {
      ...{ kind: 'curve', type: 'H1NMR', gives: 'peaks', usual: USUAL },
      ...{ hasDecay: true, hasSpectrum: true, filterPoints: 68 },
    },
    preview,
    pick: async (steps) => {
      picked.push(steps);
      return steps.phase === 'automatic' || steps.phase.zero < 150
        ? { spectrum: PICKED, shift: 0 }
        : null;
    },
    curve: async () => ({ x: Float64Array.of(8, 7), y: Float64Array.of(-1.5, 250) }),
    close,
  };
  return { session, asked, picked, close };
}

async function opened(fake = fakeSession()) {
  await Promise.all([useProcessingText.load('en'), usePlotToolsText.load('en')]);
  const onUse = vi.fn((_: HandPicked, __: AnySteps): MovedTypes => ({
    moved: ['HSQC'],
    stayed: ['COSY'],
  }));
  const onClose = vi.fn();
  const files: File[] = [];
  const open = async () => fake.session;
  const shown = await act(async () =>
    show(
      <ProcessingPanel
        name="¹H"
        files={files}
        question={QUESTION}
        onUse={onUse}
        onClose={onClose}
        open={open}
      />,
    ),
  );
  await waitFor(() => expect(zero().disabled).toBe(false));
  return { ...shown, ...fake, onUse, onClose };
}
const zero = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Zero order (°)' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Zero order (°)' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the automatic choice is shown, corrected with the slider, and undone in one step', async () => {
  const { asked } = await opened();
  expect(zero().value).toBe('85.7');
  expect(screen.getByText('automatic: 85.7°')).toBeTruthy();
  await act(async () => {
    fireEvent.change(slider(), { target: { value: '86' } });
    fireEvent.change(slider(), { target: { value: '87' } });
  });
  expect(zero().value).toBe('87');
  await waitFor(() => expect(asked.at(-1)!.phase).toEqual({ ...FOUND, zero: 87 }));
  await act(async () => press('Undo this step'));
  expect(zero().value).toBe('85.7');
  expect(asked.at(-1)).toEqual(USUAL);
});

test('the pivot is moved: the curve stays, the first order turns about the new place; undone in one step', async () => {
  const { asked } = await opened();
  const pivot = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Pivot (ppm)' });
  expect(pivot().value).toBe('2.04');
  expect(screen.getByText(/^automatic: 2\.04 ppm, the tallest line\./u)).toBeTruthy();
  await act(async () => {
    fireEvent.change(pivot(), { target: { value: '7' } });
    fireEvent.change(pivot(), { target: { value: '7.04' } });
  });
  // A third of 15 ppm to the left: a third of 15° less.
  const { phase } = asked.at(-1)!;
  expect(phase).toEqual({
    zero: expect.closeTo(80.7, 6),
    first: 15,
    pivot: expect.closeTo(7.04, 6),
  });
  expect(zero().value).toBe('80.7');
  // The automatic angle is that of the same phase about the same place.
  expect(screen.getByText('automatic: 80.7°')).toBeTruthy();
  await act(async () => {
    fireEvent.blur(pivot());
  });
  await act(async () => press('Undo this step'));
  expect(pivot().value).toBe('2.04');
  expect(asked.at(-1)).toEqual(USUAL);
});

test('a preset sets the window and the filling, shows what it is, and is undone in one step', async () => {
  const { asked } = await opened();
  const preset = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Preset' });
  const shown = () => preset().selectedOptions[0]!.text;
  expect(shown()).toBe('¹H: 0.3 Hz');
  const said = 'exponential 0.3 Hz, zero filling: 2 times the points';
  expect(screen.getByText(`automatic: ${said}`)).toBeTruthy();
  await act(async () => {
    fireEvent.change(preset(), { target: { value: 'weak' } });
  });
  expect(asked.at(-1)).toEqual({ ...USUAL, broadeningHz: 3 });
  expect(shown()).toBe('weak ¹³C: 3 Hz');
  expect(screen.getByText(said.replace('0.3', '3'))).toBeTruthy();
  const width = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Line broadening (Hz)' });
  expect(width.value).toBe('3');
  await act(async () => {
    fireEvent.change(width, { target: { value: '2' } });
  });
  expect(shown()).toBe('as set below');
  await act(async () => press('Undo this step'));
  expect(shown()).toBe('weak ¹³C: 3 Hz');
  await act(async () => press('Undo this step'));
  expect(asked.at(-1)).toEqual(USUAL);
  expect(shown()).toBe('¹H: 0.3 Hz');
});

test('the curve is saved as CSV with all of its points, beside JCAMP-DX', async () => {
  const saved = watchDownloads();
  await opened();
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Save the curve as CSV' }));
  });
  await waitFor(() => expect([...saved.keys()]).toEqual(['h1-spectrum.csv']));
  expect(await saved.get('h1-spectrum.csv')!.text()).toBe(
    '1H chemical shift (ppm),intensity (arbitrary units)\r\n8,-1.5\r\n7,250\r\n',
  );
});

test('undo by keys takes the steps back, and does not reach the page', async () => {
  await opened();
  const reached = vi.fn();
  document.addEventListener('keydown', reached);
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name: 'Take the baseline off' }));
  });
  await act(async () => {
    fireEvent.keyDown(zero(), { key: 'z', ctrlKey: true });
  });
  document.removeEventListener('keydown', reached);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(reached).not.toHaveBeenCalled();
});

test('what is typed halfway changes nothing', async () => {
  const { asked } = await opened();
  const before = asked.length;
  await act(async () => {
    fireEvent.change(zero(), { target: { value: '' } });
    fireEvent.change(zero(), { target: { value: '900' } });
  });
  expect(asked).toHaveLength(before);
  await act(async () => {
    fireEvent.blur(zero());
  });
  expect(zero().value).toBe('85.7');
});

test('a peak of a known shift, counted from the axis as it stands, is the reference', async () => {
  const { asked } = await opened();
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value } });
  await act(async () => type('Move all shifts by (ppm)', '0.5'));
  await waitFor(() => expect(asked.at(-1)!.reference).toEqual({ shift: 0.5 }));
  await act(async () => {
    type('Peak near (ppm)', '7.5');
    type('is at (ppm)', '7.26');
  });
  await act(async () => press('Set'));
  expect(asked.at(-1)!.reference).toEqual({ near: 7, is: 7.26 });
});

test('a reference that is only proposed is done by a person, and undone', async () => {
  const { asked } = await opened();
  expect(screen.getByText(/^The line at 0.150 ppm may be TMS\./u)).toBeTruthy();
  await act(async () => press('Move all shifts'));
  expect(asked.at(-1)!.reference).toEqual({ shift: -0.15 });
  expect(screen.queryByRole('button', { name: 'Move all shifts' })).toBeNull();
  await act(async () => press('Undo this step'));
  expect(asked.at(-1)!.reference).toBe('automatic');
});

test('what shifts are counted from is chosen by its name', async () => {
  const { asked } = await opened();
  const choose = async (value: string) =>
    act(async () => {
      fireEvent.change(screen.getByRole('combobox', { name: 'Count shifts from' }), {
        target: { value },
      });
    });
  await choose('DMSO-d6');
  expect(asked.at(-1)!.reference).toEqual({ by: 'DMSO-d6' });
  await choose('recorded');
  expect(asked.at(-1)!.reference).toBe('recorded');
});

test('the peaks go to the form, and automatic again is the beginning', async () => {
  const { asked, picked, onUse } = await opened();
  await act(async () => {
    fireEvent.change(slider(), { target: { value: '100' } });
  });
  await act(async () => press('Use these peaks'));
  expect(picked).toEqual([{ ...USUAL, phase: { ...FOUND, zero: 100 } }]);
  expect(onUse).toHaveBeenCalledExactlyOnceWith(
    { spectrum: PICKED, shift: 0 },
    { ...USUAL, phase: { ...FOUND, zero: 100 } },
  );
  expect(
    screen.getByText(
      /^1 peak is in the form now\. The cross peaks moved with it: HSQC\. .*: COSY\./u,
    ),
  ).toBeTruthy();
  await act(async () => press('Automatic again'));
  expect(asked.at(-1)).toEqual(USUAL);
});

test('without peaks the form stays as it is', async () => {
  const { onUse } = await opened();
  await act(async () => {
    fireEvent.change(slider(), { target: { value: '180' } });
  });
  await act(async () => press('Use these peaks'));
  expect(onUse).not.toHaveBeenCalled();
  expect(screen.getByText(/No peak rises above the noise/u)).toBeTruthy();
  // That is said of these steps alone.
  await act(async () => press('Undo this step'));
  expect(screen.queryByText(/No peak rises above the noise/u)).toBeNull();
});

test("the instrument's spectrum has no window, and without an imaginary part no phase", async () => {
  const fake = fakeSession(false);
  const session = {
    ...fake.session,
    start: { ...fake.session.start, usual: { ...USUAL, from: 'spectrum' as const } },
  };
  await Promise.all([useProcessingText.load('en'), usePlotToolsText.load('en')]);
  const files: File[] = [];
  const open = async () => session;
  await act(async () =>
    show(
      <ProcessingPanel
        name="¹H"
        files={files}
        question={QUESTION}
        onUse={() => ({ moved: [], stayed: [] })}
        onClose={() => {}}
        open={open}
      />,
    ),
  );
  await screen.findByText(/The phase cannot be changed/u);
  expect(screen.getByText(/These steps need the decay/u)).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: /recorded decay/u }));
  });
  expect(screen.getByRole('spinbutton', { name: 'Line broadening (Hz)' })).toBeTruthy();
  expect(fake.asked.at(-1)).toEqual(USUAL);
});

test('a closed panel ends its thread', async () => {
  const { close, unmount } = await opened();
  unmount();
  expect(close).toHaveBeenCalledOnce();
});
