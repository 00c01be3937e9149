import { z } from 'zod';

/** Far beyond any shift, mass or absorptivity; what is larger could not be drawn on an axis. */
export const FIGURE_MAX = 1e9;
/** A number that can be drawn and printed. */
export const figureSchema = z.number().min(-FIGURE_MAX).max(FIGURE_MAX);
