import { z } from 'zod';

/** The path of what is shared. */
export const sharedParams = z.object({ token: z.string().max(100) });
