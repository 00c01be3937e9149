import { describe, expect, test } from 'vitest';
import { ofCode } from '../../evidence/of-code.ts';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { perceive } from '@elucida/molecules/perceive';
import { isComputed, toComputed, toMeasured } from './computed-infrared.ts';
import { explainIr } from './explain-infrared.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import { prepareIr, scoreIr } from './score-infrared.ts';

test.each([
  'computed',
  'Calculated (B3LYP/6-31G*)',
  'calculado',
  'kalkulatua',
  'DFT, unscaled',
  'simulated',
])('%s says that it was computed', (phase) => {
  expect(isComputed({ metadata: { phase } })).toBe(true);
});

test.each(['', 'ATR', 'gas', 'neat, film', 'KBr'])('"%s" does not', (phase) => {
  expect(isComputed({ metadata: { phase } })).toBe(false);
});

test('positions go there and back; below 1,850 cm⁻¹ nothing moves', () => {
  for (let position = 400; position <= 4000; position += 50)
    expect(toComputed(toMeasured(position))).toBe(position);
  expect(toMeasured(1745)).toBe(1745);
  expect(toMeasured(2412)).toBe(2245);
});

describe('ethyl cyanoacetate, computed', () => {
  // C≡N at 2411 cm⁻¹ and C=O at 1790 cm⁻¹, as harmonic calculations give them.
  const peaks = [
    [2411, 0.3],
    [1790, 1],
    [1197, 0.9],
    [3052, 0.05],
    [1379, 0.1],
  ].map(([wavenumber_cm1, depth]) => ({ wavenumber_cm1, depth }));
  const computed = prepareIr({ peaks, source: 'image', metadata: { phase: 'computed' } });

  test('the nitrile gains on an isomer without one when the spectrum is known to be computed', () => {
    const bands = [
      [2412, 1],
      [2989, 0.3],
      [2961, 0.3],
      [1440, 0.2],
      [1265, 0.3],
    ].map(([wavenumber_cm1, depth]) => ({ wavenumber_cm1, depth }));
    const advantage = (phase: string) => {
      const prepared = prepareIr({ peaks: bands, source: 'image', metadata: { phase } });
      const [nitrile, imine] = ['CCCC#N', 'C1CC1C=N']
        .map((smiles) => graphFromSmiles(smiles))
        .map((graph) => scoreIr(detectGroups(graph, perceive(graph)), prepared));
      return nitrile - imine;
    };
    expect(advantage('computed')).toBeGreaterThan(1);
  });

  test('evidence shows the band where it is, and a range that holds it', () => {
    const graph = graphFromSmiles('CCOC(=O)CC#N');
    const band = ofCode(explainIr(graph, perceive(graph), computed), 'ir-band-found').find(
      ({ values }) => values.vibration === 'c-n-triple',
    )!;
    expect(band).toMatchObject({ code: 'ir-band-found', observed: 2411, peak: 0, verdict: 'for' });
    expect(band.values.from).toBeLessThan(2411);
    expect(band.values.to).toBeGreaterThan(2411);
  });
});
