import { z } from 'zod';
import { INPUT_MESSAGES } from './input-messages.ts';
import { languageSchema } from './languages.ts';
import { FEEDBACK_MAX } from './limits.ts';

/** What the call and its form answer, letter for letter (specification §8). */
export const FEEDBACK_SENT = 'Thanks! Your feedback was sent.';

/**
 * POST /feedback. The message may run over several lines; other control characters are refused,
 * because PostgreSQL cannot store NUL and a mail has no use for the rest. `lang`, of ours: the
 * language of the page it was written on.
 */
export const feedbackSchema = z.object({
  message: z
    .string(INPUT_MESSAGES.feedback)
    .trim()
    .min(1, INPUT_MESSAGES.feedback)
    .max(FEEDBACK_MAX, `At most ${FEEDBACK_MAX} characters.`)
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'Control characters are not allowed.'),
  lang: languageSchema.optional(),
});
export type FeedbackRequest = z.infer<typeof feedbackSchema>;
