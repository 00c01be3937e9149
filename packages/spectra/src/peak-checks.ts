import { IR_INTENSITIES } from './chemistry/band-strengths.ts';
import { MULTIPLICITIES, readMultiplicity } from './chemistry/multiplicities.ts';
import { toNumber } from './number-format.ts';
import type { SpectrumType } from './spectrum.ts';

/** What the amber list can say (specification §5), one message each. */
export const PEAK_CHECK_CODES = [
  'h1_delta_range',
  'h1_integral_positive',
  'h1_multiplicity',
  'c13_delta_range',
  'ir_wavenumber_range',
  'ir_intensity',
  'uvvis_lambda_minimum',
  'ms_ionization',
  'ms_mode',
  'ms_m_z_positive',
  'ms_rel_int_range',
] as const;
export type PeakCheckCode = (typeof PEAK_CHECK_CODES)[number];

export interface PeakCheck {
  readonly code: PeakCheckCode;
  /** Row number as the messages count it, from 1; absent where the block's metadata is meant. */
  readonly row?: number;
  /** The peak's or the metadata's field. */
  readonly field: string;
}

export const IONIZATIONS = ['EI', 'ESI', 'APCI', 'MALDI', 'FAB'] as const;
export const MS_MODES = ['pos', 'neg'] as const;
/** ppm, cm⁻¹, nm and percent of the base peak (specification §9). */
export const RANGES = {
  h1Delta: [0, 12],
  c13Delta: [0, 220],
  wavenumber: [400, 4000],
  relativeIntensity: [0, 100],
  lambdaMinimum: 180,
} as const;

/** A block of the payload, or of the draft with its cells as text. */
export interface CheckedBlock {
  readonly type: SpectrumType;
  readonly metadata?: object | undefined;
  readonly peaks: readonly object[];
}
interface Rule {
  readonly code: PeakCheckCode;
  readonly field: string;
  readonly holds: (value: unknown) => boolean;
}

const number = (holds: (value: number) => boolean) => (value: unknown) =>
  holds(typeof value === 'number' ? value : toNumber(String(value)));
const within = ([low, high]: readonly [number, number]) =>
  number((value) => value >= low && value <= high);
const positive = number((value) => value > 0);
const oneOf = (values: readonly string[]) => (value: unknown) =>
  values.includes(String(value).trim());

/** `dd`, `td`, `dq`: outside the grid's twelve words, and understood. */
const isCompound = (value: string): boolean =>
  (readMultiplicity(value)?.splittings.length ?? 0) > 1;

const ROW_RULES: Readonly<Record<SpectrumType, readonly Rule[]>> = {
  H1NMR: [
    { code: 'h1_delta_range', field: 'delta_ppm', holds: within(RANGES.h1Delta) },
    { code: 'h1_integral_positive', field: 'int', holds: positive },
    {
      code: 'h1_multiplicity',
      field: 'mult',
      holds: (value) => oneOf(MULTIPLICITIES)(value) || isCompound(String(value)),
    },
  ],
  C13NMR: [{ code: 'c13_delta_range', field: 'delta_ppm', holds: within(RANGES.c13Delta) }],
  IR: [
    { code: 'ir_wavenumber_range', field: 'wavenumber_cm1', holds: within(RANGES.wavenumber) },
    { code: 'ir_intensity', field: 'intensity', holds: oneOf(IR_INTENSITIES) },
  ],
  UVVIS: [
    {
      code: 'uvvis_lambda_minimum',
      field: 'lambda_max_nm',
      holds: number((value) => value >= RANGES.lambdaMinimum),
    },
  ],
  MS: [
    { code: 'ms_m_z_positive', field: 'm_z', holds: positive },
    { code: 'ms_rel_int_range', field: 'rel_int', holds: within(RANGES.relativeIntensity) },
  ],
};
const METADATA_RULES: Readonly<Partial<Record<SpectrumType, readonly Rule[]>>> = {
  MS: [
    { code: 'ms_ionization', field: 'ionization', holds: oneOf(IONIZATIONS) },
    { code: 'ms_mode', field: 'mode', holds: oneOf(MS_MODES) },
  ],
};

function broken(rules: readonly Rule[], values: object): Omit<PeakCheck, 'row'>[] {
  return rules
    .filter(({ field, holds }) => {
      const value = Object.hasOwn(values, field)
        ? (values as Record<string, unknown>)[field]
        : undefined;
      const filled = value !== undefined && value !== null && String(value).trim() !== '';
      return filled && !holds(value);
    })
    .map(({ code, field }) => ({ code, field }));
}

/**
 * The warnings of one block, metadata first, then row by row: only filled fields are looked at, and
 * none refuses a run.
 * Takes numbers as well as a draft's text; text that is no number is out of every range.
 */
export function checkPeaks(block: CheckedBlock): PeakCheck[] {
  const metadata = block.metadata ? broken(METADATA_RULES[block.type] ?? [], block.metadata) : [];
  return [
    ...metadata,
    ...block.peaks.flatMap((peak, index) =>
      broken(ROW_RULES[block.type], peak).map((check) => ({ ...check, row: index + 1 })),
    ),
  ];
}
