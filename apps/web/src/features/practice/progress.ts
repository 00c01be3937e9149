import { SKILLS, type Skill } from '@elucida/contract/practice-terms';
import type { Attempt, Progress, Rating } from '@elucida/contract/merge-progress';

/** A beginner solves the easiest problems; Glicko-2's usual deviation and volatility of who is new. */
export const BEGINNER: Progress = {
  rating: { value: 1100, deviation: 350, volatility: 0.06 },
  attempts: {},
};

const NOT_TRIED: Attempt = { tries: 0, hints: [], points: null, shown: false };

export const attemptOf = ({ attempts }: Progress, id: string): Attempt =>
  Object.hasOwn(attempts, id) ? attempts[id]! : NOT_TRIED;

export type AttemptState = 'new' | 'tried' | 'solved' | 'shown';

export function stateOf({ tries, hints, points, shown }: Attempt): AttemptState {
  if (shown) return 'shown';
  if (points !== null) return 'solved';
  return tries > 0 || hints.length > 0 ? 'tried' : 'new';
}

const isRating = (value: unknown): value is Rating =>
  typeof value === 'object' &&
  value !== null &&
  (['value', 'deviation', 'volatility'] as const).every((name) =>
    Number.isFinite((value as Record<string, unknown>)[name]),
  );

const isSkill = (value: unknown): value is Skill => SKILLS.some((skill) => skill === value);

const isAttempt = (value: unknown): value is Attempt => {
  const { tries, hints, points, shown, on, skills } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(tries) &&
    Array.isArray(hints) &&
    (points === null || Number.isFinite(points)) &&
    typeof shown === 'boolean' &&
    (on === undefined || typeof on === 'string') &&
    (skills === undefined || (Array.isArray(skills) && skills.every(isSkill)))
  );
};

/** Reads what was kept; what is damaged begins anew. */
export function readProgress(text: string | null): Progress {
  try {
    const { rating, attempts } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (!isRating(rating) || typeof attempts !== 'object' || attempts === null) return BEGINNER;
    return {
      rating,
      attempts: Object.fromEntries(
        Object.entries(attempts).filter((entry): entry is [string, Attempt] => isAttempt(entry[1])),
      ),
    };
  } catch {
    return BEGINNER;
  }
}

/** Whose the progress is that was kept; null: of nobody with an account. */
export function readOwner(text: string | null): string | null {
  try {
    const { owner } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    return typeof owner === 'string' ? owner : null;
  } catch {
    return null;
  }
}
