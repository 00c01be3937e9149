import type { plot as english } from '../en/plot.ts';

export const plot: typeof english = {
  axis: { H1NMR: 'δ (ppm)', C13NMR: 'δ (ppm)', IR: 'Número de onda (cm⁻¹)', UVVIS: 'Longitud de onda (nm)', MS: 'm/z' },
  label: 'Espectro de {{technique}}',
  help: 'Las flechas izquierda y derecha pasan de un pico a otro.',
  transmittance: 'Transmitancia',
  doubled: 'Huella dactilar ×2',
  empty: 'Aún no hay picos.',
  count_one: '{{count}} pico',
  count_other: '{{count}} picos',
  observed: 'observado',
  predicted: 'predicho',
  mismatch: 'no coincide',
  missing: 'no observado',
  table: 'Ver como tabla',
  columns: { atoms: 'Átomos', position: 'Posición', details: 'Detalles', predicted: 'Predicho', difference: 'Diferencia', agreement: 'Concordancia' },
  agreement: { for: 'concuerda', neutral: 'neutro', against: 'discrepa', none: 'sin comparar' },
  peakAt: { H1NMR: 'δ {{x}}', C13NMR: 'δ {{x}}', IR: '{{x}} cm⁻¹', UVVIS: '{{x}} nm', MS: 'm/z {{x}}' },
  predictedAt: 'predicho {{x}}',
  predictedWithin: 'predicho {{x}} ± {{sd}}',
  protons: '{{n}}H',
  current: 'Pico {{index}} de {{total}}',
};
