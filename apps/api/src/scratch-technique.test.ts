import { loadEngine } from '@elucida/analysis/load-engine';
import { writeResponse } from '@elucida/analysis/write-response';
import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import { reportResultSchema } from '@elucida/contract/reports';
import { identify } from '@elucida/engine/identify';
import { TERMS } from '@elucida/engine/judging/terms';
import { unattended } from '@elucida/engine/stages';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { plotPeaks } from '@elucida/spectra/plotting/plot-peaks';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { expect, test, vi } from 'vitest';
import { readPdf } from '@elucida/report-pdf/testing/read-pdf';
import { SCRATCH } from '@elucida/spectra/testing/scratch-technique';
import { writeReportPdf } from '@elucida/report-pdf/write-report-pdf';

// What the lines of a new technique do: its name, and an entry in each registry.
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
vi.mock('@elucida/engine/techniques/registry', async (original) => {
  const module = await original<typeof import('@elucida/engine/techniques/registry')>();
  const { scratchInside } = await import('./testing/scratch-inside.ts');
  Object.assign(module.TECHNIQUES, { S33NMR: scratchInside });
  return module;
});

vi.mock('@elucida/messages/techniques/en', async (original) => {
  const { techniques } = await original<typeof import('@elucida/messages/techniques/en')>();
  const { scratchTexts } = await import('@elucida/spectra/testing/scratch-technique');
  return { techniques: { ...techniques, S33NMR: scratchTexts } };
});

const type = SCRATCH as SpectrumType;
const spectra = [
  { type: 'C13NMR', peaks: [{ delta_ppm: 192.7 }] },
  { type, peaks: [{ delta_ppm: -333 }] },
] as Spectrum[];

test('a technique added to both registries is typed, judged, reported and printed', async () => {
  expect(manualSpectrumSchema.parse({ type, peaks: [{ delta_ppm: -333 }] })).toMatchObject({
    type,
  });
  expect(readNotation('33S NMR δ −333.0')).toMatchObject({ spectrum: spectra[1] });
  expect(plotPeaks({ type, peaks: [{ delta_ppm: -333 }] })).toMatchObject([{ x: -333 }]);
  expect(TERMS).toContain('sulfur');

  const formula = parseFormula('CS2');
  if (!formula.ok) throw new Error('CS2 is no formula');
  const request = {
    formula: formula.formula,
    spectra,
    top: 5,
    seed: 1,
    useLibrary: false,
    hide: [],
  };
  const engine = loadEngine();
  const identification = identify(request, engine, unattended);
  const [best] = identification.candidates;
  expect(best).toMatchObject({ smiles: 'S=C=S' });
  expect(best!.scoreByTechnique).toHaveProperty(SCRATCH);
  // No peak is passed over in silence.
  expect(best!.evidence.filter(({ technique }) => technique === type)).toHaveLength(1);

  const response = writeResponse({
    job: { formula: 'CS2', spectra: [], lang: 'en', includeRaw: false },
    identification,
    prepared: { request, outcomes: [], warnings: [] },
    predictor: engine.predictor,
    elapsedMs: 1,
  } as unknown as Parameters<typeof writeResponse>[0]);
  expect(response.informacion).toContain('### ³³S NMR');
  expect(response.report?.some(({ section }) => section === type)).toBe(true);

  const result = reportResultSchema.parse(response);
  const { text } = await readPdf(
    await writeReportPdf(
      { result, images: [], lang: 'en', now: Date.UTC(2026, 10, 23), timeZone: 'UTC' },
      engine,
    ),
  );
  expect(text).toContain('33S NMR δ -333');
  expect(text).toContain('³³S NMR −400');
});
