import { expect, test } from 'vitest';
import { drawnOrdinate } from './ordinate.ts';
import { observedCurve } from './observed-curve.ts';
import { plotPeaks } from './plot-peaks.ts';

test('ions are in percent of the base peak, shifts without a scale', () => {
  const options = { peaks: [], observed: null, view: 'transmittance' as const };
  expect(drawnOrdinate('MS', options)).toEqual({ name: 'percent', values: [0, 100] });
  expect(drawnOrdinate('H1NMR', options)).toBeNull();
});

test('bands sketched from a list have no scale; maxima with absorptivities do', () => {
  const infrared = { type: 'IR' as const, peaks: [{ wavenumber_cm1: 1715, intensity: 's' }] };
  const sketch = (spectrum: typeof infrared) =>
    observedCurve(spectrum, {
      peaks: plotPeaks(spectrum),
      domain: [4000, 400],
      view: 'transmittance',
    });
  expect(
    drawnOrdinate('IR', { ...infrared, observed: sketch(infrared), view: 'absorbance' }),
  ).toEqual({ name: 'relativeAbsorption', values: null });
  const uv = (strength?: string) => {
    const spectrum = {
      type: 'UVVIS' as const,
      peaks: [
        { lambda_max_nm: 256, epsilon_M_1cm_1: '16000' },
        { lambda_max_nm: 290, ...(strength && { epsilon_M_1cm_1: strength }) },
      ],
    };
    const observed = observedCurve(spectrum, {
      peaks: plotPeaks(spectrum),
      domain: [200, 500],
      view: 'absorbance',
    });
    return drawnOrdinate('UVVIS', { ...spectrum, observed, view: 'absorbance' });
  };
  expect(uv('900')).toEqual({ name: 'absorptivity', values: [0, 16_000] });
  expect(uv()).toBeNull();
});
