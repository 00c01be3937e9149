import { HINT_KINDS, SKILLS, type HintKind, type Skill } from './practice-terms.ts';

/** What is kept of one problem. */
export interface Attempt {
  /** Structures that were checked. */
  readonly tries: number;
  readonly hints: readonly HintKind[];
  /** Points of a hundred; null while it is not solved. */
  readonly points: number | null;
  /** The solution was shown before it was solved. */
  readonly shown: boolean;
  /** The day on which it was solved, `2026-11-28`, where the student was. */
  readonly on?: string | undefined;
  /** What it takes; once the solution was seen. */
  readonly skills?: readonly Skill[] | undefined;
}

/** A student's rating by Glicko-2 (Glickman, 2012): value, deviation, volatility. */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What is kept of a student's practice. */
export interface Progress {
  readonly rating: Rating;
  readonly attempts: Readonly<Record<string, Attempt>>;
}

/** The first of two days that are known: they are written so that text order is theirs. */
const earlier = (one: string | undefined, other: string | undefined): string =>
  [one, other].filter((day) => day !== undefined).sort()[0]!;

/** One problem as two devices have it: whatever was reached on either. */
const mergeAttempts = (one: Attempt, other: Attempt): Attempt => ({
  tries: Math.max(one.tries, other.tries),
  hints: HINT_KINDS.filter((kind) => one.hints.includes(kind) || other.hints.includes(kind)),
  points:
    one.points === null || other.points === null
      ? (one.points ?? other.points)
      : Math.min(one.points, other.points),
  shown: one.shown || other.shown,
  ...((one.on ?? other.on) && { on: earlier(one.on, other.on) }),
  ...((one.skills ?? other.skills) && {
    skills: SKILLS.filter((skill) => one.skills?.includes(skill) || other.skills?.includes(skill)),
  }),
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
