import { z } from 'zod';
import { analysisBriefSchema } from './analyses.ts';

/** Analyses on a page of `/v1/analyses`. */
const PAGE = 20,
  PAGE_MAX = 100;

/** GET /v1/analyses, the newest first. `cursor`: of the page before. */
export const pageQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).default(PAGE),
});

/** A page: analyses that come meanwhile move nothing. */
export const analysesPageSchema = z.object({
  items: z.array(analysisBriefSchema),
  /** For the next page; null on the last. */
  next_cursor: z.string().nullable(),
});
