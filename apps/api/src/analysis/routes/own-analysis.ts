import { z } from 'zod';

/** The path of one analysis. */
export const analysisParams = z.object({ id: z.string().max(100) });
