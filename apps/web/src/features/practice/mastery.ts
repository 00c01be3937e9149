import type { Progress } from '@elucida/contract/merge-progress';
import type { Skill } from '@elucida/contract/practice-terms';

export type MasteryLevel = 'begun' | 'growing' | 'mastered';

/** How far a student is with a skill. */
export interface Mastery {
  /** Mean share of the points, of the problems that take it. */
  readonly share: number;
  readonly problems: number;
  readonly level: MasteryLevel;
}

/** Nobody masters from fewer problems, nor with a smaller share of the points. */
const ENOUGH = 5,
  MASTERED = 0.8,
  GROWING = 0.5;

/** Of the problems that take a skill and whose solution was seen; null where there is none. */
export function mastery({ attempts }: Progress, skill: Skill): Mastery | null {
  const taken = Object.values(attempts).filter(({ skills }) => skills?.includes(skill));
  if (taken.length === 0) return null;
  const share = taken.reduce((sum, { points }) => sum + (points ?? 0) / 100, 0) / taken.length;
  const isMastered = taken.length >= ENOUGH && share >= MASTERED;
  return {
    share,
    problems: taken.length,
    level: isMastered ? 'mastered' : share >= GROWING ? 'growing' : 'begun',
  };
}
