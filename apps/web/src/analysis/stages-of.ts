import type { AnalysisRecord } from '@elucida/contract/analyses';
import { collectProgress, type StageProgress } from './collect-progress.ts';

/** The stages that a running analysis has been through, as far as its record goes. */
export function stagesOf({
  found,
  stage,
  fraction,
}: Pick<AnalysisRecord, 'found' | 'stage' | 'fraction'>): readonly StageProgress[] {
  const before = found.reduce<readonly StageProgress[]>(
    (stages, each) => collectProgress(stages, { ...each, fraction: 1 }),
    [],
  );
  return stage === null ? before : collectProgress(before, { stage, fraction });
}
