import { z } from 'zod';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { PAYLOAD_MAX } from './limits.ts';

const text = z.string().trim().max(PAYLOAD_MAX.text);
const optionalText = text.optional();
/** Finite: JSON's `1e309` arrives as Infinity and is refused. */
const number = z.number();

/**
 * A row without its position is an empty row of the grid: it says nothing and is left out. Ranges
 * of specification §5
 * are not checked here; they only add to the answer's warnings.
 */
function peaksOf<Shape extends z.ZodRawShape, Key extends keyof z.output<z.ZodObject<Shape>>>(
  shape: Shape,
  position: Key,
) {
  type Row = z.output<z.ZodObject<Shape>>;
  type Filled = Row & { [K in Key]-?: NonNullable<Row[K]> };
  return z
    .array(z.object(shape))
    .max(PAYLOAD_MAX.peaks)
    .default([])
    .transform((rows): Filled[] =>
      rows.filter((row): row is Filled => (row as Row)[position] !== undefined),
    );
}

const h1 = z.object({
  type: z.literal('H1NMR'),
  metadata: z
    .object({
      frequency_mhz: number.optional(),
      solvent: optionalText,
      temperature_c: number.optional(),
    })
    .optional(),
  peaks: peaksOf(
    {
      delta_ppm: number.optional(),
      int: number.optional(),
      mult: optionalText,
      j_hz: z.array(number).max(PAYLOAD_MAX.couplings).optional(),
      assignment: optionalText,
    },
    'delta_ppm',
  ),
});
const c13 = z.object({
  type: z.literal('C13NMR'),
  metadata: z.object({ frequency_mhz: number.optional(), solvent: optionalText }).optional(),
  peaks: peaksOf({ delta_ppm: number.optional(), assignment: optionalText }, 'delta_ppm'),
});
const ir = z.object({
  type: z.literal('IR'),
  metadata: z.object({ phase: optionalText }).optional(),
  peaks: peaksOf(
    { wavenumber_cm1: number.optional(), intensity: optionalText, assignment: optionalText },
    'wavenumber_cm1',
  ),
});
const uvVis = z.object({
  type: z.literal('UVVIS'),
  metadata: z.object({ solvent: optionalText }).optional(),
  peaks: peaksOf(
    {
      lambda_max_nm: number.optional(),
      epsilon_M_1cm_1: z.union([number, text]).optional(),
      note: optionalText,
    },
    'lambda_max_nm',
  ),
});
const ms = z.object({
  type: z.literal('MS'),
  metadata: z.object({ ionization: optionalText, mode: optionalText }).optional(),
  peaks: peaksOf(
    { m_z: number.optional(), rel_int: number.optional(), assignment: optionalText },
    'm_z',
  ),
});

/** One spectrum block as typed; an unknown type is refused. */
export const manualSpectrumSchema = z.discriminatedUnion('type', [h1, c13, ir, uvVis, ms]);

/**
 * Body of POST /analyze/manual (contract §2, "Manual payload"), with our optional fields beside it.
 */
export const manualPayloadSchema = z.object({
  metadata: z.object({
    molecular_formula: z
      .string()
      .trim()
      .min(1, 'Please enter a molecular formula (e.g., C6H14O)')
      .max(PAYLOAD_MAX.formula),
    title: z.string().trim().max(PAYLOAD_MAX.title).default(''),
    comments: z.string().trim().max(PAYLOAD_MAX.comments).default(''),
    units_policy: z.literal('strict').default('strict'),
  }),
  spectra: z.array(manualSpectrumSchema).max(PAYLOAD_MAX.spectra).default([]),
  lang: languageSchema.default(DEFAULT_LANGUAGE),
  include_raw: z.boolean().default(false),
  /** `false`: no AI model is asked in this analysis. */
  models: z.boolean().default(true),
  /** `true`: one of the AI models words the reasons, from our facts alone. */
  polish: z.boolean().default(false),
});
export type ManualPayload = z.output<typeof manualPayloadSchema>;
/** The payload as it is sent: defaults may be left out. */
