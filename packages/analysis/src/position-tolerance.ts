import type { SpectrumType } from '@elucida/spectra/spectrum';

/**
 * How far apart two positions of one peak may be, in the technique's unit: ppm, cm⁻¹, nm or m/z.
 * What reading an image is held to
 * (docs/science/reading.md), which covers the rounding of printed tables: ¹H to 0.01, ¹³C to 0.1
 * ppm, IR to 5 cm⁻¹, m/z to whole numbers.
 */
export const POSITION_TOLERANCE: Readonly<Record<SpectrumType, number>> = {
  IR: 10,
  H1NMR: 0.03,
  C13NMR: 0.5,
  MS: 0.5,
  UVVIS: 4,
};
