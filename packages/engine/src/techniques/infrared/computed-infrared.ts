import type { IrSpectrum } from '@elucida/spectra/spectrum';

/**
 * Computed (harmonic, gas-phase) IR spectra, as quantum-chemistry programs write them, and their
 * relation to measured ones.
 *
 * Bands below 1,850 cm⁻¹ lie where the gas phase shows them; above, anharmonicity differs by
 * vibration, so one scale
 * factor does not do: C≡N comes out 7 % high, C–H 2 % high, O–H low. Knots: [computed, measured],
 * chosen on 39 computed
 * spectra of the development cases against known isomers (AUC 0.67 without, 0.81 with;
 * docs/science/rules.md). Measured
 * positions: Pretsch, *Structure Determination of Organic Compounds*, IR chapter; NIST gas-phase
 * spectra for O–H.
 */
const KNOTS: readonly (readonly [computed: number, measured: number])[] = [
  [0, 0],
  [1850, 1850],
  [2412, 2245],
  [3000, 2930],
  [3100, 3060],
  [3550, 3640],
  [4000, 4090],
];
/** The words that programs and people use, in the product's languages. */
const COMPUTED =
  /comput|calculat|calculad|kalkulatu|simulat|simulad|harmoni|armoni|harmonik|\bdft\b|b3lyp/i;

/** Whether a spectrum says of itself that it was computed. */
export function isComputed({ metadata }: Pick<IrSpectrum, 'metadata'>): boolean {
  return COMPUTED.test(metadata?.phase ?? '');
}

/** Where a measured gas-phase spectrum would show a computed band, cm⁻¹. */
export const toMeasured = (computed: number): number => interpolate(computed, 0, 1);

/**
 * Where a computed spectrum shows what is measured at this position, cm⁻¹: the inverse of
 * `toMeasured`.
 */
export const toComputed = (measured: number): number => Math.round(interpolate(measured, 1, 0));

function interpolate(x: number, from: 0 | 1, to: 0 | 1): number {
  let upper = 1;
  while (upper < KNOTS.length - 1 && x > KNOTS[upper][from]) upper++;
  const [a, b] = [KNOTS[upper - 1], KNOTS[upper]];
  return a[to] + ((x - a[from]) * (b[to] - a[to])) / (b[from] - a[from]);
}

/**
 * Depth (0–1) of a computed band as a list of measured ones would give it. Computed intensities are
 * integrated absorbances, of which one band often takes nearly all; the square root brings them to
 * the scale of recorded depths (of the powers 1, 0.7, 0.5 and 0.35 it separates isomers best).
 */
export function asRecordedDepth(intensity: number): number {
  return Math.sqrt(Math.max(0, intensity));
}
