import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import type { Evidence } from '../evidence/evidence.ts';
import { explain } from './explain.ts';
import {
  candidate,
  ethylAcetate,
  methylPropanoate,
  spectra,
  identification,
  predictor,
  valuesOf,
  kindsOf,
} from './testing/explained-ethyl-acetate.ts';

test('bands of one vibration are together where its range is the same', () => {
  const band = (observed: number, from: number, to: number, peak: number): Evidence => ({
    technique: 'IR',
    atoms: [],
    verdict: 'neutral',
    code: 'ir-band-compatible',
    observed,
    peak,
    values: { vibration: 'c-c-aromatic', group: 'arene-para', from, to },
  });
  const recorded: Spectrum[] = [
    { type: 'IR', peaks: [1610, 1585, 1510].map((wavenumber_cm1) => ({ wavenumber_cm1 })) },
  ];
  const methylAnisole = candidate(
    1,
    'COc1ccc(C)cc1',
    '4-methylanisole',
    [band(1610, 1570, 1620, 0), band(1585, 1570, 1620, 1), band(1510, 1480, 1525, 2)],
    0.95,
  );
  const { sections } = explain({
    identification: identification({ candidates: [methylAnisole] }),
    spectra: recorded,
    predictor,
  });
  expect(sections.IR.map(valuesOf).map(({ positions, from, to }) => [positions, from, to])).toEqual(
    [
      [[1610, 1585], 1570, 1620],
      [[1510], 1480, 1525],
    ],
  );
});

test('an absorption spectrum that disagrees with the answer is to be recorded again', () => {
  const foreign: Evidence = {
    technique: 'UVVIS',
    atoms: [],
    verdict: 'against',
    code: 'uv-maximum-foreign',
    weight: -3,
    observed: 410,
    peak: 0,
    values: { found: 410 },
  };
  const settled = (weight: number) =>
    kindsOf(
      explain({
        identification: identification({
          candidates: [
            { ...ethylAcetate, evidence: [...ethylAcetate.evidence, { ...foreign, weight }] },
            { ...methylPropanoate, confidence: 0.001 },
          ],
        }),
        spectra,
        predictor,
      }).sections.settle,
    );
  expect(settled(-3)).toEqual([
    'settle-not-needed',
    'settle-ultraviolet-again',
    'settle-reference',
  ]);
  expect(settled(-1.4)).toEqual(['settle-not-needed', 'settle-reference']);
});

test('a spectrum that was set aside is not a reason, distinguishes no rivals, and is to be recorded again', () => {
  const proton = (rank: number, predicted: number): Evidence => ({
    technique: 'H1NMR',
    atoms: [1],
    observed: 4.12,
    predicted,
    sd: 0.1,
    observations: 40,
    verdict: rank === 1 ? 'for' : 'against',
    weight: rank === 1 ? 2 : -4,
    peak: 0,
    code: 'proton-assignment',
    values: { protons: 2, integral: 2 },
  });
  const candidates = [ethylAcetate, methylPropanoate].map((each) => ({
    ...each,
    evidence: [...each.evidence, proton(each.rank, each.rank === 1 ? 4.1 : 3.6)],
  }));
  const recorded: Spectrum[] = [
    ...spectra,
    { type: 'H1NMR', peaks: [{ delta_ppm: 4.12, int: 2, mult: 'q' }] },
  ];
  const { sections, reasons } = explain({
    identification: identification({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: ['C13NMR'],
      candidates,
    }),
    spectra: recorded,
    predictor,
  });
  expect(sections.verdict[0]).toMatchObject({
    kind: 'inconclusive-contradiction',
    values: { technique: 'C13NMR' },
  });
  expect(sections.C13NMR).toEqual([]);
  expect(reasons.flat().every(({ technique }) => technique === 'H1NMR')).toBe(true);
  expect(reasons.length).toBeGreaterThan(0);
  expect(sections.rivals.some((each) => valuesOf(each).technique === 'C13NMR')).toBe(false);
  expect(sections.settle[0].kind).toBe('settle-record-again');
  const both = explain({
    identification: identification({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: ['C13NMR', 'H1NMR'],
    }),
    spectra,
    predictor,
  });
  expect(both.sections.verdict[0].kind).toBe('inconclusive-contradiction-both');
});

test('a measurement that would settle it names the technique to record', () => {
  const rival = { ...methylPropanoate, confidence: 0.3 };
  const settled = explain({
    identification: identification({ candidates: [{ ...ethylAcetate, confidence: 0.6 }, rival] }),
    spectra,
    predictor,
  }).sections.settle;
  const asked = settled.filter(({ measure }) => measure !== undefined);
  expect(asked.length).toBeGreaterThan(0);
  for (const { measure } of asked) expect(spectra.some(({ type }) => type === measure)).toBe(false);
  expect(settled.at(-1)).toEqual({ kind: 'settle-reference', values: {} });
});
