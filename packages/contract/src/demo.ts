import { z } from 'zod';
import { analysisResponseSchema } from './analysis.ts';
import { DEFAULT_LANGUAGE, languageSchema } from './languages.ts';

/** GET /demo_example.json: a worked case made by the project, for the history screen. Images are data URLs or paths on this origin. */
export const demoExampleSchema = z.object({ result_json: analysisResponseSchema, images: z.array(z.string()) });
export type DemoExample = z.infer<typeof demoExampleSchema>;

/** Of ours: the language in which the case is told; without it, English. */
export const demoQuerySchema = z.object({ lang: languageSchema.default(DEFAULT_LANGUAGE) });
