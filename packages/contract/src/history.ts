import { z } from 'zod';
import { isShallow } from './is-shallow.ts';
import { languageSchema } from './languages.ts';
import {
  CONFIDENCE_LEVELS,
  HISTORY_PAGE,
  MAX_IMAGES,
  PREVIEW_MAX_BYTES,
  type ConfidenceLevel,
} from './limits.ts';
import { spectrumTypeSchema } from './analysis.ts';
import { plainText } from './plain-text.ts';

/** A preview as a data URL. Size in pixels is checked by the server, which can open it. */
export const previewSchema = z
  .string()
  .regex(
    /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/,
    'A preview is a data:image/png or data:image/jpeg URL in base64.',
  )
  .refine(
    (url) => url.length <= PREVIEW_MAX_BYTES * 1.34 + 32 && bytesOf(url) <= PREVIEW_MAX_BYTES,
    'A preview is at most 400 kB.',
  );

/** Bytes that the base64 of a data URL stands for. */
function bytesOf(url: string): number {
  const start = url.indexOf(',') + 1;
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  return ((url.length - start) * 3) / 4 - padding;
}

/**
 * The whole analysis response, with the previews of its images. `image_preview` is the older single
 * form.
 */
export const savedResultSchema = z.looseObject({
  status: z.string().max(40).optional(),
  image_previews: z.array(previewSchema).max(MAX_IMAGES).optional(),
  image_preview: previewSchema.nullable().optional(),
});
export type SavedResult = z.infer<typeof savedResultSchema>;

/**
 * A stored result as it is read: previews were checked when they were saved; checking each again
 * would cost time, and one bad one the whole list.
 */
const storedResultSchema = z.looseObject({
  status: z.string().optional(),
  image_previews: z.array(z.string()).optional(),
  image_preview: z.string().nullable().optional(),
});

/**
 * Results are a handful of levels deep; what is nested without end could be neither written nor
 * read.
 */
const RESULT_DEPTH = 64;

export const historySaveSchema = z.object({
  formula: plainText(200).min(1),
  nombre_molecula: plainText(1_000).nullable().optional(),
  result_json: savedResultSchema.refine(
    (result) => isShallow(result, RESULT_DEPTH),
    'The result is nested too deeply.',
  ),
});
export type HistorySave = z.infer<typeof historySaveSchema>;

/** One past analysis. `created_at` is ISO 8601 in UTC. */
export const historyItemSchema = z.object({
  id: z.string(),
  formula: z.string(),
  nombre_molecula: z.string().nullable(),
  created_at: z.string(),
  result_json: storedResultSchema,
  /** The analysis it is the result of, while that is kept. */
  analysis_id: z.string().nullable().optional(),
});
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const historyListSchema = z.array(historyItemSchema);

/** Longest search. */
const SEARCH_MAX = 200;

/**
 * The language that results are answered in, written from the statements they keep. Without it, and
 * for a result of an older version, the language they were run in.
 */
const IN_LANGUAGE = { lang: languageSchema.optional() };

export const historyQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(HISTORY_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  /**
   * `1`: without image previews and raw output. `list`: of each result only what a list shows,
   * `status`, `smiles`, `confidence`, `elapsed_ms` and its `techniques`; the parameters that follow
   * search and filter such a list.
   */
  brief: z.enum(['0', '1', 'list']).default('0'),
  /** Words that are all in the name, the formula or the SMILES, whatever their case and accents. */
  q: z.string().trim().max(SEARCH_MAX).default(''),
  technique: spectrumTypeSchema.optional(),
  confidence: z.enum(Object.keys(CONFIDENCE_LEVELS) as [ConfidenceLevel]).optional(),
  ...IN_LANGUAGE,
});
export type HistoryQuery = z.output<typeof historyQuerySchema>;

/** GET /history/{id}. `links`: `image_previews` are the addresses of its pictures. */
export const historyItemQuerySchema = z.object({
  pictures: z.enum(['data', 'links']).default('data'),
  ...IN_LANGUAGE,
});

export const countSchema = z.object({ count: z.number().int() });
export type Count = z.infer<typeof countSchema>;
