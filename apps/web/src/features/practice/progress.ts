import type { HintKind } from '@elucida/contract/practice-terms';

/** What is kept of one problem. */
export interface Attempt {
  /** Structures that were checked. */
  readonly tries: number;
  readonly hints: readonly HintKind[];
  /** Points of a hundred; null while it is not solved. */
  readonly points: number | null;
  /** The solution was shown before it was solved. */
  readonly shown: boolean;
}

/** A student's rating by Glicko-2 (Glickman, 2012): value, deviation, volatility. */
export interface Rating {
  readonly value: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What a browser keeps of a student's practice. */
export interface Progress {
  readonly rating: Rating;
  readonly attempts: Readonly<Record<string, Attempt>>;
}

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

const isAttempt = (value: unknown): value is Attempt => {
  const { tries, hints, points, shown } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(tries) &&
    Array.isArray(hints) &&
    (points === null || Number.isFinite(points)) &&
    typeof shown === 'boolean'
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
