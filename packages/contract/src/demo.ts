import { z } from 'zod';
import { analysisResponseSchema, plainResponseSchema } from './analysis.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { DEMO_ELAPSED_MS } from './limits.ts';

const ELAPSED = { elapsed_ms: z.number().default(DEMO_ELAPSED_MS) };

/**
 * GET /demo_example.json: a worked case made by the project, for the history screen. Images are
 * data URLs or paths on this origin. One that does not say how long it took is given ten seconds
 * (specification §3).
 */
export const demoExampleSchema = z.object({
  result_json: analysisResponseSchema.extend(ELAPSED),
  images: z.array(z.string()),
});
export type DemoExample = z.infer<typeof demoExampleSchema>;

/** The file as the pages take it: the specification's fields of a result are enough. */
export const readDemoSchema = demoExampleSchema.extend({
  result_json: z.union([
    demoExampleSchema.shape.result_json,
    plainResponseSchema.extend({ ...ELAPSED, status: z.string().default('ok') }),
  ]),
});
export type ReadDemo = z.infer<typeof readDemoSchema>;

/** Of ours: the language in which the case is written; without it, English. */
export const demoQuerySchema = z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) });
