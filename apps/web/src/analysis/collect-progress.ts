import type { Progress } from '@elucida/contract/analysis';
import type { Found } from './found-words.ts';

/** How far a stage has come, and all that it found so far. */
export interface StageProgress {
  readonly stage: Progress['stage'];
  readonly fraction: number;
  readonly found: readonly Found[];
}

/** The stages with one more event. A finding of a kind that came before replaces it. */
export function collectProgress(
  stages: readonly StageProgress[],
  { stage, fraction, found }: Progress,
): readonly StageProgress[] {
  const before = stages.find((each) => each.stage === stage);
  const others = before?.found.filter(({ key }) => key !== found?.key) ?? [];
  const now = { stage, fraction, found: found ? [...others, found] : (before?.found ?? []) };
  return before ? stages.map((each) => (each === before ? now : each)) : [...stages, now];
}
