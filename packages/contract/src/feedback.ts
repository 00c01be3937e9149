import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { FEEDBACK_MAX } from './limits.ts';

/** Sentences of the feedback call and its form, letter for letter (specification §5 and §8). */
export const FEEDBACK_MESSAGES = {
  empty: 'Please write something first.',
  sent: 'Thanks! Your feedback was sent.',
} as const;

/**
 * POST /feedback. The message may run over several lines; other control characters are refused,
 * because PostgreSQL cannot
 * store NUL and a mail has no use for the rest. `lang`, of ours: the language of the page it was
 * written on.
 */
export const feedbackSchema = z.object({
  message: z
    .string(FEEDBACK_MESSAGES.empty)
    .trim()
    .min(1, FEEDBACK_MESSAGES.empty)
    .max(FEEDBACK_MAX, `At most ${FEEDBACK_MAX} characters.`)
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'Control characters are not allowed.'),
  lang: languageSchema.optional(),
});
export type FeedbackRequest = z.infer<typeof feedbackSchema>;
