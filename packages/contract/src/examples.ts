import { z } from 'zod';
import { analysisRecordSchema } from './analyses.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { manualSpectrumSchema } from './manual-payload.ts';

/**
 * The worked examples that anybody may run, in the order of the home page: a sample as the
 * spectrometer recorded it, pictures that are read, peaks as typed, two isomers that are hard to
 * tell apart, and too little for an answer.
 */
export const EXAMPLE_NAMES = ['spectrometer', 'pictures', 'medicine', 'isomers', 'unsure'] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

/** POST /examples: begins a run of an example, or joins the one that is under way. */
export const exampleStartSchema = z.object({
  name: z.enum(EXAMPLE_NAMES),
  /** Of the report. */
  lang: languageSchema.default(DEFAULT_LANGUAGE),
});
export type ExampleStart = z.output<typeof exampleStartSchema>;

/** The run's id, which is all that is needed to watch it. */
export const exampleStartedSchema = z.object({ id: z.string() });

/** GET /examples/{id}: a run of an example, with the fields of an analysis. */
export const exampleRecordSchema = analysisRecordSchema
  .pick({
    id: true,
    status: true,
    stage: true,
    fraction: true,
    created_at: true,
    started_at: true,
    formula: true,
    found: true,
    ranking: true,
    models: true,
    images: true,
    result: true,
    error: true,
  })
  .extend({ name: z.enum(EXAMPLE_NAMES) });
export type ExampleRecord = z.infer<typeof exampleRecordSchema>;

/** What an example is run on, as the build writes it for the server; pictures in base64. */
const exampleInputSchema = z.object({
  formula: z.string(),
  spectra: z.array(manualSpectrumSchema),
  images: z.array(z.object({ name: z.string(), base64: z.string() })),
});
export type ExampleInput = z.infer<typeof exampleInputSchema>;
export const exampleInputsSchema = z.record(z.enum(EXAMPLE_NAMES), exampleInputSchema);
