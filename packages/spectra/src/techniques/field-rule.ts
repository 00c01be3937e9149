import { toNumber } from '../number-format.ts';

/** What the amber list can say (specification §5), one message each. */
export const PEAK_CHECK_CODES = [
  'h1_delta_range',
  'h1_integral_positive',
  'h1_multiplicity',
  'c13_delta_range',
  'c13_carbon_type',
  'pair_proton_range',
  'pair_carbon_range',
  'pair_phase',
  'pair_intensity',
  'noesy_experiment',
  'f19_delta_range',
  'f19_integral_positive',
  'f19_multiplicity',
  'p31_delta_range',
  'p31_integral_positive',
  'p31_multiplicity',
  'ir_wavenumber_range',
  'ir_intensity',
  'uvvis_lambda_minimum',
  'ms_ionization',
  'ms_mode',
  'ms_m_z_positive',
  'ms_rel_int_range',
] as const;
export type PeakCheckCode = (typeof PEAK_CHECK_CODES)[number];

/** What a filled field must be, or it is warned of by this code. */
export interface FieldRule {
  readonly code: PeakCheckCode;
  readonly field: string;
  readonly holds: (value: unknown) => boolean;
}

const number = (holds: (value: number) => boolean) => (value: unknown) =>
  holds(typeof value === 'number' ? value : toNumber(String(value)));

export const within = ([low, high]: readonly [number, number]) =>
  number((value) => value >= low && value <= high);
export const atLeast = (low: number) => number((value) => value >= low);
export const positive = number((value) => value > 0);
export const oneOf = (values: readonly string[]) => (value: unknown) =>
  values.includes(String(value).trim());
