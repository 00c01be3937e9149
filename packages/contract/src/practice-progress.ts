import { z } from 'zod';
import { HINT_KINDS, type HintKind } from './practice-terms.ts';

/** Attempts that are kept; the collection has fewer problems. */
export const ATTEMPTS_MAX = 2_000;

/** What is kept of one problem. */
export const attemptSchema = z.object({
  /** Structures that were checked. */
  tries: z.number().int().min(0).max(100_000),
  hints: z.array(z.enum(HINT_KINDS)).max(HINT_KINDS.length),
  /** Points of a hundred; null while it is not solved. */
  points: z.number().min(0).max(100).nullable(),
  /** The solution was shown before it was solved. */
  shown: z.boolean(),
});
export type Attempt = Readonly<Omit<z.infer<typeof attemptSchema>, 'hints'>> & {
  readonly hints: readonly HintKind[];
};

/** A student's rating by Glicko-2 (Glickman, 2012): value, deviation, volatility. */
export const ratingSchema = z.object({
  value: z.number().min(-5_000).max(10_000),
  deviation: z.number().positive().max(1_000),
  volatility: z.number().positive().max(10),
});
export type Rating = Readonly<z.infer<typeof ratingSchema>>;

/** Body and answer of POST /practice/progress. */
export const progressSchema = z.object({
  rating: ratingSchema,
  attempts: z
    .record(z.string().min(1).max(40), attemptSchema)
    .refine((attempts) => Object.keys(attempts).length <= ATTEMPTS_MAX),
});
/** What is kept of a student's practice. */
export interface Progress {
  readonly rating: Rating;
  readonly attempts: Readonly<Record<string, Attempt>>;
}

/** One problem as two devices have it: whatever was reached on either. */
const mergeAttempts = (one: Attempt, other: Attempt): Attempt => ({
  tries: Math.max(one.tries, other.tries),
  hints: HINT_KINDS.filter((kind) => one.hints.includes(kind) || other.hints.includes(kind)),
  points:
    one.points === null || other.points === null
      ? (one.points ?? other.points)
      : Math.min(one.points, other.points),
  shown: one.shown || other.shown,
});

/**
 * The progress of two devices as one, the same from either side and however often. Of the ratings the one that rests
 * on more problems: the smaller deviation (Glickman, 2012).
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const attempts: Record<string, Attempt> = { ...one.attempts };
  for (const [id, attempt] of Object.entries(other.attempts))
    attempts[id] = Object.hasOwn(attempts, id) ? mergeAttempts(attempts[id]!, attempt) : attempt;
  const { deviation: ours, value } = one.rating;
  const { deviation: theirs, value: otherValue } = other.rating;
  const isOurs = ours < theirs || (ours === theirs && value >= otherValue);
  return { rating: isOurs ? one.rating : other.rating, attempts };
}
