import { z } from 'zod';
import { analysisResponseSchema } from './analysis.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';
import { DEMO_ELAPSED_MS } from './limits.ts';

/**
 * GET /demo_example.json: a worked case made by the project, for the history screen. Images are
 * data URLs or paths on this origin. One that does not say how long it took is given ten seconds
 * (specification §3).
 */
export const demoExampleSchema = z.object({
  result_json: analysisResponseSchema.extend({ elapsed_ms: z.number().default(DEMO_ELAPSED_MS) }),
  images: z.array(z.string()),
});
export type DemoExample = z.infer<typeof demoExampleSchema>;

/** Of ours: the language in which the case is written; without it, English. */
export const demoQuerySchema = z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) });
