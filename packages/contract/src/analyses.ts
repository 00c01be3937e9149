import { z } from 'zod';
import { analysisResponseSchema, progressSchema } from './analysis.ts';
import { STAGES } from './analysis-events.ts';
import { ANALYSIS_STATUSES } from './analysis-status.ts';
import { fragmentsSchema, structuresSchema } from './asked.ts';
import { errorBodySchema } from './errors.ts';
import { languageSchema } from './languages.ts';
import { PAYLOAD_MAX } from './limits.ts';
import { manualSpectrumSchema } from './manual-payload.ts';

/** The first event of a stream. */
export const acceptedSchema = z.object({ analysis_id: z.string() });

const NAMED = { title: z.string(), comments: z.string() };

/**
 * One analysis as it is listed. Times are ISO 8601 in UTC. Fields of contract §2, and ours:
 * `started_at` to `share_url`.
 */
export const analysisBriefSchema = z.object({
  id: z.string(),
  status: z.enum(ANALYSIS_STATUSES),
  /** Null until the engine has begun. */
  stage: z.enum(STAGES).nullable(),
  /** How far the stage is. */
  fraction: z.number().min(0).max(1),
  created_at: z.string(),
  /** As it was entered. */
  formula: z.string(),
  ...NAMED,
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** When it is deleted; null while it is open and while the history keeps it. */
  kept_until: z.string().nullable(),
  /** Whether it counts against the day: false once its count was given back. */
  counted: z.boolean(),
  /** The `status` and `nombre_molecula` of its result. */
  outcome: z.enum(['ok', 'inconclusive']).nullable(),
  nombre_molecula: z.string().nullable(),
  /** The item of the history that it was saved as. */
  history_id: z.string().nullable(),
  /** Where others can read it, while it is shared. */
  share_url: z.string().nullable(),
});
export type AnalysisBrief = z.infer<typeof analysisBriefSchema>;

/** An uploaded image: `preview` is the address of a picture of at most 1,600 px. */
const analysisImageSchema = z.object({ name: z.string(), preview: z.string().nullable() });

/** GET /analyses/{id}. */
export const analysisRecordSchema = analysisBriefSchema.extend({
  /** What it found so far, in order. */
  found: z.array(progressSchema.pick({ stage: true, found: true }).required()),
  /** The first ranking, best first, as soon as there is one. */
  ranking: progressSchema.shape.ranking.unwrap().nullable(),
  models: progressSchema.shape.models.unwrap().nullable(),
  images: z.array(analysisImageSchema),
  /** Null until it is done. */
  result: analysisResponseSchema.nullable(),
  /** Why it failed, as the request itself would have been answered. */
  error: errorBodySchema.extend({ status: z.number().int() }).nullable(),
});
export type AnalysisRecord = z.infer<typeof analysisRecordSchema>;

/**
 * GET /analyses/{id} and GET /shared/{token}: the language its result is written in, whichever it
 * was run in; as it was run where none is asked for.
 */
export const readingQuerySchema = z.object({ lang: languageSchema.optional() });

export const ANALYSES_PAGE = 50;

/** GET /analyses, newest first. `open`: those under way; without `status`: all that are kept. */
export const analysesQuerySchema = z.object({
  status: z.enum(['open', 'ended']).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(ANALYSES_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /** The language in which molecules are named; without it, the one each was run in. */
  lang: languageSchema.optional(),
});
export const analysesListSchema = z.array(analysisBriefSchema);

/** PATCH /analyses/{id}: what is left out stays as it is. Answers the analysis, briefly. */
export const analysisPatchSchema = z.object({
  title: z.string().trim().max(PAYLOAD_MAX.title).optional(),
  comments: z.string().trim().max(PAYLOAD_MAX.comments).optional(),
});
export type AnalysisPatch = z.infer<typeof analysisPatchSchema>;

/**
 * GET /analyses/{id}/input: what it was asked, with the fields of the manual payload, so that it
 * can be changed and run again. `spectra` are those typed; those read from images are in `result`.
 */
export const analysisInputSchema = z.object({
  kind: z.enum(['images', 'manual']),
  metadata: z.object({ molecular_formula: z.string(), ...NAMED }),
  spectra: z.array(manualSpectrumSchema),
  /** Absent where nothing was asked about. */
  structures: structuresSchema.removeDefault().optional(),
  fragments: fragmentsSchema.removeDefault().optional(),
  lang: languageSchema,
  images: z.array(analysisImageSchema),
});
export type AnalysisInput = z.infer<typeof analysisInputSchema>;

/** POST /analyses/{id}/share. Sharing twice answers the same address. */
export const analysisShareSchema = z.object({ url: z.string() });

/**
 * GET /shared/{token}: what a stranger sees. Nothing about the account, and not the notes, which
 * their owner wrote for themselves.
 */
export const sharedAnalysisSchema = z.object({
  formula: z.string(),
  title: z.string(),
  created_at: z.string(),
  images: z.array(analysisImageSchema),
  result: analysisResponseSchema,
});
export type SharedAnalysis = z.infer<typeof sharedAnalysisSchema>;
