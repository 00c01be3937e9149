// @vitest-environment jsdom
import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { SCRATCH } from '@elucida/spectra/testing/scratch-technique';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ManualPage } from './features/manual/manual-page.tsx';
import { readJcamp } from './spectrum-files/read-jcamp.ts';
import { ResultView } from './result-view/result-view.tsx';
import { fakeServer, quota, user as aUser } from './testing/fake-server.ts';
import { cleanUpAfterEach, show } from './testing/render.tsx';

// What the lines of a new technique do: its name, an entry in the registry, its texts.
vi.mock('@elucida/spectra/spectrum', async (original) => {
  const module = await original<typeof import('@elucida/spectra/spectrum')>();
  return { ...module, SPECTRUM_TYPES: [...module.SPECTRUM_TYPES, 'F19NMR'] };
});
vi.mock('@elucida/spectra/techniques/registry', async (original) => {
  const module = await original<typeof import('@elucida/spectra/techniques/registry')>();
  const { scratchOutside } = await import('@elucida/spectra/testing/scratch-technique');
  Object.assign(module.TECHNIQUES, { F19NMR: scratchOutside });
  return { ...module, IN_ORDER_OF_REASONS: Object.keys(module.TECHNIQUES) };
});
vi.mock('@elucida/messages/techniques/en', async (original) => {
  const { techniques } = await original<typeof import('@elucida/messages/techniques/en')>();
  const { scratchTexts } = await import('@elucida/spectra/testing/scratch-technique');
  return { techniques: { ...techniques, F19NMR: scratchTexts } };
});

cleanUpAfterEach();
const type = SCRATCH as SpectrumType;

test('the form has a button for it, its fields, its example and the plot of what is typed', async () => {
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
  });
  const { user } = await show(<ManualPage />);
  await user.click(screen.getByRole('button', { name: 'Add ¹⁹F NMR' }));
  const block = within(screen.getByRole('region', { name: '¹⁹F NMR spectrum 1' }));
  expect(block.getByRole<HTMLInputElement>('textbox', { name: 'Solvent' }).value).toBe('CDCl3');
  await user.type(block.getByRole('textbox', { name: 'δ (ppm), Row 1' }), '-211.5');
  await user.click(block.getByText('Paste a peak list'));
  expect(block.getByPlaceholderText('19F NMR δ −211.5')).toBeTruthy();

  const plots = within(screen.getByRole('region', { name: 'Plots' }));
  expect(plots.getByRole('heading', { name: '¹⁹F NMR' })).toBeTruthy();
  expect(plots.getByText('δ (ppm)')).toBeTruthy();
  expect(plots.getByText('−200')).toBeTruthy();
});

test('a peak table of it is read from a JCAMP-DX file', () => {
  const file = `##TITLE=fluoroethane
##JCAMP-DX=5.01
##DATA TYPE=NMR PEAK TABLE
##.OBSERVE FREQUENCY=376.5
##.OBSERVE NUCLEUS=^19F
##XUNITS=PPM
##YUNITS=ARBITRARY UNITS
##XFACTOR=1
##YFACTOR=1
##NPOINTS=1
##PEAK TABLE=(XY..XY)
-211.5, 1
##END=
`;
  expect(readJcamp(file).spectra).toMatchObject([
    { spectrum: { type, peaks: [{ delta_ppm: -211.5 }] }, picked: false },
  ]);
});

test('a result shows its peaks, what the candidate says of them, and its reasons', async () => {
  fakeServer({});
  const about = { technique: type, atoms: [0], verdict: 'for' as const, peak: 0 };
  const result = {
    status: 'ok',
    molecular_formula: 'C2H5F',
    nombre_molecula: 'fluoroethane',
    elapsed_ms: 9,
    smiles: 'CCF',
    confidence: 0.9,
    informacion: '',
    candidates: [
      {
        rank: 1,
        name: 'fluoroethane',
        smiles: 'CCF',
        confidence: 0.9,
        proposed_by: ['generator'],
        evidence: [{ ...about, observed: -211.5, predicted: -212, sd: 1, code: 'x' }],
      },
    ],
    spectra: [{ type, source: 'typed', peaks: [{ delta_ppm: -211.5 }] }],
    warnings: [],
    reasons: [
      { section: type, codes: ['x'], text: '**−211.5** CH₂F', technique: type, peaks: [0] },
    ],
    report: [],
  } as unknown as AnalysisResponse;
  await show(<ResultView result={result} />);
  const page = document.body.textContent;
  // Why, the plot with its usual range, and the table of peaks.
  expect(page).toContain('¹⁹F NMR−211.5 CH₂F');
  expect(page).toContain('−280−300δ (ppm)');
  expect(page).toContain('−211.5–C1−212.0 ± 1.0+0.5agrees');
});
