import { expect, test } from 'vitest';
import { missingPeaks, plotPeaks, type PeakEvidence } from './plot-peaks.ts';

const candidate: { evidence: PeakEvidence[] } = {
  evidence: [
    { technique: 'C13NMR', observed: 171.1, predicted: 170.6, sd: 1.2, verdict: 'for', peak: 0 },
    { technique: 'C13NMR', observed: 75, predicted: 60.6, sd: 1, verdict: 'against', peak: 1 },
    { technique: 'C13NMR', predicted: 14.2, sd: 0.5, verdict: 'against' },
  ],
};

test('peaks carry what the candidate predicts for them', () => {
  const peaks = plotPeaks(
    { type: 'C13NMR', peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 75 }, { delta_ppm: 21 }] },
    candidate,
  );
  expect(peaks.map(({ x, predicted, agreement }) => [x, predicted, agreement])).toEqual([
    [171.1, 170.6, 'for'],
    [75, 60.6, 'against'],
    [21, undefined, 'none'],
  ]);
  expect(missingPeaks('C13NMR', candidate)).toEqual([{ x: 14.2 }]);
});

test('heights are relative to the tallest; a row without a position is not a peak', () => {
  const peaks = plotPeaks({
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
      { delta_ppm: 2.04, int: 3 },
      { int: 1 },
    ],
  });
  expect(peaks.map((peak) => peak.height)).toEqual([2 / 3, 1]);
  expect(peaks[0]!.details).toBe('q, J = 7.1 Hz, 2H');
});
