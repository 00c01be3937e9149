// @vitest-environment jsdom
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import type { Language } from '@elucida/messages/catalogue/language';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { watchDownloads } from '../testing/watch-downloads.ts';
import { SpectrumPlot } from './spectrum-plot.tsx';

cleanUpAfterEach();

const TOOLS = { en: 'Plot tools', es: 'Herramientas del gráfico', eu: 'Grafikoaren tresnak' };

/** A spectrum on a page, with its buttons. */
async function plot(
  type: SpectrumType,
  source: { peaks: Record<string, unknown>[]; trace?: NonNullable<ReturnType<typeof writeTrace>> },
  { image, language = 'en' }: { image?: string; language?: Language } = {},
) {
  // The words of the tools come while it is drawn.
  const shown = await act(async () =>
    show(
      <SpectrumPlot
        technique={type}
        peaks={plotPeaks({ type, ...source })}
        source={source}
        image={image}
      />,
      { language },
    ),
  );
  await screen.findByRole('group', { name: TOOLS[language] });
  return shown;
}
const figures = () => [...document.querySelectorAll('svg text')].map((each) => each.textContent);
const QUARTET = [{ delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] }];

test('typed ¹H peaks are drawn as their patterns, with positions and integrals', async () => {
  await plot('H1NMR', { peaks: QUARTET });
  expect(screen.getByText('1 peak · drawn from the patterns in the peak list')).toBeTruthy();
  expect(figures()).toEqual(expect.arrayContaining(['4.12', '2H', 'δ (ppm)']));
});

test.each(['es', 'eu'] as const)('%s: figures have a decimal comma', async (language) => {
  const { user } = await plot('H1NMR', { peaks: QUARTET }, { language });
  expect(figures()).toEqual(expect.arrayContaining(['4,12', '2H']));
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(/δ 4,12 · q, J = 7,1 Hz, 2H/)).toBeTruthy();
  await user.keyboard('++++++++');
  await waitFor(() => expect(figures()).toEqual(expect.arrayContaining(['4,1'])));
  expect(figures().filter((figure) => /\d\.\d/.test(figure))).toEqual([]);
});

test('plus enlarges around the marked peak, the axis follows, and zero shows all again', async () => {
  const { user } = await plot('H1NMR', { peaks: QUARTET });
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight}++++++++');
  await waitFor(() => expect(screen.getByText(/shown from 4\.\d+ to 3\.\d+/)).toBeTruthy());
  expect(figures()).toEqual(expect.arrayContaining(['4.1']));
  expect(figures()).not.toContain('9');
  await user.keyboard('0');
  await waitFor(() => expect(screen.queryByText(/shown from/)).toBeNull());
});

test('an IR recording has its transmittances at the side, and absorbances where these are asked for', async () => {
  const x = Array.from({ length: 361 }, (_, k) => 4000 - 10 * k);
  const y = x.map((cm) => 1 - 0.9 / (1 + ((cm - 1720) / 20) ** 2));
  const { user } = await plot('IR', {
    peaks: [{ wavenumber_cm1: 1720 }],
    trace: writeTrace({ x, y }, { ordinate: 'transmittance' })!,
  });
  expect(screen.getByText('1 peak · recorded curve')).toBeTruthy();
  expect(figures()).toEqual(expect.arrayContaining(['transmittance (%)', '20', '100']));
  await user.click(screen.getByRole('button', { name: 'Transmittance' }));
  expect(figures()).toEqual(expect.arrayContaining(['absorbance', '0.6', '1']));
});

test('the image that a spectrum was read from is one click away', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  const { user } = await plot('H1NMR', { peaks: QUARTET }, { image: 'data:image/png;base64,AA' });
  await user.click(screen.getByRole('button', { name: 'Show the image' }));
  expect(
    screen
      .getByRole('img', { name: 'The image that this spectrum was read from' })
      .getAttribute('src'),
  ).toBe('data:image/png;base64,AA');
});

test('keys and gestures are listed where they are asked for', async () => {
  const { user } = await plot('MS', { peaks: [{ m_z: 43, rel_int: 100 }, { m_z: 88 }] });
  expect(figures()).toEqual(expect.arrayContaining(['relative intensity (%)', '100']));
  await user.click(screen.getByRole('button', { name: 'Keys and gestures' }));
  expect(screen.getByText('zoom in and out, around the marked peak')).toBeTruthy();
});

test('the spectrum itself is saved as JCAMP-DX: its peaks, where it has no curve', async () => {
  const saved = watchDownloads();
  const { user } = await plot('H1NMR', { peaks: QUARTET });
  await user.click(screen.getByRole('button', { name: 'Save the spectrum as JCAMP-DX' }));
  await waitFor(() => expect([...saved.keys()]).toEqual(['h1-spectrum.jdx']));
  const text = await saved.get('h1-spectrum.jdx')!.text();
  expect(text).toContain('##DATA TYPE= NMR SPECTRUM');
  expect(text).toContain('4.12, ');
});

test('a recorded curve is saved as CSV with its units; without one there is nothing to save', async () => {
  const saved = watchDownloads();
  const x = Array.from({ length: 100 }, (_, k) => 10 - k / 10);
  const y = x.map((ppm) => 1000 / (1 + ((ppm - 4.1) / 0.2) ** 2) - 3);
  const { user } = await plot('H1NMR', {
    peaks: QUARTET,
    trace: writeTrace({ x, y }, { ordinate: 'intensity' })!,
  });
  await user.click(screen.getByRole('button', { name: 'Save the curve as CSV' }));
  await waitFor(() => expect([...saved.keys()]).toEqual(['h1-spectrum.csv']));
  const lines = (await saved.get('h1-spectrum.csv')!.text()).split('\r\n');
  expect(lines[0]).toBe('1H chemical shift (ppm),intensity (arbitrary units)');
  expect(lines).toHaveLength(102);
});
