import type { Field } from '@elucida/spectra/techniques/field';
import {
  SPECTRUM_TYPES,
  type RecordedPlane,
  type RecordedTrace,
  type Spectrum,
  type SpectrumType,
} from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { MetadataOf, PeakOf, Technique } from '@elucida/spectra/techniques/technique';
import { z } from 'zod';
import { fragmentsSchema, structuresSchema } from './asked.ts';
import { INPUT_MESSAGES } from './input-messages.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { PAYLOAD_MAX } from './limits.ts';
import { pictureSchema } from './picture.ts';
import { planeSchema } from './plane.ts';
import { searchFromSchema, searchSecondsSchema } from './search-time.ts';
import { traceSchema } from './trace.ts';

const text = z.string().trim().max(PAYLOAD_MAX.text);
const optionalText = text.optional();
/** Finite: JSON's `1e309` arrives as Infinity and is refused. */
const number = z.number();

const fieldSchema = ({ kind, orWords, coded }: Field) =>
  kind === 'couplings'
    ? z.array(number).max(PAYLOAD_MAX.couplings).optional()
    : kind === 'flag'
      ? z.boolean().optional()
      : kind === 'text'
        ? coded
          ? text.transform(coded).optional()
          : optionalText
        : orWords
          ? z.union([number, text]).optional()
          : number.optional();
const fieldsSchema = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

/**
 * A block with the fields of its technique. A row without its position is an empty row of the grid:
 * it says nothing and is left out. Ranges of specification §5 are not checked here; they only add to
 * the answer's warnings.
 */
function blockSchema(
  { type, pair, form: { metadata, peak } }: Technique<SpectrumType>,
  further: Readonly<Record<string, z.ZodType>> = {},
) {
  const [position] = peak;
  return z.object({
    type: z.literal(type),
    metadata: fieldsSchema(metadata).optional(),
    peaks: z
      .array(fieldsSchema(peak).extend(further))
      .max(PAYLOAD_MAX.peaks)
      .default([])
      .transform((rows) => rows.filter((row) => row[position.name] !== undefined)),
    /** The curve that the peaks were picked from: drawn with the result, never judged. */
    trace: traceSchema.optional(),
    /** The same of two dimensions; a technique with one has none, and the field is left out. */
    ...(pair && { plane: planeSchema.optional() }),
  });
}
const [first, ...others] = SPECTRUM_TYPES.map((type) => blockSchema(techniqueOf(type)));
/** A strength that was measured in an image and that no cell of the form has, such as an infrared depth. */
const measured = ({ plot: { strengthField }, form: { peak } }: Technique<SpectrumType>) =>
  strengthField === null || peak.some(({ name }) => name === strengthField)
    ? {}
    : { [strengthField]: number.optional() };
const [firstBeside, ...othersBeside] = SPECTRUM_TYPES.map((type) =>
  blockSchema(techniqueOf(type), measured(techniqueOf(type))).extend({
    /** The file, from 0, that this is a correction of. */
    image: z.number().int().min(0).optional(),
    picture: pictureSchema.optional(),
    /** `false`: nobody corrected it; it is what an earlier analysis read of that file. */
    corrected: z.boolean().optional(),
  }),
);

/** A block as it may be sent: rows may lack anything, and a block may have no rows. */
type SentBlock = {
  [Type in SpectrumType]: {
    type: Type;
    metadata?: MetadataOf<Type> | undefined;
    peaks?: Partial<PeakOf<Type>>[] | undefined;
    trace?: RecordedTrace | undefined;
    plane?: RecordedPlane | undefined;
  };
}[SpectrumType];

/** One spectrum block as typed; an unknown type is refused. */
export const manualSpectrumSchema = z.discriminatedUnion('type', [
  first!,
  ...others,
]) as unknown as z.ZodType<Spectrum, SentBlock>;

/** Blocks that are sent next to images: typed, or read from one and corrected. */
export const spectraBesideImagesSchema = z
  .array(z.discriminatedUnion('type', [firstBeside!, ...othersBeside]))
  .max(PAYLOAD_MAX.spectra) as unknown as z.ZodType<Spectrum[], SentBlock[]>;

/**
 * Body of POST /analyze/manual (contract §2, "Manual payload"), with our optional fields as well.
 */
export const manualPayloadSchema = z.object({
  metadata: z.object({
    molecular_formula: z
      .string(INPUT_MESSAGES.formula)
      .trim()
      .min(1, INPUT_MESSAGES.formula)
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
  /** Structures that the user asks about. */
  structures: structuresSchema,
  /** Fragments that constrain the candidates. */
  fragments: fragmentsSchema,
  /** `true`: one of the AI models words the reasons, from our facts alone. */
  polish: z.boolean().default(false),
  /** Seconds that the search goes on for at least. */
  search_seconds: searchSecondsSchema.optional(),
  /** What an earlier search of the same question found: this one begins there. */
  search_from: searchFromSchema.optional(),
});
export type ManualPayload = z.output<typeof manualPayloadSchema>;
/** The payload as it is sent: defaults may be left out. */
