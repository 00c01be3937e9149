import { expect, test } from 'vitest';
import { loadEngine } from '../load-engine.ts';
import { predictMolecule } from './predict-molecule.ts';

const { predictor } = loadEngine();
const predict = (asked: { structure: string; solvent?: string; frequency_mhz?: number }) =>
  predictMolecule({ lang: 'en', ...asked }, predictor);

test('a phenol’s OH is where its solvent has it', () => {
  const hydroxyl = (solvent: string) => {
    const predicted = predict({ structure: 'phenol', solvent });
    if (!predicted.ok) throw new Error(predicted.field);
    return predicted.prediction.signals.H1NMR.find(({ exchangeable }) => exchangeable)!.delta_ppm;
  };
  expect(hydroxyl('CDCl3')).toBeLessThan(7);
  expect(hydroxyl('DMSO-d6')).toBeGreaterThan(8.5);
});

test('the lines of a frequency hold the hydrogens: eight of ethyl acetate', () => {
  const predicted = predict({ structure: 'CCOC(C)=O', frequency_mhz: 400 });
  if (!predicted.ok) throw new Error(predicted.field);
  const lines = predicted.prediction.h1_lines!;
  expect(lines.reduce((sum, { intensity }) => sum + intensity, 0)).toBeCloseTo(8, 1);
  // The OCH₂ quartet: lines 7.1 Hz apart, as a spectrometer of 1 Hz line width shows them.
  const hz = lines.filter(({ delta_ppm }) => delta_ppm > 3).map(({ delta_ppm }) => delta_ppm * 400);
  const seen = hz.filter((line, i) => i === 0 || hz[i - 1]! - line > 1);
  expect(seen).toHaveLength(4);
  expect(seen[0]! - seen[1]!).toBeCloseTo(7.1, 0);
  expect(predict({ structure: 'CCOC(C)=O' })).toMatchObject({ prediction: { h1_lines: null } });
});

test.each([
  [{ structure: 'no such thing' }, 'structure'],
  [{ structure: 'CCO', solvent: 'tea' }, 'solvent'],
])('%o is refused by its field', (asked, field) => {
  expect(predict(asked)).toMatchObject({ ok: false, field });
});
