import { z } from 'zod';
import { ANALYSIS_STATUSES } from './analysis-status.ts';

/** The answer to what was accepted and has not ended: it is asked for again at its `Location`. */
export const acceptedWorkSchema = z.object({ id: z.string(), status: z.enum(ANALYSIS_STATUSES) });
