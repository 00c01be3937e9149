import { z } from 'zod';
import { HINT_KINDS, SKILLS } from './practice-terms.ts';

/** Attempts that are kept; the collection has fewer problems. */
const ATTEMPTS_MAX = 2_000;

/** What is kept of one problem. */
const attemptSchema = z.object({
  /** Structures that were checked. */
  tries: z.number().int().min(0).max(100_000),
  hints: z.array(z.enum(HINT_KINDS)).max(HINT_KINDS.length),
  /** Points of a hundred; null while it is not solved. */
  points: z.number().min(0).max(100).nullable(),
  /** The solution was shown before it was solved. */
  shown: z.boolean(),
  /** The day on which it was solved, `2026-11-28`, where the student was. */
  on: z.iso.date().optional(),
  /** What it takes; once the solution was seen. */
  skills: z.array(z.enum(SKILLS)).max(SKILLS.length).optional(),
});

/** A student's rating by Glicko-2 (Glickman, 2012): value, deviation, volatility. */
const ratingSchema = z.object({
  value: z.number().min(-5_000).max(10_000),
  deviation: z.number().positive().max(1_000),
  volatility: z.number().positive().max(10),
});

/** Body and answer of POST /practice/progress. */
export const progressSchema = z.object({
  rating: ratingSchema,
  attempts: z
    .record(z.string().min(1).max(40), attemptSchema)
    .refine((attempts) => Object.keys(attempts).length <= ATTEMPTS_MAX),
});
