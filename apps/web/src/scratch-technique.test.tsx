// @vitest-environment jsdom
import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { SCRATCH } from '@elucida/spectra/testing/scratch-technique';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ManualPage } from './features/manual/manual-page.tsx';
import { readJcamp } from '@elucida/spectrometer/jcamp/read-jcamp';
import { ResultView } from './result-view/result-view.tsx';
import { fakeServer, quota, user as aUser } from './testing/fake-server.ts';
import { cleanUpAfterEach, show } from './testing/render.tsx';

// What the lines of a new technique do: its name, an entry in the registry, its texts.
vi.mock('@elucida/spectra/spectrum', async (original) => {
  const module = await original<typeof import('@elucida/spectra/spectrum')>();
  return { ...module, SPECTRUM_TYPES: [...module.SPECTRUM_TYPES, 'S33NMR'] };
});
vi.mock('@elucida/spectra/techniques/registry', async (original) => {
  const module = await original<typeof import('@elucida/spectra/techniques/registry')>();
  const { scratchOutside } = await import('@elucida/spectra/testing/scratch-technique');
  Object.assign(module.TECHNIQUES, { S33NMR: scratchOutside });
  return { ...module, IN_ORDER_OF_REASONS: Object.keys(module.TECHNIQUES) };
});
vi.mock('@elucida/messages/techniques/en', async (original) => {
  const { techniques } = await original<typeof import('@elucida/messages/techniques/en')>();
  const { scratchTexts } = await import('@elucida/spectra/testing/scratch-technique');
  return { techniques: { ...techniques, S33NMR: scratchTexts } };
});

cleanUpAfterEach();
const type = SCRATCH as SpectrumType;

test('the form has a button for it, its fields, its example and the plot of what is typed', async () => {
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
  });
  const { user } = await show(<ManualPage />);
  await user.click(screen.getByRole('button', { name: 'Add ³³S NMR' }));
  const block = within(screen.getByRole('region', { name: '³³S NMR spectrum 1' }));
  expect(block.getByRole<HTMLInputElement>('textbox', { name: 'Solvent' }).value).toBe('CDCl3');
  await user.type(block.getByRole('textbox', { name: 'δ (ppm), Row 1' }), '-333');
  await user.click(block.getByText('Paste a peak list'));
  expect(block.getByPlaceholderText('33S NMR δ −333.0')).toBeTruthy();

  const plots = within(screen.getByRole('region', { name: 'Plots' }));
  expect(plots.getByRole('heading', { name: '³³S NMR' })).toBeTruthy();
  expect(plots.getByText('δ (ppm)')).toBeTruthy();
  expect(plots.getByText('−200')).toBeTruthy();
});

test('a peak table of it is read from a JCAMP-DX file', () => {
  const file = `##TITLE=carbon disulfide
##JCAMP-DX=5.01
##DATA TYPE=NMR PEAK TABLE
##.OBSERVE FREQUENCY=30.7
##.OBSERVE NUCLEUS=^33S
##XUNITS=PPM
##YUNITS=ARBITRARY UNITS
##XFACTOR=1
##YFACTOR=1
##NPOINTS=1
##PEAK TABLE=(XY..XY)
-333, 1
##END=
`;
  expect(readJcamp(file).spectra).toMatchObject([
    { spectrum: { type, peaks: [{ delta_ppm: -333 }] }, picked: false },
  ]);
});

test('a result shows its peaks, what the candidate says of them, and its reasons', async () => {
  fakeServer({});
  const about = { technique: type, atoms: [0], verdict: 'for' as const, peak: 0 };
  const result = {
    status: 'ok',
    molecular_formula: 'CS2',
    nombre_molecula: 'carbon disulfide',
    elapsed_ms: 9,
    smiles: 'S=C=S',
    confidence: 0.9,
    informacion: '',
    candidates: [
      {
        rank: 1,
        name: 'carbon disulfide',
        smiles: 'S=C=S',
        confidence: 0.9,
        proposed_by: ['generator'],
        evidence: [{ ...about, observed: -333, predicted: -334, sd: 1, code: 'x' }],
      },
    ],
    spectra: [{ type, source: 'typed', peaks: [{ delta_ppm: -333 }] }],
    warnings: [],
    reasons: [{ section: type, codes: ['x'], text: '**−333.0** C=S', technique: type, peaks: [0] }],
    report: [],
  } as unknown as AnalysisResponse;
  await show(<ResultView result={result} />);
  // Spectra are drawn once their code is there.
  await screen.findByRole('slider');
  const page = document.body.textContent;
  // Why, the plot with its usual range, and the table of peaks.
  expect(page).toContain('³³S NMR−333.0 C=S');
  expect(page).toContain('−350−400δ (ppm)');
  expect(page).toContain('−333.0–S1−334.0 ± 1.0+1.0agrees');
});
